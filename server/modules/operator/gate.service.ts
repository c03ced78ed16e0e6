import type { Session } from '../../platform/contract';
import type { Deps } from '../../platform/deps';
import { notFound, Refusal } from '../../platform/errors';
import { type Identity, signedIn } from '../identity';
import { type Audit, asGiven } from './audit.service';
import { readUnlock, writeUnlock } from './gate.repository';

/** How long one code lets a session act. */
const unlockedMs = 15 * 60_000;

/** Who may act for the house: somebody signed in whose verified phone is listed, and who has shown a code a short while ago. */
export function createGate(
  deps: Pick<Deps, 'clock' | 'config' | 'database'>,
  { identity, audit }: { identity: Pick<Identity, 'proveStepUp'>; audit: Audit },
) {
  const { clock, config, database } = deps;
  const { operators } = config.money;

  /** Everybody else is told that there is nothing here, as at any other address that leads nowhere. */
  function known(request: { account: Session | null }): Session {
    const session = signedIn(request);
    if (!session.phones.some((phone) => operators.has(phone))) throw notFound();
    return session;
  }

  return {
    known,

    /** Until when the session may act; null when it has to show a code first. */
    unlockedUntil: ({ sessionId }: Session): Promise<Date | null> =>
      readUnlock(database.db, sessionId, clock.now()),

    /** The operator who asks. Throws a 404 refusal for strangers and a 403 one when a code is needed first. */
    async unlocked(request: { account: Session | null }): Promise<Session> {
      const session = known(request);
      if (await readUnlock(database.db, session.sessionId, clock.now())) return session;
      throw new Refusal(403, 'step_up_needed', 'Confirm with a code first. It lasts for 15 minutes.');
    },

    /** Exchanges a code of `POST /api/step-up` for 15 minutes. Throws its refusals. */
    async unlock(session: Session, otp: string): Promise<Date> {
      return identity.proveStepUp(session.accountId, otp, async (trx) => {
        const now = clock.now();
        const until = new Date(now.getTime() + unlockedMs);
        const { accountId, sessionId } = session;
        await writeUnlock(trx, { accountId, sessionId, until }, now);
        await audit.record(trx, {
          by: session,
          action: 'unlock',
          subject: { kind: 'session', id: sessionId },
          reason: asGiven('Signed in as operator'),
          after: { until },
        });
        return until;
      });
    },
  };
}

export type Gate = ReturnType<typeof createGate>;
