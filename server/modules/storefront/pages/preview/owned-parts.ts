import { kindOf } from '@haat/kinds/rules';
import type { PublicProduct } from '@haat/openapi';
import type { FastifyRequest } from 'fastify';
import type { BuyerBrowsers } from '../../../accounts';
import type { PublicEntry } from '../../../catalog';
import { type Checkout, restPrice } from '../../../orders';

/** What tells what a browser owns. */
export interface Ownership {
  buyers: Pick<BuyerBrowsers, 'proofOf'>;
  checkout: Pick<Checkout, 'findOwnedParts'>;
}

/** Whether what a page shows of a product depends on who asks: on what they own of its parts. */
const mayOwnParts = ({ kind }: PublicProduct): boolean => kindOf({ kind }).withOwned !== undefined;

/** The product as a browser sees it that has proved to own parts of it, at the price of the rest where that is reckoned; as everybody sees it in any other. */
export async function withOwnedParts(
  { dependencies: { buyers, checkout } }: { dependencies: Ownership },
  request: FastifyRequest,
  entry: PublicEntry,
): Promise<PublicEntry> {
  const { product } = entry;
  const proof = mayOwnParts(product) ? await buyers.proofOf(request) : null;
  const owned = proof && (await checkout.findOwnedParts(product.id, proof));
  if (!owned) return entry;
  const prices = owned.isAll ? product.prices : product.prices.map((price) => restPrice(price, owned));
  const amount = (product.prices[0]?.amount ?? 0) - (prices[0]?.amount ?? 0);
  const content = kindOf(product).withOwned?.(product.content as never, {
    productIds: new Set(owned.productIds),
    amount,
  });
  return {
    ...entry,
    product: { ...product, prices, content: (content ?? product.content) as PublicProduct['content'] },
  };
}
