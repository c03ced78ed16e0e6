import { open } from '@haat/machines/lifecycles/refund';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type BulkRefundRow = Selectable<Schema['refund_round']>;

/** Sales of a product whose money has not gone back, and their sum in paise. */
export interface RefundableTotals {
  orders: number;
  amount: number;
}

const refundable = sql`o.status = 'fulfilled' and o.amount > coalesce(o.refunded, 0)`;

export async function sumRefundable(db: Db, sellerId: string, productId: string): Promise<RefundableTotals> {
  const { rows } = await sql<RefundableTotals>`
    select count(*)::int as orders, coalesce(sum(o.amount - coalesce(o.refunded, 0)), 0)::bigint as amount
    from orders o where o.seller_id = ${sellerId} and o.product_id = ${productId} and ${refundable}`.execute(
    db,
  );
  return rows[0] ?? { orders: 0, amount: 0 };
}

/** The next sales of a round, in the order of their ids: those that were paid when it began. */
export async function findNext(db: Db, bulkRefund: BulkRefundRow, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
    where o.seller_id = ${bulkRefund.seller_id} and o.product_id = ${bulkRefund.product_id} and ${refundable}
      and o.paid_at <= ${bulkRefund.at} and o.id > ${bulkRefund.after_id}
    order by o.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether the seller has such a product; then it is locked, so that one round begins at a time. */
export async function lockProduct(trx: Tx, sellerId: string, productId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('product')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function ownsProduct(db: Db, sellerId: string, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('id', '=', productId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertBulkRefund(trx: Tx, bulkRefund: BulkRefundRow): Promise<void> {
  await trx.insertInto('refund_round').values(bulkRefund).execute();
}

/** Ends a round that has not ended; false when it had. */
export async function endBulkRefund(trx: Tx, { seller_id, id }: BulkRefundRow, at: Date): Promise<boolean> {
  const ended = await trx
    .updateTable('refund_round')
    .set({ ended_at: at })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

interface Outcome {
  title: string;
  /** Recipients. */
  email: string | null;
  /** Sales whose refund by this round is under way or done, and their paise. */
  returned: number;
  amount: number;
  /** Sales that still stand, and nothing of them is on its way back. */
  left: number;
}

/** What a round came to. */
export async function summarize(
  trx: Tx,
  { seller_id, product_id, at }: BulkRefundRow,
  key: string,
): Promise<Outcome> {
  const { rows } = await sql<Outcome>`
    select p.title, a.email, count(r.key)::int as returned, coalesce(sum(r.amount), 0)::bigint as amount,
      (select count(*)::int from orders o
        where o.seller_id = ${seller_id} and o.product_id = ${product_id} and ${refundable} and o.paid_at <= ${at}
          and not exists (select 1 from refund w
            where w.seller_id = o.seller_id and w.order_id = o.id and w.status = any(${[...open]}))) as left
    from product p join account a on a.id = p.seller_id
      left join orders o on o.seller_id = p.seller_id and o.product_id = p.id
      left join refund r on r.seller_id = o.seller_id and r.order_id = o.id and r.key = ${key} and r.status <> 'failed'
    where p.seller_id = ${seller_id} and p.id = ${product_id} group by p.title, a.email`.execute(trx);
  const [sum] = rows;
  if (!sum) throw new Error(`The product ${product_id} of a round is gone`);
  return sum;
}

export async function changeBulkRefund(
  db: Db,
  { seller_id, id }: BulkRefundRow,
  change: Pick<BulkRefundRow, 'after_id'>,
): Promise<void> {
  await db
    .updateTable('refund_round')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute();
}

export async function findBulkRefund(db: Db, sellerId: string, id: string): Promise<BulkRefundRow | null> {
  const row = await db
    .selectFrom('refund_round')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Rounds that have not come to their end. */
export async function findUnended(db: Db): Promise<BulkRefundRow[]> {
  return db.selectFrom('refund_round').selectAll().where('ended_at', 'is', null).limit(1_000).execute();
}

/** The newest round of a product. */
export async function findNewest(db: Db, sellerId: string, productId: string): Promise<BulkRefundRow | null> {
  const row = await db
    .selectFrom('refund_round')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** What became of a round's refunds so far. */
export async function countRefunds(
  db: Db,
  bulkRefund: BulkRefundRow,
  key: string,
): Promise<{ returned: number; refused: number }> {
  const { rows } = await sql<{ returned: number; refused: number }>`
    select count(*) filter (where r.status = 'done')::int as returned,
      count(*) filter (where r.status = 'failed')::int as refused
    from orders o join refund r on r.seller_id = o.seller_id and r.order_id = o.id and r.key = ${key}
    where o.seller_id = ${bulkRefund.seller_id} and o.product_id = ${bulkRefund.product_id}`.execute(db);
  return rows[0] ?? { returned: 0, refused: 0 };
}
