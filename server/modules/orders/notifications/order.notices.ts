import { piecesTitle } from '@haat/kinds/parts/pieces';
import { platformAccountId } from '../../../platform/money/platform-account';
import type { Access, BoughtSession } from '../../delivery';
import type { Tellable } from '../../messaging';
import { dayInWords, documentPath, netOf, notePath } from '../../money';
import type { GiftRow } from '../checkout/gifts/gift.repository';
import type { OrderRow } from '../checkout/order/order.repository';
import type { MessagedSubscription } from '../checkout/order/order.subscription';
import type { Offer } from '../checkout/placing/offer.service';

/** An order with what its messages say of its product and its seller. */
export interface NotifiedOrder {
  order: OrderRow;
  /** Null where its seller is gone. */
  offer: Offer | null;
  /** Null for what is paid once. */
  subscription: MessagedSubscription | null;
  /** What it lets its buyer into at a set time. */
  sessions: readonly BoughtSession[];
}

/** A refund as its message names it. */
interface NotifiedRefund {
  refund: string;
  /** Paise. */
  amount: number;
  isTold: boolean;
}

const buyerOf = ({ order, offer }: NotifiedOrder) => ({
  phone: order.buyer_phone,
  email: order.buyer_email,
  orderId: order.id,
  productTitle: piecesTitle(offer?.product.title ?? '', order.quantity),
  sellerName: offer?.seller.name ?? '',
});

/** For the buyer: that it is paid, with the links to what was bought and to its receipt. */
export function receiptNotice(
  notified: NotifiedOrder,
  {
    access,
    owned,
    origin,
    at,
  }: {
    access: Pick<Access, 'signedPath' | 'signedQuery'>;
    /** What the buyer had of it already; null for nothing. */
    owned: { titles: string[]; amount: number } | null;
    origin: string;
    at: Date;
  },
): Tellable {
  const { id, amount, link_version: linkVersion, seller_gstin: gstin } = notified.order;
  const link = { id, linkVersion };
  return {
    template: 'receipt',
    ...buyerOf(notified),
    amount,
    accessUrl: origin + access.signedPath(link),
    ...(amount > 0 && { receiptUrl: `${origin}${documentPath(id)}${access.signedQuery(link)}` }),
    ...(gstin !== null && { isInvoice: true }),
    ...(owned && { owned }),
    ...subscriptionOf(notified.subscription, origin),
    ...(notified.sessions.length > 0 && {
      at: at.toISOString(),
      sessions: notified.sessions.map(({ joinPath, ...session }) => ({
        ...session,
        joinUrl: origin + joinPath,
      })),
    }),
  };
}

/** For the recipient of a gift: who it is from, in the giver's words, and the link that opens it. */
export function giftNotice(
  notified: NotifiedOrder,
  gift: Pick<GiftRow, 'giver_name' | 'message'>,
  { access, origin }: { access: Pick<Access, 'signedPath'>; origin: string },
): Tellable {
  const { id, link_version: linkVersion } = notified.order;
  const { phone, orderId, productTitle, sellerName } = buyerOf(notified);
  return {
    template: 'gift',
    phone,
    orderId,
    productTitle,
    sellerName,
    giverName: gift.giver_name ?? '',
    message: gift.message ?? '',
    url: origin + access.signedPath({ id, linkVersion }),
  };
}

/** What a receipt says of the subscription that it paid for. */
export function subscriptionOf(subscription: MessagedSubscription | null, origin: string) {
  if (!subscription) return {};
  const { id, endsAt, amount: price, period, renews, isTrial } = subscription;
  return {
    subscription: {
      endsOn: endsAt === null ? null : dayInWords(new Date(endsAt)),
      price,
      period,
      renews,
      ...(isTrial && { isTrial: true as const }),
      url: `${origin}/purchase?order=${id}`,
    },
  };
}

/** For the seller. Free days are no sale yet, and nobody waits for what the platform sells: null. */
export function saleNotice({ order, offer }: NotifiedOrder): Tellable | null {
  const { amount, fee, fee_tax: feeTax } = order;
  if (!offer || amount === 0 || order.seller_id === platformAccountId) return null;
  return {
    template: 'sale',
    sellerId: order.seller_id,
    phone: offer.seller.phone,
    email: offer.seller.email,
    orderId: order.id,
    productTitle: piecesTitle(offer.product.title, order.quantity),
    amount,
    net: netOf({ amount, fee, feeTax }),
  };
}

export function refundNotice(
  notified: NotifiedOrder,
  { refund, amount, isTold }: NotifiedRefund,
  { access }: { access: Pick<Access, 'signedQuery'> },
): Tellable {
  const { id, link_version: linkVersion, seller_gstin: gstin } = notified.order;
  return {
    template: 'refund',
    ...buyerOf(notified),
    amount,
    key: refund,
    notePath: notePath(id, refund) + access.signedQuery({ id, linkVersion }),
    ...(gstin !== null && { isCreditNote: true }),
    ...(isTold && { isTold: true }),
  };
}

/** Of money that bought nothing: there is no note on it. */
export const returnNotice = (
  notified: NotifiedOrder,
  { paymentId, amount }: { paymentId: string; amount: number },
): Tellable => ({ template: 'refund', ...buyerOf(notified), amount, key: paymentId });

/** For the number itself, where something was paid for that it had already. */
export const ownedNotice = (notified: NotifiedOrder, url: string): Tellable => {
  const { phone, orderId, productTitle, sellerName } = buyerOf(notified);
  return {
    template: 'ownedAlready',
    phone,
    orderId,
    productTitle,
    sellerName,
    amount: notified.order.amount,
    url,
  };
};

/** For buyers whose pending payment was declined in the end. */
export const unpaidNotice = (notified: NotifiedOrder): Tellable => ({
  template: 'unpaid',
  ...buyerOf(notified),
  amount: notified.order.amount,
});
