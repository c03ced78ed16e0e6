import type { WalletEntry } from '@haat/openapi';

/** The entries of one event as one line: a sale with its fee, a refund with what comes back. */
export interface Movement {
  /** Of its newest entry. */
  id: string;
  at: string;
  kind:
    | 'sale'
    | 'refund'
    | 'payout'
    | 'payoutReturn'
    | 'hold'
    | 'release'
    | 'adjustment'
    | 'tds'
    | 'tcs'
    | 'referral'
    | 'referralReversal';
  reference: string;
  /** Paise; signed. */
  amount: number;
  /** Paise in the wallet after it. */
  balance: number;
  /** Paise that the buyer paid or got back; signed. The same as `amount` where there is no fee. */
  gross: number;
  sale: WalletEntry['sale'];
  payoutAccount: WalletEntry['payoutAccount'];
}

const kinds = {
  sale: 'sale',
  fee: 'sale',
  feeTax: 'sale',
  refund: 'refund',
  feeReversal: 'refund',
  feeTaxReversal: 'refund',
  payout: 'payout',
  payoutReturn: 'payoutReturn',
  hold: 'hold',
  release: 'release',
  adjustment: 'adjustment',
  tds: 'tds',
  tcs: 'tcs',
  referral: 'referral',
  referralReversal: 'referralReversal',
} as const satisfies Record<WalletEntry['type'], Movement['kind']>;

/**
 * Puts entries that belong together into one line each. Entries come newest first, so the first of a line carries the
 * balance after all of it. `hasMore` holds back the last line: more of it may stand on the next page.
 */
export function movementsOf(entries: readonly WalletEntry[], hasMore: boolean): Movement[] {
  const movements: Movement[] = [];
  for (const { id, at, type, amount, balance, reference, sale, payoutAccount } of entries) {
    const kind = kinds[type];
    const gross = type === kind ? amount : 0;
    const last = movements.at(-1);
    if (last && last.kind === kind && last.reference === reference && last.at === at) {
      last.amount += amount;
      last.gross += gross;
    } else {
      movements.push({ id, at, kind, reference, amount, balance, gross, sale, payoutAccount });
    }
  }
  return hasMore && movements.length > 1 ? movements.slice(0, -1) : movements;
}
