import { type Selectable, sql } from 'kysely';
import { lockAccount } from '../../../platform/database/account.lock';
import type { Position } from '../../../platform/database/cursor';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type LinkRow = Selectable<Schema['link']>;
export type ShownLink = LinkRow & Pick<Selectable<Schema['product']>, 'kind' | 'title' | 'status'>;

const withProducts = (db: Db) =>
  db
    .selectFrom('link')
    .innerJoin('product', (join) =>
      join.onRef('product.seller_id', '=', 'link.seller_id').onRef('product.id', '=', 'link.product_id'),
    )
    .selectAll('link')
    .select(['product.kind', 'product.title', 'product.status']);

/** Newest first. */
export function listLinks(
  db: Db,
  sellerId: string,
  filter: { productId?: string | undefined; after?: Position | undefined; limit: number },
): Promise<ShownLink[]> {
  const { productId, after, limit } = filter;
  let query = withProducts(db).where('link.seller_id', '=', sellerId);
  if (productId !== undefined) query = query.where('link.product_id', '=', productId);
  if (after)
    query = query.where((eb) =>
      eb(eb.refTuple('link.created_at', 'link.id'), '<', eb.tuple(after.at, after.id)),
    );
  return query.orderBy('link.created_at', 'desc').orderBy('link.id', 'desc').limit(limit).execute();
}

export async function findLink(db: Db, sellerId: string, id: string): Promise<ShownLink | null> {
  const row = await withProducts(db)
    .where('link.seller_id', '=', sellerId)
    .where('link.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function findProductOf(
  db: Db,
  sellerId: string,
  id: string,
): Promise<Pick<ShownLink, 'kind' | 'title' | 'status'> | null> {
  const row = await db
    .selectFrom('product')
    .select(['kind', 'title', 'status'])
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export interface Followed {
  seller_id: string;
  id: string;
  product_id: string;
  kind: ShownLink['kind'];
}

/** The link at an address, unless it is out of use. */
export async function findBySlug(db: Db, slug: string): Promise<Followed | null> {
  const row = await db
    .selectFrom('link_ref')
    .innerJoin('link', (join) =>
      join.onRef('link.seller_id', '=', 'link_ref.seller_id').onRef('link.id', '=', 'link_ref.link_id'),
    )
    .innerJoin('product', (join) =>
      join.onRef('product.seller_id', '=', 'link.seller_id').onRef('product.id', '=', 'link.product_id'),
    )
    .select(['link.seller_id', 'link.id', 'link.product_id', 'product.kind'])
    .where('link_ref.slug', '=', slug)
    .where('link.retired_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Is this a link of the seller to that product? In use or not: who came by it has come by it. */
export async function isLinkTo(
  db: Db,
  { sellerId, productId, id }: { sellerId: string; productId: string; id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('link')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many the seller has; nobody adds one until the transaction ends. */
export async function countLinks(trx: Tx, sellerId: string): Promise<number> {
  await lockAccount(trx, sellerId);
  const { count } = await trx
    .selectFrom('link')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** False when the address is taken; then nothing is written. */
export async function insertLink(trx: Tx, row: LinkRow): Promise<boolean> {
  const taken = await trx
    .insertInto('link_ref')
    .values({ slug: row.slug, seller_id: row.seller_id, link_id: row.id })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('slug')
    .executeTakeFirst();
  if (!taken) return false;
  await trx.insertInto('link').values(row).execute();
  return true;
}

/** False when the seller has no such link. */
export async function changeLink(
  db: Db,
  { sellerId, id }: { sellerId: string; id: string },
  change: { campaign?: string; retired_at?: Date | null },
): Promise<boolean> {
  // What is out of use already went out of use then.
  const unchanged = change.retired_at
    ? { ...change, retired_at: sql<Date>`coalesce(retired_at, ${change.retired_at}::timestamptz)` }
    : change;
  const row = await db
    .updateTable('link')
    .set(unchanged)
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds clicks to several links in one statement. */
export async function addClicks(
  db: Db,
  clicks: readonly { seller_id: string; id: string; clicks: number }[],
): Promise<void> {
  await sql`
    update link set clicks = link.clicks + given.clicks
    from json_to_recordset(${JSON.stringify(clicks)}::text::json) as given (seller_id uuid, id text, clicks bigint)
    where link.seller_id = given.seller_id and link.id = given.id`.execute(db);
}
