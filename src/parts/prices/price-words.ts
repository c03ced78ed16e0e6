import type { Price } from '@haat/contract';
import { formatPaise } from '@haat/design-system';
import { t } from '@haat/words';
import { perPeriod } from '../../preview/document/period';

/** "₹499", "Free", "From ₹51", "₹199 a month", "₹199 and 2 more"; "No price yet" without one. */
export function priceWords(prices: readonly Price[]): string {
  const [first, ...others] = prices;
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
  return others.length > 0 ? t('{sum} and {count} more', { sum, count: others.length }) : sum;
}
