import { type Phrase, t } from '@haat/i18n';
import type { BusinessTerms, PlanName, PlanTerms } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import { type Breakdown, breakdownOf } from '@haat/web/prices/fees';

const names = {
  FREE: 'Free|of the plans',
  PREMIUM: 'Premium',
  VVIP: 'VVIP',
} as const satisfies Record<PlanName, Phrase>;
/** As people call them. */
export const planName = (plan: PlanName): string => t(names[plan]);
/** Cheapest first. */
export const planOrder = ['FREE', 'PREMIUM', 'VVIP'] as const satisfies readonly PlanName[];
export const planPath = (plan: PlanName): string | null =>
  plan === 'FREE' ? null : plan === 'PREMIUM' ? paths.payPremium : paths.payVvip;

/** What of a sale reaches a creator on a plan. Paise. */
export const keptOf = (paise: number, plan: PlanName, terms: BusinessTerms): Breakdown =>
  breakdownOf(paise, { fee: terms.plans[plan].feeBasisPoints, gst: terms.feeTaxBasisPoints });

/** A plan's price with GST, paise. Halves of a paisa are rounded up. */
export const withGst = (paise: number, { feeTaxBasisPoints }: BusinessTerms): number =>
  paise + Math.floor((paise * feeTaxBasisPoints + 5_000) / 10_000);

/**
 * From which sales in a month, in paise and whole rupees, the dearer plan leaves more than the cheaper one; null when it never does.
 * GST is on fee and plan alike, so it changes nothing.
 */
export function paysOffFrom(cheaper: PlanTerms, dearer: PlanTerms): number | null {
  const saved = cheaper.feeBasisPoints - dearer.feeBasisPoints;
  if (saved <= 0) return null;
  const paise = ((dearer.monthly - cheaper.monthly) * 10_000) / saved;
  return Math.ceil(paise / 100) * 100;
}

/** What is left of a month's sales on a plan, after the fee, the plan and GST on both. Paise. */
export const leftOfMonth = (sales: number, plan: PlanName, terms: BusinessTerms): number =>
  keptOf(sales, plan, terms).net - withGst(terms.plans[plan].monthly, terms);
