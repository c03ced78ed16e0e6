/** What the seller is owed and where it is, and the other side of each movement. All are kept per seller. */
export type Account =
  | CreatorAccount
  | 'gateway'
  | 'bank'
  | 'buyer.returning'
  | 'platform.charge'
  | 'platform.chargeTax'
  | 'platform.tds'
  | 'platform.tcs'
  | 'platform.fee'
  | 'platform.feeTax'
  | 'platform.adjustment'
  | 'platform.plan'
  | 'platform.planTax'
  | 'platform.referral';

export type CreatorAccount = 'creator.pending' | 'creator.available' | 'creator.inTransit' | 'creator.held';

export type EntryType =
  | 'sale'
  | 'fee'
  | 'feeTax'
  | 'refund'
  | 'feeReversal'
  | 'feeTaxReversal'
  | 'settlement'
  | 'payout'
  | 'payoutReturn'
  | 'hold'
  | 'release'
  | 'adjustment'
  | 'stray'
  | 'charge'
  | 'chargeTax'
  | 'tds'
  | 'tcs'
  | PlatformEntry
  | ReferralEntry;

export interface Line {
  account: Account;
  type: EntryType;
  /** Paise, never zero. */
  amount: number;
  currency: string;
}

/** What a referral earned, and what of it went back with a refund. */
export type ReferralEntry = 'referral' | 'referralReversal';

/** What the platform's own sales are called: its price and the GST on it, and both going back. */
export type PlatformEntry = 'plan' | 'planTax' | 'planReversal' | 'planTaxReversal';
