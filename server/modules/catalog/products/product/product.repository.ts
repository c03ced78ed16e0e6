import { kinds } from '@haat/kinds/facts';
import { kindOf } from '@haat/kinds/rules';
import type { ProductKind, ProductStatus } from '@haat/openapi';
import { type Selectable, sql, type Updateable } from 'kysely';
import { lockAccount } from '../../../../platform/database/account.lock';
import type { Position } from '../../../../platform/database/cursor';
import type { Db, Tx } from '../../../../platform/database/database';
import type { Schema } from '../../../../platform/database/schema';

export type ProductRow = Selectable<Schema['product']>;
export type ProductChange = Updateable<Schema['product']>;

export interface ProductFilter {
  kind?: ProductKind | undefined;
  status?: ProductStatus | undefined;
  /** Found in title or description. */
  text?: string | undefined;
  after?: Position | undefined;
  limit: number;
}

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** As it is published, or as it will be. */
const says = (sellerId: string, like: string) => sql<boolean>`(
  title ilike ${like} or description ilike ${like} or exists (
    select from unpublished_change u where u.seller_id = ${sellerId} and u.product_id = product.id
      and (u.fields->>'title' ilike ${like} or u.fields->>'description' ilike ${like})))`;

/** What lists show: nothing that may be long. */
const summaryColumns = [
  'id',
  'kind',
  'status',
  'title',
  'prices',
  'cover',
  'created_at',
  'updated_at',
] as const;
export interface ProductSummaryRow extends Pick<ProductRow, (typeof summaryColumns)[number]> {
  /** Of kinds that may deliver by a shared link, whose content is short; null of all others. */
  link_content: ProductRow['content'] | null;
  /** Of a live session, ISO 8601; null of all others. */
  starts_at: string | null;
}

const linkKinds = kinds.filter((kind) => kindOf({ kind }).isSharedLink);
const linkContent = sql<
  ProductRow['content'] | null
>`case when kind = any(${linkKinds}::text[]) then content end`;

const sessionKinds = kinds.filter((kind) => kindOf({ kind }).session);
const startsAt = sql<
  string | null
>`case when kind = any(${sessionKinds}::text[]) then content->>'startsAt' end`;

/** Whole ones, newest first. */
export const listProducts = (db: Db, sellerId: string, filter: ProductFilter): Promise<ProductRow[]> =>
  listed(db, sellerId, filter).selectAll().execute();

/** The same without what may be long. */
export const listSummaries = (
  db: Db,
  sellerId: string,
  filter: ProductFilter,
): Promise<ProductSummaryRow[]> =>
  listed(db, sellerId, filter)
    .select([...summaryColumns, linkContent.as('link_content'), startsAt.as('starts_at')])
    .execute();

function listed(db: Db, sellerId: string, filter: ProductFilter) {
  let query = db.selectFrom('product').where('seller_id', '=', sellerId);
  const { kind, status, text, after } = filter;
  if (kind) query = query.where('kind', '=', kind);
  if (status) query = query.where('status', '=', status);
  if (text) query = query.where(says(sellerId, pattern(text)));
  if (after)
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id)));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(filter.limit);
}

/** How many the seller has, and how many of them are drafts; nobody adds one until the transaction ends. */
export async function countProducts(trx: Tx, sellerId: string): Promise<{ all: number; drafts: number }> {
  await lockAccount(trx, sellerId);
  return trx
    .selectFrom('product')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where status = 'draft'))::int`.as('drafts'),
    ])
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow();
}

export async function findProduct(db: Db, sellerId: string, id: string): Promise<ProductRow | undefined> {
  return db
    .selectFrom('product')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Those of some ids that are this seller's, by id. */
export async function findProducts(
  db: Db,
  sellerId: string,
  ids: readonly string[],
): Promise<Map<string, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const columnsOfCards = [
  'seller_id',
  'id',
  'kind',
  'status',
  'title',
  'prices',
  'cover',
  'gallery',
  'trailer',
  'questions',
  'accent',
  'seo',
  'language',
  'published_at',
  'created_at',
  'updated_at',
  'version',
] as const;

/**
 * Some of a seller's products for lists of cards, the newest first: without their texts, and with the content of only those kinds for which it is
 * asked. A product's texts can be a megabyte.
 */
export async function findShelf(
  db: Db,
  sellerId: string,
  filter: {
    withContent: readonly ProductKind[];
    ids: readonly string[];
    status?: ProductStatus;
  },
): Promise<ProductRow[]> {
  const { ids, status, withContent } = filter;
  if (ids.length === 0) return [];
  let query = db
    .selectFrom('product')
    .select(columnsOfCards)
    .select([
      sql<''>`''`.as('description'),
      sql<ProductRow['thank_you']>`'{}'::jsonb`.as('thank_you'),
      sql<
        ProductRow['content']
      >`case when kind = any(${[...withContent]}::text[]) then content else '{}'::jsonb end`.as('content'),
    ])
    .where('seller_id', '=', sellerId)
    .where('id', 'in', ids);
  if (status) query = query.where('status', '=', status);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

/** Which of these ids are ids of prices of the seller's other products. */
export async function findPriceIds(
  db: Db,
  { sellerId, except, ids }: { sellerId: string; except: string; ids: readonly string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select price->>'id' as id from product, jsonb_array_elements(prices) price
    where seller_id = ${sellerId} and product.id <> ${except} and price->>'id' = any(${[...ids]}::text[])
    union
    select price->>'id' as id from unpublished_change, jsonb_array_elements(fields->'prices') price
    where seller_id = ${sellerId} and product_id <> ${except} and price->>'id' = any(${[...ids]}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** As `findProduct`, its row locked until the transaction ends. */
export async function lockProduct(trx: Tx, sellerId: string, id: string): Promise<ProductRow | undefined> {
  return trx
    .selectFrom('product')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** A product by its public id alone, for those who do not know its seller. */
export async function findAnyProduct(db: Db, id: string): Promise<ProductRow | undefined> {
  return db
    .selectFrom('product_ref')
    .innerJoin('product', (join) =>
      join
        .onRef('product.seller_id', '=', 'product_ref.seller_id')
        .onRef('product.id', '=', 'product_ref.id'),
    )
    .selectAll('product')
    .where('product_ref.id', '=', id)
    .executeTakeFirst();
}

export async function insertProduct(
  trx: Tx,
  row: Required<ProductChange> & { seller_id: string; id: string },
): Promise<void> {
  await trx.insertInto('product_ref').values({ id: row.id, seller_id: row.seller_id }).execute();
  await trx.insertInto('product').values(row).execute();
}

/** Changes a product whose row the transaction holds. */
export async function updateProduct(
  trx: Tx,
  sellerId: string,
  id: string,
  change: ProductChange,
): Promise<ProductRow> {
  return trx
    .updateTable('product')
    .set(change)
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteProduct(trx: Tx, sellerId: string, id: string): Promise<void> {
  await trx.deleteFrom('product').where('seller_id', '=', sellerId).where('id', '=', id).execute();
  await trx.deleteFrom('product_ref').where('id', '=', id).execute();
}
