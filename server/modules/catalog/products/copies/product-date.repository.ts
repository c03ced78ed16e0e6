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

/** What tells which dates of a product a list has. */
export interface DatedRow extends Pick<ProductRow, 'id' | 'kind' | 'content'> {
  /** Of the product of which it is a date; null for what is offered on one date alone, whose content is not read. */
  first_id: string | null;
}

/** What a seller has on sale, the newest first. */
export async function findOnSale(db: Db, sellerId: string, limit: number): Promise<DatedRow[]> {
  const { rows } = await sql<DatedRow>`
    select p.id, p.kind, d.first_id, case when d.first_id is null then '{}'::jsonb else p.content end as content
    from product p left join product_date d on d.seller_id = p.seller_id and d.product_id = p.id
    where p.seller_id = ${sellerId} and p.status = 'published'
    order by p.created_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}
