import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import type { ProductRow } from '../product/product.repository';

interface ProductKey {
  sellerId: string;
  productId: string;
}

/** The products that offer the same on other dates, itself among them; none for what is offered on one date alone. Archived ones are left out. */
export async function findDates(db: Db, { sellerId, productId }: ProductKey): Promise<ProductRow[]> {
  return db
    .selectFrom('product')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('status', '<>', 'archived')
    .where(
      'id',
      'in',
      sql<string>`(select d.product_id from product_date d where d.seller_id = ${sellerId} and d.first_id = (
        select first_id from product_date where seller_id = ${sellerId} and product_id = ${productId}))`,
    )
    .execute();
}

/** Makes a product a further date of another. Both rows are locked, or nobody else knows of them. */
export async function insertDate(
  trx: Tx,
  { sellerId, productId, of }: ProductKey & { of: string },
): Promise<void> {
  await sql`insert into product_date (seller_id, product_id, first_id) values (${sellerId}, ${of}, ${of})
    on conflict do nothing`.execute(trx);
  await sql`insert into product_date (seller_id, product_id, first_id)
    select ${sellerId}, ${productId}, first_id from product_date where seller_id = ${sellerId} and product_id = ${of}`.execute(
    trx,
  );
}

export async function deleteDate(trx: Tx, { sellerId, productId }: ProductKey): Promise<void> {
  await trx
    .deleteFrom('product_date')
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .execute();
}

/** Of the products of a seller that are offered on several dates, by id, the one of which they are dates. */
export async function findFirstDates(db: Db, sellerId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('product_date')
    .select(['product_id', 'first_id'])
    .where('seller_id', '=', sellerId)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.first_id]));
}
