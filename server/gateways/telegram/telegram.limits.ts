import type { CallLimits } from '../throttle';

/** Telegram publishes no exact numbers: about 30 calls a second, to one chat a message a second, to a group 20 a minute. */
export const telegramLimits: CallLimits = {
  perSecond: 25,
  burst: 5,
  reserved: 3,
  // Ids of groups and channels are negative.
  messageEveryMs: (chatId) => (chatId.startsWith('-') ? 3_000 : 1_000),
  saysWhenAll: false,
  longestWaitMs: 5_000,
  mostWaiting: 200,
};
