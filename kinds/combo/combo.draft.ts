import type { Product } from '@haat/openapi';
import type { KindDraft } from '../kind';

export interface ComboValues {
  /** Ids of products, in the order they are shown. */
  items: readonly string[];
  /** Buyers who own a part pay only for the rest. */
  paysForRest: boolean;
}

/** The lowest separate price of a product in paise; null if it has none. */
const leastPrice = ({ prices }: Pick<Product, 'prices'>): number | null =>
  prices.length === 0 ? null : Math.min(...prices.map(({ amount }) => amount));

/** Sum of the separate prices, in paise. */
export const priceApart = (products: readonly Product[]): number =>
  products.reduce((sum, product) => sum + (leastPrice(product) ?? 0), 0);

/** Two or more products at one price. */
export const draft: KindDraft<ComboValues, 'combo'> = {
  empty: { items: [], paysForRest: false },
  read: ({ items = [], paysForRest = false }) => ({
    items: items.map(({ productId }) => productId),
    paysForRest,
  }),
  restore: (kept) => ({ ...kept, paysForRest: kept.paysForRest ?? false }),
  problems: () => [],
  write: ({ items, paysForRest }, wrong, _, persisted) => ({
    items: (wrong('content.items') && persisted.items) || items.map((productId) => ({ productId })),
    ...(paysForRest && { paysForRest }),
  }),
  publicContent: ({ items = [], paysForRest = false }, products) => {
    const inside = items.flatMap(({ productId }) => products.get(productId) ?? []);
    return {
      items: inside.map((product) => ({
        productId: product.id,
        kind: product.kind,
        title: product.title,
        url: product.url,
        amount: leastPrice(product),
        cover: product.cover,
      })),
      apart: priceApart(inside),
      ...(paysForRest && { paysForRest }),
    };
  },
};
