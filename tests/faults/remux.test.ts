// The server dies while it makes renditions by itself, on both storages: buyers play the original until others are whole, it is tried again, and nothing
// is left over.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaFile, Upload } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mp4Of } from '../../server/modules/catalog/media/testing/video';
import { type Bought, buy, until } from '../simulators/buyer';
import { call } from '../simulators/call';
import type { Haat } from '../simulators/haat';
import { type Creator, expectStatus, publishFilm, signIn } from '../simulators/shop';
import { type S3, s3Environment, startS3 } from '../simulators/storage/s3';
import { type Installation, install } from './crashes';

const octets = { 'content-type': 'application/offset+octet-stream' };
/** Two init segments, and three segments of ten seconds of each. */
const filesOfOne = 8;
let s3: S3;
let film: Buffer;
beforeAll(async () => {
  s3 = await startS3();
  film = await mp4Of({ seconds: 10, width: 1_280, height: 720 });
});
afterAll(() => s3?.close());

describe.each(['a folder', 'a bucket'] as const)('a remux in %s', (storage) => {
  let installation: Installation;
  let haat: Haat;
  let creator: Creator;

  const ask = <Body>(method: string, path: string, body?: unknown, headers = {}) =>
    call<Body>(installation.url, method, path, { token: creator.token, body, headers });
  const startAgain = async () => {
    haat = await installation.startAgain();
  };
  beforeAll(async () => {
    installation = await install(storage === 'a bucket' ? s3Environment(s3) : {});
    await startAgain();
    creator = await signIn(haat, '9812345644', 'Meera');
  }, 120_000);
  afterAll(() => installation?.remove());

  async function sell(key: string, phone: string): Promise<{ file: MediaFile; bought: Bought }> {
    const about = { name: 'Bread.mp4', type: 'video/mp4', size: film.length, purpose: 'video' };
    const { body } = await ask<Upload>('POST', '/api/uploads', { key, ...about });
    await ask('PATCH', `/api/uploads/${body.id}`, film, { ...octets, 'upload-offset': '0' });
    const file = expectStatus(await ask<MediaFile>('POST', `/api/uploads/${body.id}/finish`, {}), 200);
    const { id } = await publishFilm(installation.url, creator.token, file.mediaId);
    return { file, bought: await buy(installation.url, id, phone) };
  }
  /** The server takes it over at once. */
  const cannot = ({ contentId }: MediaFile) =>
    ask('POST', `/api/renditions/${contentId}/failure`, { reason: 'unsupported' });
  const statusOf = async ({ mediaId }: MediaFile) =>
    (await ask<MediaFile>('GET', `/api/media/${mediaId}`)).body.playback?.renditions.status;

  const fetched = (path: string, { cookie }: Bought) =>
    fetch(new URL(path, installation.url), { headers: { cookie } });
  const originalPlays = async ({ mediaId }: MediaFile, bought: Bought) =>
    (await fetched(`/stream/video/${mediaId}?access=${bought.grantId}`, bought)).status === 200;
  /** How many segments can be fetched, over all playlists; null where there are none. */
  async function played({ mediaId }: MediaFile, bought: Bought): Promise<number | null> {
    const master = `/stream/video/${mediaId}/master.m3u8?access=${bought.grantId}`;
    const listed = await fetched(master, bought);
    if (listed.status === 404) return null;
    const lists = (await listed.text()).match(/[^\s"]+\.m3u8/g) ?? [];
    let count = 0;
    for (const list of new Set(lists)) {
      const url = new URL(list, new URL(master, installation.url)).href;
      const names = (await (await fetched(url, bought)).text()).match(/^[^#\s].*\.m4s$/gm) ?? [];
      for (const name of names) {
        expect((await fetched(new URL(name, url).href, bought)).status).toBe(200);
        count += 1;
      }
    }
    return count;
  }

  /** How many files of renditions of a content lie in the storage. */
  function stored({ contentId = '' }: MediaFile): number {
    const isRendition = (name: string) => /(-init\.mp4|-\d+\.m4s)$/.test(name);
    const prefix = `streams/${contentId}/`;
    if (storage === 'a bucket')
      return [...s3.objects.keys()].filter((name) => name.includes(prefix) && isRendition(name)).length;
    const folder = join(haat.dataDir, 'media', prefix);
    if (!existsSync(folder)) return 0;
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isRendition).length;
  }

  // After its files only the database is written.
  const written: [string, string, string] = ['remux.written', 'the-film-that-is-cut', '9812345645'];
  const judged: [string, string, string] = ['remux.judged', 'the-film-that-is-judged', '9812345646'];
  it.each(storage === 'a folder' ? [written, judged] : [written])(
    'that dies at %s serves nothing of it, and is made again',
    async (place, key, phone) => {
      const { file, bought } = await sell(key, phone);
      await installation.diesAt(place, async () => {
        await cannot(file).catch(() => undefined);
      });
      await startAgain();
      expect(await played(file, bought)).toBeNull();
      expect(await originalPlays(file, bought)).toBe(true);
      expect(stored(file)).toBe(filesOfOne);
      await haat.advanceClock('PT2H');
      await until(async () => (await statusOf(file)) === 'ready');
      expect(await played(file, bought)).toBe(6);
      await haat.advanceClock('PT2H');
      await until(() => stored(file) === filesOfOne);
      expect(await played(file, bought)).toBe(6);
    },
    180_000,
  );

  it('of a file that is deleted meanwhile leaves nothing', async () => {
    const { id } = (
      await ask<Upload>('POST', '/api/uploads', {
        key: 'the-film-that-is-deleted',
        name: 'Bread.mp4',
        type: 'video/mp4',
        size: film.length,
        purpose: 'video',
      })
    ).body;
    await ask('PATCH', `/api/uploads/${id}`, film, { ...octets, 'upload-offset': '0' });
    const file = (await ask<MediaFile>('POST', `/api/uploads/${id}/finish`, {})).body;
    await installation.diesAt('remux.written', async () => {
      await cannot(file).catch(() => undefined);
    });
    await startAgain();
    expect((await ask('DELETE', `/api/media/${file.mediaId}`)).status).toBe(204);
    expect(stored(file)).toBe(filesOfOne);
    await haat.advanceClock('PT2H');
    await until(() => stored(file) === 0);
  }, 180_000);
});
