import type { CreatorAccount, Line, ReferralEntry } from './entry';

/** From what the platform earned to whoever brought the creator; a negative amount the other way. Paise. */
export const referralLines = (
  type: ReferralEntry,
  amount: number,
  account: CreatorAccount,
  currency: string,
): Line[] => [
  { account, type, amount, currency },
  { account: 'platform.referral', type, amount: -amount, currency },
];
