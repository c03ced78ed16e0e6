import { type Kysely, sql, type Transaction } from 'kysely';
import { namedQuery } from '../../../platform/database/named';
import type { Schema } from '../../../platform/database/schema';
import type { Account } from './entry';
import type { LedgerTransaction } from './ledger.rules';

export interface UnsettledSale {
  sellerId: string;
  orderId: string;
  /** The creator's share, in paise. */
  amount: number;
  dueAt: Date;
}

/** What `transactionParts` reads. */
export function transactionsDocument(
  transactions: readonly LedgerTransaction[],
  unsettled: readonly UnsettledSale[] = [],
): string {
  const lines = transactions.flatMap((transaction) =>
    transaction.lines.map((line, index) => ({
      seller_id: transaction.sellerId,
      tx_id: transaction.id,
      tx_type: transaction.type,
      reference: transaction.reference,
      subject: transaction.subject ?? transaction.reference,
      at: transaction.at,
      line: index + 1,
      ...line,
    })),
  );
  const waiting = unsettled.map(({ sellerId, orderId, amount, dueAt }) => ({
    seller_id: sellerId,
    order_id: orderId,
    amount,
    due_at: dueAt,
  }));
  return JSON.stringify({ lines, waiting });
}

/**
 * The CTEs that write transactions with their lines, given as the parameter `param`, when the CTE `gate` has a row. `posted` holds the
 * ids of those that were not there before: a transaction whose seller, type and reference are taken leaves nothing behind, nor does the
 * unsettled sale that came with it.
 */
export const transactionParts = (gate: string, param: string): string => `
  given as (
    select l.* from ${gate}, json_to_recordset((${param}::text::json)->'lines') as l (
      seller_id uuid, tx_id uuid, tx_type text, reference text, subject text, at timestamptz,
      line smallint, account text, type text, amount bigint, currency text)
  ), posted as (
    insert into ledger_tx (seller_id, id, type, reference, at)
    select seller_id, tx_id, tx_type, reference, at from given where line = 1
    on conflict (seller_id, type, reference) do nothing
    returning seller_id, id, reference
  ), entries as (
    insert into ledger_entry (seller_id, tx_id, line, account, type, amount, currency, reference, at)
    select g.seller_id, g.tx_id, g.line, g.account, g.type, g.amount, g.currency, g.subject, g.at
    from given g join posted w on w.seller_id = g.seller_id and w.id = g.tx_id
  ), tail as (
    insert into unrolled_entry (seller_id, tx_id, line)
    select g.seller_id, g.tx_id, g.line from given g join posted w on w.seller_id = g.seller_id and w.id = g.tx_id
  ), waiting as (
    insert into unsettled_sale (seller_id, order_id, amount, due_at)
    select s.seller_id, s.order_id, s.amount, s.due_at
    from json_to_recordset((${param}::text::json)->'waiting')
      as s (seller_id uuid, order_id text, amount bigint, due_at timestamptz)
    join posted w on w.seller_id = s.seller_id and w.reference = s.order_id
  )`;

/** Writes transactions in a statement of their own; answers how many were not there before. */
export async function insertTransactions(trx: Transaction<Schema>, document: string): Promise<number> {
  const text = `with now as (select 1), ${transactionParts('now', ':document')} select count(*)::int as posted from posted`;
  const { rows } = await trx.executeQuery(namedQuery<{ posted: number }>(text, { document }));
  return rows[0]?.posted ?? 0;
}

/** Takes paise off a waiting sale, and the sale out of the waiting ones when nothing is left; when it was due, or null when not so much of it waits any more. */
export async function reduceUnsettled(
  trx: Transaction<Schema>,
  sellerId: string,
  orderId: string,
  by: number,
): Promise<Date | null> {
  const mine = sql`seller_id = ${sellerId} and order_id = ${orderId}`;
  const { rows } = await sql<{ amount: number; due_at: Date }>`
    update unsettled_sale set amount = amount - ${by} where ${mine} and amount >= ${by} returning amount, due_at`.execute(
    trx,
  );
  if (rows[0]?.amount === 0) await sql`delete from unsettled_sale where ${mine}`.execute(trx);
  return rows[0]?.due_at ?? null;
}

/** A sale waits again, or for more. */
export async function addUnsettled(trx: Transaction<Schema>, sale: UnsettledSale): Promise<void> {
  await sql`
    insert into unsettled_sale as u (seller_id, order_id, amount, due_at)
    values (${sale.sellerId}, ${sale.orderId}, ${sale.amount}, ${sale.dueAt})
    on conflict (seller_id, order_id) do update set amount = u.amount + excluded.amount`.execute(trx);
}

/** Whose sales are due, those of the 500 oldest. */
export async function findDueSellers(db: Kysely<Schema>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ seller_id: string }>`
    select distinct seller_id from (
      select seller_id from unsettled_sale where due_at <= ${now} order by due_at limit 500
    ) due`.execute(db);
  return rows.map((row) => row.seller_id);
}

/** Takes out at most 500 sales of these sellers that are due and that nobody else is taking, oldest first. */
export async function takeDue(
  trx: Transaction<Schema>,
  now: Date,
  sellers: readonly string[],
): Promise<UnsettledSale[]> {
  const { rows } = await sql<{ seller_id: string; order_id: string; amount: number; due_at: Date }>`
    delete from unsettled_sale u
    using (select seller_id, order_id from unsettled_sale where due_at <= ${now} and seller_id = any(${[...sellers]}::uuid[])
           order by due_at limit 500 for update skip locked) due
    where u.seller_id = due.seller_id and u.order_id = due.order_id
    returning u.seller_id, u.order_id, u.amount, u.due_at`.execute(trx);
  return rows.map((row) => ({
    sellerId: row.seller_id,
    orderId: row.order_id,
    amount: row.amount,
    dueAt: row.due_at,
  }));
}

/**
 * Adds up to 5,000 entries to the snapshots; answers how many. An entry is rolled exactly once because its row in the
 * tail is deleted by whoever adds it, and late commits are not skipped as they would be by a cursor.
 */
export async function rollTail(trx: Transaction<Schema>, now: Date): Promise<number> {
  const { rows } = await sql<{ rolled: number }>`
    with taken as (
      delete from unrolled_entry u
      using (select seller_id, tx_id, line from unrolled_entry limit 5000 for update skip locked) t
      where u.seller_id = t.seller_id and u.tx_id = t.tx_id and u.line = t.line
      returning u.seller_id, u.tx_id, u.line
    ), sums as (
      select e.seller_id, e.account, e.currency, sum(e.amount)::bigint as amount
      from taken t join ledger_entry e on e.seller_id = t.seller_id and e.tx_id = t.tx_id and e.line = t.line
      group by e.seller_id, e.account, e.currency
      order by e.seller_id, e.account, e.currency
    ), rolled as (
      insert into balance_snapshot as b (seller_id, account, currency, amount, rolled_at)
      select seller_id, account, currency, amount, ${now}::timestamptz from sums
      on conflict (seller_id, account, currency)
      do update set amount = b.amount + excluded.amount, rolled_at = excluded.rolled_at
    )
    select count(*)::int as rolled from taken`.execute(trx);
  return rows[0]?.rolled ?? 0;
}

export async function hasTransactions(db: Kysely<Schema>, sellerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_tx')
    .select('id')
    .where('seller_id', '=', sellerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The seller's balances in paise: the snapshot and the entries it does not hold yet, read in one statement. */
export async function readBalances(
  db: Kysely<Schema>,
  sellerId: string,
  currency: string,
): Promise<Map<Account, number>> {
  const { rows } = await sql<{ account: Account; amount: number }>`
    select account, sum(amount)::bigint as amount from (
      select account, amount from balance_snapshot where seller_id = ${sellerId} and currency = ${currency}
      union all
      select e.account, e.amount from unrolled_entry u
      join ledger_entry e on e.seller_id = u.seller_id and e.tx_id = u.tx_id and e.line = u.line
      where u.seller_id = ${sellerId} and e.currency = ${currency}
    ) parts group by account`.execute(db);
  return new Map(rows.map((row) => [row.account, row.amount]));
}
