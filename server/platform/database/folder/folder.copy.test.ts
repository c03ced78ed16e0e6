import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyFolder } from './folder.copy';

let dir: string;
let from: string;
let to: string;
const long = new Date('2026-01-01T00:00:00Z');

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'haat-copy-'));
  from = join(dir, 'from');
  to = join(dir, 'to');
  mkdirSync(join(from, 'base/1'), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function write(path: string, text: string, at: Date = long): void {
  writeFileSync(join(from, path), text);
  utimesSync(join(from, path), at, at);
}
const copied = (path: string) => readFileSync(join(to, path), 'utf8');

test('a second run copies what has changed and removes what is gone', async () => {
  write('base/1/stays', 'stays');
  write('base/1/grows', 'before');
  write('base/1/goes', 'goes');
  const first = await copyFolder(from, to);
  expect(first.bytes).toBe(15);
  write('base/1/grows', 'before and after', new Date('2026-01-01T00:00:01Z'));
  write('base/1/comes', 'new');
  rmSync(join(from, 'base/1/goes'));
  const second = await copyFolder(from, to, first.files);
  expect(second.bytes).toBe('before and after'.length + 'new'.length);
  expect([copied('base/1/stays'), copied('base/1/grows'), copied('base/1/comes')]).toEqual([
    'stays',
    'before and after',
    'new',
  ]);
  expect(() => copied('base/1/goes')).toThrow('ENOENT');
});

test('a file that was written just before it was copied is copied again', async () => {
  write('base/1/hot', 'one', new Date());
  const first = await copyFolder(from, to);
  // The clock of the file system may not have moved on between the two.
  expect((await copyFolder(from, to, first.files)).bytes).toBe(3);
});

test('another file under the same name is copied though size and time agree', async () => {
  write('base/1/segment', 'aaa');
  const first = await copyFolder(from, to);
  write('base/1/other', 'bbb');
  renameSync(join(from, 'base/1/other'), join(from, 'base/1/segment'));
  await copyFolder(from, to, first.files);
  expect(copied('base/1/segment')).toBe('bbb');
});
