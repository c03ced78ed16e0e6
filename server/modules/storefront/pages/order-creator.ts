import type { OrderCreator } from '@haat/openapi/pages';
import type { ShownOrder } from '../../orders';
import type { Storefront } from './storefront.parts';

/** What stands beside the creator's name on the pages of an order: what everybody sees on their previews. */
export async function orderCreator(
  { dependencies: { catalog } }: Pick<Storefront, 'dependencies'>,
  { sellerId }: Pick<ShownOrder, 'sellerId'>,
): Promise<OrderCreator> {
  const { photo, isVerified } = (await catalog.publicSeller(sellerId)).seller;
  return { ...(photo && { photo }), ...(isVerified && { isVerified }) };
}
