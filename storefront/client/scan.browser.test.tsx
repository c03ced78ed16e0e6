import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPayment } from './scan';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const decidedUrl = '/cashfree/decided?id=HT7K2M9QabcdefGH&k=k';
const waits = async () => vi.advanceTimersByTimeAsync(3_000);

test('a browser that holds nothing of an order asks whether it is decided, and moves on once', async () => {
  let isDecided = false;
  const asked = vi.fn(async () => ({ ok: true, json: async () => ({ isDecided }) }));
  vi.stubGlobal('fetch', asked);
  const moveOn = vi.fn();
  watchPayment('HT7K2M9QabcdefGH', { token: null, decidedUrl }, moveOn);
  await waits();
  expect([asked.mock.calls, moveOn.mock.calls]).toEqual([[[decidedUrl]], []]);
  isDecided = true;
  await waits();
  expect(moveOn).toHaveBeenCalledTimes(1);
  await waits();
  document.dispatchEvent(new Event('visibilitychange'));
  expect([asked.mock.calls.length, moveOn.mock.calls.length]).toEqual([2, 1]);
});

test('it goes on without a network and past an error, and stops where there is nothing to hear', async () => {
  const answers = [() => Promise.reject(new TypeError()), async () => new Response('', { status: 503 })];
  const asked = vi.fn(() => (answers.shift() ?? (async () => new Response('', { status: 404 })))());
  vi.stubGlobal('fetch', asked);
  watchPayment('HT7K2M9QabcdefGH', { token: null, decidedUrl }, () => expect.unreachable());
  for (let times = 0; times < 5; times += 1) await waits();
  expect(asked).toHaveBeenCalledTimes(3);
});
