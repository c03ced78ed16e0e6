import type { SearchResults } from '@haat/openapi';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';
import { ordersOf } from '../text-search';
import type { Place } from './search-query.repository';

type Buyer = SearchResults['buyers'][number];
type ProductResult = SearchResults['products'][number];

/**
 * A seller's products with these words in their title: those that begin with them first, then the newest. One whose new title is not published
 * yet is found by both, and named as it was found.
 */
export async function findProductsByTitle(
  db: Db,
  sellerId: string,
  text: string,
  limit: number,
): Promise<ProductResult[]> {
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  const { rows } = await sql<ProductResult>`
    select id, kind, title, status from (
      select p.id, p.kind, p.status, p.created_at,
        case when p.title ilike ${`%${escaped}%`} then p.title else u.fields->>'title' end as title
      from product p left join unpublished_change u on u.seller_id = p.seller_id and u.product_id = p.id
      where p.seller_id = ${sellerId} and p.status <> 'archived') named
    where title ilike ${`%${escaped}%`}
    order by title ilike ${`${escaped}%`} desc, created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

interface SalePreview {
  id: string;
  title: string;
  name: string | null;
  phone: string;
  /** Paise. */
  amount: number;
  at: Date;
}

/** Sales at some places, in their order. */
export async function findSalePreviews(
  db: Db,
  sellerId: string,
  places: readonly Place[],
): Promise<SalePreview[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<SalePreview>`
    select o.id, p.title, o.buyer_name as name, o.buyer_phone as phone, o.amount, o.paid_at as at
    from orders o join product p on p.seller_id = o.seller_id and p.id = o.product_id
    where o.seller_id = ${sellerId} and o.id = any(${places.map(({ id }) => id)}::text[])
    order by o.paid_at desc, o.id desc`.execute(db);
  return rows;
}

/** What some numbers have bought of a seller, whoever bought last first. */
export async function findBuyers(
  db: Db,
  sellerId: string,
  phones: readonly string[],
  wordsUntil: Date | null,
): Promise<Buyer[]> {
  if (phones.length === 0) return [];
  const { rows } = await sql<Omit<Buyer, 'lastAt'> & { last: Date }>`
    select o.buyer_phone as phone, count(*)::int as purchases, max(o.paid_at) as last,
      (array_agg(o.buyer_name order by o.paid_at desc, o.id desc) filter (where o.buyer_name <> ''))[1] as name
    from ${ordersOf(sellerId, phones, wordsUntil)} and o.paid_at is not null
    group by o.buyer_phone order by max(o.paid_at) desc, o.buyer_phone`.execute(db);
  return rows.map(({ last, ...buyer }) => ({ ...buyer, lastAt: last.toISOString() }));
}
