import type { DoubtfulPayout } from '@haat/contract';
import { Badge, Button, Card, EmptyState, Money, Stack } from '@haat/design-system';
import { t } from '@haat/words';
import { useState } from 'react';
import { dateAndTime } from '../../parts/time/when';
import { acts, useDoubtfulPayouts } from '../../queries/operator.queries';
import { Case } from './Case';
import { CreatorLink } from './CreatorLink';
import { Decision } from './Decision';
import { Desk } from './Desk';

/** Withdrawals that did not end as they should. */
export function Payouts() {
  const payouts = useDoubtfulPayouts();
  const [asked, setAsked] = useState<DoubtfulPayout | null>(null);
  return (
    <>
      <Desk
        of={payouts}
        subject={t('The payouts')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Card>
            <EmptyState
              title={t('Every payout is where it should be')}
              text={t(
                'One that takes too long, or of which the gateway says something else than our books, is listed here.',
              )}
            />
          </Card>
        }
      >
        {({ items }) => (
          <Stack space="16">
            {items.map((payout) => (
              <Case
                key={payout.id}
                title={doubtWords(payout.doubt)}
                meta={[
                  t('To {account}', { account: payout.shown }),
                  payout.id,
                  payout.provider,
                  dateAndTime(payout.at),
                ].join(' · ')}
                aside={<Money paise={payout.amount} weight="strong" />}
                actions={
                  <>
                    <Badge tone="caution">{payout.status}</Badge>
                    <CreatorLink id={payout.creatorId} />
                    <Button size="small" aria-haspopup="dialog" onPress={() => setAsked(payout)}>
                      {t('Ask the gateway')}
                    </Button>
                  </>
                }
              />
            ))}
          </Stack>
        )}
      </Desk>
      {asked && (
        <Decision
          about={`payout.${asked.id}`}
          title={t('Ask about {id}', { id: asked.id })}
          yes={t('Ask the gateway now')}
          done={t('The gateway was asked. What it says moves the payout.')}
          onYes={(reason) => acts.askAboutPayout(asked.id, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** What is in doubt, in words. */
function doubtWords(doubt: string): string {
  if (doubt === 'overdue') return t('Takes longer than it should');
  if (doubt === 'unknown_there') return t('The gateway knows nothing of it');
  return t('The gateway says “{words}”', {
    words: doubt.replace(/^said_/, '').replaceAll('_', ' '),
  });
}
