import type { Price, ProductKind } from '@haat/openapi';
import { newOrderBounds } from '@haat/openapi/order-bounds';
import { productKinds } from '../facts';

/** Pieces in one order, whatever a creator allows. */
export const mostPieces: number = newOrderBounds.quantity.maximum;

/** Whether several pieces of a price can be had with one order: of some kinds, at a price that is fixed, paid once and above nothing. */
export const mayBeSeveral = (kind: ProductKind, { type, amount }: Pick<Price, 'type' | 'amount'>): boolean =>
  productKinds[kind].sellsSeveral === true && type === 'once' && amount > 0;

/** How many pieces one order may be for: as its creator allows, and never more than `mostPaise` in all. 1 where it is not offered. */
export function mostPerOrder(
  kind: ProductKind,
  price: Pick<Price, 'type' | 'amount' | 'mostPerOrder'>,
  mostPaise: number,
): number {
  if (!mayBeSeveral(kind, price)) return 1;
  return Math.max(1, Math.min(price.mostPerOrder ?? 1, mostPieces, Math.floor(mostPaise / price.amount)));
}
