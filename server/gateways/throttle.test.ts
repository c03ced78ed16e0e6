import { beforeEach, expect, it } from 'vitest';
import { TryLater } from './delivery';
import { telegramLimits } from './telegram/telegram.limits';
import {
  CallPostponed,
  createThrottle,
  type Throttle,
  type ThrottledCall,
  type ThrottleTime,
} from './throttle';

let now: number;
let timers: { at: number; run: () => void }[];
let throttle: Throttle;
/** Names of the calls that were made, with when. */
let made: [name: string, at: number][];
let postponed: Map<string, number>;

beforeEach(() => {
  now = 0;
  timers = [];
  made = [];
  postponed = new Map();
  throttle = createThrottle(telegramLimits, time);
});

const time: ThrottleTime = {
  now: () => now,
  after: (ms, run) => {
    const timer = { at: now + ms, run };
    timers.push(timer);
    return () => void (timers = timers.filter((one) => one !== timer));
  },
};

/** Lets everything go on that waits for nothing but this. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

async function pass(ms: number): Promise<void> {
  const end = now + ms;
  for (;;) {
    await settle();
    const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    timers = timers.filter((one) => one !== next);
    now = Math.max(now, next.at);
    next.run();
  }
  now = end;
}

function call(name: string, of: Partial<ThrottledCall> = {}, limitedForMs?: number): void {
  const work = async () => {
    made.push([name, now]);
    if (limitedForMs !== undefined) throw new TryLater('too_many_requests', limitedForMs);
  };
  throttle.run({ urgency: 'bulk', ...of }, work).catch((error: unknown) => {
    if (error instanceof CallPostponed) postponed.set(name, error.retryAfterMs ?? 0);
  });
}

const timesOf = (name: string) => made.flatMap(([one, at]) => (one === name ? [at] : []));

it('makes no more calls a second than Telegram takes, whenever it begins to count', async () => {
  await pass(10_000);
  for (let n = 0; n < 100; n += 1) call('bulk', { urgency: n % 2 ? 'bulk' : 'urgent' });
  await pass(5_000);
  expect(made).toHaveLength(100);
  const times = timesOf('bulk');
  const mostInASecond = Math.max(
    ...times.map((from) => times.filter((at) => at >= from && at < from + 1_000).length),
  );
  expect(mostInASecond).toBeLessThanOrEqual(30);
  expect(mostInASecond).toBeGreaterThanOrEqual(25);
});

it('makes a call that somebody waits for at once, while thousands wait', async () => {
  for (let n = 0; n < 100; n += 1) call('bulk');
  await pass(1_234);
  for (const name of ['approve', 'link', 'answer']) call(name, { urgency: 'urgent' });
  await settle();
  expect(made.slice(-3).map(([name]) => name)).toEqual(['approve', 'link', 'answer']);
});

it('writes once a second to a person, and 20 times a minute to a group', async () => {
  for (const chatId of ['7', '-100'])
    for (let n = 0; n < 3; n += 1) call(chatId, { target: chatId, isMessage: true });
  call('removal', { target: '-100' });
  await pass(7_000);
  expect(timesOf('7').map((at) => Math.round(at / 1_000))).toEqual([0, 1, 2]);
  expect(timesOf('-100').map((at) => Math.round(at / 1_000))).toEqual([0, 3]);
  expect(timesOf('removal')[0]).toBeLessThan(100);
  expect([...postponed]).toEqual([['-100', expect.any(Number)]]);
});

it('leaves a chat alone for as long as Telegram asks, and no other', async () => {
  call('limited', { target: '-1' }, 3_000);
  await settle();
  call('same', { target: '-1', urgency: 'urgent' });
  call('other', { target: '-2' });
  await pass(4_000);
  expect([timesOf('same'), timesOf('other')[0]]).toEqual([[3_000], expect.any(Number)]);
  expect(timesOf('other')[0]).toBeLessThan(100);
});

it('postpones what would wait long, so that its job waits in the database', async () => {
  call('limited', { target: '-1' }, 60_000);
  await settle();
  call('same', { target: '-1' });
  await settle();
  expect(postponed.get('same')).toBe(60_000);
  expect(timesOf('same')).toEqual([]);
});

it('has those that wait for one pause come one after the other', async () => {
  call('limited', { target: '-1' }, 60_000);
  await settle();
  for (const name of ['first', 'second', 'third']) call(name, { target: '-1' });
  await settle();
  expect(['first', 'second', 'third'].map((name) => postponed.get(name))).toEqual([60_000, 60_050, 60_100]);
});

it('takes the word of a service that says when it means the whole bot', async () => {
  throttle = createThrottle({ ...telegramLimits, saysWhenAll: true }, time);
  call('one', { target: 'a' }, 2_000);
  call('two', { target: 'b' }, 3_000);
  await settle();
  call('three', { target: 'c' });
  await pass(200);
  expect(timesOf('three')[0]).toBeLessThan(200);
  throttle
    .run({ urgency: 'bulk', target: 'd' }, () =>
      Promise.reject(Object.assign(new TryLater('too_many_requests', 4_000), { isGlobal: true })),
    )
    .catch(() => undefined);
  await pass(100);
  call('four', { target: 'c' });
  call('five', { target: 'c', urgency: 'urgent' });
  await pass(5_000);
  expect(timesOf('five')).toEqual([300]);
  expect(timesOf('four')[0]).toBeGreaterThanOrEqual(4_200);
});

it('holds back bulk calls alone when Telegram limits the bot', async () => {
  call('one', { target: '-1' }, 2_000);
  await settle();
  call('two', { target: '-2' }, 3_000);
  await pass(500);
  call('bulk', { target: '-3' });
  call('urgent', { target: '-4', urgency: 'urgent' });
  await pass(3_000);
  expect(timesOf('urgent')).toEqual([500]);
  expect(timesOf('bulk')[0]).toBeGreaterThanOrEqual(3_000);
});

it('holds few calls in memory', async () => {
  for (let n = 0; n < 400; n += 1) call(`${n}`);
  await settle();
  expect(postponed.size).toBeGreaterThanOrEqual(400 - telegramLimits.mostWaiting - telegramLimits.burst);
});
