// Reads the books with a client of its own, past the server: what is really on the disk.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';

export interface Books {
  /** Ledger transactions whose entries do not sum to zero. */
  unbalanced: string[];
  paidOrders: number;
  saleTransactions: number;
  grants: number;
  /** What all sales together put on the creators' accounts before fees. */
  salesPaise: number;
}

type Where = { url: string } | { dataDir: string };
export type Query = (text: string) => Promise<Record<string, unknown>[]>;

export const booksOf = (where: Where): Promise<Books> => reading(where, read);

/** Opens the stopped server's database, reads it and closes it again. */
export async function reading<Found>(where: Where, look: (query: Query) => Promise<Found>): Promise<Found> {
  if ('url' in where) {
    const sql = postgres(where.url, { max: 1, onnotice: () => undefined });
    try {
      return await look((text) => sql.unsafe(text));
    } finally {
      await sql.end();
    }
  }
  const database = await PGlite.create(databaseFolder(where.dataDir));
  try {
    return await look(async (text) => (await database.query<Record<string, unknown>>(text)).rows);
  } finally {
    await database.close();
  }
}

/** The database is one folder among others in the data folder. */
function databaseFolder(dataDir: string): string {
  const candidates = [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))];
  const found = candidates.find((folder) => existsSync(join(folder, 'PG_VERSION')));
  if (found === undefined) throw new Error(`No database in ${dataDir}`);
  return found;
}

export async function read(query: Query): Promise<Books> {
  const unbalanced = await query(
    `select tx_id::text as id from ledger_entry group by seller_id, tx_id, currency having sum(amount) <> 0`,
  );
  const number = async (text: string) => Number((await query(text))[0]?.['n'] ?? Number.NaN);
  return {
    unbalanced: unbalanced.map((row) => String(row['id'])),
    paidOrders: await number(`select count(*)::int as n from orders where status = 'fulfilled'`),
    saleTransactions: await number(`select count(*)::int as n from ledger_tx where type = 'sale'`),
    grants: await number(
      `select count(distinct order_id)::int as n from access_grant where status in ('active', 'grace')`,
    ),
    salesPaise: await number(
      `select coalesce(sum(amount), 0)::text as n from ledger_entry where account = 'creator.pending' and type = 'sale'`,
    ),
  };
}
