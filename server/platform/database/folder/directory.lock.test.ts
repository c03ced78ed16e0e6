import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockDirectory } from './directory.lock';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'haat-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('a folder has one holder at a time, and says who', async () => {
  const lock = await lockDirectory(dir);
  await expect(lockDirectory(dir)).rejects.toThrow(`process ${process.pid}`);
  await expect(lockDirectory(dir)).rejects.toBeInstanceOf(FolderInUse);
  await lock.release();
  await (await lockDirectory(dir)).release();
});

test('what a killed process left is taken over, by one of those who try', async () => {
  const holder = `require('node:net').createServer().listen(process.argv[1], () => console.log('held'))`;
  const child = spawn(process.execPath, ['-e', holder, join(dir, 'haat.lock')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(join(dir, 'haat.lock'))).toBe(true);

  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => lockDirectory(dir)));
  const held = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(held).toHaveLength(1);
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(FolderInUse);
  await held[0]?.release();
});

test('a folder whose path is longer than a socket may have is locked all the same', async () => {
  const deep = join(dir, 'a'.repeat(60), 'b'.repeat(60));
  mkdirSync(deep, { recursive: true });
  const lock = await lockDirectory(deep);
  await expect(lockDirectory(deep)).rejects.toThrow('in use');
  await lock.release();
});
