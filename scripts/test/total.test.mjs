import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { total } from './total.mjs';

test('adds up both kinds of report; a file that did not load is a failure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-total-'));
  await mkdir(folder, { recursive: true });
  const rooms = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ],
  };
  await writeFile(join(folder, 'rooms.json'), JSON.stringify(rooms));
  await writeFile(
    join(folder, 'story.json'),
    JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 0 } }),
  );
  expect(await total(folder)).toEqual({ passed: 10, failed: 3 });
});

test('nothing reported is nothing passed', async () => {
  expect(await total('/nowhere')).toEqual({ passed: 0, failed: 0 });
});
