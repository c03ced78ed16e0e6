import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3, startS3 } from '../../../../tests/simulators/storage/s3';
import { createStorage, type Storage } from '../../../gateways/storage';
import { archiveOfFiles, archiveSize } from './archive.bytes';
import type { SentFile, StoredFile } from './file.answer';
import { unzip } from './testing/unzip';

const root = mkdtempSync(join(tmpdir(), 'haat-archive-'));
let s3: S3;
const stores = {} as Record<'a folder' | 'a bucket', Storage>;
beforeAll(async () => {
  s3 = await startS3();
  stores['a folder'] = createStorage(root, null);
  const { url: endpoint, bucket, account } = s3;
  stores['a bucket'] = createStorage('', { endpoint, bucket, prefix: '', streamOrigin: null, ...account });
});
afterAll(async () => {
  await s3.close();
  rmSync(root, { recursive: true, force: true });
});

const at = new Date('2026-07-17T14:13:00.000Z');
const options = { title: 'Masala', at, moved: () => undefined, signal: new AbortController().signal };

const contents = [
  ['book.pdf', randomBytes(300_000)],
  ['book.pdf', randomBytes(70_000)],
  ['nothing.txt', Buffer.alloc(0)],
  ['मसाले.txt', Buffer.from('हल्दी')],
] as const;

async function filesIn(storage: Storage): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const [index, [name, bytes]] of contents.entries()) {
    await storage.put(`files/${index}`, bytes);
    const stored = await storage.get(`files/${index}`);
    if (stored) files.push({ version: String(index), name, type: 'text/plain', ...stored });
  }
  return files;
}

async function bytesOf(archive: SentFile, range = { start: 0, end: archive.size - 1 }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  await archive.copy(range, to);
  expect(to.writableEnded).toBe(false);
  return Buffer.concat(chunks);
}

describe.each(['a folder', 'a bucket'] as const)('an archive of files in %s', (name) => {
  let files: StoredFile[];
  let archive: SentFile;
  beforeAll(async () => {
    files = await filesIn(stores[name]);
    archive = archiveOfFiles(files, options);
  });

  it('holds each file as it is, in their order, and is as long as was said', async () => {
    const whole = await bytesOf(archive);
    expect(whole).toHaveLength(archive.size);
    const entries = await unzip(whole);
    const isSame = entries.map(({ bytes }, index) => bytes.equals(contents[index]?.[1] ?? Buffer.of(0)));
    expect(entries.map(({ name: one, method, at: when }) => [one, method, when])).toEqual([
      ['book.pdf', 0, at],
      ['book (2).pdf', 0, at],
      ['nothing.txt', 0, at],
      ['मसाले.txt', 0, at],
    ]);
    expect(isSame).toEqual([true, true, true, true]);
  });

  it('is the same whenever it is asked for, so that it goes on where it broke off', async () => {
    const whole = await bytesOf(archive);
    const again = archiveOfFiles(await filesIn(stores[name]), options);
    expect([again.version, again.size]).toEqual([archive.version, archive.size]);
    for (const [start, end] of [
      [0, 99],
      [299_900, 300_200],
      [370_000, archive.size - 1],
    ] as const)
      expect((await bytesOf(again, { start, end })).equals(whole.subarray(start, end + 1))).toBe(true);
    const changed = files.map((file, index) => (index === 1 ? { ...file, version: 'another' } : file));
    expect(archiveOfFiles(changed, options).version).not.toBe(archive.version);
  });

  it('breaks off where a file is gone', async () => {
    const gone = await filesIn(stores[name]);
    await stores[name].remove('files/1');
    await expect(bytesOf(archiveOfFiles(gone, options))).rejects.toThrow(/ENOENT|gone/);
  });
});

/** Of any size, made as it is read. */
function endless(version: string, opened: Readable[]): StoredFile {
  const piece = Buffer.alloc(64 * 1024);
  const open = () => {
    const stream = new Readable({
      read() {
        this.push(piece);
      },
    });
    opened.push(stream);
    return stream;
  };
  const size = 1024 ** 3;
  return { version, name: `${version}.bin`, type: 'text/plain', size, open, copy: async () => undefined };
}

describe('an archive that is not taken', () => {
  it('is read no further than there is room for, and no more once whoever took it is gone', async () => {
    const opened: Readable[] = [];
    const to = new PassThrough();
    const copying = archiveOfFiles([endless('a', opened), endless('b', opened)], options).copy(
      { start: 0, end: 1024 ** 3 },
      to,
    );
    const failed = copying.catch(({ message }: Error) => message);
    await expect.poll(() => to.writableNeedDrain).toBe(true);
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([false]);
    expect(to.writableLength).toBeLessThan(1024 ** 2);
    to.destroy();
    expect(await failed).toBe('Premature close');
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  it('ends when its place is given to somebody else', async () => {
    const opened: Readable[] = [];
    const ending = new AbortController();
    const archive = archiveOfFiles([endless('a', opened)], { ...options, signal: ending.signal });
    const copying = archive.copy({ start: 0, end: 99_999_999 }, new PassThrough());
    const failed = copying.catch(({ message }: Error) => message);
    await expect.poll(() => opened.length).toBe(1);
    ending.abort();
    expect(await failed).toContain('aborted');
    expect(opened[0]?.destroyed).toBe(true);
  });
});

it('beyond 4 GB has the fields of ZIP64, which are part of its length', () => {
  const gigabyte = 1024 ** 3;
  const entry = (name: string, size: number) => ({ name, size, open: () => Readable.from([]) });
  const overhead = (sizes: number[]) =>
    archiveSize(
      sizes.map((size, index) => entry(String(index), size)),
      at,
    ) - sizes.reduce((sum, size) => sum + size, 0);
  const plain = overhead([gigabyte, gigabyte]);
  expect(overhead([3 * gigabyte, gigabyte - 1_000])).toBe(plain);
  // The end of the whole says where its list begins.
  expect(overhead([3 * gigabyte, gigabyte])).toBe(plain + 76);
  // So does each file that is larger, or begins beyond: 28 bytes in the list and 8 behind its bytes.
  expect(overhead([5 * gigabyte, 1])).toBe(plain + 76 + 2 * (28 + 8));
});
