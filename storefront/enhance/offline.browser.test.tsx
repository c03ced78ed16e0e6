import { expect, test } from 'vitest';
import { watchNetwork } from './offline';

const cards = () =>
  [...document.querySelectorAll('dialog[open]')].map((card) => card.querySelector('h2')?.textContent);

test('a network that goes, comes and goes again at once is said to be gone', async () => {
  watchNetwork();
  dispatchEvent(new Event('offline'));
  expect(cards()).toEqual(['You’re Offline']);
  dispatchEvent(new Event('online'));
  expect(cards()).toEqual([]);
  // Before the browser has told the first card that it was closed.
  dispatchEvent(new Event('offline'));
  expect(cards()).toEqual(['You’re Offline']);
  dispatchEvent(new Event('offline'));
  expect(cards()).toEqual(['You’re Offline']);
  dispatchEvent(new Event('online'));
  expect(cards()).toEqual([]);
  await expect.poll(() => document.querySelectorAll('dialog').length).toBe(0);
});
