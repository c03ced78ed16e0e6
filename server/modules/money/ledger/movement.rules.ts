import type { Account, EntryType, Line } from './entry';

/**
 * Movements of one amount between two accounts: taken from the first, put on the second. Everything but sales, refunds and
 * settlements is one of these.
 */
interface MovementRule {
  from: Account;
  to: Account;
  /** What the entries are called in a statement. */
  entry: EntryType;
}

const movements = {
  /** A payout has been asked for: its money waits for the bank. */
  payout: { from: 'creator.available', to: 'creator.inTransit', entry: 'payout' },
  /** The bank has it. */
  payoutPaid: { from: 'creator.inTransit', to: 'bank', entry: 'payout' },
  /** The bank did not take it. */
  payoutFailed: { from: 'creator.inTransit', to: 'creator.available', entry: 'payoutReturn' },
  /** The bank took it and sent it back. */
  payoutReversed: { from: 'bank', to: 'creator.available', entry: 'payoutReturn' },
  /** Kept back until something is decided: a dispute, a review. */
  hold: { from: 'creator.available', to: 'creator.held', entry: 'hold' },
  release: { from: 'creator.held', to: 'creator.available', entry: 'release' },
  /** The same with money that has not come of age: what waits for settlement has to follow. */
  holdPending: { from: 'creator.pending', to: 'creator.held', entry: 'hold' },
  releasePending: { from: 'creator.held', to: 'creator.pending', entry: 'release' },
  /** An unmatched payment came, and went back. The ledger only grows, so its types keep their first name. */
  stray: { from: 'gateway', to: 'buyer.returning', entry: 'stray' },
  strayReturned: { from: 'buyer.returning', to: 'gateway', entry: 'stray' },
  /** The gateway did not give it back, so somebody did from our bank. */
  straySettled: { from: 'buyer.returning', to: 'bank', entry: 'stray' },
  /** By the operator, with a reason that is kept beside it. */
  credit: { from: 'platform.adjustment', to: 'creator.available', entry: 'adjustment' },
  debit: { from: 'creator.available', to: 'platform.adjustment', entry: 'adjustment' },
} as const satisfies Record<string, MovementRule>;

export type MovementType = keyof typeof movements;

/** A movement of one amount, posted once for each seller, type and reference. */
export interface Movement {
  type: MovementType;
  sellerId: string;
  /** What it is made for. */
  reference: string;
  /** What its entries name, when that is something else. */
  subject?: string;
  /** Paise, more than zero. */
  amount: number;
}

/** The two lines of a movement. */
export function movementLines(type: MovementType, amount: number, currency: string): Line[] {
  const { from, to, entry } = movements[type];
  return [
    { account: from, type: entry, amount: -amount, currency },
    { account: to, type: entry, amount, currency },
  ];
}
