import type { Deps } from '../../../../platform/deps';
import { platformAccountId } from '../../../../platform/money/platform-account';
import { endSessions, maskedPhone } from '../../../accounts';
import { insertAction } from '../audit.repository';
import { bareCode, enrolmentBytes, enrolmentCodeFrom, factorRules } from './code.rules';
import { findOwner, saveEnrolment } from './enrolment.repository';
import { deleteFactor, lockFactor } from './factor.repository';

export type EnrolmentDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'log' | 'random' | 'signer'>;

/** What the program answers that was run on the server's machine. */
export interface IssuedCode {
  /** Shown once; the database keeps a keyed hash. */
  code: string;
  /** ISO 8601. */
  until: string;
  /** Whether a second factor was taken away, and with it every session of its account. */
  isReplacing: boolean;
}

/** The name under which the running server answers it on the socket of its folder. */
export const enrolRequest = 'operator:enrol';

/** The phone is none that `OPERATORS` lists. */
export class UnknownOperator extends Error {
  override readonly name = 'UnknownOperator';
  constructor() {
    super(
      'This phone is not in OPERATORS. Give one of those, such as +919876543210, and start the server again after a change',
    );
  }
}

export const signedEnrolment = (phone: string, code: string) => `${phone} ${bareCode(code)}`;
export const enrolmentPurpose = 'operator enrolment';

/**
 * A code with which the operator of a phone sets up a second factor. Whoever has one loses it, and their sessions end: the device may be in
 * other hands. @throws UnknownOperator
 */
export async function issueEnrolment(deps: EnrolmentDeps, phone: string): Promise<IssuedCode> {
  const { clock, config, database, log, random, signer } = deps;
  if (!config.money.operators.has(phone)) throw new UnknownOperator();
  const code = enrolmentCodeFrom(random.bytes(enrolmentBytes));
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + factorRules.enrolmentMs);
  const isReplacing = await database.tx(async (trx) => {
    const accountId = await findOwner(trx, phone);
    const previous = accountId === undefined ? undefined : await lockFactor(trx, accountId);
    if (accountId !== undefined) {
      await deleteFactor(trx, accountId);
      if (previous?.confirmed_at) await endSessions(trx, accountId, now);
    }
    const codeHash = signer.sign(enrolmentPurpose, signedEnrolment(phone, code));
    await saveEnrolment(trx, { phone, codeHash, expiresAt });
    // Nobody is signed in on the server's machine: the log has it as the installation's own act.
    await insertAction(trx, {
      id: random.uuid(),
      at: now,
      actor: platformAccountId,
      action: 'issueEnrolment',
      subjectKind: 'operator',
      subject: maskedPhone(phone),
      creatorId: null,
      before: { secondFactor: previous?.confirmed_at ? 'set up' : 'none' },
      after: { until: expiresAt },
      reason: 'Asked for on the server’s machine',
    });
    return Boolean(previous?.confirmed_at);
  });
  log.warn({ isReplacing }, 'operator enrolment code created');
  return { code, until: expiresAt.toISOString(), isReplacing };
}
