import type { Ticket } from '@haat/contract';
import { Button, Card, EmptyState, Link, Stack, Text } from '@haat/design-system';
import { t } from '@haat/words';
import { useState } from 'react';
import { formatPhone } from '../../parts/people/phone';
import { dateAndTime } from '../../parts/time/when';
import { acts, useTickets } from '../../queries/operator.queries';
import { Case } from './Case';
import { Decision } from './Decision';
import { Desk } from './Desk';
import { Halves } from './Halves';

/** What people wrote by the contact form. */
export function Tickets() {
  const [state, setState] = useState<'open' | 'answered'>('open');
  const [asked, setAsked] = useState<Ticket | null>(null);
  const tickets = useTickets(state);
  return (
    <>
      <Halves
        label={t('Tickets')}
        value={state}
        onChange={setState}
        options={[
          { value: 'open', label: t('Waiting') },
          { value: 'answered', label: t('Answered') },
        ]}
      />
      <Desk
        of={tickets}
        subject={t('The tickets')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Card>
            <EmptyState
              title={state === 'open' ? t('Nobody waits') : t('None answered yet')}
              text={t('What people write by the contact form stands here until it is answered.')}
            />
          </Card>
        }
      >
        {({ items }) => (
          <Stack space="16">
            {items.map((ticket) => (
              <One key={ticket.id} ticket={ticket} onAsk={setAsked} />
            ))}
          </Stack>
        )}
      </Desk>
      {asked && (
        <Decision
          about={`ticket.${asked.id}`}
          title={t('Ticket {id}', { id: asked.id })}
          yes={t('Mark as answered')}
          reasonLabel={t('How it was answered')}
          done={t('The ticket is off the list.')}
          onYes={(reason) => acts.answerTicket(asked.id, reason)}
          onClose={() => setAsked(null)}
        >
          <Text tone="soft">{t('Answer from the mailbox first: this sends nothing.')}</Text>
        </Decision>
      )}
    </>
  );
}

function One({ ticket, onAsk }: { ticket: Ticket; onAsk: (asked: Ticket) => void }) {
  const { id, at, topic, name, email, phone, text, answeredAt } = ticket;
  return (
    <Case
      title={`${name}: ${topic}`}
      meta={[
        t('Ticket {id}', { id }),
        dateAndTime(at),
        answeredAt && t('answered {time}', { time: dateAndTime(answeredAt) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          {email && <Link href={`mailto:${email}?subject=Ticket%20${id}`}>{email}</Link>}
          {phone && <Text>{formatPhone(phone)}</Text>}
          {answeredAt === null && (
            <Button size="small" aria-haspopup="dialog" onPress={() => onAsk(ticket)}>
              {t('Mark as answered')}
            </Button>
          )}
        </>
      }
    >
      <Text keepLines>{text}</Text>
    </Case>
  );
}
