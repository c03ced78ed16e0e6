import type { OwnAddress, User } from '@haat/openapi';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import type { Session } from '../../../../platform/http/contract';
import { conflict, notFound, Refusal } from '../../../../platform/http/errors';
import type { AccountMessages } from '../../account.messages';
import { forgetPhone } from '../../buyer-sessions';
import type { Otp } from '../otp/otp.service';
import type { Accounts } from '../profile/account.service';
import type { Sessions } from '../sessions/session.service';
import type { StepUp } from '../step-up/step-up.service';
import { type Address, type LoginMethod, textOf } from './address';
import * as addresses from './address.repository';
import { notifyLoginMethods } from './login-method.notifications';
import { canLeave, describeLoginMethod } from './login-method.rules';

interface Parts {
  accounts: Accounts;
  otp: Otp;
  sessions: Sessions;
  stepUp: StepUp;
  notify: Pick<AccountMessages, 'notify'>;
  /** Whether an account has or had money, or documents for it. */
  requiresStepUp(accountId: string): Promise<boolean>;
}

/** A sign-in method as admins see it. */
interface LoginMethodView {
  id: string;
  channel: LoginMethod['channel'];
  /** Masked. */
  shown: string;
  verifiedAt: Date;
  canLeave: boolean;
}

type LoginMethodDeps = Pick<Deps, 'database' | 'jobs' | 'random' | 'signer'>;

interface LoginMethodContext extends LoginMethodDeps, Parts {}

/** Identifies a sign-in method without its phone number, such as in URLs. */
const idOf = ({ signer }: LoginMethodContext, accountId: string, { channel, key }: LoginMethod): string =>
  signer.sign('way in', `${accountId} ${channel} ${key}`).slice(0, 22);

/**
 * Takes one away, from browsers of buyers too, and signs out every session but one; answers it with all there were. With an e-mail every Google account goes: which of them came by it is not kept, and
 * one whose e-mail still opens the account joins it again at its next sign-in. Throws a 404 refusal, and a 409 one for what the account
 * cannot do without.
 */
async function take(
  context: LoginMethodContext,
  trx: Tx,
  accountId: string,
  id: string,
  sessions: { allBut: string | null },
): Promise<{ gone: LoginMethod; along: LoginMethod[]; loginMethods: LoginMethod[] }> {
  await context.accounts.hold(trx, accountId);
  const loginMethods = await addresses.findLoginMethods(trx, accountId);
  const gone = loginMethods.find((loginMethod) => idOf(context, accountId, loginMethod) === id);
  if (!gone) throw notFound('This sign-in method is not on the account');
  if (!canLeave(loginMethods, gone))
    throw conflict(
      'last_address',
      'No other number or email is left that a code can be sent to. Add another one first.',
    );
  await addresses.deleteLoginMethod(trx, accountId, gone);
  if (gone.channel === 'sms') await forgetPhone(trx, gone.key, sessions);
  await context.sessions.endAllIn(trx, accountId, sessions.allBut);
  if (gone.channel !== 'mail') return { gone, along: [], loginMethods };
  const mails = loginMethods.filter((loginMethod) => loginMethod.channel === 'mail' && loginMethod !== gone);
  await context.accounts.hideEmail(trx, accountId, gone.key, mails.at(-1)?.key ?? null);
  // After the e-mail: one that is joining by it holds its row, and is there by now.
  return { gone, along: await addresses.deleteGoogles(trx, accountId), loginMethods };
}

/** Verifies the step-up code if the account holds money; the returned function consumes it. */
async function guard(
  context: LoginMethodContext,
  accountId: string,
  code: string | undefined,
): Promise<(trx: Tx) => Promise<void>> {
  if (!(await context.requiresStepUp(accountId))) return async () => undefined;
  if (code === undefined)
    throw new Refusal(
      403,
      'step_up_needed',
      'This account holds money: confirm with a code sent to your oldest number or email.',
    );
  return context.stepUp.confirm(accountId, code).catch((error: unknown) => {
    throw error instanceof Refusal ? aboutStepUp(error) : error;
  });
}

/** The oldest first. */
async function list(context: LoginMethodContext, accountId: string): Promise<OwnAddress[]> {
  return (await addresses.findLoginMethods(context.database.db, accountId)).map(
    (loginMethod, _at, loginMethods) => ({
      id: idOf(context, accountId, loginMethod),
      channel: loginMethod.channel,
      address: loginMethod.channel === 'google' ? null : loginMethod.key,
      verifiedAt: loginMethod.verified_at.toISOString(),
      canLeave: canLeave(loginMethods, loginMethod),
    }),
  );
}

/** The same, masked. */
async function shown(context: LoginMethodContext, accountId: string): Promise<LoginMethodView[]> {
  return (await addresses.findLoginMethods(context.database.db, accountId)).map(
    (loginMethod, _at, loginMethods) => ({
      id: idOf(context, accountId, loginMethod),
      channel: loginMethod.channel,
      shown: describeLoginMethod(loginMethod),
      verifiedAt: loginMethod.verified_at,
      canLeave: canLeave(loginMethods, loginMethod),
    }),
  );
}

/**
 * Adds an address, proven by its code, to an account that is signed in; where money is tied to it, a code to its oldest address
 * is needed too. Every older address is told. Throws a 401, 403 or 429 refusal, and a 409 one when it is another account's: only
 * who can read its messages learns that.
 */
async function add(
  context: LoginMethodContext,
  { accountId }: Session,
  address: Address,
  code: string,
  stepUpCode: string | undefined,
): Promise<User> {
  const useUp = await guard(context, accountId, stepUpCode);
  const isAdded = await context.otp.check(address, code, async (trx) => {
    await context.accounts.hold(trx, accountId);
    const loginMethods = await addresses.findLoginMethods(trx, accountId);
    if (!(await context.accounts.addAddress(trx, accountId, address))) return false;
    await useUp(trx);
    const key = textOf(address);
    if (loginMethods.some((loginMethod) => loginMethod.key === key)) return true;
    const method = { channel: address.channel, key };
    await notifyLoginMethods(trx, context.notify, {
      accountId,
      did: 'added',
      loginMethod: method,
      among: loginMethods,
      key: context.random.uuid(),
    });
    return true;
  });
  if (!isAdded) throw taken(address);
  context.jobs.kick();
  context.accounts.changed(accountId);
  return context.accounts.user(accountId);
}

/**
 * Takes a way in away, with a code of `POST /api/step-up`. The other devices are signed out, as they may have come in by it; every
 * address is told, also the one that goes. Throws a 401, 404, 409 or 429 refusal.
 */
async function remove(
  context: LoginMethodContext,
  { accountId, sessionId }: Session,
  id: string,
  stepUpCode: string,
): Promise<void> {
  await context.stepUp.prove(accountId, stepUpCode, async (trx) => {
    const { gone, along, loginMethods } = await take(context, trx, accountId, id, { allBut: sessionId });
    for (const method of [gone, ...along])
      await notifyLoginMethods(trx, context.notify, {
        accountId,
        did: 'removed',
        loginMethod: method,
        among: loginMethods,
        key: context.random.uuid(),
      });
  });
  context.jobs.kick();
  context.accounts.changed(accountId);
}

/**
 * The same for somebody who has lost it, decided by the platform: every device is signed out, and the addresses that are left are told.
 * Its caller says `changed` once this is committed. Throws a 404 or 409 refusal.
 */
async function removeLost(
  context: LoginMethodContext,
  trx: Tx,
  accountId: string,
  id: string,
): Promise<Pick<LoginMethodView, 'channel' | 'shown'>> {
  const { gone, along, loginMethods } = await take(context, trx, accountId, id, { allBut: null });
  const among = loginMethods.filter((method) => method !== gone);
  for (const way of [gone, ...along])
    await notifyLoginMethods(trx, context.notify, {
      accountId,
      did: 'lost',
      loginMethod: way,
      among,
      key: context.random.uuid(),
    });
  return { channel: gone.channel, shown: describeLoginMethod(gone) };
}

/** The phones, e-mails and Google accounts that open an account: one more, and one less. */
export function createLoginMethods(deps: LoginMethodDeps, parts: Parts) {
  const context: LoginMethodContext = { ...deps, ...parts };
  return {
    list: (accountId: string) => list(context, accountId),
    shown: (accountId: string) => shown(context, accountId),
    add: (session: Session, address: Address, code: string, stepUpCode: string | undefined) =>
      add(context, session, address, code, stepUpCode),
    remove: (session: Session, id: string, stepUpCode: string) => remove(context, session, id, stepUpCode),
    removeLost: (trx: Tx, accountId: string, id: string) => removeLost(context, trx, accountId, id),
  };
}

export type LoginMethodService = ReturnType<typeof createLoginMethods>;

/** Says which of two codes was refused. */
const aboutStepUp = ({ status, code, message, retryAfterSeconds }: Refusal): Refusal =>
  new Refusal(status, code, message, { stepUp: message }, retryAfterSeconds);

function taken({ channel }: Address) {
  const [field, name] =
    channel === 'sms' ? (['phone', 'phone number'] as const) : (['email', 'email address'] as const);
  const message = `This ${name} belongs to another account. Sign in with it to reach that account.`;
  return conflict('address_taken', message, { [field]: message });
}
