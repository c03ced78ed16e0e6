import { moveItem } from '@haat/kinds/parts/editor/items/moved';
import { emptyPrice, type PriceDraft } from './price-draft';

type Prices = readonly PriceDraft[];

export const changedPrice = (prices: Prices, key: string, changes: Partial<PriceDraft>): PriceDraft[] =>
  prices.map((one) => (one.key === key ? { ...one, ...changes } : one));

/** A price a place up or down. One that becomes the first changes its key with the one that was it. */
export function movedPrice(prices: Prices, place: number, by: -1 | 1): PriceDraft[] {
  const [was] = prices;
  const next = moveItem(prices, place, by);
  const [first] = next;
  if (!was || !first || first.key === was.key) return next;
  return next.map((one) => {
    if (one.key === first.key) return { ...one, key: emptyPrice.key };
    return one.key === was.key ? { ...one, key: first.key } : one;
  });
}
