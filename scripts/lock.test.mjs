import { mkdir, rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withLock } from './lock.mjs';
import { inRoot } from './root.mjs';

const nobody = 2 ** 22 + 1;

test('lets one piece of work through at a time', async () => {
  const seen = [];
  const work = (name) => async () => {
    seen.push(`${name} in`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${name} out`);
  };
  await Promise.all([withLock('test-one', work('first')), withLock('test-one', work('second'))]);
  expect(seen.filter((entry) => entry.endsWith('in'))).toHaveLength(2);
  expect(seen[0].replace(' in', '')).toBe(seen[1].replace(' out', ''));
});

test('takes over from an owner that has died', async () => {
  const folder = inRoot('.cache/test-dead.lock');
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/owner`, String(nobody));
  expect(await withLock('test-dead', async () => 'mine')).toBe('mine');
  await rm(folder, { recursive: true, force: true });
});

test('lets go when the work fails', async () => {
  const failing = withLock('test-fails', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await withLock('test-fails', async () => 'again')).toBe('again');
});
