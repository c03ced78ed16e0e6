import { openStatuses } from '@haat/machines/lifecycles/access';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Position } from '../../../platform/database/cursor';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type ReviewRow = Selectable<Schema['review']>;
export type ReviewKey = Pick<ReviewRow, 'seller_id' | 'product_id' | 'buyer_phone'>;

/** True for rows of `access_grant` under this name whose buyer can open what they bought. */
export const isOpenGrant = (alias: string) =>
  sql<boolean>`${sql.ref(`${alias}.status`)} = any(${[...openStatuses]}::text[])`;

/** What one of these phones bought with an order; null for what they did not buy. */
export async function findBought(
  db: Db,
  phones: readonly string[],
  orderId: string,
): Promise<ReviewKey | null> {
  const { rows } = await sql<ReviewKey>`
    select o.seller_id, o.product_id, r.buyer_phone from purchase_ref r
    join orders o on o.seller_id = r.seller_id and o.id = r.order_id
    where r.buyer_phone = any(${phones}::text[]) and r.order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

/** Whether a buyer can open what they bought, or could for a day. */
export async function hasHadAccess(db: Db, key: ReviewKey): Promise<boolean> {
  const { rows } = await sql<{ had_access: boolean | null }>`
    select bool_or(${isOpenGrant('g')} or g.changed_at >= g.granted_at + interval '24 hours') as had_access
    from purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id
    join orders o on o.seller_id = r.seller_id and o.id = r.order_id
    where r.buyer_phone = ${key.buyer_phone} and r.seller_id = ${key.seller_id}
      and o.product_id = ${key.product_id}`.execute(db);
  return rows[0]?.had_access ?? false;
}

export async function findReview(db: Db, key: ReviewKey): Promise<ReviewRow | null> {
  const row = await of(db, key).executeTakeFirst();
  return row ?? null;
}

const of = (db: Db, { seller_id, product_id, buyer_phone }: ReviewKey) =>
  db
    .selectFrom('review')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('product_id', '=', product_id)
    .where('buyer_phone', '=', buyer_phone);

/** A seller's, by its public id. */
export async function findReviewById(db: Db, sellerId: string, id: string): Promise<ReviewRow | null> {
  const row = await db
    .selectFrom('review')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveReview(trx: Tx, row: ReviewRow): Promise<void> {
  const { seller_id: _s, product_id: _p, buyer_phone: _b, ...change } = row;
  await trx
    .insertInto('review')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'product_id', 'buyer_phone']).doUpdateSet(change),
    )
    .execute();
}

export interface TitledReview extends ReviewRow {
  title: string;
}

const visible = sql`r.status in ('shown', 'reported', 'kept')`;

/** What everybody may read of a product, newest first. */
export const findShown = (
  db: Db,
  { sellerId, productId }: { sellerId: string; productId: string },
  page: { after: Position | null; limit: number },
): Promise<TitledReview[]> =>
  select(db, sql`r.seller_id = ${sellerId} and r.product_id = ${productId} and ${visible}`, page);

/** Whose a product is that everybody may see. */
export async function findSellerOfShown(db: Db, productId: string): Promise<string | null> {
  const { rows } = await sql<{ seller_id: string }>`
    select p.seller_id from product_ref f join product p on p.seller_id = f.seller_id and p.id = f.id
    where f.id = ${productId} and p.status in ('published', 'paused')`.execute(db);
  return rows[0]?.seller_id ?? null;
}

/** What a seller received, newest first. */
export const findReceived = (
  db: Db,
  { sellerId, productId }: { sellerId: string; productId: string | undefined },
  page: { after: Position | null; limit: number },
): Promise<TitledReview[]> =>
  select(
    db,
    sql`r.seller_id = ${sellerId} and r.status not in ('withdrawn', 'barred')
      ${productId === undefined ? sql`` : sql`and r.product_id = ${productId}`}`,
    page,
  );

/** The same by number: so many after the first `skip`. */
export const findShownAt = (
  db: Db,
  { sellerId, productId }: { sellerId: string; productId: string },
  place: { skip: number; limit: number },
): Promise<TitledReview[]> =>
  select(db, sql`r.seller_id = ${sellerId} and r.product_id = ${productId} and ${visible}`, {
    after: null,
    ...place,
  });

async function select(
  db: Db,
  condition: RawBuilder<unknown>,
  { after, limit, skip = 0 }: { after: Position | null; limit: number; skip?: number },
): Promise<TitledReview[]> {
  const { rows } = await sql<TitledReview>`
    select r.*, p.title from review r join product p on p.seller_id = r.seller_id and p.id = r.product_id
    where ${condition} ${after ? sql`and (r.at, r.id) < (${after.at}::timestamptz, ${after.id})` : sql``}
    order by r.at desc, r.id desc limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

/** What creators reported, the longest waiting first, and then what was hidden since a moment. */
export async function findReported(db: Db, hiddenSince: Date): Promise<TitledReview[]> {
  const { rows } = await sql<TitledReview>`
    select r.*, p.title from review r join product p on p.seller_id = r.seller_id and p.id = r.product_id
    where r.status = 'reported' or (r.status = 'hidden' and r.reported_at >= ${hiddenSince})
    order by r.status desc, r.reported_at limit 100`.execute(db);
  return rows;
}

/** What messages about a review name, and where they go. */
export async function findWords(
  db: Db,
  key: ReviewKey,
): Promise<{
  title: string;
  /** What the product is sold in. */
  language: string;
  sellerName: string;
  sellerEmail: string | null;
  buyerEmail: string | null;
}> {
  const { rows } = await sql<{
    title: string;
    language: string;
    sellerName: string | null;
    sellerEmail: string | null;
    buyerEmail: string | null;
  }>`
    select p.title, p.language, a.name as "sellerName", a.email as "sellerEmail",
      (select o.buyer_email from purchase_ref r join orders o on o.seller_id = r.seller_id and o.id = r.order_id
        where r.buyer_phone = ${key.buyer_phone} and r.seller_id = p.seller_id and o.product_id = p.id
          and o.buyer_email is not null order by r.at desc limit 1) as "buyerEmail"
    from product p join account a on a.id = p.seller_id
    where p.seller_id = ${key.seller_id} and p.id = ${key.product_id}`.execute(db);
  const [row] = rows;
  return {
    title: row?.title ?? '',
    language: row?.language ?? 'en',
    sellerName: row?.sellerName ?? '',
    sellerEmail: row?.sellerEmail ?? null,
    buyerEmail: row?.buyerEmail ?? null,
  };
}

/** Whether it is its seller who bought it: signed in, or by a phone of theirs. */
export async function isOwnProduct(
  db: Db,
  { seller_id, buyer_phone }: ReviewKey,
  accountId: string | null,
): Promise<boolean> {
  if (accountId !== null) return accountId === seller_id;
  const row = await db
    .selectFrom('account_phone')
    .select('phone')
    .where('phone', '=', buyer_phone)
    .where('account_id', '=', seller_id)
    .executeTakeFirst();
  return row !== undefined;
}
