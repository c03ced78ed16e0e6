import { Button, Money, Text } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import { fullDate } from '../../../components/time/when';
import { acts, useHolds } from '../../../queries/admin.queries';
import { Case } from '../Case';
import { Cases } from '../Cases';
import { CreatorLink } from '../creators/CreatorLink';

const rules: Readonly<Record<string, string>> = {
  dispute: 'A dispute',
  review: 'Under review',
  legal: 'Asked by the law',
};

/** Money of creators that is kept back until something is decided. */
export function Held() {
  return (
    <Cases
      of={useHolds()}
      subject={t('What is held')}
      empty={{
        title: t('Nothing is held'),
        text: t('Money is held by a dispute, or by you: find the creator, and choose “Hold money”.'),
      }}
      keyOf={({ creatorId, id }) => `${creatorId} ${id}`}
      decision={({ creatorId, id }) => ({
        about: `release.${id}`,
        title: t('Release this money?'),
        yes: t('Release it'),
        reasonHelp: t('The creator reads it, and it stays in the log.'),
        done: t('The money is back where it came from.'),
        onYes: (reason) => acts.releaseHold(creatorId, id, reason),
      })}
    >
      {(hold, ask) => (
        <Case
          title={hold.reason}
          meta={[
            translate(rules[hold.rule] ?? hold.rule),
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
                <Button size="small" aria-haspopup="dialog" onPress={() => ask(hold)}>
                  {t('Release')}
                </Button>
              )}
            </>
          }
        >
          <Text>{hold.whatToDo}</Text>
        </Case>
      )}
    </Cases>
  );
}
