import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Session } from '../../../platform/http/contract';
import { notFound, Refusal } from '../../../platform/http/errors';
import { signedIn } from '../../accounts';
import { type Audit, asGiven } from './audit.service';
import { readUnlock, type Unlock, writeUnlock } from './gate.repository';
import { factorRules } from './second-factor/code.rules';
import type { Enrolling, SecondFactors } from './second-factor/factor.service';

/** The operator's permission and how long this session is unlocked. */
export interface OperatorPermission {
  isSetUp: boolean;
  recoveryCodesLeft: number;
  unlock: Unlock | null;
}

/** Who may act for the platform: somebody signed in whose verified phone is listed, and who has shown a second factor. */
export function createGate(
  deps: Pick<Deps, 'clock' | 'config' | 'database'>,
  { factors, audit }: { factors: SecondFactors; audit: Audit },
) {
  const { clock, config, database } = deps;
  const { operators } = config.money;

  /** Everybody else is told that there is nothing here, as at any other address that leads nowhere. */
  function requireSession(request: { account: Session | null }): Session {
    const session = signedIn(request);
    if (!session.phones.some((phone) => operators.has(phone))) throw notFound();
    return session;
  }

  const unlockOf = ({ sessionId }: Session) => readUnlock(database.db, sessionId, clock.now());

  async function codeNeeded({ accountId }: Session): Promise<Refusal> {
    const { isSetUp } = await factors.permission(accountId);
    if (!isSetUp) return new Refusal(403, 'second_factor_missing', 'Set up two-factor authentication first.');
    return new Refusal(403, 'step_up_needed', 'Confirm with a code from your authenticator app first.');
  }

  async function letIn(trx: Tx, session: Session): Promise<Unlock> {
    const now = clock.now();
    const after = (ms: number) => new Date(now.getTime() + ms);
    const unlock = { until: after(factorRules.unlockedMs), freshUntil: after(factorRules.freshMs) };
    const { accountId, sessionId } = session;
    await writeUnlock(trx, { accountId, sessionId, ...unlock }, now);
    await audit.record(trx, {
      by: session,
      action: 'unlock',
      subject: { kind: 'session', id: sessionId },
      reason: asGiven('Signed in as operator'),
      after: { until: unlock.until },
    });
    return unlock;
  }

  return {
    known: requireSession,

    permission: async (session: Session): Promise<OperatorPermission> => ({
      ...(await factors.permission(session.accountId)),
      unlock: await unlockOf(session),
    }),

    /** The operator who wants to look. Throws a 404 refusal for strangers and a 403 one when a code is needed first. */
    async unlocked(request: { account: Session | null }): Promise<Session> {
      const session = requireSession(request);
      if (await unlockOf(session)) return session;
      throw await codeNeeded(session);
    },

    /** The operator who wants to act: the code has to be a recent one. Throws as `unlocked`. */
    async fresh(request: { account: Session | null }): Promise<Session> {
      const session = requireSession(request);
      const unlock = await unlockOf(session);
      if (unlock && unlock.freshUntil > clock.now()) return session;
      throw await codeNeeded(session);
    },

    /** Lets a session in for a code of the app or a recovery code. Throws 401, 403 and 429 refusals. */
    unlock: (session: Session, code: string): Promise<Unlock> =>
      factors.prove(session, code, (trx) => letIn(trx, session)),

    startEnrolling: (session: Session, code: string): Promise<Enrolling> => factors.start(session, code),

    /** Sets the second factor up and lets the session in. */
    async confirmEnrolling(session: Session, code: string): Promise<{ recoveryCodes: string[] }> {
      const recoveryCodes = await factors.confirm(
        session,
        code,
        async (trx) => void (await letIn(trx, session)),
      );
      return { recoveryCodes };
    },

    renewRecoveryCodes: (session: Session, code: string) => factors.renewRecoveryCodes(session, code),
  };
}

export type Gate = ReturnType<typeof createGate>;
