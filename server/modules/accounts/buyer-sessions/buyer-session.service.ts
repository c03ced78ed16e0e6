import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema';
import type { Deps } from '../../../platform/deps';
import * as repository from './buyer-session.repository';
import {
  type BuyerProof,
  buyerSessionIdleMs,
  endOf,
  noProof,
  type Widening,
  widened,
} from './buyer-session.rules';

/** Writing at every request would cost more than the answer is worth. */
const seenEveryMs = 24 * 60 * 60_000;

const hashOf = (token: string | undefined): Buffer | null =>
  token !== undefined && /^[\w-]{43}$/.test(token) ? createHash('sha256').update(token).digest() : null;

/** Whether an account signs in where another one had. */
async function isOfAnother(
  trx: Transaction<Schema>,
  { sessionId: before }: repository.BuyerSession,
  by: Widening,
): Promise<boolean> {
  if (before === null || !('phone' in by) || !by.sessionId || by.sessionId === before) return false;
  return !(await repository.areOfOneAccount(trx, before, by.sessionId));
}

/** Buyer sessions. Tokens leave this service once */
export function createBuyerSessions({
  clock,
  database,
  jobs,
  random,
}: Pick<Deps, 'clock' | 'database' | 'jobs' | 'random'>) {
  const moments = () => {
    const now = clock.now();
    return { now, usedAfter: new Date(now.getTime() - buyerSessionIdleMs) };
  };

  jobs.every('buyer-sessions.sweep', 6 * 60 * 60_000, () => repository.deleteOver(database.db, moments()));

  return {
    /** Null for an expired, revoked or unknown token. */
    async find(token: string | undefined): Promise<BuyerProof | null> {
      const hash = hashOf(token);
      if (!hash) return null;
      const when = moments();
      const session = await repository.findSession(database.db, hash, when);
      if (!session) return null;
      if (when.now.getTime() - session.lastSeenAt.getTime() > seenEveryMs)
        await repository.touchSession(database.db, hash, when.now);
      return session.proof;
    },

    /**
     * Adds what a browser has proved and answers the token that it goes by from now on. A phone that was proved makes a new one, because the token may
     * have been planted there by somebody who would otherwise read along. An order leaves it as it is: two that are sent at once both have to stay.
     * An account that signs in where another did begins anew: a session that ran out was never signed out.
     */
    async widen(token: string | undefined, by: Widening): Promise<{ token: string; endsAt: Date }> {
      const hash = hashOf(token);
      const when = moments();
      const { now } = when;
      const written = (proof: BuyerProof, since: Date, sessionId: string | null, ownToken: string) => ({
        tokenHash: hashOf(ownToken) as Buffer,
        sessionId: ('phone' in by && by.sessionId) || sessionId,
        proof,
        createdAt: since,
        lastSeenAt: now,
        expiresAt: endOf(proof, { since, now }),
      });
      const existing =
        hash &&
        (await database.tx(async (trx) => {
          const before = await repository.lockSession(trx, hash, when);
          if (!before) return null;
          if (await isOfAnother(trx, before, by)) {
            await repository.deleteSession(trx, hash);
            return null;
          }
          const proof = widened(before.proof, by);
          const ownToken = 'phone' in by ? random.token() : (token as string);
          const after = written(proof, before.createdAt, before.sessionId, ownToken);
          await repository.saveSession(trx, hash, after);
          return { token: ownToken, endsAt: after.expiresAt };
        }));
      if (existing) return existing;
      const ownToken = random.token();
      const opened = written(widened(noProof, by), now, null, ownToken);
      await repository.insertSession(database.db, opened);
      return { token: ownToken, endsAt: opened.expiresAt };
    },

    async end(token: string | undefined): Promise<void> {
      const hash = hashOf(token);
      if (hash) await repository.deleteSession(database.db, hash);
    },

    /** Ends every browser that has proved one of the phones (E.164). */
    endOfPhones: repository.deleteOfPhones,
  };
}

export type BuyerSessions = ReturnType<typeof createBuyerSessions>;
