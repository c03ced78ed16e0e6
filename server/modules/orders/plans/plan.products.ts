import type { Language } from '@haat/i18n';
import type { PaidPlan, Period } from './plan.rules';

/** The plans as products of the platform account: one for each language, because whoever pays reads the product's. Their ids have the shape of every other. */
export interface PlanProduct {
  id: string;
  title: string;
  /** Said on the receipt; Markdown. */
  thanks: string;
  language: Language;
  plan: PaidPlan;
  period: Period;
}

const inEnglish = {
  language: 'en',
  thanks:
    'The lower fee holds from your next sale on. [See your plan](/account) in your account, and until when it is paid for.',
} as const;

const inHindi = {
  language: 'hi',
  thanks: 'कम फ़ीस आपकी अगली बिक्री से लागू है। [अपना प्लान](/account) और वह कब तक का है, अपने अकाउंट में देखें।',
} as const;

export const planProducts: readonly PlanProduct[] = [
  {
    id: 'PremiumPerMonth1',
    title: 'Premium plan, one month',
    plan: 'PREMIUM',
    period: 'month',
    ...inEnglish,
  },
  { id: 'PremiumPerYear11', title: 'Premium plan, one year', plan: 'PREMIUM', period: 'year', ...inEnglish },
  { id: 'VvipPerMonth1111', title: 'VVIP plan, one month', plan: 'VVIP', period: 'month', ...inEnglish },
  { id: 'VvipPerYear11111', title: 'VVIP plan, one year', plan: 'VVIP', period: 'year', ...inEnglish },
  { id: 'PremiumPerMonthHi', title: 'Premium प्लान, एक महीना', plan: 'PREMIUM', period: 'month', ...inHindi },
  { id: 'PremiumPerYearHi', title: 'Premium प्लान, एक साल', plan: 'PREMIUM', period: 'year', ...inHindi },
  { id: 'VvipPerMonthHi', title: 'VVIP प्लान, एक महीना', plan: 'VVIP', period: 'month', ...inHindi },
  { id: 'VvipPerYearHi', title: 'VVIP प्लान, एक साल', plan: 'VVIP', period: 'year', ...inHindi },
];

/** The product of a plan and a time, in a language. */
export function productOf(plan: PaidPlan, period: Period, language: Language): PlanProduct {
  const found = planProducts.find(
    (one) => one.plan === plan && one.period === period && one.language === language,
  );
  if (!found) throw new Error(`No ${plan} plan is billed by the ${period}`);
  return found;
}
