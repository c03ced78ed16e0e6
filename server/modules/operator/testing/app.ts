import { TOTP } from 'otpauth';
import type { Clock } from '../../../platform/clock';

const step = 30_000;

/** An authenticator app on the clock of a test: it moves on to the next code before it shows one, as no code is taken twice. */
export function authenticator(secret: string, clock: Clock & { advance(ms: number): void }) {
  const totp = new TOTP({ secret });
  return {
    /** What it shows now. */
    shown: (aheadMs = 0) => totp.generate({ timestamp: clock.now().getTime() + aheadMs }),
    next(): string {
      clock.advance(step);
      return totp.generate({ timestamp: clock.now().getTime() });
    },
  };
}

export type Authenticator = ReturnType<typeof authenticator>;
