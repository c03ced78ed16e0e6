import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaFile } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../accounts/identity/testing/app';
import { type Sender, sendFile } from '../testing/upload';
import { mp4Of, type TestVideo } from '../testing/video';

const hour = 60 * 60_000;
const day = 24 * hour;
const seconds = 10;
let me: Sender;
beforeAll(async () => {
  const test = await openTestApp();
  me = { test, token: (await test.signIn()).token };
});
afterAll(() => me.test.close());

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  me.test.call(method, path, { token: me.token, ...(payload && { payload }) });
const pass = async (ms: number) => {
  me.test.deps.clock.advance(ms);
  await me.test.deps.jobs.drain();
};
async function upload(video: Partial<TestVideo>, purpose: 'video' | 'audio' = 'video') {
  const bytes = await mp4Of({ seconds, ...video });
  const file = (await sendFile(me, bytes, { purpose, name: 'film' })).json<MediaFile>();
  expect([file.status, file.reason]).toEqual(['ready', undefined]);
  return file;
}
const read = async ({ mediaId }: MediaFile) =>
  (await call('GET', `/api/media/${mediaId}`)).json<MediaFile>().playback?.renditions;
const names = async (file: MediaFile) => (await read(file))?.items.map(({ name }) => name);
const fail = async ({ contentId }: MediaFile, reason = 'unsupported') => {
  const told = await call('POST', `/api/renditions/${contentId}/failure`, { reason });
  expect(told.statusCode).toBe(204);
  await me.test.deps.jobs.drain();
};
const used = async () => (await call('GET', '/api/media')).json().storage.used as number;
const folders = ({ contentId = '' }: MediaFile) => {
  const path = join(me.test.deps.config.dataDir, 'media/streams', contentId);
  return existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
};

describe('the server makes renditions of what is played everywhere as it is', () => {
  it('a day after its upload, where no browser has', async () => {
    const file = await upload({ width: 1_280, height: 720 });
    await pass(day - hour);
    expect((await read(file))?.status).toBe('none');
    const before = await used();
    await pass(2 * hour);
    expect(await read(file)).toMatchObject({
      status: 'ready',
      poster: false,
      items: [
        { name: '720', width: 1_280, height: 720, codecs: 'avc1.42c01e' },
        { name: 'audio', codecs: 'mp4a.40.2' },
      ],
    });
    expect(await used()).toBeGreaterThan(before);
    // Once only.
    const made = folders(file);
    await pass(2 * day);
    expect(folders(file)).toEqual(made);
    expect((await call('DELETE', `/api/media/${file.mediaId}`)).statusCode).toBe(204);
    await pass(2 * hour);
    expect(folders(file)).toEqual([]);
  });

  it.each<[string, Partial<TestVideo>, 'video' | 'audio', string[]]>([
    ['a small video', { width: 320, height: 240 }, 'video', ['360', 'audio']],
    ['one that was filmed upright', { width: 360, height: 640 }, 'video', ['360', 'audio']],
    ['one without sound', { width: 854, height: 480, hasSound: false }, 'video', ['720']],
    ['audio', { hasPicture: false }, 'audio', ['audio']],
  ])('at once when a browser says that it cannot: %s', async (_, video, purpose, expected) => {
    const file = await upload(video, purpose);
    await fail(file);
    expect(await names(file)).toEqual(expected);
    expect((await read(file))?.failure).toBeUndefined();
    // The browser of another device says so later.
    await fail(file);
    expect(await names(file)).toEqual(expected);
  });

  it('at 1080p only where the creator wants that', async () => {
    const file = await upload({ width: 1_920, height: 1_080 });
    await fail(file);
    expect(await read(file)).toMatchObject({ status: 'none', failure: 'unsupported' });
    await call('PATCH', `/api/media/${file.mediaId}`, { maxRendition: '1080' });
    await fail(file);
    expect(await names(file)).toEqual(['1080', 'audio']);
  });

  it('and gives way to those of a browser', async () => {
    const file = await upload({});
    const at = `/api/renditions/${file.contentId}`;
    await call('POST', at, { key: 'of-a-browser', renditions: ['360', 'audio'] });
    await pass(2 * day);
    expect((await read(file))?.status).toBe('preparing');
    // It was abandoned.
    await pass(6 * day);
    await pass(2 * hour);
    expect(await names(file)).toEqual(['360', 'audio']);
  });
});

describe('it leaves alone', () => {
  it.each<[string, Partial<TestVideo>]>([
    ['what has more bits than a rendition', { pictureBytes: 20_000 }],
    ['what has fewer key frames than segments', { seconds: 10, keyFrameInterval: 10 }],
  ])('%s', async (_, video) => {
    const file = await upload(video);
    await fail(file, 'undecodable');
    await pass(2 * day);
    expect(await read(file)).toMatchObject({ status: 'none', failure: 'undecodable', items: [] });
    expect(folders(file)).toEqual([]);
  });

  it('what the storage has no room for, and says so; it tries again a day later', async () => {
    const file = await upload({});
    const limits: Record<'FREE', number> = me.test.deps.config.storageBytes;
    const limit = limits.FREE;
    limits.FREE = (await used()) + 1_000;
    await fail(file);
    expect(await read(file)).toMatchObject({ status: 'none', failure: 'storage_full' });
    limits.FREE = limit;
    await pass(2 * hour);
    expect((await read(file))?.status).toBe('none');
    await pass(day);
    expect(await read(file)).toMatchObject({ status: 'ready' });
    expect((await read(file))?.failure).toBeUndefined();
  });
});
