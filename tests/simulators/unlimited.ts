import { createThrottle, type Throttle } from '../../server/gateways/throttle';

/** A throttle for tests of something else, whose clock stands still: it holds no call back, unless the service asked for a pause. */
export const unlimited = (now: () => number = () => 0): Throttle =>
  createThrottle(
    {
      perSecond: 1_000_000,
      burst: 1_000_000,
      reserved: 0,
      messageEveryMs: () => 0,
      saysWhenAll: false,
      longestWaitMs: 0,
      mostWaiting: 1_000,
    },
    { now, after: () => () => undefined },
  );
