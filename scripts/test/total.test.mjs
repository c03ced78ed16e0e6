import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slowest, total } from './total.mjs';

test('adds up both kinds of report and names what failed; a file that did not load is a failure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-total-'));
  await mkdir(folder, { recursive: true });
  const unit = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { name: 'a.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      {
        name: 'b.ts',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'adds', failureMessages: ['1 is not 2\n  at b.ts'] },
        ],
      },
      { name: 'c.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  await writeFile(join(folder, 'unit.json'), JSON.stringify(unit));
  const results = [{ error: { message: 'too late\n\n  by far' } }, { error: { message: 'late' } }];
  const sale = {
    specs: [{ file: 'sale.spec.ts', line: 7, title: 'sells', ok: false, tests: [{ results }] }],
  };
  await writeFile(
    join(folder, 'e2e.json'),
    JSON.stringify({
      stats: { expected: 3, unexpected: 1, flaky: 0 },
      suites: [{ suites: [sale] }],
      errors: [{ message: 'a worker fell over' }],
    }),
  );
  await writeFile(join(folder, 'system-outside.json'), JSON.stringify({ outside: ['nobody awaited'] }));
  expect(await total(folder)).toEqual({
    passed: 10,
    failed: 5,
    broken: [
      'sale.spec.ts:7 › sells: too late | by far · again: late',
      'outside of any test: a worker fell over',
      'nobody awaited',
      'a.ts: no such module',
      'b.ts › adds: 1 is not 2 | at b.ts',
    ],
  });
});

test('nothing reported is nothing passed', async () => {
  expect(await total('/nowhere')).toEqual({ passed: 0, failed: 0, broken: [] });
});

test('names the tests that took longest, over both kinds of report and all attempts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-slowest-'));
  const assertionResults = [
    { status: 'passed', fullName: 'adds', duration: 12 },
    { status: 'passed', fullName: 'kills', duration: 9_000 },
    { status: 'skipped', fullName: 'waits' },
  ];
  await writeFile(
    join(folder, 'unit.json'),
    JSON.stringify({ testResults: [{ name: 'a.ts', assertionResults }] }),
  );
  const results = [{ duration: 4_000 }, { duration: 3_000 }];
  const specs = [{ file: 'sale.spec.ts', line: 7, title: 'sells', ok: true, tests: [{ results }] }];
  await writeFile(join(folder, 'e2e.json'), JSON.stringify({ stats: {}, suites: [{ suites: [{ specs }] }] }));
  await writeFile(join(folder, 'outside.json'), JSON.stringify({ outside: ['nobody awaited'] }));
  expect(await slowest(folder, 2)).toEqual([
    { name: 'a.ts › kills', ms: 9_000 },
    { name: 'sale.spec.ts:7 › sells', ms: 7_000 },
  ]);
});
