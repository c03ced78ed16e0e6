const second = 1000;
const minute = 60 * second;

/** How a one-time password is sent and checked. None of the limits per address is ever lifted. */
export const otpRules = {
  digits: 6,
  livesMs: 5 * minute,
  tries: 5,
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
  windowStartedAt: Date;
  sentInWindow: number;
}

export type SendDecision =
  | { kind: 'send'; windowStartedAt: Date; sentInWindow: number }
  | { kind: 'tooSoon' | 'tooMany'; until: Date };

const after = (start: Date, ms: number) => new Date(start.getTime() + ms);
const isGone = ({ codeHash }: Challenge) => codeHash.length === 0;
/** Too many wrong tries: no code is compared any more until another one is sent. */
const isDead = (challenge: Challenge) => isGone(challenge) && challenge.tries >= otpRules.tries;

/**
 * Whether a code may be sent now. A code that was used proves the address's owner asked for it: no wait after that. Nor is there one after a
 * code that others have tried to death, but it counts in the hour.
 */
export function decideSend(challenge: Challenge, now: Date): SendDecision {
  if (isGone(challenge) && !isDead(challenge)) return { kind: 'send', windowStartedAt: now, sentInWindow: 1 };
  const resendAt = after(challenge.sentAt, otpRules.resendMs);
  if (resendAt > now && !isDead(challenge)) return { kind: 'tooSoon', until: resendAt };
  const windowEnd = after(challenge.windowStartedAt, otpRules.windowMs);
  if (windowEnd <= now) return { kind: 'send', windowStartedAt: now, sentInWindow: 1 };
  if (challenge.sentInWindow >= otpRules.perAddress) return { kind: 'tooMany', until: windowEnd };
  return {
    kind: 'send',
    windowStartedAt: challenge.windowStartedAt,
    sentInWindow: challenge.sentInWindow + 1,
  };
}

/** `tries` that the code at hand has had, the last of which ended it (`isDead`); null where there is no code to try. */
export type CheckDecision = { kind: 'right' } | { kind: 'wrong'; tries: number | null; isDead: boolean };

/** What a given code amounts to; `matches` compares it with the stored hash. */
export function decideCheck(
  challenge: Challenge | undefined,
  matches: (hash: Uint8Array) => boolean,
  now: Date,
): CheckDecision {
  const isRight = matches(challenge?.codeHash ?? new Uint8Array());
  if (!challenge || isGone(challenge) || challenge.expiresAt <= now)
    return { kind: 'wrong', tries: null, isDead: false };
  if (isRight) return { kind: 'right' };
  const tries = challenge.tries + 1;
  return { kind: 'wrong', tries, isDead: tries >= otpRules.tries };
}

/** End of the lock-out of an address */
export function blockedUntil(wrong: { count: number; startedAt: Date } | null, now: Date): Date | null {
  if (!wrong || wrong.count < otpRules.wrongPerDay) return null;
  const until = after(wrong.startedAt, otpRules.dayMs);
  return until > now ? until : null;
}
