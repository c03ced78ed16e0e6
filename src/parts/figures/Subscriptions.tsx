import type { Analytics } from '@haat/contract';
import { Card, Inline, Money, Stat } from '@haat/design-system';
import { t } from '@haat/words';
import { changeOf } from './compare';
import { grouped } from './grouped';

/**
 * Who runs now, and who came and went beside the days before; nothing where nobody ever subscribed. How many ran at the end of those days, and for
 * how much, is not kept, so these two stand without a comparison.
 */
export function Subscriptions({ figures: { subscriptions } }: { figures: Pick<Analytics, 'subscriptions'> }) {
  if (subscriptions === null) return null;
  const { active, joined, ended, monthly, previous } = subscriptions;
  const came = changeOf(joined, previous?.joined);
  const went = changeOf(ended, previous?.ended);
  return (
    <Card title={t('Subscriptions')}>
      <Inline space="24" alignY="start">
        <Stat label={t('Running now')} value={grouped(active)} />
        <Stat label={t('New|subscriptions')} value={grouped(joined)} {...(came && { change: came })} />
        <Stat
          label={t('Ended')}
          value={grouped(ended)}
          {...(went && { change: { ...went, welcome: 'down' } })}
        />
        <Stat label={t('Comes in a month')} value={<Money paise={monthly} size="26" />} />
      </Inline>
    </Card>
  );
}
