import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type S3, startS3 } from '../../../tests/simulators/storage/s3';
import { createStorage, type Storage } from '.';
import { gathered } from './s3.pieces';

const root = mkdtempSync(join(tmpdir(), 'haat-storage-'));
let s3: S3;
const stores = {} as Record<'a folder' | 'a bucket', Storage>;
beforeAll(async () => {
  // Pages of two, so that removing has to ask again.
  s3 = await startS3(2);
  stores['a folder'] = createStorage(join(root, 'media'), null);
  stores['a bucket'] = createStorage('', bucketOf());
});
afterAll(async () => {
  await s3.close();
  rmSync(root, { recursive: true, force: true });
});

const bucketOf = (changes: object = {}) => ({
  endpoint: s3.url,
  bucket: s3.bucket,
  prefix: 'shop/',
  streamOrigin: null,
  ...s3.account,
  ...changes,
});
async function* piecesOf(...sizes: number[]) {
  for (const [place, size] of sizes.entries()) yield Buffer.alloc(size, 65 + place);
}
const contentOf = async (storage: Storage, key: string) => {
  const stored = await storage.get(key);
  return stored && { size: stored.size, text: await text(stored.open()) };
};

it('sweeps away what a crash broke off, and nothing else', async () => {
  const storage = createStorage(join(root, 'swept'), null);
  await storage.put('kept', Buffer.from('kept'));
  const drafts = join(root, 'swept', '.drafts');
  const [old, fresh] = ['1-1-1', '1-2-2'].map((name) => join(drafts, name)) as [string, string];
  for (const path of [old, fresh]) writeFileSync(path, 'half');
  utimesSync(old, new Date('2026-01-01'), new Date('2026-01-01'));
  await storage.sweep(new Date('2026-01-02'));
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
  expect(await contentOf(storage, 'kept')).toEqual({ size: 4, text: 'kept' });
});

/** Of this process, below the folder of the test that asks. */
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((number) => {
    try {
      return readlinkSync(`/proc/self/fd/${number}`).startsWith(join(root, 'open'));
    } catch {
      return false;
    }
  }).length;

it('keeps what is copied open for five seconds, no more than 64 files, and what is in use to its end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const storage = createStorage(join(root, 'open'), null);
    const keys = Array.from({ length: 80 }, (_, place) => `files/${place}`);
    for (const key of keys) await storage.put(key, Buffer.from('0123'));
    const copied = (key: string, to: Writable) => storage.bytes(key).copy({ start: 0, end: 3 }, to);
    let done: () => void = () => undefined;
    const held = new Writable({
      write: (_chunk, _encoding, sent) => {
        done = sent;
      },
    });
    const holding = copied('files/0', held);
    for (const key of keys) await copied(key, new PassThrough());
    // What other tests read a moment ago takes some of the places.
    await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(64));
    expect(openFiles()).toBeGreaterThan(1);
    vi.advanceTimersByTime(5_000);
    await vi.waitFor(() => expect(openFiles()).toBe(1));
    done();
    await holding;
    await vi.waitFor(() => expect(openFiles()).toBe(0));
  } finally {
    vi.useRealTimers();
  }
});

describe.each(['a folder', 'a bucket'] as const)('storage in %s', (name) => {
  it('gives back what it was given, whole', async () => {
    await stores[name].put('images/a/360.jpg', Buffer.from('one'));
    await stores[name].put('images/a/360.jpg', Buffer.from('two!'));
    expect(await contentOf(stores[name], 'images/a/360.jpg')).toEqual({ size: 4, text: 'two!' });
  });

  it('opens a part of what it keeps', async () => {
    await stores[name].put('files/a/1', Buffer.from('0123456789'));
    const stored = await stores[name].get('files/a/1');
    expect(await text(stored?.open({ start: 2, end: 4 }) as NodeJS.ReadableStream)).toBe('234');
    expect(await text(stored?.open({ start: 9, end: 9 }) as NodeJS.ReadableStream)).toBe('9');
  });

  it('copies parts of what it keeps, several at once, also after one that broke off', async () => {
    const bytes = randomBytes(3_000_000);
    await stores[name].put('files/a/2', bytes);
    /** As a socket: done with what it was given when it calls back. */
    const socketOf = (take: (chunk: Buffer) => void) =>
      new Writable({ write: (chunk, _encoding, done) => setImmediate(() => (take(chunk), done())) });
    const copied = async (start: number, end: number) => {
      const chunks: Buffer[] = [];
      const socket = socketOf((chunk) => chunks.push(Buffer.from(chunk)));
      await stores[name].bytes('files/a/2').copy({ start, end }, socket);
      await new Promise<void>((done) => socket.end(done));
      return Buffer.concat(chunks);
    };
    const closed: Writable = socketOf(() => closed.destroy());
    await expect(
      stores[name].bytes('files/a/2').copy({ start: 0, end: bytes.length - 1 }, closed),
    ).rejects.toThrow(/closed|destroyed|premature/i);
    const ranges = Array.from({ length: 12 }, (_, place) => [place * 100_001, 2_999_999 - place] as const);
    const all = await Promise.all(ranges.map(([start, end]) => copied(start, end)));
    for (const [place, [start, end]] of ranges.entries())
      expect(all[place]?.equals(bytes.subarray(start, end + 1))).toBe(true);
    await expect(
      stores[name].bytes('files/a/none').copy({ start: 0, end: 1 }, new PassThrough()),
    ).rejects.toThrow(/ENOENT|is gone/);
  });

  it('copies what lies there now, also right after it was copied before', async () => {
    const stored = stores[name].bytes('files/again/1');
    const copied = async () => {
      const to = new PassThrough();
      const [got] = await Promise.all([text(to), stored.copy({ start: 1, end: 3 }, to).then(() => to.end())]);
      return got;
    };
    await stores[name].put('files/again/1', Buffer.from('01234'));
    expect(await copied()).toBe('123');
    await stores[name].put('files/again/1', Buffer.from('abcde'));
    expect(await copied()).toBe('bcd');
    await stores[name].remove('files/again');
    await expect(stored.copy({ start: 1, end: 3 }, new PassThrough())).rejects.toThrow(/ENOENT|is gone/);
  });

  it('knows nothing of what is not there, nor of folders', async () => {
    await stores[name].put('images/b/360.jpg', Buffer.from('one'));
    expect(await stores[name].get('images/c/360.jpg')).toBeNull();
    expect(await stores[name].get('images/b')).toBeNull();
  });

  it('takes in pieces what is larger than any of them, and nothing too', async () => {
    const megabyte = 1_048_576;
    expect(await stores[name].putPieces('takeout/large.zip', piecesOf(9 * megabyte, 3, 8 * megabyte))).toBe(
      17 * megabyte + 3,
    );
    const large = await contentOf(stores[name], 'takeout/large.zip');
    expect(large?.size).toBe(17 * megabyte + 3);
    const whole = Buffer.concat([
      Buffer.alloc(9 * megabyte, 65),
      Buffer.from('BBB'),
      Buffer.alloc(8 * megabyte, 67),
    ]);
    expect(sha256(large?.text ?? '')).toBe(sha256(whole));
    expect(await stores[name].putPieces('takeout/none.zip', piecesOf())).toBe(0);
    expect(await contentOf(stores[name], 'takeout/none.zip')).toEqual({ size: 0, text: '' });
  });

  it('keeps what was there when its pieces break off', async () => {
    await stores[name].put('takeout/kept.zip', Buffer.from('before'));
    const broken = async function* () {
      yield Buffer.alloc(9_000_000);
      throw new Error('it broke off');
    };
    await expect(stores[name].putPieces('takeout/kept.zip', broken())).rejects.toThrow('it broke off');
    expect(await contentOf(stores[name], 'takeout/kept.zip')).toEqual({ size: 6, text: 'before' });
  });

  it('forgets a key with all below it, and nothing beside it', async () => {
    for (const key of ['gone/1', 'gone/2', 'gone/3', 'gone/deep/4', 'gone-not'])
      await stores[name].put(key, Buffer.from(key));
    await stores[name].remove('gone');
    await stores[name].remove('gone');
    for (const key of ['gone/1', 'gone/3', 'gone/deep/4']) expect(await stores[name].get(key)).toBeNull();
    expect(await contentOf(stores[name], 'gone-not')).toEqual({ size: 8, text: 'gone-not' });
  });

  it('lists what stands right below a key, each once, however much it is', async () => {
    for (const key of [
      'listed/a/1.jpg',
      'listed/a/2.jpg',
      'listed/b/deep/3.jpg',
      'listed/c.json',
      'listed-not/d',
    ])
      await stores[name].put(key, Buffer.from(key));
    const namesBelow = async (key: string) => {
      const names: string[] = [];
      for await (const some of stores[name].list(key)) names.push(...some);
      return names.sort();
    };
    expect(await namesBelow('listed')).toEqual(['a', 'b', 'c.json']);
    expect(await namesBelow('listed/a')).toEqual(['1.jpg', '2.jpg']);
    expect(await namesBelow('nothing')).toEqual([]);
    await expect(namesBelow('../secret')).rejects.toThrow('not a storage key');
  });

  it.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', '', '.hidden', 'a/.b', 'a\0b'])(
    'refuses the key "%s"',
    async (key) => {
      await expect(stores[name].get(key)).rejects.toThrow('not a storage key');
      await expect(stores[name].put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
      await expect(stores[name].remove(key)).rejects.toThrow('not a storage key');
    },
  );
});

describe('a folder', () => {
  it('keeps no empty folders, whoever else writes beside', async () => {
    const folder = join(root, 'emptied');
    const storage = createStorage(folder, null);
    await storage.put('stamped/a/1', Buffer.from('one'));
    await storage.put('stamped/a/2', Buffer.from('two'));
    await storage.remove('stamped/a/1');
    expect(readdirSync(join(folder, 'stamped'))).toEqual(['a']);
    await storage.remove('stamped/a/2');
    expect(readdirSync(join(folder, 'stamped'))).toEqual([]);
    await storage.remove('stamped/a/2');
    const keys = Array.from({ length: 200 }, (_, place) => `stamped/b/${place}`);
    await Promise.all(
      keys.map(async (key) => {
        await storage.put(key, Buffer.from(key));
        await storage.remove(key);
      }),
    );
    expect(readdirSync(join(folder, 'stamped'))).toEqual([]);
    expect(readdirSync(join(folder, '.drafts'))).toEqual([]);
  });

  it('holds nothing half written', async () => {
    await stores['a folder'].put('whole/1.jpg', Buffer.from('one'));
    expect(readdirSync(join(root, 'media/whole'))).toEqual(['1.jpg']);
    expect(readdirSync(join(root, 'media/takeout')).sort()).toEqual(['kept.zip', 'large.zip', 'none.zip']);
    expect(existsSync(join(root, 'secret'))).toBe(false);
  });
});

describe('a bucket', () => {
  beforeEach(() => s3.requests.splice(0));

  it('holds everything under its prefix, and no parts of what broke off', () => {
    expect([...s3.objects.keys()].every((key) => key.startsWith('shop/'))).toBe(true);
    expect(s3.unfinished()).toBe(0);
  });

  it.each(['slowDown', 'brokenConnection'] as const)('is asked again after %s', async (kind) => {
    s3.trouble(kind, 2);
    await stores['a bucket'].put('again/1', Buffer.from('kept'));
    expect(await contentOf(stores['a bucket'], 'again/1')).toEqual({ size: 4, text: 'kept' });
    expect(s3.requests.filter((one) => one.startsWith('PUT'))).toHaveLength(3);
  });

  it('that stays away is said to people as what it is', async () => {
    s3.trouble('slowDown', 9);
    await expect(stores['a bucket'].get('again/1')).rejects.toMatchObject({
      status: 503,
      code: 'storage_unreachable',
    });
    s3.trouble('slowDown', 0);
  });

  it('that could not put the parts together has kept nothing', async () => {
    s3.trouble('lateMistake', 1);
    await expect(stores['a bucket'].putPieces('late.zip', piecesOf(9_000_000))).rejects.toThrow(
      'multipart upload',
    );
    expect(await stores['a bucket'].get('late.zip')).toBeNull();
    expect(s3.unfinished()).toBe(0);
  });

  it('shows what it keeps by an address of a CDN in front of it, the same for five minutes', async () => {
    expect(await stores['a bucket'].direct?.readAddress('files/film.m4s', 'video/mp4')).toBeNull();
    const storage = createStorage('', bucketOf({ streamOrigin: 'https://video.example' }));
    await storage.put('files/film.m4s', Buffer.from('moof'));
    vi.useFakeTimers({ now: new Date(Math.floor(Date.now() / 300_000) * 300_000 + 1_000), toFake: ['Date'] });
    try {
      const url = new URL((await storage.direct?.readAddress('files/film.m4s', 'video/mp4')) ?? '');
      expect([url.origin, url.pathname]).toEqual([
        'https://video.example',
        `/${s3.bucket}/shop/files/film.m4s`,
      ]);
      const shown = await fetch(`${s3.url}${url.pathname}${url.search}`);
      expect([shown.status, await shown.text()]).toEqual([200, 'moof']);
      vi.setSystemTime(Date.now() + 298_000);
      expect(await storage.direct?.readAddress('files/film.m4s', 'video/mp4')).toBe(url.href);
      vi.setSystemTime(Date.now() + 602_000);
      expect((await fetch(`${s3.url}${url.pathname}${url.search}`)).status).toBe(403);
      expect(await storage.direct?.readAddress('files/film.m4s', 'video/mp4')).not.toBe(url.href);
      const another = `${url.pathname.replace('film', 'another')}${url.search}`;
      await storage.put('files/another.m4s', Buffer.from('moof'));
      vi.setSystemTime(Date.now() - 602_000);
      expect((await fetch(`${s3.url}${another}`)).status).toBe(403);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['another secret', { secretAccessKey: 'guessed' }],
    ['another key', { accessKeyId: 'SOMEBODY' }],
    ['another region', { region: 'us-east-1' }],
  ])('takes nothing signed with %s', async (_name, changes) => {
    const stranger = createStorage('', bucketOf(changes));
    await expect(stranger.put('stolen', Buffer.from('x'))).rejects.toThrow('S3 answered PUT with 403');
    expect(s3.objects.has('shop/stolen')).toBe(false);
  });

  it('that does not exist is a mistake of ours, and no lost file', async () => {
    const nowhere = createStorage('', bucketOf({ bucket: 'another' }));
    await expect(nowhere.put('x', Buffer.from('x'))).rejects.toThrow('bucket does not exist');
  });
});

it('pieces are gathered to the same size, whatever they came in', async () => {
  const sizes: number[] = [];
  for await (const piece of gathered(piecesOf(1, 9, 25, 0, 4), 10)) sizes.push(piece.length);
  expect(sizes).toEqual([10, 10, 10, 9]);
});

const sha256 = (what: string | Buffer) => createHash('sha256').update(what).digest('hex');
