import { Card, Money, Timeline } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Payout } from '@haat/openapi';
import { useLatestPayouts, usePayout } from '../../../queries/money/payouts.queries';
import { payoutSteps } from './payout-words';

const isInTransit = ({ status }: Payout) => status === 'requested' || status === 'sent';

/** Withdrawals that have not arrived, each with its steps. Their list says when it did not load. */
export function InTransit() {
  const payouts = useLatestPayouts();
  return payouts.data?.items
    .filter(isInTransit)
    .map((payout) => <Transfer key={payout.id} payout={payout} />);
}

function Transfer({ payout }: { payout: Payout }) {
  const detail = usePayout(payout.id);
  return (
    <Card
      title={t('In transit')}
      action={<Money paise={payout.amount} paiseShown="always" weight="strong" />}
    >
      <Timeline label={t('Timeline')} entries={payoutSteps(payout, detail.data?.timeline ?? [])} />
    </Card>
  );
}
