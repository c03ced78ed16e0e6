import { Badge, Button, Money } from '@haat/design-system';
import { t } from '@haat/i18n';
import { dateAndTime } from '@haat/web/time/when';
import { acts, useDoubtfulPayouts } from '../../../queries/admin.queries';
import { Case } from '../Case';
import { Cases } from '../Cases';
import { CreatorLink } from '../creators/CreatorLink';

/** Withdrawals that did not end as they should. */
export function Payouts() {
  return (
    <Cases
      of={useDoubtfulPayouts()}
      subject={t('Payouts')}
      empty={{
        title: t('No payouts need attention'),
        text: t('Payouts that take too long, or differ from the gateway’s status, are listed here.'),
      }}
      keyOf={({ id }) => id}
      decision={({ id }) => ({
        about: `payout.${id}`,
        title: t('Check {id}', { id }),
        yes: t('Check now'),
        done: t('Checking with the gateway. Its answer updates the payout.'),
        onYes: (reason) => acts.askAboutPayout(id, reason),
      })}
    >
      {(payout, ask) => (
        <Case
          title={doubtText(payout.doubt)}
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
              <Button size="small" aria-haspopup="dialog" onPress={() => ask(payout)}>
                {t('Check with gateway')}
              </Button>
            </>
          }
        />
      )}
    </Cases>
  );
}

/** What is in doubt, in words. */
function doubtText(doubt: string): string {
  if (doubt === 'overdue') return t('Taking too long');
  if (doubt === 'unknown_there') return t('Unknown to the gateway');
  return t('The gateway says “{words}”', {
    words: doubt.replace(/^said_/, '').replaceAll('_', ' '),
  });
}
