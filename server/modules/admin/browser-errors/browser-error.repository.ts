import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type BrowserErrorRow = Selectable<Schema['browser_error']>;

/** Adds one, or counts it once more when there is one of its fingerprint. */
export async function countError(
  db: Db | Tx,
  row: Omit<BrowserErrorRow, 'count' | 'first_at'>,
): Promise<void> {
  const { route, version, browser, last_at } = row;
  await db
    .insertInto('browser_error')
    .values({ ...row, count: 1, first_at: last_at })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet((eb) => ({
        count: eb('browser_error.count', '+', 1),
        route,
        version,
        browser,
        last_at,
      })),
    )
    .execute();
}

/** The last one first. */
export function listErrors(db: Db, most: number): Promise<BrowserErrorRow[]> {
  return db.selectFrom('browser_error').selectAll().orderBy('last_at', 'desc').limit(most).execute();
}

/** Removes what was last seen before a moment, and of the rest all but the last `most`. */
export async function removeOld(db: Db, before: Date, most: number): Promise<void> {
  await db.deleteFrom('browser_error').where('last_at', '<', before).execute();
  await db
    .deleteFrom('browser_error')
    .where('fingerprint', 'in', (eb) =>
      eb
        .selectFrom('browser_error')
        .select('fingerprint')
        .orderBy('last_at', 'desc')
        .offset(most)
        .limit(10_000),
    )
    .execute();
}
