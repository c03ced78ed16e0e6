import { createHash } from 'node:crypto';
import type { DeviceSession } from '@haat/openapi';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';
import type { Deps } from '../../../../platform/deps';
import type { Session } from '../../../../platform/http/contract';
import { notFound } from '../../../../platform/http/errors';
import { endBuyersOfAccount } from '../../buyer-sessions';
import * as devices from '../push/push.repository';
import { forgetDevices } from './device.repository';
import * as sessions from './session.repository';

const day = 24 * 60 * 60 * 1000;
const sessionLivesMs = 180 * day;
/** Writing at every request would cost more than the answer is worth. */
const seenEveryMs = 60 * 60 * 1000;

const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Ends sessions and forgets the browsers they began in: from there, signing in is as from anywhere. */
async function endIn(
  trx: Transaction<Schema>,
  accountId: string,
  which: sessions.Which,
  now: Date,
): Promise<number> {
  await forgetDevices(trx, accountId, which);
  await endBuyersOfAccount(trx, accountId, which);
  return sessions.revokeSessions(trx, accountId, which, now);
}

/** Signs an account out everywhere, in the caller's transaction. */
export async function endSessions(trx: Transaction<Schema>, accountId: string, now: Date): Promise<void> {
  await endIn(trx, accountId, { allBut: null }, now);
}

/** Tokens leave this service once, when they are made; only their hashes are kept. */
export function createSessions(deps: Pick<Deps, 'clock' | 'config' | 'database' | 'random'>) {
  const { clock, database, random } = deps;

  const moments = () => {
    const now = clock.now();
    return { now, usedAfter: new Date(now.getTime() - deps.config.sessionIdleDays * day) };
  };

  const end = (accountId: string, which: sessions.Which) =>
    database.tx((trx) => endIn(trx, accountId, which, clock.now()));

  return {
    /** Begins a session in the caller's transaction. */
    async begin(trx: Transaction<Schema>, accountId: string): Promise<{ id: string; token: string }> {
      const token = random.token();
      const id = random.uuid();
      const createdAt = clock.now();
      await sessions.insertSession(trx, {
        tokenHash: hashToken(token),
        id,
        accountId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + sessionLivesMs),
      });
      return { id, token };
    },

    /** The account of a token; null if expired, revoked or unknown. */
    async resolve(token: string): Promise<Session | null> {
      if (!/^[\w-]{43}$/.test(token)) return null;
      const tokenHash = hashToken(token);
      const { now, usedAfter } = moments();
      const row = await sessions.findSession(database.db, tokenHash, { now, usedAfter });
      if (!row) return null;
      if (now.getTime() - row.last_seen_at.getTime() > seenEveryMs)
        await sessions.touchSession(database.db, tokenHash, now);
      return { accountId: row.account_id, sessionId: row.id, phones: row.phones };
    },

    /** Whether a session has not ended. */
    async isLive({ accountId, sessionId }: Pick<Session, 'accountId' | 'sessionId'>): Promise<boolean> {
      const live = await sessions.findLiveSessions(database.db, accountId, moments());
      return live.some(({ id }) => id === sessionId);
    },

    async recordDevice({ accountId, sessionId }: Session, device: string): Promise<void> {
      await sessions.saveDevice(database.db, accountId, sessionId, device);
    },

    /** The devices that are signed in. */
    async list({ accountId, sessionId }: Session): Promise<DeviceSession[]> {
      const rows = await sessions.findLiveSessions(database.db, accountId, moments());
      return rows.map((row) => ({
        id: row.id,
        device: row.device,
        createdAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
        isCurrent: row.id === sessionId,
      }));
    },

    /** Ends the session that asks; its device takes no push messages any more, nor does the one named by its token. */
    async signOut({ accountId, sessionId }: Session, pushToken: string | null): Promise<void> {
      // The browser stays known: its owner may come back.
      await database.tx((trx) => sessions.revokeSessions(trx, accountId, { id: sessionId }, clock.now()));
      if (pushToken) await devices.deleteOwnPushToken(database.db, accountId, pushToken);
    },

    /** Throws a 404 refusal for another's session as for one that has ended. */
    async endOne({ accountId }: Session, id: string): Promise<void> {
      if ((await end(accountId, { id })) === 0) throw notFound('This device is not signed in');
    },

    /** Ends sessions in the caller's transaction, except `keep`. */
    async endAllIn(trx: Transaction<Schema>, accountId: string, keep: string | null): Promise<void> {
      await endIn(trx, accountId, { allBut: keep }, clock.now());
    },

    async endAll({ accountId, sessionId }: Session, keepCurrent: boolean): Promise<void> {
      await end(accountId, { allBut: keepCurrent ? sessionId : null });
    },

    /** Sends push messages of the account to this device from now on. */
    async savePushToken({ accountId, sessionId }: Session, token: string): Promise<void> {
      const device = { token, accountId, sessionId, at: clock.now() };
      await database.tx((trx) => devices.savePushToken(trx, device));
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
