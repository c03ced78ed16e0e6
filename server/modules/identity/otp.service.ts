import { timingSafeEqual } from 'node:crypto';
import type { Language } from '@haat/words';
import type { Transaction } from 'kysely';
import type { Deps } from '../../platform/deps';
import { type Refusal, tooMany, unauthorized } from '../../platform/errors';
import { networkOf } from '../../platform/http';
import type { Schema } from '../../platform/schema';
import type { Notify } from '../notify';
import { type Address, textOf } from './address';
import * as repository from './otp.repository';
import {
  type CheckDecision,
  decideCheck,
  decideSend,
  lockOfDay,
  otpRules,
  type SendDecision,
} from './otp.rules';

type Trx = Transaction<Schema>;
/** What a code is asked for: one for signing in confirms no payout, and the other way round. */
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

function locked(until: Date, now: Date): Refusal {
  const message = `Too many wrong codes. Ask for a new one after ${clockTime(until, now)}.`;
  return tooMany('otp_locked', message, secondsUntil(until, now));
}

const signedAs: Record<Purpose, string> = { signIn: 'otp', stepUp: 'otp step-up' };

/**
 * Each purpose has its own row, and so its own tries, limits and locks: anybody may guess at the codes that sign in, and must not keep the owner
 * of the address from what a code for something that matters lets happen; nor must whoever holds a stolen session keep the owner from signing in.
 */
const keyOf = (address: Address, purpose: Purpose) =>
  purpose === 'signIn' ? textOf(address) : `step-up ${textOf(address)}`;

const calledBy = { sms: 'number', mail: 'address' } as const;

function refuseSend(
  decision: Exclude<SendDecision, { kind: 'send' }>,
  { channel }: Address,
  now: Date,
): Refusal {
  const seconds = secondsUntil(decision.until, now);
  switch (decision.kind) {
    case 'locked':
      return locked(decision.until, now);
    case 'tooSoon':
      return tooMany('otp_too_soon', `Wait ${seconds} seconds before asking for another code.`, seconds);
    case 'tooMany': {
      const message = `Too many codes were sent to this ${calledBy[channel]}. Try again after ${clockTime(decision.until, now)}.`;
      return tooMany('otp_limit', message, seconds);
    }
  }
}

function refuseCheck(
  decision: Exclude<CheckDecision, { kind: 'right' }>,
  { channel }: Address,
  now: Date,
): Refusal {
  switch (decision.kind) {
    case 'wrong': {
      const left = decision.left === 1 ? '1 try' : `${decision.left} tries`;
      return unauthorized('otp_wrong', `That code is not right. You have ${left} left.`);
    }
    case 'nowLocked':
    case 'locked':
      return locked(decision.until, now);
    case 'expired':
      return unauthorized('otp_expired', 'This code has expired. Ask for a new one.');
    case 'used':
      return unauthorized('otp_used', 'This code was already used. Ask for a new one.');
    case 'notSent':
      return unauthorized(
        'otp_not_sent',
        `No code was sent to this ${calledBy[channel]}. Ask for one first.`,
      );
  }
}

/** Sends and checks one-time passwords. */
export function createOtp(deps: OtpDeps, notify: Notify) {
  // Keyed and bound to the address: a stolen table gives no codes, and a hash copied to another row opens nothing.
  const hash = (address: Address, code: string, purpose: Purpose) =>
    Buffer.from(deps.signer.sign(signedAs[purpose], `${textOf(address)} ${code}`), 'base64url');

  async function checkNetwork(trx: Trx, ip: string, now: Date): Promise<void> {
    if (!deps.config.addressLimits) return;
    const asked = await repository.countOne(trx, `address:${networkOf(ip)}`, now, otpRules.windowMs);
    if (asked.count > otpRules.perNetwork)
      throw tooMany(
        'otp_address_limit',
        'Too many codes were asked for from your network. Try again in an hour.',
        3600,
      );
  }

  /** Counts a wrong code; enough of them in a day end the guessing whatever the code at hand still allows. */
  async function countWrong(
    trx: Trx,
    key: string,
    decision: Extract<CheckDecision, { kind: 'wrong' | 'nowLocked' }>,
    now: Date,
  ): Promise<CheckDecision & { kind: 'wrong' | 'nowLocked' }> {
    const until = lockOfDay(await repository.countOne(trx, `wrong:${key}`, now, otpRules.dayMs));
    const counted = until ? { kind: 'nowLocked' as const, tries: decision.tries, until } : decision;
    await repository.saveTries(trx, key, counted.tries, counted.kind === 'nowLocked' ? counted.until : null);
    return counted;
  }

  async function decide(trx: Trx, address: Address, code: string, purpose: Purpose) {
    const now = deps.clock.now();
    const challenge = await repository.lockChallenge(trx, keyOf(address, purpose));
    const given = hash(address, code, purpose);
    const matches = (stored: Uint8Array) => stored.length === given.length && timingSafeEqual(stored, given);
    return { decision: decideCheck(challenge, matches, now), now };
  }

  /** Does what a right code lets happen; a wrong one is counted, and the counting stays. */
  async function attempt<T>(
    address: Address,
    code: string,
    purpose: Purpose,
    onRight: (trx: Trx) => Promise<T>,
  ): Promise<T> {
    const outcome = await deps.database.tx(async (trx) => {
      const { decision, now } = await decide(trx, address, code, purpose);
      if (decision.kind === 'right') return { done: await onRight(trx) };
      const isGuess = decision.kind === 'wrong' || decision.kind === 'nowLocked';
      const said = isGuess ? await countWrong(trx, keyOf(address, purpose), decision, now) : decision;
      return { refusal: refuseCheck(said, address, now) };
    });
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.done as T;
  }

  return {
    /** Sends a code by SMS or mail, in `language` to somebody who has not chosen one. Throws a 429 refusal inside the waiting time or past a limit. */
    async start(
      address: Address,
      ip: string,
      { purpose = 'signIn', language }: { purpose?: Purpose; language?: Language | undefined } = {},
    ): Promise<{ resendAfterSeconds: number }> {
      const key = keyOf(address, purpose);
      await deps.database.tx(async (trx) => {
        const now = deps.clock.now();
        await repository.ensureChallenge(trx, key, now);
        const challenge = await repository.lockChallenge(trx, key);
        if (!challenge) throw new Error('the challenge just made is gone');
        const decision = decideSend(challenge, now);
        if (decision.kind !== 'send') throw refuseSend(decision, address, now);
        await checkNetwork(trx, ip, now);
        const code = deps.random.digits(otpRules.digits);
        await repository.saveCode(trx, key, {
          codeHash: hash(address, code, purpose),
          sentAt: now,
          expiresAt: new Date(now.getTime() + otpRules.livesMs),
          windowStartedAt: decision.windowStartedAt,
          sentInWindow: decision.sentInWindow,
        });
        await notify.sendCode(trx, address, code, { purpose, language });
      });
      deps.jobs.kick();
      return { resendAfterSeconds: otpRules.resendMs / 1000 };
    },

    /**
     * Checks a code and, when it is right, does `work` in the same transaction; the code is used up with it.
     * A wrong try is counted under the row's lock and stays counted. Throws a 401 or 429 refusal.
     */
    check: <T>(address: Address, code: string, work: (trx: Trx) => Promise<T>, purpose: Purpose = 'signIn') =>
      attempt(address, code, purpose, async (trx) => {
        await repository.markUsed(trx, keyOf(address, purpose));
        return work(trx);
      }),

    /** Checks a code and leaves it as it is, for work that needs another one besides: `use` uses it up. Wrong tries count. */
    confirm: (address: Address, code: string, purpose: Purpose): Promise<void> =>
      attempt(address, code, purpose, async () => undefined),

    /** Uses a confirmed code up in the transaction of what it was asked for. Throws a 401 or 429 refusal when it is no longer right. */
    async use(trx: Trx, address: Address, code: string, purpose: Purpose): Promise<void> {
      const { decision, now } = await decide(trx, address, code, purpose);
      if (decision.kind !== 'right') throw refuseCheck(decision, address, now);
      await repository.markUsed(trx, keyOf(address, purpose));
    },
  };
}

export type Otp = ReturnType<typeof createOtp>;
