import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './retry';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call that nobody answers, and that ends when it is given up. */
const unanswered = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(new Error('given up'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });

test('a call that is answered in time is not disturbed', async () => {
  const answer = await within(1_000, new AbortController().signal, async () => 'answer');
  expect(answer).toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

test('a call that nobody answers is given up', async () => {
  const listener = vi.fn();
  within(1_000, new AbortController().signal, unanswered).catch(listener);
  await vi.advanceTimersByTimeAsync(999);
  expect(listener).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(listener).toHaveBeenCalledWith(new Error('given up'));
});

test('whoever asked may give up sooner, or before it began', async () => {
  const asker = new AbortController();
  const waiting = within(1_000, asker.signal, unanswered);
  asker.abort();
  await expect(waiting).rejects.toThrow('given up');
  await expect(within(1_000, asker.signal, unanswered)).rejects.toThrow('given up');
  expect(vi.getTimerCount()).toBe(0);
});
