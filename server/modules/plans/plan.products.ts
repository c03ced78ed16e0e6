import type { PaidPlan, Period } from './plan.rules';

/** What the house sells, as products of its own. Their ids have the shape of every other. */
export interface PlanProduct {
  id: string;
  title: string;
  plan: PaidPlan;
  period: Period;
}

export const planProducts: readonly PlanProduct[] = [
  { id: 'PremiumPerMonth1', title: 'Premium plan, one month', plan: 'PREMIUM', period: 'month' },
  { id: 'PremiumPerYear11', title: 'Premium plan, one year', plan: 'PREMIUM', period: 'year' },
  { id: 'VvipPerMonth1111', title: 'VVIP plan, one month', plan: 'VVIP', period: 'month' },
  { id: 'VvipPerYear11111', title: 'VVIP plan, one year', plan: 'VVIP', period: 'year' },
];

/** The product of a plan and a time. */
export function productOf(plan: PaidPlan, period: Period): PlanProduct {
  const found = planProducts.find((one) => one.plan === plan && one.period === period);
  if (!found) throw new Error(`There is no plan ${plan} by the ${period}`);
  return found;
}
