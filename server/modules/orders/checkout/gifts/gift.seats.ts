// Gifts that were not delivered yet, when a session among what they give is cancelled.

import { refundOfShares } from '@haat/openapi/item-refunds';
import type { Db, Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import type { Catalog } from '../../../catalog';
import {
  findCancelledAmong,
  insertNewSeats,
  type NewSeat,
  type SoldItem,
  undeliveredSeatId,
} from '../../../delivery';
import { findOrders, type OrderRow } from '../order/order.repository';
import { soldItems } from '../order/sale.documents';
import type { Offer, Offers } from '../placing/offer.service';
import { remainingAmount } from '../refunds/refund.rules';
import { findUndeliveredGifts, lockProducts } from './gift.repository';

export interface GiftSeats {
  /** The seats of a session in gifts that are paid and not delivered yet: what goes back of each, as of one that somebody has. */
  waiting(db: Db, session: { sellerId: string; productId: string }): Promise<NewSeat[]>;
  /**
   * Writes down what of a gift is cancelled, to be refunded, and answers it: it is not to be delivered. Whoever cancels a session waits until the
   * transaction ends, and finds the gift delivered, or was faster.
   */
  cancelledOf(
    trx: Tx,
    order: OrderRow,
    offer: Offer,
  ): Promise<{ productIds: ReadonlySet<string>; isAll: boolean }>;
}

export function createGiftSeats(
  { clock }: Pick<Deps, 'clock'>,
  { catalog, offers }: { catalog: Pick<Catalog, 'itemsOf'>; offers: Offers },
): GiftSeats {
  const itemsOf = (db: Db, order: OrderRow, offer: Offer): Promise<SoldItem[]> =>
    soldItems(db, { catalog, order, offer, at: clock.now(), paid: order.amount });

  return {
    async waiting(db, session) {
      const keys = await findUndeliveredGifts(db, session);
      const seats: NewSeat[] = [];
      for (const order of (await findOrders(db, keys)).values()) {
        const offer = await offers.find(order.product_id);
        const items = offer ? await itemsOf(db, order, offer) : [];
        seats.push(...items.filter(({ productId }) => productId === session.productId).map(seatIn(order)));
      }
      return seats;
    },

    async cancelledOf(trx, order, offer) {
      const items = await itemsOf(trx, order, offer);
      const ids = items.map(({ productId }) => productId);
      const { seller_id: sellerId } = order;
      await lockProducts(trx, { sellerId, productIds: ids });
      const productIds = await findCancelledAmong(trx, sellerId, ids);
      for (const item of items)
        if (productIds.has(item.productId))
          await insertNewSeats(
            trx,
            { sellerId, productId: item.productId },
            [seatIn(order)(item)],
            clock.now(),
          );
      return { productIds, isAll: ids.every((id) => productIds.has(id)) };
    },
  };
}

const seatIn =
  (order: OrderRow) =>
  ({ productId, share }: SoldItem): NewSeat => {
    const isShare = order.product_id !== productId;
    const left = remainingAmount(order);
    return {
      grant_id: undeliveredSeatId(order.id, productId),
      order_id: order.id,
      is_share: isShare,
      amount: isShare ? refundOfShares(share, left) : left,
    };
  };
