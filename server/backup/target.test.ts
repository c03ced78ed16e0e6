import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseUnfinishedRestore } from '../platform/database/folder/unfinished-restore';
import { restoreInto } from './target';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'haat-target-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const nowhere = 'postgres://haat@127.0.0.1:1/none';
const restore = () => restoreInto({ DATA_DIR: dir, DATABASE_URL: nowhere }, join(dir, 'x.age'), 'passphrase');
const names = () => readdirSync(dir).filter((name) => !name.startsWith('haat.lock'));

test('a folder that holds data is left as it is', async () => {
  writeFileSync(join(dir, 'secret'), 'of somebody');
  await expect(restore()).rejects.toThrow('is not empty (it contains secret)');
  expect(names()).toEqual(['secret']);
});

test('a restore that fails leaves nothing', async () => {
  await expect(restore()).rejects.toThrow('cannot be reached');
  expect(names()).toEqual([]);
});

test('no server starts on a restore that was cut off, and the next one clears it', async () => {
  mkdirSync(join(dir, 'restoring'));
  mkdirSync(join(dir, 'media'));
  expect(() => refuseUnfinishedRestore(dir)).toThrow('did not finish');
  await expect(restore()).rejects.toThrow('cannot be reached');
  expect(names()).toEqual([]);
  expect(() => refuseUnfinishedRestore(dir)).not.toThrow();
});
