import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';
import { isUnpaid, matchesAlone, type TransactionFilter, timeOf, windowOf } from '../sale.filter';
import { nothing, type SaleTotals, sums } from '../sums/sale.totals';

/** A filter with a text, and what is known of where its orders are. */
export interface SearchQuery {
  filter: TransactionFilter;
  /** Among which all are that were placed before `wordsUntil`; null when nothing rare leads to them. */
  candidates: readonly string[] | null;
  wordsUntil: Date | null;
}

/** Where an order stands in a list. */
export interface Place {
  at: Date;
  id: string;
}

export interface SearchPage {
  /** Newest first. */
  places: Place[];
  /** After which place the list goes on; null where it ends. */
  next: Place | null;
}

interface Reading {
  after: Place | null;
  limit: number;
  /** So many orders are read at most; then the list goes on from there, however few were found. */
  most: number;
}

/** Orders that a text finds, newest first: by their candidates, or else in the order of time until there are enough. */
export async function findSearchResults(
  db: Db,
  sellerId: string,
  query: SearchQuery,
  reading: Reading,
): Promise<SearchPage> {
  const { filter } = query;
  const { after, limit, most } = reading;
  const at = timeOf(filter);
  const from = after ? sql`and (${at}, o.id) < (${after.at}::timestamptz, ${after.id})` : sql``;
  const matching = matchesAlone(sellerId, filter);
  const one = sql.lit(limit + 1);
  if (query.candidates) {
    const { rows } = await sql<Place>`
      select o.id, ${at} as at from ${among(sellerId, query)} where ${matching} ${from}
      order by ${at} desc, o.id desc limit ${one}`.execute(db);
    return pageOf(rows, limit, null);
  }
  // The last order that is read is answered whether it is what was sought or not: it says how far this went.
  const { rows } = await sql<Place & { isFound: boolean; n: number }>`
    select r.id, r.at, r."isFound", r.n::int as n from (
      select o.id, ${at} as at, (${matching}) as "isFound", row_number() over (order by ${at} desc, o.id desc) as n
      from orders o where ${windowOf(sellerId, filter)} ${from}
      order by ${at} desc, o.id desc limit ${sql.lit(most)}
    ) r where r."isFound" or r.n = ${sql.lit(most)} order by r.at desc, r.id desc limit ${one}`.execute(db);
  const reached = rows.at(-1);
  return pageOf(
    rows.filter(({ isFound }) => isFound),
    limit,
    reached && reached.n >= most ? reached : null,
  );
}

function pageOf(rows: readonly Place[], limit: number, reached: Place | null): SearchPage {
  const places = rows.slice(0, limit).map(({ at, id }) => ({ at, id }));
  return {
    places,
    next: (rows.length > limit ? places.at(-1) : reached && { at: reached.at, id: reached.id }) ?? null,
  };
}

/** So many orders are added up while somebody waits. */
export const maxSummed = 2_000;

/** Over all that is found; null when that would take reading too many orders. */
export async function sumSearchResults(
  db: Db,
  sellerId: string,
  query: SearchQuery,
): Promise<SaleTotals | null> {
  const { filter } = query;
  if (isUnpaid(filter)) return nothing;
  const isFew = query.candidates !== null || !(await hasMore(db, sellerId, filter));
  if (!isFew) return null;
  const source = query.candidates ? among(sellerId, query) : sql`orders o`;
  const { rows } = await sql<SaleTotals>`
    select ${sums} from ${source} where ${matchesAlone(sellerId, filter)}`.execute(db);
  return rows[0] ?? nothing;
}

/** Counted in the order of time, which an index keeps: a table read as it lies may begin with all the orders of others. */
async function hasMore(db: Db, sellerId: string, filter: TransactionFilter): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders o where ${windowOf(sellerId, filter)}
    order by ${timeOf(filter)} desc, o.id desc offset ${sql.lit(maxSummed)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Candidates and what is newer than the index of words, each looked up by its key. */
function among(sellerId: string, { candidates, wordsUntil }: SearchQuery): RawBuilder<unknown> {
  const newer = wordsUntil
    ? sql`union select n.id from orders n where n.seller_id = ${sellerId} and n.created_at >= ${wordsUntil}`
    : sql``;
  return sql`(select unnest(${candidates}::text[]) as id ${newer}) c join orders o on o.seller_id = ${sellerId} and o.id = c.id`;
}
