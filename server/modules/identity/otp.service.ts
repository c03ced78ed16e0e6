import { timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Deps } from '../../platform/deps';
import { type Refusal, tooMany, unauthorized } from '../../platform/errors';
import type { Schema } from '../../platform/schema';
import type { Notify } from '../notify';
import * as repository from './otp.repository';
import { type CheckDecision, decideCheck, decideSend, otpRules, type SendDecision } from './otp.rules';

type Trx = Transaction<Schema>;
export type OtpDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'jobs' | 'random' | 'signer'>;

const clockTime = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

const secondsUntil = (until: Date, now: Date) =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

function locked(until: Date, now: Date): Refusal {
  const message = `Too many wrong codes. Ask for a new one after ${clockTime.format(until)}.`;
  return tooMany('otp_locked', message, secondsUntil(until, now));
}

function refuseSend(decision: Exclude<SendDecision, { kind: 'send' }>, now: Date): Refusal {
  const seconds = secondsUntil(decision.until, now);
  switch (decision.kind) {
    case 'locked':
      return locked(decision.until, now);
    case 'tooSoon':
      return tooMany('otp_too_soon', `Wait ${seconds} seconds before asking for another code.`, seconds);
    case 'tooMany': {
      const message = `Too many codes were sent to this number. Try again after ${clockTime.format(decision.until)}.`;
      return tooMany('otp_limit', message, seconds);
    }
  }
}

function refuseCheck(decision: Exclude<CheckDecision, { kind: 'right' }>, now: Date): Refusal {
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
      return unauthorized('otp_not_sent', 'No code was sent to this number. Ask for one first.');
  }
}

/** Sends and checks one-time passwords. Phones are E.164. */
export function createOtp(deps: OtpDeps, notify: Notify) {
  // Keyed and bound to the phone: a stolen table gives no codes, and a hash copied to another row opens nothing.
  const hash = (phone: string, code: string) =>
    Buffer.from(deps.signer.sign('otp', `${phone} ${code}`), 'base64url');

  async function checkAddress(trx: Trx, ip: string, now: Date): Promise<void> {
    if (!deps.config.addressLimits) return;
    const asked = await repository.countAddress(trx, ip, now, otpRules.windowMs);
    if (asked > otpRules.perAddress)
      throw tooMany(
        'otp_address_limit',
        'Too many codes were asked for from your network. Try again in an hour.',
        3600,
      );
  }

  return {
    /** Sends a code by SMS. Throws a 429 refusal inside the waiting time or past a limit. */
    async start(phone: string, ip: string): Promise<{ resendAfterSeconds: number }> {
      await deps.database.tx(async (trx) => {
        const now = deps.clock.now();
        await repository.ensureChallenge(trx, phone, now);
        const challenge = await repository.lockChallenge(trx, phone);
        if (!challenge) throw new Error('the challenge just made is gone');
        const decision = decideSend(challenge, now);
        if (decision.kind !== 'send') throw refuseSend(decision, now);
        await checkAddress(trx, ip, now);
        const code = deps.random.digits(otpRules.digits);
        await repository.saveCode(trx, phone, {
          codeHash: hash(phone, code),
          sentAt: now,
          expiresAt: new Date(now.getTime() + otpRules.livesMs),
          windowStartedAt: decision.windowStartedAt,
          sentInWindow: decision.sentInWindow,
        });
        await notify.sendCode(trx, phone, code);
      });
      deps.jobs.kick();
      return { resendAfterSeconds: otpRules.resendMs / 1000 };
    },

    /**
     * Checks a code and, when it is right, does `work` in the same transaction; the code is used up with it.
     * A wrong try is counted under the row's lock and stays counted. Throws a 401 or 429 refusal.
     */
    async check<T>(phone: string, code: string, work: (trx: Trx) => Promise<T>): Promise<T> {
      const outcome = await deps.database.tx(async (trx) => {
        const now = deps.clock.now();
        const challenge = await repository.lockChallenge(trx, phone);
        const given = hash(phone, code);
        const decision = decideCheck(
          challenge,
          (stored) => stored.length === given.length && timingSafeEqual(stored, given),
          now,
        );
        if (decision.kind === 'right') {
          await repository.markUsed(trx, phone);
          return { done: await work(trx) };
        }
        if (decision.kind === 'wrong') await repository.saveTries(trx, phone, decision.tries, null);
        if (decision.kind === 'nowLocked')
          await repository.saveTries(trx, phone, decision.tries, decision.until);
        return { refusal: refuseCheck(decision, now) };
      });
      if ('refusal' in outcome) throw outcome.refusal;
      return outcome.done as T;
    },
  };
}

export type Otp = ReturnType<typeof createOtp>;
