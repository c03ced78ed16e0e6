import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';

type Db = Kysely<Schema>;

export interface PushDevice {
  token: string;
  accountId: string;
  sessionId: string;
  at: Date;
}

/** A token is of whoever signed in on the device last, and a session has one: what it had before is stale. */
export async function savePushToken(trx: Transaction<Schema>, device: PushDevice): Promise<void> {
  const { token, accountId, sessionId, at } = device;
  await trx
    .deleteFrom('push_token')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .where('token', '<>', token)
    .execute();
  const held = { account_id: accountId, session_id: sessionId, last_used_at: at };
  await trx
    .insertInto('push_token')
    .values({ token, created_at: at, ...held })
    .onConflict((conflict) => conflict.column('token').doUpdateSet(held))
    .execute();
}

/** The tokens of an account whose sessions have not ended. */
export async function findPushTokens(db: Db, accountId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('push_token')
    .innerJoin('session', (join) =>
      join
        .onRef('session.account_id', '=', 'push_token.account_id')
        .onRef('session.id', '=', 'push_token.session_id'),
    )
    .select('push_token.token')
    .where('push_token.account_id', '=', accountId)
    .where('session.expires_at', '>', now)
    .where('session.revoked_at', 'is', null)
    .orderBy('push_token.created_at')
    .execute();
  return rows.map(({ token }) => token);
}

export async function deletePushTokens(db: Db, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0) return;
  await db.deleteFrom('push_token').where('token', 'in', tokens).execute();
}

/** Removes a push token of this account. */
export async function deleteOwnPushToken(db: Db, accountId: string, token: string): Promise<void> {
  await db.deleteFrom('push_token').where('account_id', '=', accountId).where('token', '=', token).execute();
}

/** Forgets the devices of sessions that are over. */
export async function deleteDeadPushTokens(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('push_token')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('session')
            .select('session.id')
            .whereRef('session.account_id', '=', 'push_token.account_id')
            .whereRef('session.id', '=', 'push_token.session_id')
            .where('session.expires_at', '>', now)
            .where('session.revoked_at', 'is', null),
        ),
      ),
    )
    .execute();
}
