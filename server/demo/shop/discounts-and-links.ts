// Codes and short links of the demonstration shop, and which sales come by them.
import type { NewDiscount } from '@haat/openapi';

interface DemoDiscount {
  /** Made so many days before today. */
  sinceDays: number;
  /** Over so many days before today; in the future when negative, never when left out. */
  untilDays?: number;
  /** Begins so many days after today instead of when it is made. */
  startsInDays?: number;
  /** Taken out of use at the end. */
  isDisabled?: boolean;
  /** Of the buyers who might, how many use it: from 0 to 1. */
  share: number;
  discount: NewDiscount;
}

/** One in each status that a discount can have. */
export const discounts: readonly DemoDiscount[] = [
  {
    sinceDays: 85,
    share: 0.12,
    discount: { code: 'WELCOME10', label: '10% off your first', basisPoints: 1_000 },
  },
  {
    sinceDays: 40,
    untilDays: 20,
    share: 0.35,
    discount: { code: 'DIWALI25', label: 'Diwali', basisPoints: 2_500 },
  },
  { sinceDays: 30, share: 0.5, discount: { code: 'BAKE200', amount: 20_000, minAmount: 99_900, maxUses: 5 } },
  { sinceDays: 75, isDisabled: true, share: 0.05, discount: { code: 'WORKSHOP', basisPoints: 1_500 } },
  {
    sinceDays: 3,
    startsInDays: 25,
    share: 0,
    discount: { code: 'NEWYEAR', label: 'New year', basisPoints: 2_000 },
  },
];

export interface DemoLink {
  sinceDays: number;
  /** Of those who look at the product, how many come by it: from 0 to 1. */
  share: number;
  /** The product's. */
  title: string;
  campaign: string;
  slug: string;
  isRetired?: boolean;
}

export const links: readonly DemoLink[] = [
  {
    sinceDays: 80,
    share: 0.22,
    title: 'Sourdough at Home, in Indian Weather',
    campaign: 'Instagram bio',
    slug: 'sourdough',
  },
  {
    sinceDays: 44,
    share: 0.3,
    title: 'The Morning Bake',
    campaign: 'WhatsApp status',
    slug: 'morning-bake',
  },
  {
    sinceDays: 60,
    share: 0.15,
    title: 'Bread in Six Weekends',
    campaign: 'Newsletter of September',
    slug: 'six-weekends',
    isRetired: true,
  },
];

/** The share of all discounts that a buyer may take on a day, by how many days ago it was; from 0 to 1 in sum. */
export function discountFor(
  ago: number,
  amount: number,
  used: ReadonlyMap<string, number>,
  isKept: boolean,
  chance: number,
): string | undefined {
  let rest = chance;
  for (const { sinceDays, untilDays, startsInDays, share, discount } of discounts) {
    const { code, minAmount, maxUses } = discount;
    const isOffered =
      ago < sinceDays && ago > (untilDays ?? Number.NEGATIVE_INFINITY) && startsInDays === undefined;
    if (!code || !isOffered || amount < (minAmount ?? 0)) continue;
    if (maxUses && (!isKept || (used.get(code) ?? 0) >= maxUses)) continue;
    rest -= share;
    if (rest < 0) return code;
  }
  return undefined;
}
