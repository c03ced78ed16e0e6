import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';

type Db = Kysely<Schema>;

export interface SessionRow {
  id: string;
  account_id: string;
  last_seen_at: Date;
  /** Verified, the first one first. */
  phones: string[];
}

/** Oldest last use of a session that has not expired. */
export interface Moments {
  now: Date;
  usedAfter: Date;
}

/** The session of a token's hash, unless it has ended. */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  { now, usedAfter }: Moments,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('session')
    .select([
      'id',
      'account_id',
      'last_seen_at',
      sql<string[]>`array(select phone from account_phone
        where account_phone.account_id = session.account_id order by verified_at, phone)`.as('phones'),
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', usedAfter)
    .where('revoked_at', 'is', null)
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

export interface LiveSession {
  id: string;
  device: string | null;
  created_at: Date;
  last_seen_at: Date;
}

/** The sessions that have not ended, the one seen last first. */
export async function findLiveSessions(
  db: Db,
  accountId: string,
  { now, usedAfter }: Moments,
): Promise<LiveSession[]> {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', usedAfter)
    .where('revoked_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Which of an account's sessions: one, or all but the given one. */
export type Which = { id: string } | { allBut: string | null };

/** Ends sessions with the devices that took push messages by them; answers how many there were to end. */
export async function revokeSessions(
  trx: Transaction<Schema>,
  accountId: string,
  which: Which,
  now: Date,
): Promise<number> {
  const ended = await trx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .where((eb) => {
      if ('id' in which) return eb('id', '=', which.id);
      return which.allBut === null ? eb.lit(true) : eb('id', '<>', which.allBut);
    })
    .returning('id')
    .execute();
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0)
    await trx
      .deleteFrom('push_token')
      .where('account_id', '=', accountId)
      .where('session_id', 'in', ids)
      .execute();
  return ids.length;
}

/** Forgets sessions that ended before a time, and those that were last used before another. */
export async function deleteEndedSessions(
  db: Db,
  { before, unusedSince }: { before: Date; unusedSince: Date },
): Promise<void> {
  await db
    .deleteFrom('session')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<', before),
        eb('revoked_at', '<', before),
        eb('last_seen_at', '<', unusedSince),
      ]),
    )
    .execute();
}
