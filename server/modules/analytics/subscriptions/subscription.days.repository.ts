import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { dayStart, nextDay } from '../reports/calendar.rules';
import { atSnapshot, monthlyOf, runningAt } from './subscription.status';

/** How many run, and what those that renew bring in a month, paise. */
export interface Ran {
  running: number;
  monthly: number;
}

/** Null where nobody can tell. */
export type MaybeRan = { [Figure in keyof Ran]: number | null };

/** The last moment of an Indian day: what comes at midnight belongs to the next one. */
const endOf = (day: string) => new Date(dayStart(nextDay(day)).getTime() - 1);

/** Of each product, and under an empty id of all together, at the end of a day. */
const activeOn = (sellerId: string, productId: string, day: string) => sql`
  select coalesce(s.product_id, '') as product_id,
    case when bool_or(s.status = 'unknown') then null else ${runningAt(endOf(day))} end as running,
    case when bool_or(s.status = 'unknown') then null else ${monthlyOf} end as monthly
  from (${atSnapshot(sellerId, productId, endOf(day))}) s group by grouping sets ((s.product_id), ())`;

/** Counts a day that is over from the subscriptions themselves. */
export async function countDay(db: Db, sellerId: string, productId: string, day: string): Promise<MaybeRan> {
  const { rows } = await sql<MaybeRan>`
    select running, monthly from (${activeOn(sellerId, productId, day)}) c where product_id = ''`.execute(db);
  return rows[0] ?? { running: 0, monthly: 0 };
}

/** Keeps what a day comes to, in one statement however many there are; what is kept already stays. */
export async function keepDay(trx: Tx, sellerId: string, day: string): Promise<void> {
  await sql`
    insert into subscription_day (seller_id, product_id, day, running, monthly)
    select ${sellerId}::uuid, product_id, ${day}::date, running, monthly from (${activeOn(sellerId, '', day)}) c
    where product_id = '' or running is distinct from 0
    on conflict do nothing`.execute(trx);
}

/** What is kept of some days, of one product or under an empty id of all together; days that are not kept are not in it. */
export async function findStoredDays(
  db: Db,
  sellerId: string,
  productId: string,
  days: readonly string[],
): Promise<Map<string, MaybeRan>> {
  if (days.length === 0) return new Map();
  const { rows } = await sql<MaybeRan & { day: string }>`
    select a.day::text as day, case when p.day is null then 0 else p.running end as running,
      case when p.day is null then 0 else p.monthly end as monthly
    from subscription_day a
    left join subscription_day p on p.seller_id = a.seller_id and p.product_id = ${productId} and p.day = a.day
    where a.seller_id = ${sellerId} and a.product_id = '' and a.day = any(${[...days]}::date[])`.execute(db);
  return new Map(rows.map(({ day, ...ran }) => [day, ran]));
}

/** When the first one began; null where nobody ever subscribed. */
export async function firstBegun(db: Db, sellerId: string, productId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(s.started_at) as at from subscription s
    where s.seller_id = ${sellerId} and (${productId} = '' or s.product_id = ${productId})`.execute(db);
  return rows[0]?.at ?? null;
}

/** The last day that is kept of a seller; null before the first. */
export async function lastStored(db: Db, sellerId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from subscription_day where seller_id = ${sellerId} and product_id = ''`.execute(
    db,
  );
  return rows[0]?.day ?? null;
}

/** At most so many sellers, those after one and in their order, who have subscriptions and of whom a day is not kept. */
export async function findUnkept(db: Db, day: string, after: string, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ seller_id: string }>`
    with recursive seller as (
      (select seller_id from subscription where seller_id > ${after}::uuid order by seller_id limit 1)
      union all
      select (select s.seller_id from subscription s where s.seller_id > seller.seller_id order by s.seller_id limit 1)
      from seller where seller.seller_id is not null
    )
    select seller_id from seller where seller_id is not null and not exists (
      select 1 from subscription_day d where d.seller_id = seller.seller_id and d.product_id = '' and d.day = ${day}::date)
    limit ${atMost}`.execute(db);
  return rows.map(({ seller_id }) => seller_id);
}
