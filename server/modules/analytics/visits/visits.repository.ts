import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { json } from '../../../platform/database/schema';
import type { VisitCountTable } from '../analytics.tables';

/** A person of a day at a page, or with an empty product at all pages of a seller. */
export interface Mark {
  seller_id: string;
  product_id: string;
  /** Of India's calendar, `2026-11-21`. */
  day: string;
  /** Hex. */
  mark: string;
}

/** The secret of a day: the first server that needs one offers it, and everybody takes what stands. */
export async function secretOf(trx: Tx, day: string, offered: Buffer): Promise<Buffer> {
  await sql`insert into visitor_secret (day, secret) values (${day}::date, ${offered}) on conflict (day) do nothing`.execute(
    trx,
  );
  const { rows } = await sql<{
    secret: Buffer;
  }>`select secret from visitor_secret where day = ${day}::date`.execute(trx);
  return rows[0]?.secret ?? offered;
}

/** Writes the marks that are not there yet, and answers those. */
export async function addMarks(trx: Tx, marks: readonly Mark[]): Promise<Mark[]> {
  // In one order everywhere, so that two servers never wait for each other.
  const { rows } = await sql<Mark>`
    insert into visitor_mark (seller_id, product_id, day, mark)
    select seller_id, product_id, day, decode(mark, 'hex')
    from json_to_recordset(${json(marks)}::text::json) as m (seller_id uuid, product_id text, day date, mark text)
    order by 1, 2, 3, 4
    on conflict (seller_id, product_id, day, mark) do nothing
    returning seller_id, product_id, day::text as day, encode(mark, 'hex') as mark`.execute(trx);
  return rows;
}

/** Adds to what is counted already, in one statement. */
export async function addVisits(trx: Tx, rows: readonly VisitCountTable[]): Promise<void> {
  await sql`
    insert into visit_count as c (seller_id, product_id, dimension, day, value, visits, visitors)
    select seller_id, product_id, dimension, day, value, visits, visitors
    from json_to_recordset(${json(rows)}::text::json)
      as v (seller_id uuid, product_id text, dimension text, day date, value text, visits bigint, visitors bigint)
    order by 1, 2, 3, 4, 5
    on conflict (seller_id, product_id, dimension, day, value)
    do update set visits = c.visits + excluded.visits, visitors = c.visitors + excluded.visitors`.execute(
    trx,
  );
}

/** A link as an address says it. */
export interface ClaimedLink {
  seller_id: string;
  product_id: string;
  id: string;
}

/** Which of these are links of that seller to that product; in use or not: who came by one has come by it. */
export async function realLinks(trx: Tx, claimed: readonly ClaimedLink[]): Promise<ClaimedLink[]> {
  if (claimed.length === 0) return [];
  const { rows } = await sql<ClaimedLink>`
    select link.seller_id, link.product_id, link.id from link
    join json_to_recordset(${json(claimed)}::text::json) as s (seller_id uuid, product_id text, id text)
      on s.seller_id = link.seller_id and s.id = link.id and s.product_id = link.product_id`.execute(trx);
  return rows;
}

/** The sources that each of these sellers has of that day, of all products together. */
export async function sourcesOfDay(
  trx: Tx,
  sellers: readonly string[],
  day: string,
): Promise<{ seller_id: string; value: string }[]> {
  const { rows } = await sql<{ seller_id: string; value: string }>`
    select seller_id, value from visit_count
    where seller_id = any(${[...sellers]}::uuid[]) and product_id = '' and dimension = 'source' and day = ${day}::date`.execute(
    trx,
  );
  return rows;
}

/** People a day who played each of these files of a product, all days together. */
export async function findPlays(
  db: Db,
  { sellerId, productId }: { sellerId: string; productId: string },
  mediaIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (mediaIds.length === 0) return new Map();
  const { rows } = await sql<{ value: string; plays: number }>`
    select value, sum(visitors)::int as plays from visit_count
    where seller_id = ${sellerId} and product_id = ${productId} and dimension = 'played' and value = any(${[...mediaIds]}::text[])
    group by value`.execute(db);
  return new Map(rows.map(({ value, plays }) => [value, plays]));
}

/**
 * Of plays only their sum is shown: those of days before `day` are put together in the row of the first day of each file. Said twice, or by two servers
 * at once, it is the same.
 */
export async function sumPlaysBefore(db: Db, day: string): Promise<void> {
  await sql`
    with summed as (
      select seller_id, product_id, value, min(day) as day, sum(visits) as visits, sum(visitors) as visitors
      from visit_count where dimension = 'played' and day < ${day}::date
      group by seller_id, product_id, value having count(*) > 1
    ), gone as (
      delete from visit_count c using summed s
      where c.seller_id = s.seller_id and c.product_id = s.product_id and c.dimension = 'played' and c.value = s.value
        and c.day > s.day and c.day < ${day}::date
    )
    update visit_count c set visits = s.visits, visitors = s.visitors from summed s
    where c.seller_id = s.seller_id and c.product_id = s.product_id and c.dimension = 'played' and c.value = s.value and c.day = s.day`.execute(
    db,
  );
}

/** Throws away who was here before a day, and the secrets that the marks were made with. */
export async function forgetBefore(db: Db, day: string): Promise<void> {
  await sql`delete from visitor_mark where day < ${day}::date`.execute(db);
  await sql`delete from visitor_secret where day < ${day}::date`.execute(db);
}
