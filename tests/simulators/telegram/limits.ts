// How often the bot may call. Telegram publishes no exact numbers; these are those of its FAQ.
import { Refused } from './methods';

export interface Limits {
  /** Of all calls, a second. */
  perSecond: number;
  /** Of messages to one person, a second. */
  perPerson: number;
  /** Of messages to one group or channel, a minute. */
  perGroup: number;
  /** Asked for when there were too many calls, or too many to a chat. */
  retryAfterSeconds: number;
}

export const telegramLimits: Limits = { perSecond: 30, perPerson: 1, perGroup: 20, retryAfterSeconds: 3 };

export interface Meter {
  /** @throws Refused 429 */
  count(method: string, chatId: unknown): void;
  /** The next so many calls are refused for so many seconds. */
  refuseNext(calls: number, seconds: number): void;
  refused(): number;
}

const isMessage = (method: string) => method.startsWith('send');
/** Those that wait for updates, or say how they come. */
const isFree = (method: string) => /Updates$|Webhook/.test(method);

/** Counts in windows that end now. Who calls again before its time is over is refused for what is left of it. */
export function createMeter(limits: Limits | null, now: () => number): Meter {
  const windows = new Map<string, number[]>();
  const pausedUntil = new Map<string, number>();
  let refusals = { left: 0, seconds: 0 };
  let refused = 0;
  const refuse = (seconds: number): never => {
    refused += 1;
    throw new Refused(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
  };

  function check(key: string, most: number, windowMs: number, retryAfterSeconds: number): number[] {
    const left = (pausedUntil.get(key) ?? 0) - now();
    if (left > 0) refuse(Math.ceil(left / 1_000));
    const recent = (windows.get(key) ?? []).filter((at) => at > now() - windowMs);
    windows.set(key, recent);
    if (recent.length >= most) {
      pausedUntil.set(key, now() + retryAfterSeconds * 1_000);
      refuse(retryAfterSeconds);
    }
    return recent;
  }

  return {
    count(method, chatId) {
      if (refusals.left > 0) {
        refusals.left -= 1;
        refuse(refusals.seconds);
      }
      if (!limits || isFree(method)) return;
      const { perSecond, perPerson, perGroup, retryAfterSeconds } = limits;
      const counted = [check('', perSecond, 1_000, retryAfterSeconds)];
      if (isMessage(method))
        counted.push(
          Number(chatId) < 0
            ? check(`${chatId}`, perGroup, 60_000, retryAfterSeconds)
            : check(`${chatId}`, perPerson, 1_000, 1),
        );
      for (const window of counted) window.push(now());
    },
    refuseNext(left, seconds) {
      refusals = { left, seconds };
    },
    refused: () => refused,
  };
}
