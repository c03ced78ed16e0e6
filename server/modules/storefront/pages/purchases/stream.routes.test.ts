import type { CourseContent } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { jpegOf, mp4Of, renditionOf, type TestRendition } from '../../../catalog/media/testing/video';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { modelOf } from '../testing/build';
import { get, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { type Bought, buy, publish, uploaded } from '../testing/sold-files';

setUpPageOnSale();

const seconds = 10;
let filmId: string;
let contentId: string;
let productId: string;
let bought: Bought;
let picture: TestRendition;
let sound: TestRendition;

beforeAll(async () => {
  const film = await uploaded(await mp4Of({ seconds, width: 1_280, height: 720 }), 'video', 'film.mp4');
  filmId = film.mediaId;
  contentId = film.contentId ?? '';
  picture = await renditionOf({ seconds, hasSound: false });
  sound = await renditionOf({ seconds, hasPicture: false });
  productId = await publish([{ id: 'a', type: 'video', title: 'The film', mediaId: filmId }]);
  bought = await buy(productId);
});

const own = (method: 'POST' | 'PUT', url: string, payload: object, headers: Record<string, string> = {}) =>
  shop.call({ method, url, token: seller.token, payload, headers });

async function prepare(key: string): Promise<void> {
  const path = `/api/renditions/${contentId}`;
  await own('POST', path, { key, renditions: ['360', 'audio'] });
  const bytes = { 'content-type': 'application/offset+octet-stream' };
  for (const [name, { init, segments }] of [
    ['360', picture],
    ['audio', sound],
  ] as const) {
    await own('PUT', `${path}/${name}-init.mp4`, init, bytes);
    for (const [place, segment] of segments.entries())
      await own('PUT', `${path}/${name}-${place + 1}.m4s?duration=${segment.ms}`, segment.bytes, bytes);
  }
  await own('PUT', `${path}/poster.jpg`, jpegOf(), bytes);
  const segments = { '360': picture.segments.length, audio: sound.segments.length };
  const finished = await own('POST', `${path}/finish`, { segments });
  expect([finished.status, finished.body]).toEqual([200, expect.objectContaining({ contentId })]);
}

const masterUrl = (name = 'master', { accessId } = bought) =>
  `/stream/video/${filmId}/${name}.m3u8?access=${accessId}`;
const fetched = (url: string, cookie = bought.cookie) => get(url, { cookie });
/** The addresses that a playlist names, made absolute. */
const namedIn = (playlist: string, at: string) =>
  [...playlist.matchAll(/URI="([^"]+)"|^([^#\s].*)$/gm)].map(
    ([, attribute, line]) => new URL(attribute ?? line ?? '', `http://haat${at}`).pathname,
  );

async function playlists() {
  const [audio = '', video = ''] = namedIn((await fetched(masterUrl())).body, masterUrl());
  return { audio, video };
}

test('what is not prepared yet has no playlist, and is played as it was uploaded', async () => {
  expect((await fetched(masterUrl())).statusCode).toBe(404);
  expect((await fetched(`/stream/video/${filmId}?access=${bought.accessId}`)).statusCode).toBe(200);
});

test('the page of what was bought names the playlists, the poster and the captions', async () => {
  await prepare('avc-1600-600');
  await own('PUT', `/api/media/${filmId}/captions/hi`, {
    label: '',
    text: 'WEBVTT\n\n00:00.000 --> 00:02.000\nनमस्ते\n',
  });
  const { order } = modelOf((await fetched(`/access/${bought.placed.id}`)).body, 'access');
  const [part] = order.access?.received?.parts ?? [];
  const urlOf = (name: string) => `/stream/video/${filmId}/${name}?access=${bought.accessId}`;
  expect(part?.playback).toMatchObject({
    width: 1_280,
    height: 720,
    hls: { auto: urlOf('master.m3u8'), '360': urlOf('master-360.m3u8') },
    poster: urlOf('poster.jpg'),
    captions: [{ language: 'hi', label: 'हिन्दी', src: urlOf('captions-hi.vtt') }],
  });
  const captions = await fetched(urlOf('captions-hi.vtt'));
  expect([captions.headers['content-type'], captions.body]).toEqual([
    'text/vtt; charset=utf-8',
    expect.stringContaining('नमस्ते'),
  ]);
  expect((await fetched(urlOf('captions-ta.vtt'))).statusCode).toBe(404);
  const poster = await fetched(urlOf('poster.jpg'));
  expect([poster.headers['content-type'], poster.rawPayload.length]).toEqual(['image/jpeg', jpegOf().length]);
});

test('playlists lead to every segment, byte by byte', async () => {
  const answer = await fetched(masterUrl());
  expect(answer.headers['content-type']).toBe('application/vnd.apple.mpegurl');
  expect(answer.body).toMatch(
    /^#EXTM3U\n.*#EXT-X-MEDIA:TYPE=AUDIO,.*#EXT-X-STREAM-INF:BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,CODECS="avc1\.\w+,mp4a\.40\.2",RESOLUTION=\d+x\d+,AUDIO="audio"\n/s,
  );
  expect(namedIn((await fetched(masterUrl('master-360'))).body, masterUrl())).toHaveLength(2);
  expect((await fetched(masterUrl('master-720'))).statusCode).toBe(404);
  for (const [url, { init, segments }] of [
    [(await playlists()).video, picture],
    [(await playlists()).audio, sound],
  ] as const) {
    const list = (await fetched(url)).body;
    const parts = await Promise.all(namedIn(list, url).map((part) => fetched(part)));
    expect(parts.map(({ rawPayload }) => rawPayload)).toEqual([init, ...segments.map(({ bytes }) => bytes)]);
    expect(list).toContain(`#EXTINF:${((segments[0]?.ms ?? 0) / 1_000).toFixed(3)},\n`);
    expect(list).toMatch(/#EXT-X-PLAYLIST-TYPE:VOD\n.*#EXT-X-ENDLIST\n$/s);
  }
});

test('segments come in ranges and tell HEAD their size', async () => {
  const { video } = await playlists();
  const url = video.replace('360.m3u8', '360-1.m4s');
  const [first] = picture.segments;
  const part = await get(url, { cookie: bought.cookie, range: 'bytes=4-7' });
  expect([part.statusCode, part.rawPayload]).toEqual([206, first?.bytes.subarray(4, 8)]);
  expect((await get(url, { cookie: bought.cookie, range: 'bytes=99999999-' })).statusCode).toBe(416);
  const head = await shop.app.inject({ method: 'HEAD', url, headers: { cookie: bought.cookie } });
  expect([head.headers['content-length'], head.body]).toEqual([String(first?.bytes.length), '']);
});

test('a copied address is worth nothing to anybody else, nor for another video', async () => {
  const { video } = await playlists();
  const stranger = buyerCookie(await shop.order(productId, { buyer: { phone: '98765 43299', name: 'Uma' } }));
  const segment = video.replace('360.m3u8', '360-1.m4s');
  const [, , , , ticket = ''] = video.split('/');
  for (const url of [
    masterUrl(),
    video,
    segment,
    `/stream/video/${filmId}/poster.jpg?access=${bought.accessId}`,
  ]) {
    expect([url, (await fetched(url, stranger)).statusCode]).toEqual([url, 404]);
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
  for (const url of [
    segment.replace(filmId, `${filmId.slice(0, -1)}x`),
    segment.replace(ticket, `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`),
    segment.replace(bought.accessId, 'HT7K2M9QabcdefGH'),
    segment.replace('360-1.m4s', '360-99.m4s'),
    segment.replace('360-1.m4s', '..%2f..%2fsecret'),
  ])
    expect([url, (await fetched(url)).statusCode]).toEqual([url, 404]);
});

test('addresses are good for the length of the video and six hours', async () => {
  const { video } = await playlists();
  const segment = video.replace('360.m3u8', '360-1.m4s');
  shop.deps.clock.advance(6 * 60 * 60_000);
  expect((await fetched(segment)).statusCode).toBe(200);
  shop.deps.clock.advance((seconds + 2) * 1_000);
  expect((await fetched(segment)).statusCode).toBe(404);
});

test('a free lesson of a course plays for anybody, the others and other files do not', async () => {
  const lesson = (id: string, more: object) => ({
    id,
    title: id,
    items: [{ id: `item-${id}`, type: 'video', title: 'The film', mediaId: filmId }],
    ...more,
  });
  const publishCourse = async (more: object): Promise<string> => {
    const content = { sections: [{ id: 's1', title: 'Week 1', lessons: [lesson('l1', more)] }] };
    const payload = { kind: 'course', title: 'Bread', prices: [{ type: 'once', amount: 10_000 }], content };
    const { id } = (await own('POST', '/api/products', payload)).body as { id: string };
    expect((await own('POST', `/api/products/${id}/publish`, {})).status).toBe(200);
    return id;
  };
  const [free, paid] = [await publishCourse({ isFree: true }), await publishCourse({})];
  const at = (id: string, name = '') => `/stream/video/${filmId}${name}?product=${id}`;
  const { body } = await get(`/api/public/products/${free}`);
  const { content } = JSON.parse(body) as { content: CourseContent };
  expect(content.sections?.[0]?.lessons[0]?.items?.[0]).toMatchObject({
    streamUrl: at(free),
    playlistUrl: at(free, '/master.m3u8'),
    poster: at(free, '/poster.jpg'),
    captions: [{ language: 'hi', label: 'हिन्दी', src: at(free, '/captions-hi.vtt') }],
  });
  expect((await get(`/api/public/products/${paid}`)).body).not.toContain(filmId);

  for (const name of ['', '/poster.jpg', '/captions-hi.vtt'])
    expect([name, (await get(at(free, name))).statusCode]).toEqual([name, 200]);
  const master = await get(at(free, '/master.m3u8'));
  expect(master.statusCode).toBe(200);
  const [, video = ''] = namedIn(master.body, at(free, '/master.m3u8'));
  const list = await get(video);
  const [segment = ''] = namedIn(list.body, video);
  expect((await get(segment)).statusCode).toBe(200);
  for (const name of ['', '/master.m3u8', '/poster.jpg', '/captions-hi.vtt'])
    expect([name, (await get(at(paid, name))).statusCode]).toEqual([name, 404]);
  expect((await get(segment.replace(free, paid))).statusCode).toBe(404);
  expect((await get(at(productId))).statusCode).toBe(404);
  expect((await get(at('HT7K2M9QabcdefGH'))).statusCode).toBe(404);

  // Nothing is free of a course that is not shown any more.
  expect((await own('POST', `/api/products/${free}/archive`, {})).status).toBe(200);
  expect((await get(at(free))).statusCode).toBe(404);
  shop.deps.clock.advance(31_000);
  expect((await get(segment)).statusCode).toBe(404);
});

const plays = async (device: string, more: object = {}, { accessId, cookie } = bought) => {
  const answer = await shop.app.inject({
    method: 'PUT',
    url: `/api/access/${accessId}/playback/${filmId}`,
    headers: { cookie, 'user-agent': `Mozilla/5.0 (${device}) Chrome/143.0` },
    payload: { device: `${device}-of-the-buyer`, position: 0, isPlaying: true, ...more },
  });
  return [answer.statusCode, answer.statusCode === 204 ? '' : answer.json().message];
};

test('two devices play at once; the third is told which, and plays when one has stopped', async () => {
  expect(await plays('Android')).toEqual([204, '']);
  expect(await plays('Windows')).toEqual([204, '']);
  const refused = [
    409,
    'It plays on Chrome on Android, Chrome on Windows. Stop it there, then play it here.',
  ];
  expect(await plays('iPad')).toEqual(refused);
  // Those that play go on.
  shop.deps.clock.advance(30_000);
  expect(await plays('Android')).toEqual([204, '']);
  expect(await plays('Windows', { isPlaying: false })).toEqual([204, '']);
  expect(await plays('iPad')).toEqual([204, '']);
  expect(await plays('Windows')).toEqual([
    409,
    'It plays on Chrome on Android, Chrome on iPad. Stop it there, then play it here.',
  ]);
  // One that says nothing has been left.
  shop.deps.clock.advance(36_000);
  expect(await plays('Windows')).toEqual([204, '']);
});

test('of several devices at once no more are let in than may play', async () => {
  shop.deps.clock.advance(60_000);
  const all = await Promise.all(['Android', 'Windows', 'iPad', 'iPhone', 'Linux'].map((one) => plays(one)));
  expect(all.filter(([status]) => status === 204)).toHaveLength(2);
});

test('the page of what was bought goes on where the last device was', async () => {
  shop.deps.clock.advance(60_000);
  const at = `/api/access/${bought.accessId}/playback/${filmId}`;
  const positions = async () =>
    modelOf((await fetched(`/access/${bought.placed.id}`)).body, 'access').positions;
  await plays('Android', { position: 4 });
  expect(await positions()).toEqual({});
  await plays('Android', { position: 8 });
  await plays('Windows', { position: 6, isPlaying: false });
  expect(await positions()).toEqual({ [at]: 6 });
  // Watched to its end it begins anew.
  await plays('Android', { position: seconds });
  expect(await positions()).toEqual({});
});

test('nobody else reports for a buyer, and names of devices are kept for a day', async () => {
  const stranger = buyerCookie(await shop.order(productId, { buyer: { phone: '98765 43298', name: 'Uma' } }));
  expect((await plays('Android', {}, { ...bought, cookie: stranger }))[0]).toBe(404);
  expect((await plays('Android', {}, { ...bought, cookie: '' }))[0]).toBe(401);
  expect((await plays('Android', { device: 'short' }))[0]).toBe(400);
  const devices = () => shop.deps.database.db.selectFrom('stream_device').selectAll().execute();
  expect(await devices()).not.toHaveLength(0);
  shop.deps.clock.advance(25 * 60 * 60_000);
  await shop.deps.jobs.drain();
  expect(await devices()).toHaveLength(0);
});

test('access that ends stops the segments within a minute', async () => {
  const other = await buy(productId, { buyer: { phone: '98765 43277', name: 'Ravi' } });
  const [, video = ''] = namedIn((await fetched(masterUrl('master', other), other.cookie)).body, masterUrl());
  const segment = video.replace('360.m3u8', '360-1.m4s');
  expect((await fetched(segment, other.cookie)).statusCode).toBe(200);
  const refund = await own(
    'POST',
    `/api/transactions/${other.placed.id}/refund`,
    {},
    { 'idempotency-key': 'a-refund-of-streams' },
  );
  expect(refund.status).toBe(200);
  // What was looked at within half a minute is not looked at again.
  await shop.deps.jobs.drain();
  expect((await fetched(masterUrl('master', other), other.cookie)).statusCode).toBe(404);
  shop.deps.clock.advance(31_000);
  expect((await fetched(segment, other.cookie)).statusCode).toBe(404);
});
