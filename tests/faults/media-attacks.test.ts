// Files and addresses of whoever means no good, at a running server: each refused with a clear message, nobody who paid waits for it, and nothing of it
// is left once the sweeps have run.
import { readdirSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import type { MediaFile, MediaList, Product, Upload } from '@haat/openapi';
import { quotas } from '@haat/openapi/quotas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Film, sellFilm } from '../../bench/video.film';
import { pdfOf } from '../../server/modules/catalog/media/testing/files';
import { hostileMedia } from '../../server/modules/catalog/media/testing/hostile.media';
import { read } from '../../server/platform/config/env';
import { type Bought, buy, until } from '../simulators/buyer';
import { call } from '../simulators/call';
import { type Haat, startHaat } from '../simulators/haat';
import { type Creator, expectStatus, publishProduct, signIn } from '../simulators/shop';
import { reading } from './books';

const uploads = read(process.env, 'ATTACK_UPLOADS');
const octets = { 'content-type': 'application/offset+octet-stream' };
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
let haat: Haat;
let honest: Creator;
let film: Film;
let bookId: string;
let asha: Bought;
/** What lies in the storage before the attacks. */
let kept: string[];

beforeAll(async () => {
  haat = await startHaat();
  honest = await signIn(haat, '9812345650', 'Meera');
  film = await sellFilm(haat.url, honest, { seconds: 12, megabytes: 1 });
  bookId = (await uploadAs(honest, await pdfOf(20), { name: 'bread.pdf' })).mediaId;
  const book = await publishProduct(haat.url, honest.token, {
    kind: 'lock',
    title: 'The book of bread',
    prices: [{ type: 'once', amount: 49_900 }],
    content: { items: [{ id: 'a', type: 'file', title: 'The book', mediaId: bookId }] },
  });
  await buy(haat.url, book.id, '9812345652');
  asha = await buy(haat.url, film.productId, '9812345651');
  kept = stored();
});
afterAll(async () => {
  agent.destroy();
  await haat?.dispose();
});

let keys = 0;
const ask = <Body>(
  { token }: Pick<Creator, 'token'>,
  method: string,
  path: string,
  body?: unknown,
  headers = {},
) => call<Body>(haat.url, method, path, { token, body, headers });
const begin = (by: Creator, size: number, more: object = {}) =>
  ask<Upload>(by, 'POST', '/api/uploads', {
    key: `an-attack-of-a-test-${++keys}`,
    name: 'a.bin',
    type: '',
    purpose: 'file',
    size,
    ...more,
  });
const send = (by: Creator, id: string, offset: number, bytes: Uint8Array) =>
  ask<Upload>(by, 'PATCH', `/api/uploads/${id}`, bytes, { ...octets, 'upload-offset': String(offset) });

async function uploadAs(by: Creator, bytes: Buffer, more: object): Promise<MediaFile> {
  const { id, pieceSize } = expectStatus(await begin(by, bytes.length, more), 201);
  for (let at = 0; at < bytes.length; at += pieceSize)
    expectStatus(await send(by, id, at, bytes.subarray(at, at + pieceSize)), 200);
  return expectStatus(await ask<MediaFile>(by, 'POST', `/api/uploads/${id}/finish`, {}), 200);
}

/** Files and folders of the storage; those right below the root stay. */
function stored(): string[] {
  const root = join(haat.dataDir, 'media');
  try {
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.includes('/') || statSync(join(root, name)).isFile())
      .toSorted();
  } catch {
    return ['something is just being removed'];
  }
}
const isAsBefore = () => stored().join() === kept.join();

/** An address as it stands: `fetch` would tidy it up. */
function raw(path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(haat.url);
    const asked = request({ hostname, port, path, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('latin1') }),
      );
      answer.once('error', reject);
    });
    asked.once('error', reject);
    asked.end();
  });
}

/** The playlists of a film and its segments, as one buyer gets them. */
async function addressesOf({ grantId, cookie }: Bought): Promise<string[]> {
  const master = `/stream/video/${film.mediaId}/master.m3u8?access=${grantId}`;
  const list = async (path: string) => {
    const { status, text } = await raw(path, { cookie });
    expect([path, status]).toEqual([path, 200]);
    const names = text.match(/^[^#\s].*$/gm) ?? [];
    return names.map((name) => new URL(name, new URL(path, haat.url)).pathname);
  };
  const [video = ''] = await list(master);
  return [master, video, ...(await list(video))];
}

test('another buyer’s addresses and a copied playlist open nothing in another browser', async () => {
  const stranger = await buy(haat.url, film.productId, '9812345653');
  const addresses = [
    ...(await addressesOf(asha)),
    `/stream/video/${film.mediaId}?access=${asha.grantId}`,
    `/access/${asha.id}`,
  ];
  expect(addresses.length).toBeGreaterThan(6);
  for (const path of addresses) {
    expect([path, (await raw(path, { cookie: asha.cookie })).status]).toEqual([path, 200]);
    for (const cookie of ['', stranger.cookie, asha.cookie.slice(0, -2)]) {
      const { status, text } = await raw(path, { cookie, range: 'bytes=0-9' });
      expect([path, cookie, status >= 300 && status < 500, text.includes('ftyp')]).toEqual([
        path,
        cookie,
        true,
        false,
      ]);
    }
  }
  const report = { device: 'a-device-of-nobody', position: 1, isPlaying: true };
  const path = `/api/access/${asha.grantId}/playback/${film.mediaId}`;
  const headers = { cookie: stranger.cookie };
  expect((await call(haat.url, 'PUT', path, { body: report, headers })).status).toBe(404);
});

test('no trick with a path leads out of a folder, nor to a file of another', async () => {
  const [, list = ''] = await addressesOf(asha);
  const folder = list.replace(/[^/]+$/, '');
  const ups = [
    '../',
    '..%2f',
    '..%5c',
    '%2e%2e/',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '....//',
    '..%c0%af',
    '..;/',
  ];
  const targets = [`files/${film.mediaId}/`, 'package.json', 'etc/passwd', 'data/postgres/PG_VERSION'];
  const at = [
    folder,
    `/media/file/${asha.grantId}/`,
    `/stream/video/${film.mediaId}/`,
    `/stream/video/`,
    '/media/',
    '/assets/',
  ];
  const paths = at.flatMap((path) =>
    ups.flatMap((up) =>
      targets.flatMap((target) => [1, 4].map((times) => `${path}${up.repeat(times)}${target}`)),
    ),
  );
  paths.push(
    `${folder}360-1.m4s%00.jpg`,
    `${folder}360-%31.m4s/../../x`,
    `/media/${'a/'.repeat(3_000)}`,
    '/media/%',
  );
  for (const path of paths) {
    const { status, text } = await raw(path, { cookie: asha.cookie });
    expect([path, status >= 300 && status < 500]).toEqual([path, true]);
    expect(text, path).not.toMatch(/root:x:|"dependencies"|ftyp/);
  }
  for (const up of ups)
    for (const path of [
      `/api/uploads/${up}x`,
      `/api/renditions/${up}x`,
      `/api/media/${film.mediaId}/captions/${up}x`,
    ]) {
      const { status } = await raw(path, { authorization: `Bearer ${honest.token}` });
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    }
  expect(stored()).toEqual(kept);
});

/** What somebody who paid asks for: the page of their purchase, and a segment; the slower tenth of the times in ms. */
async function paidTime(isOver: () => boolean): Promise<number> {
  const [, , segment = ''] = await addressesOf(asha);
  const times: number[] = [];
  do {
    for (const path of [`/access/${asha.id}`, segment]) {
      const start = performance.now();
      expect((await raw(path, { cookie: asha.cookie })).status).toBe(200);
      times.push(performance.now() - start);
    }
  } while (!isOver());
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)] as number;
}
async function quietTime(): Promise<number> {
  let rounds = 0;
  return paidTime(() => ++rounds >= 40);
}
/** An attacker with sixteen connections shares two cores and one database with the buyer. */
const isQuick = (during: number, quiet: number) => during < Math.max(1_000, 25 * quiet);

const attackers: Creator[] = [];

describe('files that are not what they say', () => {
  test('are each refused with their reason, while buyers are served as before', async () => {
    attackers.push(await signIn(haat, '9812345654', 'Mallory'), await signIn(haat, '9812345655', 'Trudy'));
    const files = await hostileMedia();
    const quiet = await quietTime();
    let isOver = false;
    const attack = Promise.all(
      attackers.flatMap((by) =>
        files.map(async ({ what, purpose, bytes, reason }) => {
          const file = await uploadAs(by, bytes, { purpose, name: 'a.mp4' });
          return { what, by, mediaId: file.mediaId, reason };
        }),
      ),
    ).finally(() => {
      isOver = true;
    });
    const during = await paidTime(() => isOver);
    for (const { what, by, mediaId, reason } of await attack) {
      const judged = await until(async () => {
        const { body } = await ask<MediaFile>(by, 'GET', `/api/media/${mediaId}`);
        if (body.status === 'preparing') await haat.advanceClock('PT1M');
        return body.status !== 'preparing' && body;
      });
      expect([what, judged.status, judged.reason]).toEqual([what, 'refused', expect.stringMatching(reason)]);
    }
    expect([quiet, during, isQuick(during, quiet)]).toEqual([quiet, during, true]);
    // Nobody can sell what was refused.
    const [mallory] = attackers as [Creator];
    const [refused] = expectStatus(await ask<MediaList>(mallory, 'GET', '/api/media'), 200).items;
    const draft = await ask<Product>(mallory, 'POST', '/api/products', {
      kind: 'lock',
      title: 'A good book',
      prices: [{ type: 'once', amount: 10_000 }],
      content: { items: [{ id: 'a', type: refused?.purpose, title: 'A', mediaId: refused?.mediaId }] },
    });
    const path = `/api/products/${expectStatus(draft, 201).id}`;
    const published = await ask(mallory, 'POST', `${path}/publish`, {});
    expect(published).toMatchObject({ status: 409, body: { code: 'product_incomplete' } });
    expect((await ask(mallory, 'DELETE', path)).status).toBe(200);
  });

  test('leave nothing on the disk after a day', async () => {
    await haat.advanceClock('P1D');
    await until(isAsBefore);
  });
});

/** So many calls, some at a time; how often each answer came. */
async function flood(count: number, one: (number: number) => Promise<{ status: number; code: string }>) {
  const answers: Record<string, number> = {};
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const { status, code } = await one(next++);
      const name = code === '' ? String(status) : code;
      answers[name] = (answers[name] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return answers;
}
const codeOf = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  code: (body as { code?: string } | null)?.code ?? '',
});

describe('thousands of small uploads', () => {
  let flooder: Creator;
  let begun: Upload[] = [];

  test('of one account are refused but for two hundred; buyers are served as before', async () => {
    flooder = await signIn(haat, '9812345656', 'Mallory');
    const quiet = await quietTime();
    let isOver = false;
    const attack = flood(uploads, async () => {
      const answer = await begin(flooder, 100);
      if (answer.status === 201) begun.push(answer.body);
      return codeOf(answer);
    }).finally(() => {
      isOver = true;
    });
    const during = await paidTime(() => isOver);
    expect(await attack).toEqual({ 201: quotas.fileUploads, too_many_uploads: uploads - quotas.fileUploads });
    expect([quiet, during, isQuick(during, quiet)]).toEqual([quiet, during, true]);
  });

  test('of which each comes in crumbs are refused after two hundred crumbs', async () => {
    const [first, ...rest] = begun as [Upload, ...Upload[]];
    // Each has a crumb on the disk.
    for (const { id } of rest) expect((await send(flooder, id, 0, Buffer.from('a'))).status).toBe(200);
    const { id } = expectStatus(await ask<Upload>(flooder, 'GET', `/api/uploads/${first.id}`), 200);
    await ask(flooder, 'DELETE', `/api/uploads/${id}`);
    const large = expectStatus(await begin(flooder, 1_000), 201);
    const answers: Record<string, number> = {};
    for (let at = 0; at < 1_000 && !answers['too_many_pieces']; at += 1) {
      const { status, code } = codeOf(await send(flooder, large.id, at, Buffer.from('a')));
      answers[code || status] = (answers[code || status] ?? 0) + 1;
    }
    expect(answers).toEqual({ 200: 201, too_many_pieces: 1 });
    begun = rest;
  });

  test('of strangers are refused before anything is looked at', async () => {
    const answers = await flood(uploads, async () => {
      const { status } = await begin({ token: 'a-token-of-nobody' } as Creator, 100);
      return { status, code: '' };
    });
    expect(answers).toEqual({ 401: uploads });
  });

  test('come to six hundred a minute from one address, which is all that others there are kept from', async () => {
    const limited = await startHaat({ env: { RATE_LIMITS: 'on' } });
    try {
      const { token } = await signIn(limited, '9812345657', 'Mallory');
      const answers = await flood(1_500, async (number) => {
        const body = { key: `a-limited-attack-${number}`, name: 'a', type: '', purpose: 'file', size: 1 };
        return codeOf(await call(limited.url, 'POST', '/api/uploads', { token, body }));
      });
      expect(answers['201']).toBe(quotas.fileUploads);
      expect(answers['too_many_requests']).toBeGreaterThan(800);
      expect((await fetch(`${limited.url}/login`)).status).toBe(200);
    } finally {
      await limited.dispose();
    }
  });

  test('leave nothing once their week is over, nor any upload or file but the honest ones', async () => {
    expect(begun).toHaveLength(quotas.fileUploads - 1);
    await haat.advanceClock('P1D');
    // They may still go on: bad networks take days.
    expect((await ask(flooder, 'GET', `/api/uploads/${begun[0]?.id}`)).status).toBe(200);
    await haat.advanceClock('P7D');
    await until(isAsBefore);
    // What was refused is shown to its owner for a month.
    const filesOf = async (of: Creator) => {
      const { items } = expectStatus(await ask<MediaList>(of, 'GET', '/api/media'), 200);
      return items.map(({ mediaId }) => mediaId).toSorted();
    };
    await haat.advanceClock('P31D');
    expect(attackers).toHaveLength(2);
    for (const attacker of attackers) await until(async () => (await filesOf(attacker)).length === 0);
    // Also what is deleted by hand.
    const { mediaId } = await uploadAs(flooder, await pdfOf(1), { name: 'last.pdf' });
    expect((await ask(flooder, 'DELETE', `/api/media/${mediaId}`)).status).toBe(204);
    await haat.advanceClock('P1D');
    await until(isAsBefore);
    expect(await filesOf(honest)).toEqual([film.mediaId, bookId].toSorted());
    expect((await raw((await addressesOf(asha))[2] ?? '', { cookie: asha.cookie })).status).toBe(200);
    await haat.stop();
    const left = await reading({ dataDir: haat.dataDir }, async (query) => ({
      uploads: await query(`select id from upload where name <> 'last.pdf'`),
      pieces: await query('select name from upload_part'),
      removals: await query('select content_id from media_removal'),
      files: (await query('select id from media_file order by id')).map(({ id }) => id),
    }));
    expect(left).toEqual({
      uploads: [],
      pieces: [],
      removals: [],
      files: [film.mediaId, bookId].toSorted(),
    });
  });
});
