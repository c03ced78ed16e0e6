import type { SearchResults } from '@haat/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database';
import { matches } from './sale.filter';
import { bought } from './sale.words';

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

/** The numbers whose sales a text finds, whoever bought last first; no more than the newest `sales` are read. */
export async function findPhones(
  db: Db,
  sellerId: string,
  text: string,
  { sales, limit, wordsUntil }: { sales: number; limit: number; wordsUntil: Date | null },
): Promise<string[]> {
  const { rows } = await sql<{ phone: string }>`
    select newest.buyer_phone as phone from (
      select o.buyer_phone, o.paid_at from orders o where ${matches(sellerId, { text }, wordsUntil)}
      order by o.paid_at desc, o.id desc limit ${sales}) newest
    group by newest.buyer_phone order by max(newest.paid_at) desc, newest.buyer_phone limit ${limit}`.execute(
    db,
  );
  return rows.map(({ phone }) => phone);
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
