import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/schema';

type Db = Kysely<Schema>;

export interface SessionRow {
  id: string;
  account_id: string;
  last_seen_at: Date;
  phone: string | null;
}

/** The session of a token's hash, unless it has ended. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  return db
    .selectFrom('session')
    .leftJoin('account_phone', 'account_phone.account_id', 'session.account_id')
    .select(['session.id', 'session.account_id', 'session.last_seen_at', 'account_phone.phone'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .where('session.revoked_at', 'is', null)
    .executeTakeFirst();
}

export interface NewSession {
  tokenHash: Buffer;
  id: string;
  accountId: string;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertSession(trx: Transaction<Schema>, session: NewSession): Promise<void> {
  await trx
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      id: session.id,
      account_id: session.accountId,
      device: null,
      created_at: session.createdAt,
      last_seen_at: session.createdAt,
      expires_at: session.expiresAt,
      revoked_at: null,
    })
    .execute();
}

export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

export async function saveDevice(
  db: Db,
  accountId: string,
  sessionId: string,
  device: string,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ device })
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .execute();
}

export async function revokeSession(db: Db, accountId: string, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}
