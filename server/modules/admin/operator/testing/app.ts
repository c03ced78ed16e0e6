import { TOTP } from 'otpauth';
import type { Clock } from '../../../../platform/clock/clock';

const step = 30_000;

/** What an app with this secret shows at a time, in ms since 1970. */
export const codeAt = (secret: string, timestamp: number) => new TOTP({ secret }).generate({ timestamp });

/** An authenticator app on the clock of a test: it moves on to the next code before it shows one, as no code is taken twice. */
export function authenticator(secret: string, clock: Clock & { advance(ms: number): void }) {
  return {
    /** What it shows now. */
    shown: (aheadMs = 0) => codeAt(secret, clock.now().getTime() + aheadMs),
    next(): string {
      clock.advance(step);
      return codeAt(secret, clock.now().getTime());
    },
  };
}

export type Authenticator = ReturnType<typeof authenticator>;
