import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

interface GrantKey {
  seller_id: string;
  grant_id: string;
}

/** The first time stays, the last one moves on. */
export async function saveAttendance(db: Db, { seller_id, grant_id }: GrantKey, now: Date): Promise<void> {
  await sql`
    insert into session_attendance (seller_id, grant_id, first_at, last_at)
    values (${seller_id}, ${grant_id}, ${now}, ${now})
    on conflict (seller_id, grant_id) do update set last_at = greatest(session_attendance.last_at, excluded.last_at)`.execute(
    db,
  );
}

export type Attendance = Pick<Selectable<Schema['session_attendance']>, 'grant_id' | 'first_at' | 'last_at'>;

/** Of those grants whose holder was there. */
export async function findAttendances(
  db: Db,
  sellerId: string,
  grantIds: readonly string[],
): Promise<Map<string, Attendance>> {
  const rows = await db
    .selectFrom('session_attendance')
    .select(['grant_id', 'first_at', 'last_at'])
    .where('seller_id', '=', sellerId)
    .where('grant_id', 'in', [...grantIds, ''])
    .execute();
  return new Map(rows.map((row) => [row.grant_id, row]));
}
