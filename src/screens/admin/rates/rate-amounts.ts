import type { OperatorRates, RatesOfPlans } from '@haat/openapi';

/** "2.5" of 250 hundredths of a per cent, as a field holds it. */
export const percentOf = (basisPoints: number): string => String(basisPoints / 100);

/** Hundredths of a per cent of what was typed; null when it is no rate between 0 and 100 with at most two places. */
export function basisPointsOf(typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null;
  const basisPoints = Math.round(Number(text) * 100);
  return basisPoints <= 10_000 ? basisPoints : null;
}

const plans = ['FREE', 'PREMIUM', 'VVIP'] as const;
const parts = ['feeBasisPoints', 'monthly', 'yearly'] as const;

/** Whether anything costs more than now. */
export const rises = (now: RatesOfPlans, then: RatesOfPlans): boolean =>
  plans.some((plan) => parts.some((part) => then[plan][part] > now[plan][part]));

const differs = (one: RatesOfPlans, other: RatesOfPlans): boolean => rises(one, other) || rises(other, one);

/** Whether these are today's rates while others are announced: setting them takes those back. */
export function takesBack({ now, changes }: OperatorRates, rates: RatesOfPlans, at: Date): boolean {
  const seen = new Set<string>();
  // Newest first: of several for one day the newest holds.
  const announced = changes.filter(({ startsAt }) => {
    const isNewest = !seen.has(startsAt);
    seen.add(startsAt);
    return isNewest && new Date(startsAt) > at;
  });
  return !differs(now, rates) && announced.some((change) => differs(now, change.rates));
}
