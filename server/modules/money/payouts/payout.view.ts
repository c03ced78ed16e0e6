import type { Payout, PayoutDetail } from '@haat/openapi';
import type { PayoutRow, PayoutStep } from './payout.repository';
import { reasonFor } from './payout.rules';

export function viewPayout(row: PayoutRow): Payout {
  return {
    id: row.id,
    at: row.at.toISOString(),
    status: row.status,
    amount: row.amount,
    account: { id: row.account_id, kind: row.account_kind, shown: row.account_shown },
    origin: row.origin,
    reference: row.reference,
    reason: reasonFor(row),
    paidAt: row.paid_at?.toISOString() ?? null,
  };
}

const labels: Record<string, string> = {
  'payout.requested': 'Withdrawal requested',
  'gateway.took': 'Sent to the bank',
  'gateway.paid': 'Completed',
  'gateway.failed': 'The bank could not complete it. The money is back in your wallet',
  'gateway.rejected': 'It was rejected. The money is back in your wallet',
  'gateway.reversed': 'Your bank returned it. The money is back in your wallet',
};

export function viewDetail(row: PayoutRow, steps: readonly PayoutStep[]): PayoutDetail {
  const isDaily = row.origin === 'daily';
  return {
    payout: viewPayout(row),
    timeline: steps.map(({ at, event }) => ({
      at: at.toISOString(),
      event,
      text: isDaily && event === 'payout.requested' ? 'Daily withdrawal started' : (labels[event] ?? event),
    })),
  };
}
