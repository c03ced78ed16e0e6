import type { CreatorAccount, Line } from './ledger.rules';

/** What a referral earned, and what of it went back with a refund. */
export type ReferralEntry = 'referral' | 'referralReversal';

/** From what the house earned to whoever brought the creator; a negative amount the other way. Paise. */
export const referralLines = (
  type: ReferralEntry,
  amount: number,
  account: CreatorAccount,
  currency: string,
): Line[] => [
  { account, type, amount, currency },
  { account: 'platform.referral', type, amount: -amount, currency },
];
