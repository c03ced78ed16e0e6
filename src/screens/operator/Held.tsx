import type { OperatorHold } from '@haat/contract';
import { Button, Card, EmptyState, Money, Stack, Text } from '@haat/design-system';
import { said, t } from '@haat/words';
import { useState } from 'react';
import { fullDate } from '../../parts/time/when';
import { acts, useHolds } from '../../queries/operator.queries';
import { Case } from './Case';
import { CreatorLink } from './CreatorLink';
import { Decision } from './Decision';
import { Desk } from './Desk';

const rules: Readonly<Record<string, string>> = {
  dispute: 'A dispute',
  review: 'Under review',
  legal: 'Asked by the law',
};

/** Money of creators that is kept back until something is decided. */
export function Held() {
  const holds = useHolds();
  const [asked, setAsked] = useState<OperatorHold | null>(null);
  return (
    <>
      <Desk
        of={holds}
        subject={t('What is held')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Card>
            <EmptyState
              title={t('Nothing is held')}
              text={t('Money is held by a dispute, or by you: find the creator, and choose “Hold money”.')}
            />
          </Card>
        }
      >
        {({ items }) => (
          <Stack space="16">
            {items.map((hold) => (
              <Case
                key={`${hold.creatorId} ${hold.id}`}
                title={hold.reason}
                meta={[
                  said(rules[hold.rule] ?? hold.rule),
                  t('since {date}', { date: fullDate(hold.at) }),
                  hold.by && t('to be answered by {date}', { date: fullDate(hold.by) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                aside={<Money paise={hold.amount} weight="strong" />}
                actions={
                  <>
                    <CreatorLink id={hold.creatorId} />
                    {hold.rule !== 'dispute' && (
                      <Button size="small" aria-haspopup="dialog" onPress={() => setAsked(hold)}>
                        {t('Release')}
                      </Button>
                    )}
                  </>
                }
              >
                <Text>{hold.whatToDo}</Text>
              </Case>
            ))}
          </Stack>
        )}
      </Desk>
      {asked && (
        <Decision
          about={`release.${asked.id}`}
          title={t('Release this money?')}
          yes={t('Release it')}
          reasonHelp={t('The creator reads it, and it stays in the log.')}
          done={t('The money is back where it came from.')}
          onYes={(reason) => acts.releaseHold(asked.creatorId, asked.id, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
