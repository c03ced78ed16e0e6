import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { heading, keepTimes, knownTimes, summary } from './stages.mjs';

test('says which stage begins, and how long all that is left took the last time', () => {
  const times = { unit: 300, browser: 25, e2e: 95 };
  expect(heading(['unit', 'browser', 'e2e'], 1, times)).toBe(
    '\n— Stage 2 of 3: browser. About 2 min 0 s left.',
  );
  expect(heading(['browser'], 0, times)).toContain('About 25 s left.');
});

test('goes by what each stage took the last time, and by the usual where that is not known', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'haat-times-')), 'times.json');
  const usual = await knownTimes(file);
  expect(usual.unit).toBeGreaterThan(60);
  await keepTimes(file, { unit: 7 });
  expect(await knownTimes(file)).toEqual({ ...usual, unit: 7 });
});

test('ends with a line for each stage and the slowest tests', () => {
  const stages = [
    { name: 'unit', passed: 6_538, failed: 0, seconds: 311.4 },
    { name: 'browser', passed: 36, failed: 2, seconds: 25 },
  ];
  expect(summary(stages, [{ name: 'kill.test.ts › ten kills', ms: 133_987 }]).split('\n')).toEqual([
    '',
    'Stages:',
    '  unit      6538 passed    0 failed  5 min 11 s',
    '  browser     36 passed    2 failed  25 s',
    '',
    'The slowest 1 tests:',
    '   134.0 s  kill.test.ts › ten kills',
  ]);
});
