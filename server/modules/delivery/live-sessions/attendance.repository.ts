import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

type SeatOfSession = Pick<Schema['session_attendance'], 'seller_id' | 'grant_id' | 'session_id'>;

/** The first time stays, the last one moves on. */
export async function saveAttendance(
  db: Db,
  { seller_id, grant_id, session_id }: SeatOfSession,
  now: Date,
): Promise<void> {
  await sql`
    insert into session_attendance (seller_id, grant_id, session_id, first_at, last_at)
    values (${seller_id}, ${grant_id}, ${session_id}, ${now}, ${now})
    on conflict (seller_id, grant_id, session_id)
    do update set last_at = greatest(session_attendance.last_at, excluded.last_at)`.execute(db);
}

export type Attendance = Omit<Selectable<Schema['session_attendance']>, 'seller_id'>;

/** Of those grants whose holder was there: each session that they went to, the first one first. */
export async function findAttendances(
  db: Db,
  sellerId: string,
  grantIds: readonly string[],
): Promise<Map<string, Attendance[]>> {
  const rows = await db
    .selectFrom('session_attendance')
    .select(['grant_id', 'session_id', 'first_at', 'last_at'])
    .where('seller_id', '=', sellerId)
    .where('grant_id', 'in', [...grantIds, ''])
    .orderBy('first_at')
    .execute();
  const byGrant = new Map<string, Attendance[]>();
  for (const row of rows) byGrant.set(row.grant_id, [...(byGrant.get(row.grant_id) ?? []), row]);
  return byGrant;
}
