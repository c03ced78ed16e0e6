import type { Tx } from '../../../../platform/database/database';
import { json } from '../../../../platform/database/schema';
import type { Deps } from '../../../../platform/deps';
import { findBundledProducts } from '../holds/holds.repository';
import type { MoveOrder } from '../order/move-order.service';
import { findOrder, lockOrder, type OrderRow } from '../order/order.repository';
import type { BuildSaleDocuments } from '../order/sale.documents';
import type { NewOrders } from '../placing/new-order';
import type { Offer, Offers } from '../placing/offer.service';
import { findSubscribed, givenTo, insertSubscriptionOrder } from '../subscription.orders';
import {
  findDueGifts,
  forgottenWith,
  type GiftRow,
  insertReceived,
  lockGift,
  saveGift,
  setDue,
} from './gift.repository';
import type { ReturnGift } from './gift.return';
import type { GiftSeats } from './gift.seats';

interface GiftKey {
  sellerId: string;
  orderId: string;
}

const minute = 60_000;
/** Gifts of one reading. */
const atOnce = 50;

type GiftDeliveryDeps = Pick<Deps, 'clock' | 'database' | 'events' | 'jobs' | 'log' | 'random'>;

interface GiftDeliveryParts {
  buildSaleDocuments: BuildSaleDocuments;
  giftSeats: Pick<GiftSeats, 'cancelledOf'>;
  moveOrder: MoveOrder;
  newOrders: Pick<NewOrders, 'open'>;
  offers: Offers;
  returnGift: ReturnGift;
}

/**
 * Delivers gifts once they are paid and their day has come: to its recipient each is an order of their own that costs nothing, so that library, access
 * page and messages work as for everybody. A gift whose money is being refunded or disputed waits; once it is back, the gift is over. Sessions that
 * were cancelled are not delivered: their money goes back, from the day on which it was paid. So does that of a period which would buy nothing.
 */
export function createGiftDelivery(deps: GiftDeliveryDeps, parts: GiftDeliveryParts) {
  const { clock, database, events, jobs, log } = deps;

  async function deliver({ sellerId, orderId }: GiftKey): Promise<void> {
    const given = await findOrder(database.db, sellerId, orderId);
    const offer = given && (await parts.offers.find(given.product_id, { isFresh: true }));
    if (!offer) return;
    await database.tx(async (trx) => {
      // Before the gift, always: a refund has the order locked and asks for its gift.
      const order = await lockOrder(trx, sellerId, orderId);
      const gift = await lockGift(trx, { seller_id: sellerId, order_id: orderId });
      if (!order || !gift?.due_at || gift.delivered_at || gift.cancelled_at) return;
      const cancelled = await parts.giftSeats.cancelledOf(trx, order, offer);
      if (gift.due_at > clock.now()) return;
      if (order.status === 'refunded' || gift.recipient_phone === '')
        return saveGift(trx, gift, { cancelled_at: clock.now(), ...forgottenWith(gift) });
      if (order.status === 'fulfilled' && !cancelled.isAll)
        await hand(deps, parts, trx, { gift, order, offer, without: cancelled.productIds });
    });
    jobs.kick();
  }

  async function deliverDue(): Promise<void> {
    const now = clock.now();
    let after: { at: Date; orderId: string } | null = null;
    for (;;) {
      const due = await findDueGifts(database.db, { now, after, limit: atOnce });
      for (const { seller_id: sellerId, order_id: orderId } of due)
        await deliver({ sellerId, orderId }).catch((error: unknown) =>
          // One that fails keeps none of the others.
          log.error({ err: error, orderId }, 'A gift could not be delivered'),
        );
      const last = due.at(-1);
      if (!last || due.length < atOnce) return;
      after = { at: last.due_at, orderId: last.order_id };
    }
  }

  events.on('order.paid', {
    key: 'gifts.paid',
    when: ({ gift }) => gift === 'given',
    handle: async ({ sellerId, orderId }) => {
      await setDue(database.db, { seller_id: sellerId, order_id: orderId }, clock.now());
      await deliver({ sellerId, orderId });
    },
  });
  jobs.every('gifts.deliver', minute, deliverDue);
}

async function hand(
  { clock, random }: GiftDeliveryDeps,
  { buildSaleDocuments, moveOrder, newOrders, returnGift }: GiftDeliveryParts,
  trx: Tx,
  {
    gift,
    order,
    offer,
    without,
  }: { gift: GiftRow; order: OrderRow; offer: Offer; without: ReadonlySet<string> },
): Promise<void> {
  const { seller_id: sellerId, product_id: productId, price_id } = order;
  const { terms, recipient_phone: phone } = gift;
  const current = terms && (await findSubscribed(trx, { sellerId, productId, phone }));
  const given = terms && current && givenTo(current, terms);
  if (given === 'nothing') return returnGift(trx, gift);
  // Who has it already goes on from the end of what they have, or opens again what has expired.
  const currentId = given === 'more' ? current?.id : undefined;
  const { order: opened } = await newOrders.open({
    seller_id: sellerId,
    product_id: productId,
    price_id,
    amount: 0,
    tax: 0,
    fee: 0,
    fee_tax: 0,
    answers: {},
    buyer_phone: phone,
    buyer_email: null,
    buyer_name: gift.recipient_name,
    buyer_language: order.buyer_language,
    gift: 'received',
    ...(terms && { subscription: currentId ?? 'own' }),
  });
  const received: OrderRow = { ...opened, holds_stock: false, hold_until: null };
  const holds = await findBundledProducts(trx, order);
  await insertReceived(trx, received, { id: random.uuid(), detail: holds ? { holds } : {} });
  const at = clock.now();
  if (terms && received.subscription_id)
    await insertSubscriptionOrder(trx, {
      sellerId,
      orderId: received.id,
      subscriptionId: received.subscription_id,
      kind: currentId ? 'again' : 'first',
      terms,
      at,
    });
  await moveOrder(trx, received, {
    events: ['payment.waived', 'order.fulfilled'],
    sale: await buildSaleDocuments(trx, received, offer, { paid: order.amount, without }),
  });
  await saveGift(trx, gift, {
    received_id: received.id,
    delivered_at: at,
    ...forgottenWith(gift),
  });
  await trx
    .insertInto('order_event')
    .values({
      seller_id: sellerId,
      order_id: order.id,
      id: random.uuid(),
      at,
      event: 'gift.delivered',
      detail: json({}),
    })
    .execute();
}
