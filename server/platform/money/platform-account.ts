/**
 * The account under which the platform's own money is booked: the plans it sells, and what the payment gateway settles and charges. Nobody can
 * sign in to it.
 */
export const platformAccountId = '00000000-0000-7000-8000-0000000000aa';

/** Where what the platform sells is sold, by the product's id. */
const pages: Readonly<Record<string, string>> = {
  PremiumPerMonth1: '/Pay-PREMIUM',
  PremiumPerYear11: '/Pay-PREMIUM',
  VvipPerMonth1111: '/Pay-VVIP',
  VvipPerYear11111: '/Pay-VVIP',
  PremiumPerMonthHi: '/Pay-PREMIUM',
  PremiumPerYearHi: '/Pay-PREMIUM',
  VvipPerMonthHi: '/Pay-VVIP',
  VvipPerYearHi: '/Pay-VVIP',
};

/** The page of a product of the platform; null for everybody else's. */
export const platformPage = (productId: string): string | null => pages[productId] ?? null;
