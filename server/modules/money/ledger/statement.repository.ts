import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema';

/** Where a page of the statement starts: the last entry of the page before. */
export interface StatementPlace {
  at: Date;
  txId: string;
  line: number;
}

export interface StatementRow extends StatementPlace {
  type: string;
  /** Signed paise. */
  amount: number;
  /** Paise after this entry. */
  balance: number;
  reference: string;
}

/** What a statement is narrowed to; `to` is the first moment that does not belong. */
export interface StatementFilter {
  types?: readonly string[] | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

/**
 * The creator's entries, newest first, each with the balance after it. Settlements only move money between the creator's own
 * accounts, so they are left out and leave every balance as it is. The balance a page opens with is the present one less
 * everything newer, so the first page reads no more than it shows. Narrowed to some types, the balance still counts the others: everything
 * as new as what is shown is read for that.
 */
export async function readStatement(
  db: Kysely<Schema>,
  sellerId: string,
  options: StatementFilter & { currency: string; after: StatementPlace | null; limit: number },
): Promise<StatementRow[]> {
  const { after, limit, currency, types, from, to } = options;
  const accounts = sql`('creator.pending', 'creator.available')`;
  const mine = sql`e.seller_id = ${sellerId} and e.type <> 'settlement' and e.currency = ${currency}`;
  const place = after && sql`(${after.at}::timestamptz, ${after.txId}::uuid, ${after.line}::smallint)`;
  const before = to ? sql`e.at < ${to}::timestamptz` : sql`true`;
  const older = place ? sql`(e.at, e.tx_id, e.line) < ${place} and ${before}` : before;
  const newer = place ? sql`(e.at, e.tx_id, e.line) >= ${place}` : sql`not (${before})`;
  const since = from ? sql`e.at >= ${from}::timestamptz` : sql`true`;
  const isShown = types ? sql`e.type = any(${[...types]}::text[])` : sql`true`;
  const newestFirst = sql`at desc, tx_id desc, line desc`;
  const { rows } = await sql<{
    at: Date;
    tx_id: string;
    line: number;
    type: string;
    amount: number;
    reference: string;
    balance: number;
  }>`
    with shown as (
      -- Account by account, because an index goes through one of them in the order that is wanted.
      select s.* from (values ('creator.pending'), ('creator.available')) a (account) cross join lateral (
        select e.at, e.tx_id, e.line, e.type, e.amount, e.reference from ledger_entry e
        where ${mine} and e.account = a.account and ${older} and ${since} and ${isShown}
        order by ${newestFirst} limit ${limit}
      ) s order by ${newestFirst} limit ${limit}
    ), oldest as (
      select at, tx_id, line from shown order by at, tx_id, line limit 1
    ), running as (
      select c.at, c.tx_id, c.line, coalesce(sum(c.amount) over (
        order by c.at desc, c.tx_id desc, c.line desc rows between unbounded preceding and 1 preceding), 0) as newer
      from (values ('creator.pending'), ('creator.available')) a (account) cross join lateral (
        select e.at, e.tx_id, e.line, e.amount from ledger_entry e
        where ${mine} and e.account = a.account and ${older} and (e.at, e.tx_id, e.line) >= ((select at from oldest), (select tx_id from oldest), (select line from oldest))
        offset 0
      ) c
    ), opening as (
      select coalesce((select sum(b.amount) from balance_snapshot b
          where b.seller_id = ${sellerId} and b.currency = ${currency} and b.account in ${accounts}), 0)
        + coalesce((select sum(e.amount) from unrolled_entry u
            join ledger_entry e on e.seller_id = u.seller_id and e.tx_id = u.tx_id and e.line = u.line
            where u.seller_id = ${sellerId} and e.currency = ${currency} and e.account in ${accounts}), 0)
        - coalesce((select sum(e.amount) from ledger_entry e where ${mine} and e.account in ${accounts} and ${newer}), 0) as amount
    )
    select s.at, s.tx_id, s.line, s.type, s.amount, s.reference, (o.amount - r.newer)::bigint as balance
    from shown s join running r on r.at = s.at and r.tx_id = s.tx_id and r.line = s.line cross join opening o
    order by s.at desc, s.tx_id desc, s.line desc`.execute(db);
  return rows.map(({ tx_id, ...row }) => ({ ...row, txId: tx_id }));
}

/** Pending money that becomes available on one Indian day. */
export interface UpcomingDay {
  /** The first instant of it at which something becomes available. */
  dueAt: Date;
  /** Paise. */
  amount: number;
  /** How many sales of the seller it comes from; what referrals earn is no sale of theirs. */
  sales: number;
  /** When the first and the last of these sales were paid. */
  soldFrom: Date | null;
  soldTo: Date | null;
}

/** The seller's pending money by the Indian day on which it becomes available. */
export async function readUpcoming(db: Kysely<Schema>, sellerId: string): Promise<UpcomingDay[]> {
  const { rows } = await sql<UpcomingDay>`
    select min(u.due_at) as "dueAt", sum(u.amount)::bigint as amount, count(o.id)::int as sales,
      min(o.paid_at) as "soldFrom", max(o.paid_at) as "soldTo"
    from unsettled_sale u left join orders o on o.seller_id = u.seller_id and o.id = u.order_id
    where u.seller_id = ${sellerId}
    group by ((u.due_at at time zone 'UTC') + interval '5 hours 30 minutes')::date
    order by 1`.execute(db);
  return rows;
}

/** What of a sale is still pending, in paise, and when it becomes available; null when nothing is. */
export async function readUnsettled(
  db: Kysely<Schema>,
  sellerId: string,
  orderId: string,
): Promise<{ amount: number; dueAt: Date } | null> {
  const row = await db
    .selectFrom('unsettled_sale')
    .select(['amount', 'due_at as dueAt'])
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The next of the creator's entries from the newest on, for a file of all of them: without balances, which whoever reads them one after the
 * other calculates from the first. Settlements are left out, as in the statement.
 */
export async function readBatch(
  db: Kysely<Schema>,
  sellerId: string,
  options: Pick<StatementFilter, 'from' | 'to'> & {
    currency: string;
    after: StatementPlace | null;
    limit: number;
  },
): Promise<Omit<StatementRow, 'balance'>[]> {
  const { from, to, currency, after, limit } = options;
  const conditions = [
    sql`e.seller_id = ${sellerId} and e.account = a.account and e.type <> 'settlement' and e.currency = ${currency}`,
    ...(from ? [sql`e.at >= ${from}::timestamptz`] : []),
    ...(to ? [sql`e.at < ${to}::timestamptz`] : []),
    ...(after
      ? [
          sql`(e.at, e.tx_id, e.line) < (${after.at}::timestamptz, ${after.txId}::uuid, ${after.line}::smallint)`,
        ]
      : []),
  ];
  const { rows } = await sql<Omit<StatementRow, 'balance'>>`
    select c.at, c.tx_id as "txId", c.line, c.type, c.amount, c.reference
    from (values ('creator.pending'), ('creator.available')) a (account) cross join lateral (
      select e.at, e.tx_id, e.line, e.type, e.amount, e.reference from ledger_entry e
      where ${sql.join(conditions, sql` and `)} order by e.at desc, e.tx_id desc, e.line desc limit ${limit}
    ) c order by c.at desc, c.tx_id desc, c.line desc limit ${limit}`.execute(db);
  return rows;
}
