import type { Price } from '@haat/contract';
import { formatPaise } from '@haat/design-system';

/** "₹499", "From ₹51", "₹199 and 2 more"; "No price yet" without one. */
export function priceWords(prices: readonly Price[]): string {
  const [first, ...others] = prices;
  if (!first) return 'No price yet';
  const sum = first.type === 'open' ? `From ${formatPaise(first.amount)}` : formatPaise(first.amount);
  return others.length > 0 ? `${sum} and ${others.length} more` : sum;
}
