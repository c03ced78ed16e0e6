import type { PlanState } from '@haat/openapi';

type Offer = PlanState['offers'][number];

const offer = (plan: Offer['plan'], period: Offer['period'], price: number): Offer => ({
  plan,
  period,
  kind: 'start',
  price,
  credit: 0,
  tax: Math.round(price * 0.18),
  amount: Math.round(price * 1.18),
  startsAt: '2026-05-10T05:30:00.000Z',
  endsAt: period === 'month' ? '2026-06-10T05:30:00.000Z' : '2027-05-10T05:30:00.000Z',
  refusal: null,
});

/** An account that has never had a plan. */
export const samplePlan: PlanState = {
  plan: 'FREE',
  status: 'free',
  feeBasisPoints: 500,
  endsAt: null,
  graceUntil: null,
  next: 'FREE',
  coming: [],
  offers: [
    offer('PREMIUM', 'month', 49_900),
    offer('PREMIUM', 'year', 499_900),
    offer('VVIP', 'month', 149_900),
    offer('VVIP', 'year', 1_499_900),
  ],
  bought: [],
};

/** One on Premium, which ends unless it is renewed, and would change at once to a dearer plan. */
export const samplePremium: PlanState = {
  ...samplePlan,
  plan: 'PREMIUM',
  status: 'active',
  feeBasisPoints: 250,
  endsAt: '2026-06-01T04:30:00.000Z',
  next: 'PREMIUM',
  offers: samplePlan.offers.map((one) => {
    if (one.plan === 'PREMIUM')
      return {
        ...one,
        kind: 'renew',
        startsAt: '2026-06-01T04:30:00.000Z',
        endsAt: '2026-07-01T04:30:00.000Z',
      };
    const rest = one.price - 33_803;
    const tax = Math.floor((rest * 18 + 50) / 100);
    return { ...one, kind: 'upgrade', credit: 33_803, tax, amount: rest + tax };
  }),
  bought: [
    {
      orderId: '7hGnPq2RsTuVwXyZ',
      plan: 'PREMIUM',
      period: 'month',
      at: '2026-05-01T04:30:00.000Z',
      amount: 58_882,
    },
  ],
};
