import { timingSafeEqual } from 'node:crypto';
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
  const hash = (address: Address, code: string) =>
    Buffer.from(deps.signer.sign('otp', `${textOf(address)} ${code}`), 'base64url');

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

  return {
    /** Sends a code by SMS or mail. Throws a 429 refusal inside the waiting time or past a limit. */
    async start(address: Address, ip: string): Promise<{ resendAfterSeconds: number }> {
      const key = textOf(address);
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
          codeHash: hash(address, code),
          sentAt: now,
          expiresAt: new Date(now.getTime() + otpRules.livesMs),
          windowStartedAt: decision.windowStartedAt,
          sentInWindow: decision.sentInWindow,
        });
        await notify.sendCode(trx, address, code);
      });
      deps.jobs.kick();
      return { resendAfterSeconds: otpRules.resendMs / 1000 };
    },

    /**
     * Checks a code and, when it is right, does `work` in the same transaction; the code is used up with it.
     * A wrong try is counted under the row's lock and stays counted. Throws a 401 or 429 refusal.
     */
    async check<T>(address: Address, code: string, work: (trx: Trx) => Promise<T>): Promise<T> {
      const key = textOf(address);
      const outcome = await deps.database.tx(async (trx) => {
        const now = deps.clock.now();
        const challenge = await repository.lockChallenge(trx, key);
        const given = hash(address, code);
        const decision = decideCheck(
          challenge,
          (stored) => stored.length === given.length && timingSafeEqual(stored, given),
          now,
        );
        if (decision.kind === 'right') {
          await repository.markUsed(trx, key);
          return { done: await work(trx) };
        }
        const isGuess = decision.kind === 'wrong' || decision.kind === 'nowLocked';
        const said = isGuess ? await countWrong(trx, key, decision, now) : decision;
        return { refusal: refuseCheck(said, address, now) };
      });
      if ('refusal' in outcome) throw outcome.refusal;
      return outcome.done as T;
    },
  };
}

export type Otp = ReturnType<typeof createOtp>;
