import { proportion } from '../../../platform/money/proportion';
import { addMonths } from '../../../platform/text/india';

export interface ReferralRates {
  /** Of our fee before GST; 2000 is 20 %. */
  shareBasisPoints: number;
  /** For how long after the creator's account was opened. */
  months: number;
}

/** Whether a sale still earns a referral share. */
export const isEarning = (since: Date, soldAt: Date, { months }: ReferralRates): boolean =>
  soldAt < addMonths(since, months);

/** Paise of a fee, rounded half up. */
export const earnedOf = (fee: number, { shareBasisPoints }: ReferralRates): number =>
  proportion(fee, shareBasisPoints, 10_000);

/**
 * What of an earning has gone back in all when `reversedFee` of its fee has. Calculated from the beginning each time, so that parts, however
 * cut, together take back exactly the whole.
 */
export const reversedOf = (amount: number, fee: number, reversedFee: number): number =>
  fee === 0 ? 0 : proportion(amount, Math.min(reversedFee, fee), fee);
