import type { CallLimits } from '../throttle';

/** Discord takes 50 calls a second from a bot. What it takes of a route in a server it says in its answers, which the client obeys. */
export const discordLimits: CallLimits = {
  perSecond: 40,
  burst: 8,
  reserved: 5,
  messageEveryMs: () => 0,
  saysWhenAll: true,
  longestWaitMs: 5_000,
  mostWaiting: 200,
};
