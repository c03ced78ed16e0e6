import { createHash } from 'node:crypto';
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

    /**
     * Ends it where another account than that of a session had signed in: a session that ran out was never signed out of. Whoever has proved one of the
     * phones (E.164) of the account is that account, also where its own session is forgotten by now.
     */
    async endOfAnother(
      token: string | undefined,
      { sessionId, phones }: { sessionId: string; phones: readonly string[] },
    ): Promise<boolean> {
      const hash = hashOf(token);
      const before = hash && (await repository.findSession(database.db, hash, moments()));
      if (!before || before.sessionId === null || before.proof.phones.some((phone) => phones.includes(phone)))
        return false;
      if (await repository.areOfOneAccount(database.db, before.sessionId, sessionId)) return false;
      await repository.deleteSession(database.db, hash);
      return true;
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
