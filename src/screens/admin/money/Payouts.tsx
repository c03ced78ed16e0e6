import { Badge, Button, Money } from '@haat/design-system';
import { t } from '@haat/i18n';
import { dateAndTime } from '../../../components/time/when';
import { acts, useDoubtfulPayouts } from '../../../queries/admin.queries';
import { Case } from '../Case';
import { Cases } from '../Cases';
import { CreatorLink } from '../creators/CreatorLink';

/** Withdrawals that did not end as they should. */
export function Payouts() {
  return (
    <Cases
      of={useDoubtfulPayouts()}
      subject={t('The payouts')}
      empty={{
        title: t('Every payout is where it should be'),
        text: t(
          'One that takes too long, or of which the gateway says something else than our books, is listed here.',
        ),
      }}
      keyOf={({ id }) => id}
      decision={({ id }) => ({
        about: `payout.${id}`,
        title: t('Ask about {id}', { id }),
        yes: t('Ask the gateway now'),
        done: t('The gateway was asked. What it says moves the payout.'),
        onYes: (reason) => acts.askAboutPayout(id, reason),
      })}
    >
      {(payout, ask) => (
        <Case
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
              <Button size="small" aria-haspopup="dialog" onPress={() => ask(payout)}>
                {t('Ask the gateway')}
              </Button>
            </>
          }
        />
      )}
    </Cases>
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
