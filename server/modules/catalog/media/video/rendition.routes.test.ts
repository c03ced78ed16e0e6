import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaFile, Preparation, Upload } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../accounts/identity/testing/app';
import { begin, finishFile, type Sender, send, sendFile } from '../testing/upload';
import { boxAt, jpegOf, mp4Of, renditionOf, type TestRendition } from '../testing/video';

const hour = 60 * 60_000;
const day = 24 * hour;
const seconds = 10;
let me: Sender;
let other: Sender;
let video: Buffer;
let picture: TestRendition;
let sound: TestRendition;

beforeAll(async () => {
  const test = await openTestApp();
  me = { test, token: (await test.signIn()).token };
  other = { test, token: (await test.signIn('+919876543211')).token };
  video = await mp4Of({ seconds, width: 1_280, height: 720 });
  picture = await renditionOf({ seconds, hasSound: false });
  sound = await renditionOf({ seconds, hasPicture: false });
});
afterAll(() => me.test.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, by: Sender = me) =>
  by.test.call(method, `/api/renditions/${path}`, { token: by.token, ...(payload && { payload }) });
const put = (id: string, name: string, bytes: Buffer, duration?: number, by: Sender = me) =>
  by.test.call(
    'PUT',
    `/api/renditions/${id}/${name}${duration === undefined ? '' : `?duration=${duration}`}`,
    {
      token: by.token,
      payload: bytes,
      headers: { 'content-type': 'application/offset+octet-stream' },
    },
  );
const key = 'avc-1600-600';
const start = (id: string, renditions: string[] = ['360', 'audio'], made = key) =>
  call('POST', id, { key: made, renditions });

async function sendRendition(id: string, name: string, { init, segments }: TestRendition) {
  expect((await put(id, `${name}-init.mp4`, init)).statusCode).toBe(204);
  for (const [place, { bytes, ms }] of segments.entries())
    expect((await put(id, `${name}-${place + 1}.m4s`, bytes, ms)).statusCode).toBe(204);
}
const counts = () => ({ segments: { '360': picture.segments.length, audio: sound.segments.length } });
const finish = (id: string, body: object = counts()) => call('POST', `${id}/finish`, body);
const upload = async (bytes: Buffer) => {
  const answer = await sendFile(me, bytes, { purpose: 'video', name: 'film.mp4' });
  const file = answer.json<MediaFile>();
  expect([file.status, file.reason]).toEqual(['ready', undefined]);
  return file;
};
const read = async (id: string) =>
  (await me.test.call('GET', `/api/media/${id}`, { token: me.token })).json<MediaFile>();
const folders = (contentId = '') => {
  const path = join(me.test.deps.config.dataDir, 'media/streams', contentId);
  return existsSync(path) ? readdirSync(path) : [];
};
const pass = async (ms: number) => {
  me.test.deps.clock.advance(ms);
  await me.test.deps.jobs.drain();
};

describe('renditions', () => {
  it('come while the upload is on its way, and are served once all is there', async () => {
    const { id } = (
      await begin(me, { size: video.length, purpose: 'video', name: 'film.mp4' })
    ).json<Upload>();
    const begun = (await start(id)).json<Preparation>();
    expect(begun).toMatchObject({
      key,
      poster: false,
      size: 0,
      files: [{ name: '360', init: false, segments: [] }, {}],
    });
    await sendRendition(id, '360', picture);
    expect((await put(id, 'poster.jpg', jpegOf())).statusCode).toBe(204);
    expect((await finish(id)).json().code).toBe('upload_unfinished');
    for (let at = 0; at < video.length; at += 500_000)
      await send(me, id, at, video.subarray(at, at + 500_000));
    const file = (await finishFile(me, id)).json<MediaFile>();
    expect(file).toMatchObject({
      contentId: id,
      playback: {
        duration: expect.closeTo(seconds, 1),
        width: 1_280,
        height: 720,
        videoCodec: 'avc',
        audioCodec: 'aac',
        renditions: { status: 'preparing', items: [], poster: false, thumbnails: null },
        captions: [],
        chapters: [],
      },
    });
    expect((await finish(id)).json().code).toBe('renditions_incomplete');
    await sendRendition(id, 'audio', sound);
    const ready = (await finish(id)).json<MediaFile>();
    expect(ready.playback?.renditions).toEqual({
      status: 'ready',
      maxRendition: '720',
      poster: true,
      thumbnails: null,
      items: [
        { name: '360', width: 640, height: 360, codecs: 'avc1.42c01e', bandwidth: expect.any(Number) },
        { name: 'audio', codecs: 'mp4a.40.2', bandwidth: expect.any(Number) },
      ],
    });
    expect((await finish(id)).json()).toEqual(ready);
    expect((await read(ready.mediaId)).playback).toEqual(ready.playback);
    expect((await call('GET', id)).statusCode).toBe(404);
  });

  it('go on after a reload: what has come is known, and is kept as it is', async () => {
    const { contentId: id = '' } = await upload(video);
    await start(id);
    await put(id, '360-init.mp4', picture.init);
    const [first, second, third] = picture.segments;
    if (!first || !second || !third) throw new Error('there are three segments');
    await put(id, '360-1.m4s', first.bytes, first.ms);
    await put(id, '360-3.m4s', third.bytes, third.ms);
    const again = (await start(id)).json<Preparation>();
    expect(again.files[0]).toEqual({
      name: '360',
      init: true,
      segments: [
        [1, 1],
        [3, 3],
      ],
    });
    expect((await put(id, '360-1.m4s', second.bytes, second.ms)).statusCode).toBe(204);
    await put(id, '360-2.m4s', second.bytes, second.ms);
    const now = (await call('GET', id)).json<Preparation>();
    expect(now.files[0]?.segments).toEqual([[1, 3]]);
    expect(now.size).toBe(
      picture.init.length + picture.segments.reduce((sum, { bytes }) => sum + bytes.length, 0),
    );
    const otherWay = (await start(id, ['360', 'audio'], 'another-way')).json<Preparation>();
    expect(otherWay).toMatchObject({
      key: 'another-way',
      size: 0,
      files: [{ init: false, segments: [] }, {}],
    });
  });

  it('of audio are its sound alone, also of an MP4 that does not say that it is audio', async () => {
    const bytes = await mp4Of({ seconds, hasPicture: false });
    const sent = await sendFile(me, bytes, { purpose: 'audio', name: 'bread' });
    const { contentId: id = '', type, name } = sent.json<MediaFile>();
    expect([type, name]).toEqual(['audio/mp4', 'bread.m4a']);
    expect((await start(id)).json().code).toBe('wrong_renditions');
    await start(id, ['audio']);
    await sendRendition(id, 'audio', sound);
    const ready = (await finish(id, { segments: { audio: sound.segments.length } })).json<MediaFile>();
    expect(ready.playback?.renditions).toMatchObject({ status: 'ready', items: [{ name: 'audio' }] });
  });

  it('replace those before, and are removed with the content', async () => {
    const file = await upload(video);
    const id = file.contentId ?? '';
    for (const made of ['first-way', 'second-way']) {
      await start(id, ['360', 'audio'], made);
      await sendRendition(id, '360', picture);
      await sendRendition(id, 'audio', sound);
      expect((await finish(id)).statusCode).toBe(200);
    }
    expect(folders(id)).toHaveLength(2);
    await pass(hour + 1);
    expect(folders(id)).toHaveLength(1);
    expect((await read(file.mediaId)).playback?.renditions.status).toBe('ready');
    const removed = await me.test.call('DELETE', `/api/media/${file.mediaId}`, { token: me.token });
    expect(removed.statusCode).toBe(204);
    await pass(hour + 1);
    expect(folders(id)).toEqual([]);
  });

  it('that are abandoned, given up, or whose upload is cancelled, leave nothing', async () => {
    const one = (await begin(me, { size: 9_000, purpose: 'video' })).json<Upload>();
    await start(one.id);
    await put(one.id, '360-init.mp4', picture.init);
    await me.test.call('DELETE', `/api/uploads/${one.id}`, { token: me.token });
    const { contentId: two = '' } = await upload(video);
    await start(two);
    await put(two, '360-init.mp4', picture.init);
    expect((await call('DELETE', two)).statusCode).toBe(204);
    expect((await call('DELETE', two)).statusCode).toBe(404);
    expect(folders(two)).toEqual([]);
    const { contentId: three = '' } = await upload(video);
    await start(three);
    await put(three, '360-init.mp4', picture.init);
    await pass(6 * day);
    expect(folders(one.id)).toEqual([]);
    expect(folders(three)).toHaveLength(1);
    await pass(day + hour);
    expect(folders(three)).toEqual([]);
    expect((await put(three, '360-1.m4s', picture.init, 4_000)).statusCode).toBe(404);
  });
});

describe('are refused:', () => {
  it('what is not theirs, or of a file that is none', async () => {
    const { contentId: id = '' } = await upload(video);
    expect((await call('POST', id, { key, renditions: ['360'] }, other)).statusCode).toBe(404);
    await start(id);
    expect((await call('GET', id, undefined, other)).statusCode).toBe(404);
    expect((await put(id, '360-init.mp4', picture.init, undefined, other)).statusCode).toBe(404);
    expect((await call('POST', `${id}/finish`, counts(), other)).statusCode).toBe(404);
    expect((await call('DELETE', id, undefined, other)).statusCode).toBe(404);
    const text = (await sendFile(me, Buffer.from('Wheat'), { name: 'a.txt' })).json<MediaFile>();
    expect((await start(text.contentId ?? '')).statusCode).toBe(404);
  });

  it('names, sizes and bytes that are none of a rendition', async () => {
    const { contentId: id = '' } = await upload(video);
    expect((await start(id, ['720'])).json().code).toBe('wrong_renditions');
    await start(id, ['360']);
    const [segment] = picture.segments;
    if (!segment) throw new Error('there is a segment');
    const codeOf = async (...of: Parameters<typeof put>) => {
      const answer = await put(...of);
      return [answer.statusCode, answer.json().code];
    };
    expect((await put(id, '..%2f360-1.m4s', segment.bytes, 4_000)).statusCode).toBe(404);
    expect((await put(id, '480-1.m4s', segment.bytes, 4_000)).statusCode).toBe(404);
    expect((await put(id, '360-1.m4s', segment.bytes, 40_000)).statusCode).toBe(400);
    expect(await codeOf(id, '720-1.m4s', segment.bytes, 4_000)).toEqual([422, 'unknown_rendition']);
    expect(await codeOf(id, '360-1.m4s', segment.bytes)).toEqual([422, 'wrong_duration']);
    expect(await codeOf(id, '360-init.mp4', picture.init, 4_000)).toEqual([422, 'wrong_duration']);
    for (const bytes of [
      Buffer.from('<script>'),
      segment.bytes.subarray(0, -1),
      Buffer.alloc(0),
      picture.init,
    ])
      expect(await codeOf(id, '360-1.m4s', bytes, 4_000)).toEqual([422, 'bad_rendition_file']);
    expect(await codeOf(id, 'poster.jpg', Buffer.from('<svg>'))).toEqual([422, 'bad_rendition_file']);
    expect(await codeOf(id, '360-1.m4s', Buffer.alloc(9_000_000), 4_000)).toEqual([413, expect.any(String)]);
    expect((await call('GET', id)).json<Preparation>().size).toBe(0);
  });

  it('another length than the original, another codec, and what cannot be opened', async () => {
    const { contentId: id = '' } = await upload(video);
    const longer = await renditionOf({ seconds: 20, hasSound: false });
    const larger = await renditionOf({ seconds, hasSound: false, width: 1_280, height: 720 });
    const codeOf = async (made: string, rendition: TestRendition, segments = rendition.segments.length) => {
      await start(id, ['360'], made);
      await sendRendition(id, '360', rendition);
      const answer = await finish(id, { segments: { '360': segments } });
      return [answer.statusCode, answer.json().code];
    };
    expect(await codeOf('way-longer', longer)).toEqual([422, 'wrong_rendition_length']);
    expect(await codeOf('way-larger', larger)).toEqual([422, 'unplayable_rendition']);
    expect(await codeOf('way-sound', sound)).toEqual([422, 'unplayable_rendition']);
    const [first] = picture.segments;
    if (!first) throw new Error('there is a segment');
    const repeated = {
      init: picture.init,
      segments: picture.segments.map(({ ms }) => ({ bytes: first.bytes, ms })),
    };
    expect(await codeOf('way-repeated', repeated)).toEqual([422, 'unplayable_rendition']);
    const withoutTrack = Buffer.from(picture.init);
    withoutTrack.write('free', boxAt(withoutTrack, 'trak') + 4, 'latin1');
    const broken = { ...picture, init: withoutTrack };
    expect(await codeOf('way-broken', broken)).toEqual([422, 'unplayable_rendition']);
    expect(await codeOf('way-missing', picture, picture.segments.length + 1)).toEqual([
      409,
      'renditions_incomplete',
    ]);
  });
});
