import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import type { Session } from '../../../../platform/http/contract';
import { conflict, Refusal, tooMany, unauthorized } from '../../../../platform/http/errors';
import type { Notifier, PlatformMessage } from '../../../messaging';
import { type Audit, asGiven } from '../audit.service';
import { bareCode, type CodeKind, factorRules, kindOf, recoveryBytes, recoveryCodeFrom } from './code.rules';
import { deleteEnrolments, findAccountsOf, findEnrolments } from './enrolment.repository';
import { enrolmentPurpose, signedEnrolment } from './enrolment.service';
import {
  countAttempt,
  type FactorRow,
  findFactor,
  findRecoveryHashes,
  forgetAttempts,
  insertFactor,
  lockFactor,
  saveFactor,
  saveRecoveryCodes,
  useRecoveryHash,
} from './factor.repository';
import { addressOf, secretBytes, secretFrom, stepOf } from './totp';

export interface Enrolling {
  /** Base32, for those who type it. */
  secret: string;
  /** `otpauth://totp/…`, for a QR code. */
  address: string;
}

type FactorDeps = Pick<
  Deps,
  'clock' | 'config' | 'database' | 'jobs' | 'log' | 'random' | 'sealer' | 'signer'
>;
type Outcome<T> = { done: T } | { refusal: Refusal };

const place = (accountId: string) => `operator_factor ${accountId}`;
const wrongCode = () =>
  unauthorized('otp_wrong', 'This code is incorrect or was already used. Wait for the next one.');
const wrongRecovery = () => unauthorized('otp_wrong', 'This recovery code is incorrect or was already used.');
const wrongEnrolment = () =>
  unauthorized('otp_wrong', 'This code is incorrect or has expired. Create a new one on the server.');
const notEnrolled = () =>
  new Refusal(403, 'second_factor_missing', 'Set up two-factor authentication first.');

interface FactorContext extends FactorDeps {
  audit: Audit;
  notify: Pick<Notifier, 'notify'>;
}

/** Every try is counted before it is compared; what it comes to stays counted though it is refused. */
async function attempt<T>(
  context: FactorContext,
  accountId: string,
  kind: CodeKind,
  compare: (trx: Tx, now: Date) => Promise<Outcome<T>>,
): Promise<T> {
  const outcome = await context.database.tx(async (trx): Promise<Outcome<T>> => {
    const now = context.clock.now();
    const { count, since } = await countAttempt(trx, { accountId, kind }, now, factorRules.triesMs);
    if (count > factorRules.triesAtMost) return { refusal: tooManyTries(kind, since, now) };
    const compared = await compare(trx, now);
    if ('done' in compared) await forgetAttempts(trx, accountId, kind);
    return compared;
  });
  if ('done' in outcome) return outcome.done;
  context.log.warn({ kind, accountId, code: outcome.refusal.code }, 'operator code rejected');
  throw outcome.refusal;
}

const secretOf = ({ sealer }: FactorContext, factor: FactorRow) =>
  sealer.open(factor.secret, place(factor.account_id));

/** The step of a right code that was not used before; null for any other. */
function newStep(context: FactorContext, factor: FactorRow, code: string, now: Date): number | null {
  const step = stepOf(secretOf(context, factor), code, now);
  return step !== null && step > factor.last_step ? step : null;
}

/** Uses a step up. Sealed once more, the secret outlives a change of the server's. */
const useStep = (context: FactorContext, trx: Tx, factor: FactorRow, step: number, confirmedAt: Date) =>
  saveFactor(trx, factor.account_id, {
    last_step: step,
    confirmed_at: confirmedAt,
    secret: context.sealer.seal(secretOf(context, factor), place(factor.account_id)),
  });

const recoveryPurpose = (accountId: string) => `operator recovery ${accountId}`;

async function newRecoveryCodes(context: FactorContext, trx: Tx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: factorRules.recoveryCodes }, () =>
    recoveryCodeFrom(context.random.bytes(recoveryBytes)),
  );
  const hashes = codes.map((code) => context.signer.sign(recoveryPurpose(accountId), bareCode(code)));
  await saveRecoveryCodes(trx, accountId, hashes);
  return codes;
}

/** All of them, whoever did it included: it may have been somebody else. */
async function tellOperators(
  context: FactorContext,
  trx: Tx,
  by: Session,
  did: SecondFactorChange['did'],
  key: string,
): Promise<void> {
  const operators = await findAccountsOf(trx, context.config.money.operators);
  const name = operators.find(({ id }) => id === by.accountId)?.name ?? null;
  for (const { id, email } of operators)
    await context.notify.notify(trx, {
      template: 'house',
      sellerId: id,
      email,
      key: `${key} ${id}`,
      news: { about: 'operator', did, name },
    });
}

async function proveByApp<T>(
  context: FactorContext,
  session: Session,
  code: string,
  work: (trx: Tx) => Promise<T>,
): Promise<T> {
  return attempt<T>(context, session.accountId, 'totp', async (trx, now) => {
    const factor = await lockFactor(trx, session.accountId);
    if (!factor?.confirmed_at) return { refusal: notEnrolled() };
    const step = newStep(context, factor, code, now);
    if (step === null) return { refusal: wrongCode() };
    await useStep(context, trx, factor, step, factor.confirmed_at);
    return { done: await work(trx) };
  });
}

async function proveByRecovery<T>(
  context: FactorContext,
  session: Session,
  code: string,
  work: (trx: Tx) => Promise<T>,
): Promise<T> {
  const { accountId } = session;
  return attempt<T>(context, accountId, 'recovery', async (trx, now) => {
    const factor = await lockFactor(trx, accountId);
    if (!factor?.confirmed_at) return { refusal: notEnrolled() };
    const left = await findRecoveryHashes(trx, accountId);
    const used = left.find((hash) => context.signer.verify(recoveryPurpose(accountId), bareCode(code), hash));
    if (used === undefined) return { refusal: wrongRecovery() };
    await useRecoveryHash(trx, accountId, used, now);
    const id = await context.audit.record(trx, {
      by: session,
      action: 'useRecoveryCode',
      subject: { kind: 'account', id: accountId },
      reason: asGiven('Came in without the authenticator app'),
      before: { left: left.length },
      after: { left: left.length - 1 },
    });
    await tellOperators(context, trx, session, 'usedRecoveryCode', id);
    context.log.warn({ accountId, left: left.length - 1 }, 'operator recovery code used');
    return { done: await work(trx) };
  });
}

/** Whether an operator has set one up, and how many recovery codes are left. */
async function permission(
  { database }: FactorContext,
  accountId: string,
): Promise<{ isSetUp: boolean; recoveryCodesLeft: number }> {
  const factor = await findFactor(database.db, accountId);
  const isSetUp = Boolean(factor?.confirmed_at);
  const left = isSetUp ? await findRecoveryHashes(database.db, accountId) : [];
  return { isSetUp, recoveryCodesLeft: left.length };
}

/**
 * Answers the secret to set up, for a code of `npm run operator:enrol`. The code answers the same secret again until the first code of
 * the app was right. @throws Refusal 401, 409 (there is one), 429
 */
async function start(context: FactorContext, session: Session, typed: string): Promise<Enrolling> {
  const { accountId } = session;
  const secret = await attempt<string>(context, accountId, 'enrolment', async (trx, now) => {
    const enrolments = await findEnrolments(trx, session.phones, now);
    const isRight = enrolments.some(({ phone, code_hash }) =>
      context.signer.verify(enrolmentPurpose, signedEnrolment(phone, typed), code_hash),
    );
    if (!isRight) return { refusal: wrongEnrolment() };
    const fresh = secretFrom(context.random.bytes(secretBytes));
    const row = {
      account_id: accountId,
      secret: context.sealer.seal(fresh, place(accountId)),
      last_step: 0,
      began_at: now,
      confirmed_at: null,
    };
    if (await insertFactor(trx, row)) return { done: fresh };
    const factor = await lockFactor(trx, accountId);
    if (!factor || factor.confirmed_at) return { refusal: isThere() };
    return { done: secretOf(context, factor) };
  });
  const [label = ''] = session.phones.filter((phone) => context.config.money.operators.has(phone));
  return { secret, address: addressOf(secret, context.config.operator.name, label) };
}

/**
 * The app's first right code sets it up, uses the enrolment code up and answers the recovery codes, which nobody sees again.
 * `work` lets the session in. @throws Refusal 401, 403 (not begun), 409 (there is one), 429
 */
async function confirm(
  context: FactorContext,
  session: Session,
  code: string,
  work: (trx: Tx) => Promise<void>,
): Promise<string[]> {
  const { accountId } = session;
  const codes = await attempt<string[]>(context, accountId, 'totp', async (trx, now) => {
    const factor = await lockFactor(trx, accountId);
    if (!factor) return { refusal: notEnrolled() };
    if (factor.confirmed_at) return { refusal: isThere() };
    if ((await findEnrolments(trx, session.phones, now)).length === 0) return { refusal: wrongEnrolment() };
    const step = newStep(context, factor, code, now);
    if (step === null) return { refusal: wrongCode() };
    await useStep(context, trx, factor, step, now);
    await deleteEnrolments(trx, session.phones, now);
    const id = await context.audit.record(trx, {
      by: session,
      action: 'enrolSecondFactor',
      subject: { kind: 'account', id: accountId },
      reason: asGiven('Set up with a code of the server’s machine'),
    });
    await tellOperators(context, trx, session, 'enrolled', id);
    await work(trx);
    return { done: await newRecoveryCodes(context, trx, accountId) };
  });
  context.jobs.kick();
  return codes;
}

/**
 * Does `work` in the transaction that uses up a code of the app, or a recovery code, which is reported to every operator.
 * @throws Refusal 401, 403 (not set up), 429, and whatever `work` throws
 */
async function prove<T>(
  context: FactorContext,
  session: Session,
  typed: string,
  work: (trx: Tx) => Promise<T>,
): Promise<T> {
  const isOfApp = kindOf(typed) === 'totp';
  const done = await (isOfApp
    ? proveByApp(context, session, typed, work)
    : proveByRecovery(context, session, typed, work));
  context.jobs.kick();
  return done;
}

/** Ten new recovery codes for a code of the app; those before no longer count. @throws as `prove` */
const renewRecoveryCodes = (context: FactorContext, session: Session, code: string): Promise<string[]> =>
  proveByApp(context, session, code, async (trx) => {
    await context.audit.record(trx, {
      by: session,
      action: 'renewRecoveryCodes',
      subject: { kind: 'account', id: session.accountId },
      reason: asGiven('Replaced those before'),
    });
    return newRecoveryCodes(context, trx, session.accountId);
  });

/** What operators prove themselves with besides their phone: an authenticator app, and recovery codes for the day it is lost. */
export function createSecondFactors(
  deps: FactorDeps,
  parts: { audit: Audit; notify: Pick<Notifier, 'notify'> },
) {
  const context: FactorContext = { ...deps, ...parts };
  return {
    permission: (accountId: string) => permission(context, accountId),
    start: (session: Session, typed: string) => start(context, session, typed),
    confirm: (session: Session, code: string, work: (trx: Tx) => Promise<void>) =>
      confirm(context, session, code, work),
    prove: <T>(session: Session, typed: string, work: (trx: Tx) => Promise<T>) =>
      prove(context, session, typed, work),
    renewRecoveryCodes: (session: Session, code: string) => renewRecoveryCodes(context, session, code),
  };
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;
type SecondFactorChange = Extract<PlatformMessage, { about: 'operator' }>;

const isThere = () =>
  conflict(
    'second_factor_there',
    'Two-factor authentication is already set up. Create a new code on the server to replace it.',
  );

function tooManyTries(kind: CodeKind, since: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((since.getTime() + factorRules.triesMs - now.getTime()) / 1000));
  const message =
    kind === 'totp'
      ? 'Too many incorrect codes today. Use a recovery code, or create a new code on the server.'
      : 'Too many incorrect codes today. Create a new code on the server.';
  return tooMany('otp_locked', message, seconds);
}
