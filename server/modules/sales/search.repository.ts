import type { SearchResults } from '@haat/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database';
import { bought, glance } from './sale.words';

/** So many sales are read in a few milliseconds. */
const mostRead = 2_000;

type Buyer = SearchResults['buyers'][number];
type Found = SearchResults['products'][number];

/** A seller's products with these words in their title: those that begin with them first, then the newest. */
export async function findTitled(db: Db, sellerId: string, text: string, limit: number): Promise<Found[]> {
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  const { rows } = await sql<Found>`
    select id, kind, title, status from product
    where seller_id = ${sellerId} and title ilike ${`%${escaped}%`} and status <> 'archived'
    order by title ilike ${`${escaped}%`} desc, created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

interface GlimpsedSale {
  id: string;
  title: string;
  name: string | null;
  phone: string;
  /** Paise. */
  amount: number;
  at: Date;
}

/** Sales that a text finds, newest first: at most `limit`, out of no more than can be read at once. */
export async function glimpseSales(
  db: Db,
  sellerId: string,
  text: string,
  { limit, hasIndex }: { limit: number; hasIndex: boolean },
): Promise<GlimpsedSale[]> {
  const { rows } = await sql<GlimpsedSale>`
    select o.id, p.title, o.buyer_name as name, o.buyer_phone as phone, o.amount, o.paid_at as at
    from (${glance(sellerId, text, { most: mostRead, hasIndex })} order by paid_at desc, id desc limit ${limit}) n
    join orders o on o.seller_id = ${sellerId} and o.id = n.id
    join product p on p.seller_id = o.seller_id and p.id = o.product_id
    order by n.paid_at desc, n.id desc`.execute(db);
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
    from orders o where o.seller_id = ${sellerId} and o.paid_at is not null and ${bought(sellerId, phones, wordsUntil)}
    group by o.buyer_phone order by max(o.paid_at) desc, o.buyer_phone`.execute(db);
  return rows.map(({ last, ...buyer }) => ({ ...buyer, lastAt: last.toISOString() }));
}
