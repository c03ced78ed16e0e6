import { Badge, Card, EmptyState, Link, List, ListRow, Money } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Payout } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { dateAndTime } from '@haat/web/time/when';
import { useState } from 'react';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../../components/async-states/RowsSkeleton';
import { useLatestPayouts } from '../../../queries/money/payouts.queries';
import { PayoutSheet } from './PayoutSheet';
import { payoutStatus } from './payout-text';

/** The newest withdrawals; each opens its story. */
export function Withdrawals() {
  const payouts = useLatestPayouts();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <AsyncStates
        of={payouts}
        subject={t('Your withdrawals')}
        reassurance={t('Your money is safe. Only this list did not load.')}
        skeleton={<RowsSkeleton rows={3} hasTitle />}
        isEmpty={({ items }) => items.length === 0}
        empty={<NothingYet />}
      >
        {({ items }) => (
          <Card title={t('Withdrawals')} padding="none" action={<All />}>
            <List label={t('Withdrawals')}>
              {items.map((payout) => (
                <Row key={payout.id} payout={payout} onOpen={() => setOpen(payout.id)} />
              ))}
            </List>
          </Card>
        )}
      </AsyncStates>
      <PayoutSheet id={open} onClose={() => setOpen(null)} />
    </>
  );
}

function Row({ payout, onOpen }: { payout: Payout; onOpen: () => void }) {
  const { label, tone } = payoutStatus[payout.status];
  return (
    <ListRow
      title={payout.account.shown}
      meta={
        payout.origin === 'daily'
          ? t('{time} · daily', { time: dateAndTime(payout.at) })
          : dateAndTime(payout.at)
      }
      trailing={<Money paise={payout.amount} paiseShown="always" weight="strong" />}
      trailingMeta={<Badge tone={tone}>{t(label)}</Badge>}
      onPress={onOpen}
    />
  );
}

const All = () => (
  <Link
    href={`${paths.statement}?kind=payout`}
    standalone
    iconAfter="chevronRight"
    label={t('View all withdrawals')}
  >
    {t('See all')}
  </Link>
);

const NothingYet = () => (
  <Card title={t('Withdrawals')} padding="none">
    <EmptyState
      title={t('No withdrawals yet')}
      text={t('Your withdrawals are listed here.')}
      headingLevel={3}
    />
  </Card>
);
