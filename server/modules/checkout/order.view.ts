import type { Access as BoughtAccess, Order, ThankYou } from '@haat/contract';
import type { Access } from '../access';
import { type Catalog, productPath, toSafeHtml } from '../catalog';
import type { Offer } from './offer.service';
import type { OrderRow } from './order.repository';

/** While the money is ours to keep, or on its way back, what was bought stays open. */
const openStatuses: ReadonlySet<OrderRow['status']> = new Set(['fulfilled', 'refunding', 'disputed']);

/** Whether the order's status lets the buyer in; a grant that has ended still closes it. */
export const mayBeOpen = (order: OrderRow): boolean => openStatuses.has(order.status);

/** The order as its buyer and its seller see it; `access` is null unless it is told to be shown. */
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
    product: {
      id: product.id,
      kind: product.kind,
      title: product.title,
      url: productPath(product.id),
      cover: imageSources(product.cover),
      seller: seller.name ?? '',
    },
    payment: { provider: order.provider, session: order.gateway_session },
    failure: order.failure,
    method: order.method,
    createdAt: order.created_at.toISOString(),
    expiresAt: order.expires_at.toISOString(),
    paidAt: order.paid_at?.toISOString() ?? null,
    access,
  };
}

/** What a paid page gives: the seller's thanks, and the way to the receipt. */
export function accessOf(orderId: string, thankYou: ThankYou, access: Access): BoughtAccess {
  return {
    url: access.path(orderId),
    messageHtml: toSafeHtml(thankYou.message ?? ''),
    redirectUrl: thankYou.redirectUrl ?? null,
  };
}
