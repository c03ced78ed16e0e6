import type { Period, Price } from '@haat/openapi';

/** Paise that a bank lets go without asking for a PIN each time. */
export const mostWithoutPin = 15_000_00;

/** A shorter period would be over before its charge could be announced, approved and made. */
const leastDays = 7;

/** Whether what costs this and lasts so long can renew automatically. Amount in paise. */
export function mayRenewByItself({ amount, period }: { amount: number; period: Period }): boolean {
  if (amount <= 0 || amount > mostWithoutPin || period.unit === 'lifetime') return false;
  return period.unit === 'month' || period.count >= leastDays;
}

/** The prices that can be bought with a mandate in one go. Free days take no money, so they begin without one. */
export const pricesWithAutopay = (prices: readonly Price[]): string[] =>
  prices.flatMap(({ id, type, amount, period, trialDays }) =>
    id && type === 'subscription' && period && trialDays === undefined && mayRenewByItself({ amount, period })
      ? [id]
      : [],
  );
