import type { MediaFile, PreparationFailure, Upload } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp } from '../../../accounts/identity/testing/app';
import { begin, type Sender, sendFile } from '../testing/upload';
import { mp4Of, renditionOf, type TestRendition } from '../testing/video';

const seconds = 10;
let me: Sender;
let other: Sender;
let large: Buffer;
let pictures: Record<'360' | '720' | '1080', TestRendition>;

beforeAll(async () => {
  const test = await openTestApp();
  me = { test, token: (await test.signIn()).token };
  other = { test, token: (await test.signIn('+919876543211')).token };
  large = await mp4Of({ seconds, width: 1_920, height: 1_080, hasSound: false });
  const of = (width: number, height: number) => renditionOf({ seconds, width, height, hasSound: false });
  pictures = { '360': await of(640, 360), '720': await of(1_280, 720), '1080': await of(1_920, 1_080) };
});
afterAll(() => me.test.close());

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, by: Sender = me) =>
  by.test.call(method, path, { token: by.token, ...(payload && { payload }) });
const upload = async (bytes: Buffer, name = 'film.mp4') =>
  (await sendFile(me, bytes, { purpose: 'video', name })).json<MediaFile>();
const read = async ({ mediaId }: MediaFile) =>
  (await call('GET', `/api/media/${mediaId}`)).json<MediaFile>().playback?.renditions;
const choose = ({ mediaId }: MediaFile, maxRendition: string, by?: Sender) =>
  call('PATCH', `/api/media/${mediaId}`, { maxRendition }, by);
const fail = ({ contentId }: MediaFile, reason: string, by?: Sender) =>
  call('POST', `/api/renditions/${contentId}/failure`, { reason }, by);

async function prepare({ contentId }: MediaFile, names: (keyof typeof pictures)[]) {
  const at = `/api/renditions/${contentId}`;
  const begun = await call('POST', at, { key: `made-as-${names.join('-')}`, renditions: names });
  expect(begun.statusCode).toBe(201);
  const put = async (path: string, payload: Buffer) => {
    const headers = { 'content-type': 'application/offset+octet-stream' };
    const sent = await me.test.call('PUT', `${at}/${path}`, { token: me.token, payload, headers });
    expect(sent.statusCode).toBe(204);
  };
  for (const name of names) {
    await put(`${name}-init.mp4`, pictures[name].init);
    for (const [place, { bytes, ms }] of pictures[name].segments.entries())
      await put(`${name}-${place + 1}.m4s?duration=${ms}`, bytes);
  }
  const segments = Object.fromEntries(names.map((name) => [name, pictures[name].segments.length]));
  return call('POST', `${at}/finish`, { segments });
}
const usedBytes = async () => (await call('GET', '/api/media')).json().storage.used as number;

it('keeps the choice of 1080p with the file, serves it beside the others, and counts it', async () => {
  const file = await upload(large);
  expect((await read(file))?.maxRendition).toBe('720');
  await prepare(file, ['360', '720']);
  const before = await usedBytes();
  const chosen = (await choose(file, '1080')).json<MediaFile>();
  expect([chosen.name, chosen.playback?.renditions.maxRendition]).toEqual(['film.mp4', '1080']);
  // Those before are served until the others are whole.
  expect(chosen.playback?.renditions).toMatchObject({ status: 'ready', items: [{ name: '360' }, {}] });
  expect((await prepare(file, ['360', '720', '1080'])).statusCode).toBe(200);
  expect((await read(file))?.items.map(({ name, height }) => [name, height])).toEqual([
    ['360', 360],
    ['720', 720],
    ['1080', 1_080],
  ]);
  const bytesOf = ({ init, segments }: TestRendition) =>
    init.length + segments.reduce((sum, { bytes }) => sum + bytes.length, 0);
  expect((await usedBytes()) - before).toBe(bytesOf(pictures['1080']));
});

it('refuses 1080p for what has fewer pixels, and for the file of another', async () => {
  const small = await upload(await mp4Of({ seconds, width: 1_280, height: 720 }));
  expect((await choose(small, '1080')).json().code).toBe('too_few_pixels');
  expect((await choose(small, '720')).statusCode).toBe(200);
  expect((await choose(small, '720', other)).statusCode).toBe(404);
  expect((await choose(small, '2160')).statusCode).toBe(400);
  expect((await call('PATCH', `/api/media/${small.mediaId}`, {})).statusCode).toBe(400);
  const text = (await sendFile(me, Buffer.from('Wheat'), { name: 'a.txt' })).json<MediaFile>();
  expect((await choose(text, '720')).json().code).toBe('too_few_pixels');
});

it.each<PreparationFailure>(['unsupported', 'undecodable', 'storage_full', 'rejected', 'failed'])(
  'says why it was not prepared, %s, until it is tried again',
  async (reason) => {
    const file = await upload(large);
    for (const _ of [1, 2]) expect((await fail(file, reason)).statusCode).toBe(204);
    expect(await read(file)).toMatchObject({ status: 'none', failure: reason });
    await call('POST', `/api/renditions/${file.contentId}`, { key: 'another-way', renditions: ['360'] });
    const again = await read(file);
    expect([again?.status, again?.failure]).toEqual(['preparing', undefined]);
  },
);

it('takes what was received away with a failure, and keeps what is served', async () => {
  const file = await upload(large);
  await prepare(file, ['360', '720']);
  await choose(file, '1080');
  await call('POST', `/api/renditions/${file.contentId}`, {
    key: 'with-full-hd',
    renditions: ['360', '1080'],
  });
  await fail(file, 'storage_full');
  expect((await call('GET', `/api/renditions/${file.contentId}`)).statusCode).toBe(404);
  expect(await read(file)).toMatchObject({ status: 'ready', failure: 'storage_full' });
  // Without 1080p nothing is missing.
  await choose(file, '720');
  expect((await read(file))?.failure).toBeUndefined();
});

it('hears no failure of what another device has prepared, of no video, or of another', async () => {
  const file = await upload(large);
  await prepare(file, ['360', '720']);
  expect((await fail(file, 'failed')).statusCode).toBe(204);
  expect((await read(file))?.failure).toBeUndefined();
  expect((await fail(file, 'failed', other)).statusCode).toBe(404);
  expect((await fail(file, 'tired')).statusCode).toBe(400);
  const text = (await sendFile(me, Buffer.from('Wheat'), { name: 'a.txt' })).json<MediaFile>();
  expect((await fail(text, 'failed')).statusCode).toBe(404);
  const begun = (await begin(me, { size: large.length, purpose: 'video' })).json<Upload>();
  const early = await fail({ contentId: begun.id } as MediaFile, 'failed');
  expect([early.statusCode, early.json().code]).toEqual([409, 'upload_unfinished']);
});
