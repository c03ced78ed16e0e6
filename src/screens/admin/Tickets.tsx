import { Button, Link, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Ticket } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';
import { useState } from 'react';
import { formatPhone } from '../../components/people/phone';
import { acts, useTickets } from '../../queries/admin.queries';
import { Case } from './Case';
import { Cases } from './Cases';
import { Halves } from './Halves';

/** What people wrote by the contact form. */
export function Tickets() {
  const [state, setState] = useState<'open' | 'answered'>('open');
  return (
    <>
      <Halves
        label={t('Tickets')}
        value={state}
        onChange={setState}
        options={[
          { value: 'open', label: t('Pending') },
          { value: 'answered', label: t('Answered') },
        ]}
      />
      <Cases
        of={useTickets(state)}
        subject={t('Tickets')}
        empty={{
          title: state === 'open' ? t('No open tickets') : t('None answered yet'),
          text: t('Contact form messages are listed here until they are answered.'),
        }}
        keyOf={({ id }) => id}
        decision={({ id }) => ({
          about: `ticket.${id}`,
          title: t('Ticket {id}', { id }),
          yes: t('Mark as answered'),
          reasonLabel: t('Resolution'),
          done: t('Ticket closed.'),
          onYes: (reason) => acts.answerTicket(id, reason),
          children: <Text tone="soft">{t('Answer from the mailbox first: this sends nothing.')}</Text>,
        })}
      >
        {(ticket, ask) => <One ticket={ticket} onAsk={ask} />}
      </Cases>
    </>
  );
}

function One({ ticket, onAsk }: { ticket: Ticket; onAsk: (ticket: Ticket) => void }) {
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
