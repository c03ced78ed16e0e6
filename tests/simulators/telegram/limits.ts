// How often the bot may call. Telegram publishes no exact numbers; these are those of its FAQ.
import { Refused } from './methods';

export interface Limits {
  /** Of all calls, a second. */
  perSecond: number;
  /** Of messages to one person, a second. */
  perPerson: number;
}

export interface Meter {
  /** @throws Refused 429 */
  count(method: string, chatId: unknown): void;
  /** The next so many calls are refused for so many seconds. */
  refuseNext(calls: number, seconds: number): void;
  refused(): number;
}

const isMessage = (method: string) => method.startsWith('send');

/** Counts in windows of a second. */
export function createMeter(limits: Limits | null, now: () => number): Meter {
  let second = 0;
  let calls = 0;
  let toPerson = new Map<unknown, number>();
  let refusals = { left: 0, seconds: 0 };
  let refused = 0;
  const refuse = (seconds: number): never => {
    refused += 1;
    throw new Refused(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
  };
  return {
    count(method, chatId) {
      if (refusals.left > 0) {
        refusals.left -= 1;
        refuse(refusals.seconds);
      }
      if (!limits || method.startsWith('get')) return;
      const current = Math.floor(now() / 1_000);
      if (current !== second) {
        second = current;
        calls = 0;
        toPerson = new Map();
      }
      if (calls >= limits.perSecond) refuse(1);
      const sent = toPerson.get(chatId) ?? 0;
      if (isMessage(method) && sent >= limits.perPerson) refuse(1);
      calls += 1;
      if (isMessage(method)) toPerson.set(chatId, sent + 1);
    },
    refuseNext(left, seconds) {
      refusals = { left, seconds };
    },
    refused: () => refused,
  };
}
