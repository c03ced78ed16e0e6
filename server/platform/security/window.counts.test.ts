import { expect, it } from 'vitest';
import { fixedClock } from '../clock/clock';
import { createWindowCounts } from './window.counts';

it('counts each thing by itself, in a window that begins with the first', () => {
  const clock = fixedClock();
  const counts = createWindowCounts({ clock }, { windowMs: 1_000, most: 10 });
  expect([counts.add('a'), counts.add('a'), counts.add('b')]).toEqual([1, 2, 1]);
  clock.advance(999);
  expect(counts.add('a')).toBe(3);
  clock.advance(1);
  expect([counts.add('a'), counts.add('b')]).toEqual([1, 1]);
});

it('remembers no more than it may, and what is done again and again the longest', () => {
  const counts = createWindowCounts({ clock: fixedClock() }, { windowMs: 1_000, most: 2 });
  for (const name of ['often', 'b', 'often', 'c', 'often', 'd']) counts.add(name);
  expect(counts.add('often')).toBe(4);
  expect(counts.add('b')).toBe(1);
});
