import type { Db, Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { moveGrants } from '../../../delivery';
import type { MoveOrder } from '../order/move-order.service';
import { saleEvent } from '../order/order.events';
import { lockOrder, type OrderRow } from '../order/order.repository';
import type { Offer } from '../placing/offer.service';
import { findGift, forgottenWith, saveGift } from './gift.repository';

/** The orders by which something is held that an order paid for: itself, and that of the recipient of a gift. */
export async function ordersHeldBy(
  db: Db,
  order: Pick<OrderRow, 'seller_id' | 'id' | 'gift'>,
): Promise<string[]> {
  const gift = order.gift === 'given' ? await findGift(db, order) : null;
  return gift?.received_id ? [order.id, gift.received_id] : [order.id];
}

/** The money of a gift is back with its giver: what its recipient has ends, and one that was not delivered yet never is. The order is locked. */
export async function reverseGift(
  { events, clock, moveOrder }: Pick<Deps, 'clock' | 'events'> & { moveOrder: MoveOrder },
  trx: Tx,
  order: OrderRow,
  offer: Offer,
): Promise<void> {
  if (order.gift !== 'given') return;
  const gift = await findGift(trx, order);
  if (!gift) return;
  const at = clock.now();
  if (gift.received_id === null) return saveGift(trx, gift, { cancelled_at: at, ...forgottenWith(gift) });
  const received = await lockOrder(trx, order.seller_id, gift.received_id);
  if (!received) return;
  const moved = await moveOrder(trx, received, { events: ['refund.started', 'refund.succeeded'] });
  if (moved.outcome !== 'moved') return;
  const { id: orderId, seller_id: sellerId } = received;
  await moveGrants({ trx, events }, sellerId, { orderIds: [orderId] }, { events: ['refund.succeeded'], at });
  // A subscription that it paid for is shortened.
  await events.publish(
    trx,
    'order.refunded',
    { ...saleEvent(received, offer), refund: '1', amount: 0, isTold: true },
    `${orderId} gift`,
  );
}
