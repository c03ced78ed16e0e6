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

/** Why an account cannot go, for whoever asks without a screen. */
export const sentences: Record<Reason, string> = {
  available: 'There is money in your wallet. Withdraw it first.',
  pending: 'Money of your sales is still on its way to your wallet. Wait for it, then withdraw it.',
  inTransit: 'A withdrawal is on its way to your bank. Wait until it has arrived.',
  held: 'Some of your money is held. Your wallet says why, and what to do.',
  negative: 'Your wallet is below zero. Write to us about how to settle it.',
  orders: 'A payment or a refund of one of your sales is not through yet. Wait for it.',
  refunds: 'Buyers wait for money or for your answer. Answer them under Sales.',
  disputes: 'A bank questions a payment to you. Wait for what it decides.',
  subscribers:
    'Buyers have paid for time that is not over. Archive the product and wait for the last of them, or give them their money back.',
  subscriptions: 'You have subscriptions that go on. Cancel them under Purchases.',
  operator: 'This account runs the installation. Take its number out of the settings first.',
};

/** Less than can be sent: nobody is kept for it. */
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
  const asked = open.refunds + open.requests;
  if (asked > 0) add('refunds', { count: asked });
  if (open.disputes > 0) add('disputes', { count: open.disputes });
  if (open.subscribers > 0) {
    const until = open.subscribersUntil?.toISOString() ?? null;
    add('subscribers', { count: open.subscribers, until });
  }
  if (open.subscriptions > 0) add('subscriptions', { count: open.subscriptions });
  if (isOperator) add('operator');
  return found;
}
