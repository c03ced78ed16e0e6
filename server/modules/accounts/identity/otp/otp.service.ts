import type { Language } from '@haat/i18n';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';
import type { Deps } from '../../../../platform/deps';
import { type Refusal, tooMany, unauthorized } from '../../../../platform/http/errors';
import { networkOf } from '../../../../platform/http/http';
import type { AccountMessages } from '../../account.messages';
import { type Address, textOf } from '../login-methods/address';
import type { Devices } from '../sessions/device.service';
import * as repository from './otp.repository';
import { blockedUntil, decideCheck, decideSend, otpRules, type SendDecision } from './otp.rules';

type Trx = Transaction<Schema>;
/** Purpose of a code: a sign-in code cannot confirm a payout, and vice versa. */
export type Purpose = 'signIn' | 'stepUp';

export type OtpDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'jobs' | 'random' | 'signer'>;

const timeZone = 'Asia/Kolkata';
const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone });
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone });
const soonMs = 6 * 60 * 60 * 1000;

const clockTime = (until: Date, now: Date) =>
  until.getTime() - now.getTime() < soonMs
    ? time.format(until)
    : `${time.format(until)} on ${weekday.format(until)}`;

const secondsUntil = (until: Date, now: Date) =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

function blocked(until: Date, purpose: Purpose, now: Date): Refusal {
  const time = clockTime(until, now);
  const message =
    purpose === 'signIn'
      ? `Too many incorrect codes. Sign in on a device that you have used before, or request a new code after ${time}.`
      : `Too many incorrect codes. Request a new one after ${time}.`;
  return tooMany('otp_locked', message, secondsUntil(until, now));
}

/** The same whether a code was sent or not, has expired, was used or is wrong: it must not tell whose numbers sign in here. */
const wrongCode = () =>
  unauthorized('otp_wrong', 'This code is incorrect or has expired. Check it, or request a new one.');

const signedText = (address: Address, code: string) => `${textOf(address)} ${code}`;
const signedAs: Record<Purpose, string> = { signIn: 'otp', stepUp: 'otp step-up' };

/** The caller who requests or submits a code. */
export interface Asking {
  purpose?: Purpose | undefined;
  /** The token of the browser, where it has one: see `device.service.ts`. */
  device?: string | undefined;
}

/**
 * Each purpose has its own row, and so its own code, tries and limits: anybody may guess at the codes that sign in, and must not keep the owner of
 * the address from what a code for something that matters lets happen; nor must whoever holds a stolen session keep the owner from signing in.
 * So have devices that have signed in before: a stranger cannot use up their code, their tries or what is sent to them.
 */
const keysOf = (address: Address) => ({
  signIn: textOf(address),
  device: `device ${textOf(address)}`,
  stepUp: `step-up ${textOf(address)}`,
});

/** Stored codes and counters of an address. */
export const otpKeysOf = (address: Address): string[] =>
  Object.values(keysOf(address)).flatMap((key) => [key, `wrong:${key}`]);

const calledBy = { sms: 'number', mail: 'address' } as const;

function refuseSend(
  decision: Exclude<SendDecision, { kind: 'send' }>,
  { channel }: Address,
  now: Date,
): Refusal {
  const seconds = secondsUntil(decision.until, now);
  switch (decision.kind) {
    case 'tooSoon':
      return tooMany('otp_too_soon', `Wait ${seconds} seconds before requesting another code.`, seconds);
    case 'tooMany': {
      const message = `Too many codes were sent to this ${calledBy[channel]}. Try again after ${clockTime(decision.until, now)}.`;
      return tooMany('otp_limit', message, seconds);
    }
  }
}

interface OtpContext extends OtpDeps {
  notify: Pick<AccountMessages, 'sendCode'>;
  devices: Pick<Devices, 'isKnown'>;
}

// Keyed and bound to the address: a stolen table gives no codes, and a hash copied to another row opens nothing.
const hash = ({ signer }: OtpContext, address: Address, code: string, purpose: Purpose) =>
  Buffer.from(signer.sign(signedAs[purpose], signedText(address, code)), 'base64url');

/** A hash that was made with a former secret is right as well. */
const matching =
  ({ signer }: OtpContext, address: Address, code: string, purpose: Purpose) =>
  (stored: Uint8Array) =>
    signer.verify(signedAs[purpose], signedText(address, code), Buffer.from(stored).toString('base64url'));

async function checkNetwork(context: OtpContext, trx: Trx, ip: string, now: Date): Promise<void> {
  if (!context.config.addressLimits) return;
  const requestCount = await repository.countOne(trx, `address:${networkOf(ip)}`, now, otpRules.windowMs);
  if (requestCount.count > otpRules.perNetwork)
    throw tooMany(
      'otp_address_limit',
      'Too many codes were requested from your network. Try again in an hour.',
      3600,
    );
}

async function keyFor(
  context: OtpContext,
  address: Address,
  { purpose = 'signIn', device }: Asking,
): Promise<string> {
  if (purpose === 'stepUp') return keysOf(address).stepUp;
  return (await context.devices.isKnown(device, address)) ? keysOf(address).device : keysOf(address).signIn;
}

const blockOf = async (trx: Trx, key: string, now: Date) =>
  blockedUntil(await repository.findCount(trx, `wrong:${key}`), now);

async function decide(trx: Trx, key: string, matches: (stored: Uint8Array) => boolean, now: Date) {
  return decideCheck(await repository.lockChallenge(trx, key), matches, now);
}

/** Does what a right code lets happen; a wrong one is counted, and the counting stays. */
async function attempt<T>(
  context: OtpContext,
  address: Address,
  code: string,
  asking: Asking,
  onRight: (trx: Trx, key: string) => Promise<T>,
): Promise<T> {
  const { purpose = 'signIn' } = asking;
  const key = await keyFor(context, address, asking);
  const outcome = await context.database.tx(async (trx) => {
    const now = context.clock.now();
    const decision = await decide(trx, key, matching(context, address, code, purpose), now);
    // After the row is locked: of many at once none is compared beyond the bound.
    const until = await blockOf(trx, key, now);
    if (until) return { refusal: blocked(until, purpose, now) };
    if (decision.kind === 'right') return { done: await onRight(trx, key) };
    await repository.countOne(trx, `wrong:${key}`, now, otpRules.dayMs);
    const { tries, isDead } = decision;
    if (tries !== null) await repository.saveTries(trx, key, { tries, isDead });
    return { refusal: wrongCode() };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.done as T;
}

/** Sends a code by SMS or mail, in `language` to somebody who has not chosen one. Throws a 429 refusal inside the waiting time or past a limit. */
async function start(
  context: OtpContext,
  address: Address,
  ip: string,
  { language, ...asking }: Asking & { language?: Language | undefined } = {},
): Promise<{ resendAfterSeconds: number }> {
  const { purpose = 'signIn' } = asking;
  const key = await keyFor(context, address, asking);
  await context.database.tx(async (trx) => {
    const now = context.clock.now();
    await repository.ensureChallenge(trx, key, now);
    const challenge = await repository.lockChallenge(trx, key);
    if (!challenge) throw new Error('the new OTP challenge was not found');
    const until = await blockOf(trx, key, now);
    if (until) throw blocked(until, purpose, now);
    const decision = decideSend(challenge, now);
    if (decision.kind !== 'send') throw refuseSend(decision, address, now);
    await checkNetwork(context, trx, ip, now);
    const code = context.random.digits(otpRules.digits);
    await repository.saveCode(trx, key, {
      codeHash: hash(context, address, code, purpose),
      sentAt: now,
      expiresAt: new Date(now.getTime() + otpRules.livesMs),
      windowStartedAt: decision.windowStartedAt,
      sentInWindow: decision.sentInWindow,
    });
    await context.notify.sendCode(trx, address, code, { purpose, language });
  });
  context.jobs.kick();
  return { resendAfterSeconds: otpRules.resendMs / 1000 };
}

/**
 * Checks a code and, when it is right, does `work` in the same transaction; the code is used up with it.
 * A wrong try is counted under the row's lock and stays counted. Throws a 401 or 429 refusal.
 */
const check = <T>(
  context: OtpContext,
  address: Address,
  code: string,
  work: (trx: Trx) => Promise<T>,
  asking: Asking = {},
): Promise<T> =>
  attempt(context, address, code, asking, async (trx, key) => {
    await repository.markUsed(trx, key);
    return work(trx);
  });

/** Checks a code and leaves it as it is, for work that needs another one besides: `use` uses it up. Wrong tries count. */
const confirm = (context: OtpContext, address: Address, code: string, purpose: Purpose): Promise<void> =>
  attempt(context, address, code, { purpose }, async () => undefined);

/** Uses a confirmed code up in the transaction of what it was asked for. Throws a 401 or 429 refusal when it is no longer right. */
async function use(
  context: OtpContext,
  trx: Trx,
  address: Address,
  code: string,
  purpose: Purpose,
): Promise<void> {
  const key = keysOf(address)[purpose];
  const decision = await decide(trx, key, matching(context, address, code, purpose), context.clock.now());
  if (decision.kind !== 'right') throw wrongCode();
  await repository.markUsed(trx, key);
}

/** Sends and checks one-time passwords. */
export function createOtp(
  deps: OtpDeps,
  notify: Pick<AccountMessages, 'sendCode'>,
  devices: Pick<Devices, 'isKnown'>,
) {
  const context: OtpContext = { ...deps, notify, devices };
  return {
    start: (address: Address, ip: string, input?: Asking & { language?: Language | undefined }) =>
      start(context, address, ip, input),
    check: <T>(address: Address, code: string, work: (trx: Trx) => Promise<T>, asking?: Asking) =>
      check(context, address, code, work, asking),
    confirm: (address: Address, code: string, purpose: Purpose) => confirm(context, address, code, purpose),
    use: (trx: Trx, address: Address, code: string, purpose: Purpose) =>
      use(context, trx, address, code, purpose),
  };
}

export type Otp = ReturnType<typeof createOtp>;
