import { createHash } from 'node:crypto';
import type pg from 'pg';
import { BackupError, type TableColumns, type TableSummary } from './archive.format';

/** Text of every value as PostgreSQL writes it: what it wrote, any of its versions reads back as the same. */
const asWritten = { getTypeParser: () => (value: string) => value };

const rowsAtOnce = 200;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** So that the text of a value does not depend on how a server is set up. For the transaction alone. */
export async function fixFormats(client: pg.Client): Promise<void> {
  await client.query(`set local timezone = 'UTC'`);
  await client.query(`set local datestyle = 'ISO, YMD'`);
  await client.query(`set local intervalstyle = 'postgres'`);
  await client.query(`set local bytea_output = 'hex'`);
  await client.query('set local extra_float_digits = 1');
}

/** The tables there are, with the columns that are stored, by name; the record of migrations is not one of them. */
export async function readTables(client: pg.Client): Promise<(TableColumns & { types: string[] })[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; types: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
      array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migration'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname collate "C"`);
  return rows;
}

/** The rows of a table as lines of JSON, some at a time; inside a transaction. */
export async function* readRows(client: pg.Client, table: TableColumns): AsyncGenerator<string[]> {
  const columns = table.columns.map(quoted).join();
  await client.query(`declare backup_rows no scroll cursor for select ${columns} from ${quoted(table.name)}`);
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${rowsAtOnce} from backup_rows`,
      rowMode: 'array',
      types: asWritten as unknown as pg.CustomTypesConfig,
    });
    if (rows.length === 0) break;
    yield rows.map((row) => JSON.stringify(row));
  }
  await client.query('close backup_rows');
}

/** One statement for all lines. */
export async function insertRows(
  client: pg.Client,
  { name, columns, types }: TableColumns & { types: readonly string[] },
  lines: readonly string[],
): Promise<void> {
  const rows = lines.map((line) => JSON.parse(line) as (string | null)[]);
  if (rows.some((row) => row.length !== columns.length))
    throw new BackupError(`The rows of ${name} do not have the columns listed in the backup`);
  const names = columns.map(quoted);
  await client.query(
    `insert into ${quoted(name)} (${names.join()})
     select ${names.map((column, index) => `given.${column}::${types[index] ?? 'text'}`).join()}
     from unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join()}) as given (${names.join()})`,
    columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  );
}

/** Adds up rows in any order: two tables with the same rows have the same sum. It finds mistakes, not forgeries, which age refuses. */
export function createRowSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add(lines: readonly string[]) {
      rows += lines.length;
      for (const line of lines) {
        const digest = createHash('sha256').update(line).digest();
        sum = BigInt.asUintN(128, sum + ((digest.readBigUInt64BE(0) << 64n) | digest.readBigUInt64BE(8)));
      }
    },
    total: (): TableSummary => ({ rows, checksum: sum.toString(16).padStart(32, '0') }),
  };
}

/** Null while there is no ledger yet. */
export async function readLedgerState(
  client: pg.Client,
): Promise<{ transactions: number; unbalanced: number }> {
  const { rows } = await client.query<{ transactions: number; unbalanced: number }>(`
    select count(*)::int as transactions, (count(*) filter (where total <> 0))::int as unbalanced
    from (select sum(amount) as total from ledger_entry group by seller_id, tx_id, currency) sums`);
  return rows[0] ?? { transactions: 0, unbalanced: 0 };
}
