import type { OrderStatus } from '@haat/openapi';
import type { Db } from '../../platform/database/database';
import type { Came } from './visits/source.rules';

/** Orders whose money the creator has. */
const soldStatuses: OrderStatus[] = ['paid', 'fulfilled', 'refunding', 'disputed'];

/** How far a creator has come. */
export async function milestones(db: Db, sellerId: string) {
  const products = db.selectFrom('product').where('product.seller_id', '=', sellerId);
  return db
    .selectNoFrom((eb) => [
      eb.exists(products.select('id')).as('hasPage'),
      eb.exists(products.select('id').where('published_at', 'is not', null)).as('hasPublished'),
      eb
        .exists(
          db
            .selectFrom('visit_count')
            .select('day')
            .where('seller_id', '=', sellerId)
            .where('product_id', '=', '')
            .where('dimension', '=', 'all'),
        )
        .as('hasVisit'),
      eb
        .exists(
          db
            .selectFrom('orders')
            .select('orders.id')
            .where('orders.seller_id', '=', sellerId)
            .where('orders.status', 'in', soldStatuses),
        )
        .as('hasSale'),
    ])
    .executeTakeFirstOrThrow();
}

/** The newest orders, paid or not, but for those nobody has begun to pay. */
export async function latestOrders(db: Db, sellerId: string, limit: number) {
  return db
    .selectFrom('orders')
    .innerJoin('product', (join) =>
      join.onRef('product.seller_id', '=', 'orders.seller_id').onRef('product.id', '=', 'orders.product_id'),
    )
    .select([
      'orders.id',
      'orders.created_at',
      'orders.status',
      'orders.amount',
      'orders.fee',
      'orders.fee_tax',
      'orders.refunded',
      'orders.refunded_fee',
      'orders.refunded_fee_tax',
      'orders.method',
      'orders.buyer_phone',
      'orders.buyer_email',
      'orders.buyer_name',
      'product.id as product_id',
      'product.kind',
      'product.title',
      'product.cover',
    ])
    .where('orders.seller_id', '=', sellerId)
    .where('orders.status', '!=', 'created')
    .where((eb) => eb.or([eb('orders.gift', 'is', null), eb('orders.gift', '=', 'given')]))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute();
}

/** Where the buyer of an order came from; null where nothing of it is known. */
export async function findOrderSource(db: Db, sellerId: string, orderId: string): Promise<Came | null> {
  const row = await db
    .selectFrom('order_source')
    .select([
      'link_id as linkId',
      'utm_source as utmSource',
      'utm_campaign as utmCampaign',
      'referrer_host as referrerHost',
    ])
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}
