import { expect, test } from 'vitest';
import { createProgress, type Progress } from './progress';

test('parts weigh differently, and what is left is told by how fast it went', () => {
  let now = 0;
  const told: Progress[] = [];
  const progress = createProgress(
    [1, 3],
    () => now,
    (one) => told.push(one),
  );
  const at = (ms: number, place: number, share: number) => {
    now = ms;
    progress.report(place, share);
  };
  at(500, 0, 0.9);
  at(1_000, 0, 1);
  at(1_500, 1, 0.01);
  at(4_000, 1, 0.2);
  at(8_000, 1, 1 / 3);
  at(9_000, 1, 2);
  expect(told).toEqual([
    { progress: 0.25, secondsLeft: null },
    { progress: 0.4, secondsLeft: null },
    { progress: 0.5, secondsLeft: 8 },
    { progress: 1, secondsLeft: 0 },
  ]);
});

test('the estimate follows the last seconds', () => {
  let now = 0;
  const told: Progress[] = [];
  const progress = createProgress(
    [1],
    () => now,
    (one) => told.push(one),
  );
  // Fast at first, and ten times slower since.
  for (let second = 1; second <= 60; second += 1) {
    now = second * 1_000;
    progress.report(0, second <= 20 ? second / 100 : 0.2 + (second - 20) / 1_000);
  }
  expect(told.at(-1)?.secondsLeft).toBe(760);
});
