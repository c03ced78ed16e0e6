import type { DeletionBlocker } from '@haat/openapi';
import type { OpenRows } from './blocker.repository';

export type Reason = DeletionBlocker['reason'];

/** What a wallet holds, in paise, and when the last of what is pending comes of age. */
export interface Purse {
  available: number;
  pending: number;
  inTransit: number;
  held: number;
  pendingUntil: string | null;
}

/** Blockers as text, for API clients. */
export const sentences: Record<Reason, string> = {
  available: 'There is money in your wallet. Withdraw it first.',
  pending: 'Money from your sales is still pending. Wait for it to become available, then withdraw it.',
  inTransit: 'A withdrawal is on its way to your bank. Wait until it has arrived.',
  held: 'Some of your money is held. Your wallet says why, and what to do.',
  negative: 'Your balance is negative. Contact us to settle it.',
  orders: 'A payment or refund is still being processed. Wait for it to complete.',
  refunds: 'Some refunds or refund requests are still open. Answer them under Sales.',
  disputes: 'A payment to you is disputed. Wait for the bank’s decision.',
  subscribers:
    'Some buyers have active subscriptions. Archive the product and wait for them to end, or refund the buyers.',
  subscriptions: 'You have active subscriptions. Cancel them under Purchases.',
  operator: 'This is an admin account. Remove its number from the settings first.',
};

/** Below the minimum payout: does not block deletion. */
export const remainderOf = ({ available }: Purse, least: number): number =>
  available > 0 && available < least ? available : 0;

/** Everything that has to be settled before an account can go, the money first. */
export function deletionBlockersOf(
  purse: Purse,
  open: OpenRows,
  { least, isOperator }: { least: number; isOperator: boolean },
): DeletionBlocker[] {
  const found: DeletionBlocker[] = [];
  const add = (reason: Reason, about: Partial<DeletionBlocker> = {}) =>
    void found.push({ reason, count: null, amount: null, until: null, ...about });
  const { available, pending, inTransit, held, pendingUntil } = purse;
  if (available >= least) add('available', { amount: available });
  if (available < 0) add('negative', { amount: -available });
  // Below zero, too: a refund took more than there was.
  if (pending !== 0) add('pending', { amount: pending, until: pendingUntil });
  if (inTransit !== 0) add('inTransit', { amount: inTransit });
  if (held !== 0) add('held', { amount: held });
  if (open.orders > 0) add('orders', { count: open.orders });
  const requestCount = open.refunds + open.requests + open.seats;
  if (requestCount > 0) add('refunds', { count: requestCount });
  if (open.disputes > 0) add('disputes', { count: open.disputes });
  if (open.subscribers > 0) {
    const until = open.subscribersUntil?.toISOString() ?? null;
    add('subscribers', { count: open.subscribers, until });
  }
  if (open.subscriptions > 0) add('subscriptions', { count: open.subscriptions });
  if (isOperator) add('operator');
  return found;
}
