import type { OrderStatus } from '@haat/openapi';
import type { Db, Tx } from '../../../platform/database/database';
import type { DiscountUse } from './discount.repository';

/** How many orders of a phone hold a piece of a discount, besides those of `without`. */
export async function countUses(
  db: Db,
  of: { sellerId: string; discountId: string; phone: string; without?: readonly string[] },
): Promise<number> {
  const { sellerId, discountId, phone, without = [] } = of;
  const { uses } = await db
    .selectFrom('discount_use')
    .select(({ fn }) => fn.countAll<string>().as('uses'))
    .where('seller_id', '=', sellerId)
    .where('discount_id', '=', discountId)
    .where('buyer_phone', '=', phone)
    .where('is_held', '=', true)
    .$if(without.length > 0, (query) => query.where('order_id', 'not in', [...without]))
    .executeTakeFirstOrThrow();
  return Number(uses);
}

/** How many of these orders hold a piece of a discount. */
export async function countHeld(
  db: Db,
  { sellerId, discountId, orderIds }: { sellerId: string; discountId: string; orderIds: readonly string[] },
): Promise<number> {
  const { held } = await db
    .selectFrom('discount_use')
    .select(({ fn }) => fn.countAll<string>().as('held'))
    .where('seller_id', '=', sellerId)
    .where('discount_id', '=', discountId)
    .where('order_id', 'in', [...orderIds])
    .where('is_held', '=', true)
    .executeTakeFirstOrThrow();
  return Number(held);
}

export async function insertUse(trx: Tx, use: DiscountUse): Promise<void> {
  await trx.insertInto('discount_use').values(use).execute();
}

export async function findUse(
  db: Db,
  { sellerId, orderId }: { sellerId: string; orderId: string },
): Promise<DiscountUse | null> {
  const row = await db
    .selectFrom('discount_use')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

export async function writeUse(
  trx: Tx,
  { seller_id, order_id }: Pick<DiscountUse, 'seller_id' | 'order_id'>,
  change: Pick<DiscountUse, 'is_held' | 'is_sold' | 'earned'>,
): Promise<void> {
  await trx
    .updateTable('discount_use')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .execute();
}

/** How an order stands that was placed with a discount. */
export async function findOrderStatus(
  db: Db,
  { sellerId, orderId }: { sellerId: string; orderId: string },
): Promise<{ status: OrderStatus; amount: number; refunded: number | null; holds_stock: boolean } | null> {
  const row = await db
    .selectFrom('orders')
    .select(['status', 'amount', 'refunded', 'holds_stock'])
    .where('seller_id', '=', sellerId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}
