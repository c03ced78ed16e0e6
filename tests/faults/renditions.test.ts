// The server dies at every step of preparing, publishing and replacing renditions, on both storages: what was acknowledged is there, buyers always have
// something whole to play, and nothing is left over after the sweep.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaFile, Preparation, Upload } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  jpegOf,
  mp4Of,
  renditionOf,
  type TestRendition,
} from '../../server/modules/catalog/media/testing/video';
import { type Bought, buy, until } from '../simulators/buyer';
import { call } from '../simulators/call';
import type { Haat } from '../simulators/haat';
import { type Creator, expectStatus, publishFilm, signIn } from '../simulators/shop';
import { type S3, s3Environment, startS3 } from '../simulators/storage/s3';
import { type Installation, install } from './crashes';

const seconds = 10;
const octets = { 'content-type': 'application/offset+octet-stream' };
let s3: S3;
let film: Buffer;
let picture: TestRendition;
beforeAll(async () => {
  s3 = await startS3();
  film = await mp4Of({ seconds, hasSound: false });
  picture = await renditionOf({ seconds, hasSound: false });
});
afterAll(() => s3?.close());

describe.each(['a folder', 'a bucket'] as const)('renditions in %s', (storage) => {
  let installation: Installation;
  let haat: Haat;
  let creator: Creator;
  let mediaId: string;
  let contentId: string;
  let bought: Bought;

  const ask = <Body>(method: string, path: string, body?: unknown, headers = {}) =>
    call<Body>(installation.url, method, path, { token: creator.token, body, headers });
  const startAgain = async () => {
    haat = await installation.startAgain();
  };
  /** The last call of what leads there gets no answer. */
  const diesAt = (place: string, last: () => Promise<unknown>) =>
    installation.diesAt(place, async () => {
      await last().catch(() => undefined);
    });

  beforeAll(async () => {
    installation = await install(storage === 'a bucket' ? s3Environment(s3) : {});
    await startAgain();
    creator = await signIn(haat, '9812345642', 'Meera');
    const begun = await ask<Upload>('POST', '/api/uploads', {
      key: 'the-film-of-a-crash',
      name: 'Bread.mp4',
      type: 'video/mp4',
      size: film.length,
      purpose: 'video',
    });
    contentId = begun.body.id;
    await ask('PATCH', `/api/uploads/${contentId}`, film, { ...octets, 'upload-offset': '0' });
    mediaId = expectStatus(await ask<MediaFile>('POST', `/api/uploads/${contentId}/finish`, {}), 200).mediaId;
    const { id } = await publishFilm(installation.url, creator.token, mediaId);
    bought = await buy(installation.url, id, '9812345643');
  }, 120_000);
  afterAll(() => installation?.remove());

  const at = () => `/api/renditions/${contentId}`;
  const begin = (key: string) =>
    ask<Preparation>('POST', at(), { key: `the-${key}-recipe`, renditions: ['360'] });
  const sendSegment = (number: number) => {
    const segment = picture.segments[number - 1];
    return ask('PUT', `${at()}/360-${number}.m4s?duration=${segment?.ms}`, segment?.bytes, octets);
  };
  async function sendAll(): Promise<void> {
    await ask('PUT', `${at()}/360-init.mp4`, picture.init, octets);
    for (const [place] of picture.segments.entries()) expect((await sendSegment(place + 1)).status).toBe(204);
    await ask('PUT', `${at()}/poster.jpg`, jpegOf(), octets);
  }
  const finish = () =>
    ask<MediaFile>('POST', `${at()}/finish`, { segments: { '360': picture.segments.length } });
  const received = async () => (await ask<Preparation>('GET', at())).body.files[0]?.segments;

  const fetched = (path: string) =>
    fetch(new URL(path, installation.url), { headers: { cookie: bought.cookie } });
  const originalPlays = async () =>
    (await fetched(`/stream/video/${mediaId}?access=${bought.grantId}`)).status === 200;
  /** Every segment that the playlists lead to; null where there are no playlists. */
  async function played(): Promise<Buffer[] | null> {
    const master = `/stream/video/${mediaId}/master.m3u8?access=${bought.grantId}`;
    const listed = await fetched(master);
    if (listed.status === 404) return null;
    const [, list = ''] = /^([^#\s].*\.m3u8)$/m.exec(await listed.text()) ?? [];
    const url = new URL(list, new URL(master, installation.url)).href;
    const names = (await (await fetched(url)).text()).match(/^[^#\s].*\.m4s$/gm) ?? [];
    const parts: Buffer[] = [];
    for (const name of names) {
      const part = await fetched(new URL(name, url).href);
      expect(part.status).toBe(200);
      parts.push(Buffer.from(await part.arrayBuffer()));
    }
    return parts;
  }
  const whole = () => picture.segments.map(({ bytes }) => bytes);

  /** How many files of renditions lie in the storage. */
  function stored(): number {
    const isRendition = (name: string) => /(-init\.mp4|-\d+\.m4s|poster\.jpg)$/.test(name);
    if (storage === 'a bucket') return [...s3.objects.keys()].filter(isRendition).length;
    const folder = join(haat.dataDir, 'media');
    if (!existsSync(folder)) return 0;
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isRendition).length;
  }
  const inOne = () => 2 + picture.segments.length;

  it('keep what was acknowledged, and take the rest again', async () => {
    expect((await begin('first')).status).toBe(201);
    await ask('PUT', `${at()}/360-init.mp4`, picture.init, octets);
    expect((await sendSegment(1)).status).toBe(204);
    await diesAt('renditions.stored', () => sendSegment(2));
    await startAgain();
    expect(await received()).toEqual([[1, 1]]);
    expect((await begin('first')).body.files).toHaveLength(1);
    await sendAll();
    expect(await received()).toEqual([[1, picture.segments.length]]);
    expect(await played()).toBeNull();
    expect(await originalPlays()).toBe(true);
  }, 120_000);

  it('are served once they are whole: before, the original plays', async () => {
    await diesAt('renditions.judged', finish);
    await startAgain();
    expect(await played()).toBeNull();
    expect(await originalPlays()).toBe(true);
    const [first, second] = await Promise.all([finish(), finish()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await played()).toEqual(whole());
  }, 120_000);

  it('are replaced whole, and those before them are removed', async () => {
    await begin('second');
    await sendAll();
    await diesAt('renditions.judged', finish);
    await startAgain();
    // Those before them still play.
    expect(await played()).toEqual(whole());
    expect((await finish()).status).toBe(200);
    expect(stored()).toBe(2 * inOne());
    await diesAt('renditions.removed', () => haat.advanceClock('PT2H'));
    await startAgain();
    expect(await played()).toEqual(whole());
    await haat.advanceClock('PT2H');
    await until(() => stored() === inOne());
  }, 120_000);

  it('that are given up leave nothing', async () => {
    await begin('third');
    await sendSegment(1);
    await diesAt('renditions.removed', () => ask('DELETE', at()));
    await startAgain();
    expect((await ask('GET', at())).status).toBe(404);
    await haat.advanceClock('PT2H');
    await until(() => stored() === inOne());
    expect(await played()).toEqual(whole());
  }, 120_000);
});
