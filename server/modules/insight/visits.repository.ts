import { sql } from 'kysely';
import type { Db } from '../../platform/database';

export interface DayVisits {
  seller_id: string;
  product_id: string;
  /** Of India's calendar, `2026-11-21`. */
  day: string;
  visits: number;
}

/** Adds to what is counted already, in one statement. */
export async function addVisits(db: Db, rows: DayVisits[]): Promise<void> {
  await db
    .insertInto('visit_day')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'product_id', 'day'])
        .doUpdateSet({ visits: sql`visit_day.visits + excluded.visits` }),
    )
    .execute();
}
