import type { RatesOfPlans } from '@haat/openapi';

const plans = ['FREE', 'PREMIUM', 'VVIP'] as const;
const parts = ['feeBasisPoints', 'monthly', 'yearly'] as const;

/** What is wrong with rates, by the path of the field; nothing when they can be charged. */
export function wrongIn(rates: RatesOfPlans): Record<string, string> {
  const wrong: Record<string, string> = {};
  const { FREE, PREMIUM, VVIP } = rates;
  if (FREE.monthly !== 0 || FREE.yearly !== 0) wrong['FREE'] = 'The free plan has no price';
  for (const [name, { monthly, yearly }] of Object.entries({ PREMIUM, VVIP })) {
    if (monthly === 0 || yearly === 0) wrong[name] = 'A paid plan needs a price';
    else if (yearly > monthly * 12) wrong[name] = 'A year cannot cost more than twelve months';
  }
  if (PREMIUM.feeBasisPoints > FREE.feeBasisPoints)
    wrong['PREMIUM'] = 'A paid plan’s fee cannot be higher than the free plan’s';
  if (VVIP.feeBasisPoints > PREMIUM.feeBasisPoints)
    wrong['VVIP'] = 'The higher plan’s fee cannot be higher than the lower plan’s';
  if (VVIP.monthly < PREMIUM.monthly) wrong['VVIP'] = 'VVIP cannot cost less than PREMIUM';
  return wrong;
}

/** Whether anything in them is more than before. */
export const isRise = (before: RatesOfPlans, after: RatesOfPlans): boolean =>
  plans.some((plan) => parts.some((part) => after[plan][part] > before[plan][part]));

export const isSame = (before: RatesOfPlans, after: RatesOfPlans): boolean =>
  plans.every((plan) => parts.every((part) => after[plan][part] === before[plan][part]));

/** A change as it counts. */
export interface RateStep {
  /** When it was announced. */
  at: Date;
  startsAt: Date;
  rates: RatesOfPlans;
}

/** What the terms promise for whatever rises. */
export const announcedDays = 30;
const announcedMs = announcedDays * 24 * 60 * 60_000;

/** The changes that count, the earliest first; given in the order they were made. Of several that begin together the newest holds. */
export function stepsOf(changes: readonly RateStep[]): RateStep[] {
  const byStart = new Map(changes.map((change) => [change.startsAt.getTime(), change]));
  return [...byStart.values()].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** What holds at a moment; undefined while nothing has begun. */
export const ratesAt = (steps: readonly RateStep[], at: Date): RatesOfPlans | undefined =>
  steps.findLast(({ startsAt }) => startsAt <= at)?.rates;

/**
 * Where a change lets something rise that was not announced long enough before: on its own day, over what holds until then, or on the day of
 * the next one, which may have been a fall and would be a rise now. Null when nothing does.
 */
export function suddenRise(
  steps: readonly RateStep[],
  { at, startsAt, rates }: RateStep,
  configured: RatesOfPlans,
): 'itself' | 'next' | null {
  const isLate = (step: Pick<RateStep, 'at' | 'startsAt'>) =>
    step.startsAt.getTime() < step.at.getTime() + announcedMs;
  const before = steps.findLast((step) => step.startsAt <= at || step.startsAt < startsAt);
  if (isRise(before?.rates ?? configured, rates) && isLate({ at, startsAt })) return 'itself';
  const next = steps.find((step) => step.startsAt > startsAt);
  return next && isRise(rates, next.rates) && isLate(next) ? 'next' : null;
}
