import type { Deps } from '../../../platform/deps';
import type { Identity } from '../../accounts';
import type { Catalog } from '../../catalog';
import { type Access, sessionsOfOrder } from '../../delivery';
import type { Notifier, Tellable } from '../../messaging';
import type { BusinessService } from '../../money';
import { findGift } from '../checkout/gifts/gift.repository';
import { findOwnedOf } from '../checkout/holds/holds.repository';
import { findOrder, findOrders, type OrderRow } from '../checkout/order/order.repository';
import { findMessagedSubscription, type MessagedSubscription } from '../checkout/order/order.subscription';
import { createOffers } from '../checkout/placing/offer.service';
import { ownedBefore, ownedRefundPath } from '../checkout/refunds/owned-refund.service';
import type { Subscriptions } from '../subscriptions';
import {
  giftNotice,
  type NotifiedOrder,
  ownedNotice,
  receiptNotice,
  refundNotice,
  returnNotice,
  saleNotice,
  unpaidNotice,
} from './order.notices';

export interface OrderNotificationDependencies {
  access: Pick<Access, 'signedPath' | 'signedQuery'>;
  business: BusinessService;
  catalog: Pick<Catalog, 'getSellable'>;
  identity: Identity;
  notify: Pick<Notifier, 'deliver'>;
  subscriptions: Pick<Subscriptions, 'settle'>;
}

/** Whose order an event is about. */
interface OrderKey {
  sellerId: string;
  orderId: string;
}

/**
 * Tells buyers and sellers what became of orders. A handler reads the order as it is now; messages have ids by what they are about, so that a
 * handler that runs again writes none twice.
 */
export function createOrderNotifications(
  { clock, config, database, events, log, signer, webhookBase }: Deps,
  { access, business, catalog, identity, notify, subscriptions }: OrderNotificationDependencies,
): void {
  const offers = createOffers({ clock, catalog, identity, business });
  const origin = () => config.publicUrl ?? webhookBase();

  /** The payment counts for it before its receipt says until when, whichever of the two is handled first; a receipt waits for no repair. */
  async function subscriptionOf(order: OrderRow): Promise<MessagedSubscription | null> {
    if (order.subscription_id === null) return null;
    try {
      await subscriptions.settle(order.seller_id, order.id);
    } catch (error) {
      log.warn({ err: error, orderId: order.id }, 'A receipt does not say until when it is paid');
    }
    return findMessagedSubscription(
      database.db,
      (await findOrder(database.db, order.seller_id, order.id)) ?? order,
    );
  }

  const sessionsOf = async ({ order, offer }: Pick<NotifiedOrder, 'order' | 'offer'>) =>
    offer
      ? sessionsOfOrder(
          { catalog, clock, database },
          { sellerId: order.seller_id, orderId: order.id, product: offer.product },
        )
      : [];

  /** A receipt for whoever paid; to the recipient of a gift it says who it is from. */
  const receiptOf = async (about: NotifiedOrder) => {
    const { order } = about;
    const gift = order.gift === 'received' ? await findGift(database.db, order) : null;
    if (gift) return giftNotice(about, gift, { access, origin: origin() });
    const owned = order.discount > 0 ? await findOwnedOf(database.db, order) : null;
    return receiptNotice(about, { access, owned, origin: origin(), at: clock.now() });
  };

  const ownedNoticeOf = async (about: NotifiedOrder) =>
    about.offer && (await ownedBefore(database.db, about.order, about.offer))
      ? ownedNotice(about, origin() + ownedRefundPath({ signer }, about.order.id))
      : null;

  /** Delivers the notices of several events together. An order whose buyer's phone was erased has none. */
  const deliverAll =
    <Event extends OrderKey>(
      noticesOf: (about: NotifiedOrder, event: Event) => (Tellable | null)[] | Promise<(Tellable | null)[]>,
      { withSessions = false }: { withSessions?: boolean } = {},
    ) =>
    async (all: readonly Event[]): Promise<void> => {
      const orders = await findOrders(database.db, all);
      const notices = await Promise.all(
        all.map(async (event) => {
          const order = orders.get(event.orderId);
          if (!order || order.buyer_phone === '') return [];
          const offer = await offers.find(order.product_id);
          const of = { order, offer, subscription: await subscriptionOf(order) };
          return noticesOf({ ...of, sessions: withSessions ? await sessionsOf(of) : [] }, event);
        }),
      );
      await notify.deliver(notices.flat().filter((notice) => notice !== null));
    };

  events.on('order.paid', {
    key: 'orders.receipt',
    handleMany: deliverAll<OrderKey>(
      async (about) => [await receiptOf(about), saleNotice(about), await ownedNoticeOf(about)],
      { withSessions: true },
    ),
  });
  events.on('order.refunded', {
    key: 'orders.refund-notice',
    handleMany: deliverAll<OrderKey & { refund: string; amount: number; isTold: boolean }>(
      // The money was the giver's, who is told.
      (about, refund) => (about.order.gift === 'received' ? [] : [refundNotice(about, refund, { access })]),
    ),
  });
  events.on('payment.returned', {
    key: 'orders.return-notice',
    handleMany: deliverAll<OrderKey & { paymentId: string; amount: number }>((about, payment) => [
      returnNotice(about, payment),
    ]),
  });
  events.on('order.unpaid', {
    key: 'orders.unpaid-notice',
    handleMany: deliverAll<OrderKey>((about) => [unpaidNotice(about)]),
  });
}
