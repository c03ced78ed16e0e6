import type { OrderStatus } from '@haat/openapi';
import type { Tx } from '../../../platform/database/database';

/** Orders whose money the creator has; as the list of products counts them. */
const soldStatuses: ReadonlySet<OrderStatus> = new Set(['paid', 'fulfilled', 'refunding', 'disputed']);

/** What an order adds to the sums of its link. */
interface LinkSale {
  sales: number;
  /** Paise. */
  earned: number;
}

const none: LinkSale = { sales: 0, earned: 0 };

/** Holds the link until the transaction ends, so that orders of one link are calculated one after the other. False when it is gone. */
export async function lockLink(trx: Tx, sellerId: string, linkId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('link')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('id', '=', linkId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** What an order comes to as it stands now. */
export async function saleOf(trx: Tx, sellerId: string, orderId: string): Promise<LinkSale> {
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'amount', 'refunded'])
    .where('seller_id', '=', sellerId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order || !soldStatuses.has(order.status)) return none;
  return { sales: 1, earned: order.amount - (order.refunded ?? 0) };
}

/** What of an order is in the sums of its link already. */
export async function countedOf(trx: Tx, sellerId: string, orderId: string): Promise<LinkSale> {
  const row = await trx
    .selectFrom('link_sale')
    .select(['sales', 'earned'])
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? none;
}

/** Puts into the sums what an order comes to now, in place of what it came to before. The link is locked. */
export async function recount(
  trx: Tx,
  about: { sellerId: string; orderId: string; linkId: string },
  { before, now }: { before: LinkSale; now: LinkSale },
): Promise<void> {
  await trx
    .insertInto('link_sale')
    .values({ seller_id: about.sellerId, order_id: about.orderId, link_id: about.linkId, ...now })
    .onConflict((conflict) => conflict.columns(['seller_id', 'order_id']).doUpdateSet(now))
    .execute();
  await trx
    .updateTable('link')
    .set((eb) => ({
      sales: eb('sales', '+', now.sales - before.sales),
      earned: eb('earned', '+', now.earned - before.earned),
    }))
    .where('seller_id', '=', about.sellerId)
    .where('id', '=', about.linkId)
    .execute();
}
