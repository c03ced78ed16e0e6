import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema';
import type { StatementFilter, StatementPlace, StatementRow } from './statement.repository';

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
