import type { Db, Tx } from '../../platform/database';

/** Until when a session may act; null when it has shown no code, or too long ago. */
export async function readUnlock(db: Db, sessionId: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('operator_unlock')
    .select('until')
    .where('session_id', '=', sessionId)
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.until ?? null;
}

/** Lets a session act until then, and forgets sessions whose time is over. */
export async function writeUnlock(
  trx: Tx,
  unlock: { sessionId: string; accountId: string; until: Date },
  now: Date,
): Promise<void> {
  await trx.deleteFrom('operator_unlock').where('until', '<=', now).execute();
  const { sessionId, accountId, until } = unlock;
  await trx
    .insertInto('operator_unlock')
    .values({ session_id: sessionId, account_id: accountId, until })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ until }))
    .execute();
}
