import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';
import type { LiveSessionRow } from './session-message.repository';

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

/** Whoever went to the room of a session from a moment on, as it then was, did not attend it: it was moved away. */
export async function deleteAttendances(
  trx: Tx,
  { seller_id, product_id, lesson_id }: Pick<LiveSessionRow, 'seller_id' | 'product_id' | 'lesson_id'>,
  from: Date,
): Promise<void> {
  await sql`
    delete from session_attendance a using access_grant g
    where g.seller_id = ${seller_id} and g.product_id = ${product_id} and a.seller_id = g.seller_id and a.grant_id = g.id
      and a.session_id = ${lesson_id} and a.first_at >= ${from}::timestamptz`.execute(trx);
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
