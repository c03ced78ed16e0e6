import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Exporter, Owner } from './exporter';

export type Thing = Readonly<Record<string, unknown>>;

/** Rows that are in memory at a time. */
const batch = 500;

/** The verified numbers of an account. */
export async function findPhones(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_phone')
    .select('phone')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ phone }) => phone);
}

/**
 * Everything of one kind in the order of its place, however much: each batch begins behind the last row of the one before, so that a million rows
 * need no more memory than a few hundred. A place travels as text, or a moment would lose its microseconds.
 */
export async function* findAll(
  db: Db,
  { from, place, mine }: Exporter,
  owner: Owner,
): AsyncGenerator<Thing[]> {
  const keys = Object.entries(place);
  const columns = sql.join(keys.map(([column]) => sql.ref(column)));
  const texts = sql.join(
    keys.map(([column], at) => sql`${sql.ref(column)}::text as ${sql.ref(`place${at}`)}`),
  );
  for (let after: readonly unknown[] | null = null; ; ) {
    const behind: RawBuilder<unknown> = after
      ? sql`(${columns}) > (${sql.join(keys.map(([, type], at) => sql`${after?.[at]}::${sql.raw(type)}`))})`
      : sql`true`;
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.raw(from.columns)}, ${texts} from ${sql.raw(from.tables)}
      where ${mine(owner)} and ${behind} order by ${columns} limit ${sql.lit(batch)}`.execute(db);
    const places = rows.map((row) => keys.map((_, at) => row[`place${at}`]));
    if (rows.length > 0) yield rows.map((row) => withoutPlace(row, keys.length));
    const last = places.at(-1);
    if (!last || rows.length < batch) return;
    after = last;
  }
}

function withoutPlace(row: Record<string, unknown>, keys: number): Thing {
  for (let at = 0; at < keys; at++) delete row[`place${at}`];
  return row;
}
