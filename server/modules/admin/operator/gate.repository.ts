import type { Db, Tx } from '../../../platform/database/database';

export interface Unlock {
  /** How long a session has read access to the admin area. */
  until: Date;
  /** Until when it may act. */
  freshUntil: Date;
}

/** What a session was let in for; null when it has shown no code, or too long ago. */
export async function readUnlock(db: Db, sessionId: string, now: Date): Promise<Unlock | null> {
  const row = await db
    .selectFrom('operator_unlock')
    .select(['until', 'fresh_until as freshUntil'])
    .where('session_id', '=', sessionId)
    .where('until', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Lets a session in, and forgets sessions whose time is over. */
export async function writeUnlock(
  trx: Tx,
  unlock: Unlock & { sessionId: string; accountId: string },
  now: Date,
): Promise<void> {
  await trx.deleteFrom('operator_unlock').where('until', '<=', now).execute();
  const { sessionId, accountId, until, freshUntil } = unlock;
  const set = { until, fresh_until: freshUntil };
  await trx
    .insertInto('operator_unlock')
    .values({ session_id: sessionId, account_id: accountId, ...set })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(set))
    .execute();
}
