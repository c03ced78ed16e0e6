import { Button, Money, Text } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import { fullDate } from '@haat/web/time/when';
import { acts, useHolds } from '../../../queries/admin.queries';
import { Case } from '../Case';
import { Cases } from '../Cases';
import { CreatorLink } from '../creators/CreatorLink';

const rules: Readonly<Record<string, string>> = {
  dispute: 'A dispute',
  review: 'Under review',
  legal: 'Required by law',
};

/** Money of creators on hold. */
export function Held() {
  return (
    <Cases
      of={useHolds()}
      subject={t('Holds')}
      empty={{
        title: t('No holds'),
        text: t('Money is held by disputes or by admins: open the creator and choose “Hold money”.'),
      }}
      keyOf={({ creatorId, id }) => `${creatorId} ${id}`}
      decision={({ creatorId, id }) => ({
        about: `release.${id}`,
        title: t('Release this money?'),
        yes: t('Release'),
        reasonHelp: t('The creator reads it, and it is kept in the log.'),
        done: t('The hold has been released.'),
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
