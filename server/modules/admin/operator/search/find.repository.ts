import type { OrderStatus, ProductKind, ProductStatus } from '@haat/openapi';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';

type Db = Kysely<Schema>;

/** What somebody can name: text as typed, and what it is when read as a phone or an id. */
export interface SearchQuery {
  text: string;
  /** E.164. */
  phone: string | null;
  uuid: string | null;
}

export interface CreatorRow {
  id: string;
  name: string | null;
  email: string | null;
  handle: string | null;
  plan: string;
  created_at: Date;
  /** The one verified first. */
  phone: string | null;
}

export interface ProductRow {
  id: string;
  seller_id: string;
  title: string;
  kind: ProductKind;
  status: ProductStatus;
}

const most = 10;
/** Of a beginning that more have, the first of these in the order of the alphabet are looked at. */
const mostAlike = 1_000;
const last = '\u{10ffff}';

/** What begins like a text in any case, by the index of beginnings; at most `mostAlike`. */
const beginsLike = (column: 'name' | 'title', text: string): RawBuilder<unknown> => sql`
  lower(${sql.ref(column)}) collate "C" >= lower(${text}) collate "C" and lower(${sql.ref(column)}) collate "C" < lower(${text}) || ${last} collate "C"
  order by lower(${sql.ref(column)}) collate "C" limit ${sql.lit(mostAlike)}`;

const accounts = (db: Db) =>
  db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'handle', 'plan', 'created_at'])
    .select(
      sql<string | null>`(select phone from account_phone p where p.account_id = account.id
        order by verified_at, phone limit 1)`.as('phone'),
    );

/** By phone, e-mail, handle or id, or by how the name begins. */
export async function findCreators(db: Db, { text, phone, uuid }: SearchQuery): Promise<CreatorRow[]> {
  return accounts(db)
    .where(
      'id',
      'in',
      sql<string>`(
        (select a.id from account a where ${beginsLike('name', text)})
        union select id from account where id = ${uuid}::uuid
        union select account_id from account_handle where folded = ${text.toLowerCase()} and left_at is null
        union select account_id from account_email where email = ${text.toLowerCase()}
        union select account_id from account_phone where phone = ${phone})`,
    )
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

export async function findCreator(db: Db, id: string): Promise<CreatorRow | undefined> {
  return accounts(db).where('id', '=', id).executeTakeFirst();
}

const productColumns = ['id', 'seller_id', 'title', 'kind', 'status'] as const;

/** By id, or by how the title begins. */
export async function findProducts(db: Db, { text }: SearchQuery): Promise<ProductRow[]> {
  return db
    .selectFrom('product')
    .select(productColumns)
    .where(
      sql<boolean>`(seller_id, id) in (
        (select p.seller_id, p.id from product p where ${beginsLike('title', text)})
        union select seller_id, id from product_ref where id = ${text})`,
    )
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

/** A creator's, newest first. */
export async function findProductsOf(db: Db, sellerId: string, limit: number): Promise<ProductRow[]> {
  return db
    .selectFrom('product')
    .select(productColumns)
    .where('seller_id', '=', sellerId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

export interface OrderRow {
  id: string;
  seller_id: string;
  status: OrderStatus;
  amount: number;
  /** Paise that have gone back; null for none. */
  refunded: number | null;
  created_at: Date;
  provider: string;
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('order_ref as r')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.seller_id', '=', 'r.seller_id').onRef('o.id', '=', 'r.id'),
    )
    .select(['o.id', 'o.seller_id', 'o.status', 'o.amount', 'o.refunded', 'o.created_at', 'o.provider'])
    .where('r.id', '=', id)
    .executeTakeFirst();
}

/** By id, or those paid with a phone, newest first. */
export async function findOrders(db: Db, { text, phone }: SearchQuery): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.seller_id, o.status, o.amount, o.refunded, o.created_at, o.provider
    from (
      select id, seller_id from order_ref where id = ${text}
      union select order_id, seller_id from purchase_ref where buyer_phone = ${phone}
    ) as sought join orders o on o.seller_id = sought.seller_id and o.id = sought.id
    order by o.created_at desc limit ${most}`.execute(db);
  return rows;
}
