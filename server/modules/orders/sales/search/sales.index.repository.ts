import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import { dayOf } from '../india.days';
import { wordRows } from '../text-search';

export interface SalesIndex {
  /** The first day that is added up; null when nothing was sold before `summedUntil`. */
  firstDay: string | null;
  /** Sales paid before this moment, which begins a day, are in the sums ... */
  summedUntil: Date;
  /** ... as they stood at this one, or as they were changed later. */
  summedAt: Date;
  /** Orders placed before this moment are in the index of words. */
  wordsUntil: Date;
}

export async function findIndex(db: Db, sellerId: string): Promise<SalesIndex | null> {
  const { rows } = await sql<SalesIndex>`
    select first_day as "firstDay", summed_until as "summedUntil", summed_at as "summedAt", words_until as "wordsUntil"
    from sales_index where seller_id = ${sellerId}`.execute(db);
  return rows[0] ?? null;
}

/** Whether a seller has at least so many paid sales. */
export async function hasSold(db: Db, sellerId: string, count: number): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select 1 from orders where seller_id = ${sellerId} and paid_at is not null limit ${count}) batch`.execute(
    db,
  );
  return (rows[0]?.n ?? 0) >= count;
}

const day = sql`((o.paid_at at time zone 'UTC') + interval '5 hours 30 minutes')::date`;

/** Days within the sums of which a sale has changed since: whatever takes money back is an entry on the gateway's account; another date is in its story. */
export async function findChangedDays(
  db: Db,
  sellerId: string,
  { summedAt, summedUntil }: Pick<SalesIndex, 'summedAt' | 'summedUntil'>,
): Promise<Set<string>> {
  const { rows } = await sql<{ at: Date }>`
    select distinct o.paid_at as at from ledger_entry e
    join orders o on o.seller_id = e.seller_id and o.id = e.reference
    where e.seller_id = ${sellerId} and e.account = 'gateway' and e.at >= ${summedAt} and e.type <> 'sale'
      and o.paid_at < ${summedUntil}
    union
    select o.paid_at from order_event v
    join orders o on o.seller_id = v.seller_id and o.id = v.order_id
    where v.seller_id = ${sellerId} and v.event = 'date.changed' and v.at >= ${summedAt} and o.paid_at < ${summedUntil}`.execute(
    db,
  );
  return new Set(rows.map(({ at }) => dayOf(at)));
}

/** Begins the index of a seller, with nothing in it, or takes it over as it is; locked either way. */
export async function lockIndex(trx: Tx, sellerId: string): Promise<SalesIndex> {
  const long = new Date(0);
  await sql`
    insert into sales_index (seller_id, first_day, summed_until, summed_at, words_until)
    values (${sellerId}, null, ${long}, ${long}, ${long}) on conflict (seller_id) do nothing`.execute(trx);
  await sql`select 1 from sales_index where seller_id = ${sellerId} for update`.execute(trx);
  return (await findIndex(trx, sellerId)) as SalesIndex;
}

/** Adds up anew the days that changed and those from the last sum until `until`, and the months they stand in. */
export async function updateSums(
  trx: Tx,
  sellerId: string,
  { before, changed, until, at }: { before: SalesIndex; changed: ReadonlySet<string>; until: Date; at: Date },
): Promise<void> {
  const days = [...changed];
  const isDue = sql`(${day} = any(${days}::date[]) or o.paid_at >= ${before.summedUntil})`;
  const key = sql`seller_id, span, day, product_id, method, is_returned`;
  const columns = sql`${key}, orders, amount, fee, fee_tax, refunded`;
  await sql`delete from sale_sum where seller_id = ${sellerId} and span = 'day' and day = any(${days}::date[])`.execute(
    trx,
  );
  await sql`
    insert into sale_sum (${columns})
    select o.seller_id, 'day', ${day}, o.product_id, coalesce(o.method, ''), o.status = 'refunded', count(*), sum(o.amount),
      coalesce(sum(o.fee - coalesce(o.refunded_fee, 0)) filter (where o.status <> 'refunded'), 0),
      coalesce(sum(o.fee_tax - coalesce(o.refunded_fee_tax, 0)) filter (where o.status <> 'refunded'), 0),
      coalesce(sum(case o.status when 'refunded' then o.amount else o.refunded end), 0)
    from orders o where o.seller_id = ${sellerId} and o.paid_at < ${until} and ${isDue} and o.gift is distinct from 'received'
    group by 1, 2, 3, 4, 5, 6`.execute(trx);
  // Months are small: each that a day of this run stands in is put together from its days.
  const months = sql`select distinct date_trunc('month', s.day)::date from sale_sum s where s.seller_id = ${sellerId} and s.span = 'day'
    and (s.day = any(${days}::date[]) or s.day >= ${dayOf(before.summedUntil)}::date)`;
  const changedMonths = sql`select distinct date_trunc('month', d)::date from unnest(${days}::date[]) d`;
  await sql`
    delete from sale_sum where seller_id = ${sellerId} and span = 'month'
      and (day in (${months}) or day in (${changedMonths}))`.execute(trx);
  await sql`
    insert into sale_sum (${columns})
    select seller_id, 'month', date_trunc('month', day)::date, product_id, method, is_returned, sum(orders), sum(amount), sum(fee),
      sum(fee_tax), sum(refunded)
    from sale_sum d where d.seller_id = ${sellerId} and d.span = 'day'
      and not exists (select 1 from sale_sum m where m.seller_id = d.seller_id and m.span = 'month'
        and m.day = date_trunc('month', d.day)::date)
    group by 1, 2, 3, 4, 5, 6`.execute(trx);
  await sql`
    update sales_index set summed_until = ${until}, summed_at = ${at},
      first_day = (select min(day) from sale_sum where seller_id = ${sellerId} and span = 'day')
    where seller_id = ${sellerId}`.execute(trx);
}

/** Writes the words of the oldest orders that have none yet, at most `limit` and only those placed before `until`; answers how many. */
export async function addWords(
  trx: Tx,
  sellerId: string,
  { after, until, limit }: { after: Date; until: Date; limit: number },
): Promise<number> {
  const { rows } = await sql<{ n: number; last: Date | null }>`
    select count(*)::int as n, max(created_at) as last from (
      select created_at from orders where seller_id = ${sellerId} and created_at >= ${after} and created_at < ${until}
      order by created_at limit ${limit}) batch`.execute(trx);
  const { n = 0, last = null } = rows[0] ?? {};
  // The last moment may be shared: up to it and with it, and from just after it next time.
  const reached = n < limit || !last ? until : new Date(last.getTime() + 1);
  await sql`
    insert into order_word (seller_id, word, order_id)
    ${wordRows(sql`o.seller_id = ${sellerId} and o.created_at >= ${after} and o.created_at < ${reached}`)}
    on conflict (seller_id, word, order_id) do nothing`.execute(trx);
  await sql`update sales_index set words_until = ${reached} where seller_id = ${sellerId}`.execute(trx);
  return n;
}
