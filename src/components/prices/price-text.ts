import { formatPaise } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Price, ProductSummary } from '@haat/openapi';
import { perPeriod } from '@haat/web/prices/period';

/** "₹499", "Free", "From ₹51", "₹199 a month", "₹199 and 2 more"; "No price yet" without one. */
export const priceText = (prices: readonly Price[]): string =>
  summaryPriceText({ price: prices[0] ?? null, priceCount: prices.length });

/** The same of a product in a list, which has its first price alone. */
export function summaryPriceText({
  price: first,
  priceCount,
}: Pick<ProductSummary, 'price' | 'priceCount'>): string {
  if (!first) return t('No price yet');
  const amount = formatPaise(first.amount);
  const sum =
    first.type === 'open'
      ? t('From {amount}', { amount })
      : first.period
        ? `${amount} ${perPeriod(first.period)}`
        : first.amount === 0
          ? t('Free')
          : amount;
  return priceCount > 1 ? t('{sum} and {count} more', { sum, count: priceCount - 1 }) : sum;
}
