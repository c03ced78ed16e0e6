const second = 1000;
const minute = 60 * second;

/** How a one-time password is sent and checked. None of the limits per address is ever lifted. */
export const otpRules = {
  digits: 6,
  livesMs: 5 * minute,
  tries: 5,
  lockMs: 15 * minute,
  resendMs: 30 * second,
  windowMs: 60 * minute,
  perAddress: 5,
  /** Whole mobile networks share an IP address in India, so this one is wide. */
  perNetwork: 100,
  /** New codes give new tries: this bounds the guesses at one address however many codes and networks they are spread over. */
  wrongPerDay: 30,
  dayMs: 24 * 60 * minute,
} as const;

/** What is remembered of the codes sent to an address. */
export interface Challenge {
  codeHash: Uint8Array;
  expiresAt: Date;
  tries: number;
  sentAt: Date;
  lockedUntil: Date | null;
  windowStartedAt: Date;
  sentInWindow: number;
}

export type SendDecision =
  | { kind: 'send'; windowStartedAt: Date; sentInWindow: number }
  | { kind: 'locked' | 'tooSoon' | 'tooMany'; until: Date };

const after = (start: Date, ms: number) => new Date(start.getTime() + ms);
const isUsed = (challenge: Challenge) => challenge.codeHash.length === 0;

/** Whether a code may be sent now. A code that was used proves the address's owner asked for it: no wait after that. */
export function decideSend(challenge: Challenge, now: Date): SendDecision {
  if (challenge.lockedUntil && challenge.lockedUntil > now)
    return { kind: 'locked', until: challenge.lockedUntil };
  if (isUsed(challenge)) return { kind: 'send', windowStartedAt: now, sentInWindow: 1 };
  const resendAt = after(challenge.sentAt, otpRules.resendMs);
  if (resendAt > now) return { kind: 'tooSoon', until: resendAt };
  const windowEnd = after(challenge.windowStartedAt, otpRules.windowMs);
  if (windowEnd <= now) return { kind: 'send', windowStartedAt: now, sentInWindow: 1 };
  if (challenge.sentInWindow >= otpRules.perAddress) return { kind: 'tooMany', until: windowEnd };
  return {
    kind: 'send',
    windowStartedAt: challenge.windowStartedAt,
    sentInWindow: challenge.sentInWindow + 1,
  };
}

export type CheckDecision =
  | { kind: 'right' }
  | { kind: 'wrong'; tries: number; left: number }
  | { kind: 'nowLocked'; tries: number; until: Date }
  | { kind: 'locked'; until: Date }
  | { kind: 'notSent' | 'used' | 'expired' };

/** What a given code amounts to; `matches` compares it with the stored hash. */
export function decideCheck(
  challenge: Challenge | undefined,
  matches: (hash: Uint8Array) => boolean,
  now: Date,
): CheckDecision {
  if (!challenge) return { kind: 'notSent' };
  if (challenge.lockedUntil && challenge.lockedUntil > now)
    return { kind: 'locked', until: challenge.lockedUntil };
  if (isUsed(challenge)) return { kind: 'used' };
  if (challenge.expiresAt <= now) return { kind: 'expired' };
  if (matches(challenge.codeHash)) return { kind: 'right' };
  const tries = challenge.tries + 1;
  if (tries >= otpRules.tries) return { kind: 'nowLocked', tries, until: after(now, otpRules.lockMs) };
  return { kind: 'wrong', tries, left: otpRules.tries - tries };
}

/** Until when guessing is over for an address, after so many wrong codes since `startedAt`; null while it may go on. */
export function lockOfDay(wrong: { count: number; startedAt: Date }): Date | null {
  return wrong.count >= otpRules.wrongPerDay ? after(wrong.startedAt, otpRules.dayMs) : null;
}
