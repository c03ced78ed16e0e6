import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import type { Catalog, DiscountRedemption, ProductAvailability } from '../../../catalog';
import type { OrderRow } from '../order/order.repository';
import type { Offer } from '../placing/offer.service';
import { isCharge, isContinuation } from '../placing/order.rules';
import { holdUntil } from './hold.rules';
import { findBundledProducts } from './holds.repository';
import { giveOffer, hasOffer } from './seat-offer.repository';
import { hasStockLeft, isOwnSeat, limitsOf } from './stock.repository';

/** The current offer of a product, loaded before a transaction starts. */
export interface SoldNow {
  product: Offer['product'];
  availability: ProductAvailability;
}

/** What an order cannot take again, because others have it by now. */
export type Missing = 'discount' | 'stock';

/** What unpaid orders hold of what is limited: pieces of stock, seats and uses of discounts. */
export interface Holds {
  soldNow(offer: Offer): Promise<SoldNow>;
  /**
   * Reserves stock again for an unpaid order without a reservation, under its lock, and takes its use of a discount. Answers what is not left; null where it
   * has everything.
   */
  retake(trx: Tx, order: OrderRow, sold: SoldNow): Promise<Missing | null>;
  /** Until when an order holds what it takes now. */
  until(order: OrderRow): Date;
}

export function createHolds(
  { clock }: Pick<Deps, 'clock'>,
  {
    catalog,
    discounts,
  }: { catalog: Pick<Catalog, 'availability' | 'seatsOf'>; discounts: Pick<DiscountRedemption, 'retake'> },
): Holds {
  return {
    until: ({ expires_at: expiresAt }) => holdUntil(clock.now(), expiresAt),

    soldNow: async ({ product }) => ({ product, availability: await catalog.availability(product) }),

    async retake(trx, order, { product, availability }) {
      const { seller_id: sellerId, id: orderId, product_id: productId } = order;
      // Discounts are locked before the stock, always.
      if (!(await discounts.retake(trx, { sellerId, orderId }))) return 'discount';
      if (isCharge(order) || isContinuation(order)) return null;
      const stock = product.prices.find(({ id }) => id === order.price_id)?.stock;
      // What it was placed for, and takes its pieces of, is neither the parts that its buyer had nor what is sold with it by now.
      const bundled = await findBundledProducts(trx, order);
      const seatsOfHeld = bundled ? await catalog.seatsOf(trx, sellerId, bundled) : availability.seatsOfHeld;
      const limits = limitsOf({ id: order.price_id, stock }, { ...availability, seatsOfHeld });
      // A seat that was offered to its buyer is theirs still.
      const isOffered = await hasOffer(trx, { sellerId, orderId }, clock.now());
      const others = isOffered ? limits.filter((limit) => !isOwnSeat(limit)) : limits;
      if (!(await hasStockLeft(trx, { sellerId, productId }, others, order.quantity))) return 'stock';
      if (isOffered) await giveOffer(trx, { sellerId, productId, orderId });
      return null;
    },
  };
}
