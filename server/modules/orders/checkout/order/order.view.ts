import type { AccessGrant, Access as BoughtAccess, Order, OrderGift, ReceivedPart } from '@haat/openapi';
import { platformPage } from '../../../../platform/money/platform-account';
import { type Catalog, productPath } from '../../../catalog';
import type { Access, PaidPeriod, ShownGrant } from '../../../delivery';
import type { GiftRow } from '../gifts/gift.repository';
import type { Offer } from '../placing/offer.service';
import { isCharge } from '../placing/order.rules';
import type { OrderRow } from './order.repository';

/** Access stays open while the order is paid or being refunded. */
const openStatuses: ReadonlySet<OrderRow['status']> = new Set(['fulfilled', 'refunding', 'disputed']);

/** Whether the order's status lets the buyer in; a grant that has ended still closes it. */
export const mayBeOpen = (order: OrderRow): boolean => openStatuses.has(order.status);

/** The order for its buyer and seller; `access` is null unless requested. */
export function viewOrder(
  order: OrderRow,
  shown: { offer: Offer; access: BoughtAccess | null; imageSources: Catalog['imageSources'] },
): Order {
  const { access, imageSources } = shown;
  const { product, seller } = shown.offer;
  return {
    id: order.id,
    status: order.status,
    amount: order.amount,
    discount: order.discount,
    tax: order.tax,
    ...(order.quantity > 1 && { quantity: order.quantity }),
    product: {
      id: product.id,
      kind: product.kind,
      title: product.title,
      url: platformPage(product.id) ?? productPath(product),
      cover: imageSources(product.cover),
      seller: seller.name ?? '',
      language: product.language,
    },
    payment: { provider: order.provider, session: isCharge(order) ? '' : order.gateway_session },
    failure: order.failure,
    method: order.method,
    ...(order.bank_reference !== null && { bankReference: order.bank_reference }),
    createdAt: order.created_at.toISOString(),
    expiresAt: order.expires_at.toISOString(),
    paidAt: order.paid_at?.toISOString() ?? null,
    access,
  };
}

/** Grants that end with the period which their order has paid for, whatever somebody else has paid since; as they are where that is null. */
export const endingWith = (
  grants: readonly ShownGrant[],
  period: PaidPeriod | null,
): readonly ShownGrant[] =>
  period?.endsAt ? grants.map((grant) => ({ ...grant, ends_at: period.endsAt })) : grants;

/** The grants of an order as their holder sees them; `url` is its access page. */
export const viewGrants = (grants: readonly ShownGrant[], url: string): AccessGrant[] =>
  grants.map(({ id, product_id: productId, kind, title, status, ends_at: endsAt }) => ({
    id,
    productId,
    kind,
    title,
    status,
    endsAt: endsAt?.toISOString() ?? null,
    url,
  }));

/** What was paid for: the seller's thanks, the way to the receipt, and what the kind of product gives. */
export function accessOf(
  orderId: string,
  { thank_you: thankYou }: Offer['product'],
  { access, messageHtml, parts }: { access: Access; messageHtml: string; parts: ReceivedPart[] },
): BoughtAccess {
  return {
    url: access.path(orderId),
    messageHtml,
    redirectUrl: thankYou.redirectUrl ?? null,
    ...(parts.length > 0 && { received: { parts } }),
  };
}

/** What an order has to do with a gift, for its giver or its recipient. */
export const viewGift = ({ gift }: Pick<OrderRow, 'gift'>, row: GiftRow): OrderGift => ({
  role: gift === 'given' ? 'given' : 'received',
  from: row.giver_name ?? '',
  name: row.recipient_name,
  phoneEnding: gift === 'given' ? row.recipient_phone.slice(-2) : null,
  message: row.message,
  deliverAt: row.deliver_at.toISOString(),
  deliveredAt: row.delivered_at?.toISOString() ?? null,
  isCancelled: row.cancelled_at !== null,
});
