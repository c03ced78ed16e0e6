import type { MediaFile, Product, PublicProduct } from '@haat/openapi';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { jpegOf, mp4Of, renditionOf, type TestRendition } from '../../../catalog/media/testing/video';
import { modelOf } from '../testing/build';
import { get, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { uploaded } from '../testing/sold-files';

setUpPageOnSale();

const seconds = 8;
let picture: TestRendition;
let sound: TestRendition;
let film: MediaFile;
let productId: string;

const own = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object | Buffer) =>
  shop.call({
    method,
    url,
    token: seller.token,
    ...(payload && { payload }),
    ...(Buffer.isBuffer(payload) && { headers: { 'content-type': 'application/offset+octet-stream' } }),
  });

const filmOf = async (length: number, name = 'rain.mp4', more = {}) =>
  uploaded(await mp4Of({ seconds: length }), 'video', name, more);

/** As a browser of the creator does. */
async function prepare({ contentId = '' }: MediaFile): Promise<void> {
  const path = `/api/renditions/${contentId}`;
  await own('POST', path, { key: 'avc-of-a-test', renditions: ['360', 'audio'] });
  for (const [name, { init, segments }] of [
    ['360', picture],
    ['audio', sound],
  ] as const) {
    await own('PUT', `${path}/${name}-init.mp4`, init);
    for (const [place, segment] of segments.entries())
      await own('PUT', `${path}/${name}-${place + 1}.m4s?duration=${segment.ms}`, segment.bytes);
  }
  await own('PUT', `${path}/poster.jpg`, jpegOf());
  const counts = { '360': picture.segments.length, audio: sound.segments.length };
  expect((await own('POST', `${path}/finish`, { segments: counts })).status).toBe(200);
}

async function publish(fields: object): Promise<string> {
  const base = { kind: 'page', title: 'Rain', prices: [{ type: 'once', amount: 10_000 }] };
  const { id } = (await own('POST', '/api/products', { ...base, ...fields })).body as { id: string };
  const published = await own('POST', `/api/products/${id}/publish`);
  expect([published.status, JSON.stringify(published.body)]).toEqual([200, expect.anything()]);
  return id;
}

const change = (fields: object, id = productId) => own('PATCH', `/api/products/${id}`, fields);
const ownProduct = async (id = productId) => (await own('GET', `/api/products/${id}`)).body as Product;
/** As another server, or this one a moment later, has it. */
async function shown(id = productId): Promise<PublicProduct> {
  shop.deps.clock.advance(21_000);
  return JSON.parse((await get(`/api/public/products/${id}`)).body) as PublicProduct;
}
const streamAt = (name = '', id = productId, { mediaId } = film) =>
  `/stream/video/${mediaId}${name}?product=${id}`;
const statusOf = async (url: string) => (await get(url)).statusCode;

beforeAll(async () => {
  picture = await renditionOf({ seconds, hasSound: false });
  sound = await renditionOf({ seconds, hasPicture: false });
});
beforeEach(async () => {
  film = await filmOf(seconds);
  productId = await publish({ trailer: { mediaId: film.mediaId } });
});

test('a preview shows a trailer once it is prepared, and anybody plays it', async () => {
  expect((await shown()).trailer).toBeUndefined();
  expect(await statusOf(`/pp/${productId}/trailer`)).toBe(302);
  await prepare(film);
  expect((await shown()).trailer).toEqual({
    mediaId: film.mediaId,
    seconds,
    width: 640,
    height: 360,
    streamUrl: streamAt(),
    playlistUrl: streamAt('/master.m3u8'),
    poster: streamAt('/poster.jpg'),
  });
  const master = await get(streamAt('/master.m3u8'));
  expect(master.statusCode).toBe(200);
  const [, name = ''] = /^([^#\s].*360\.m3u8.*)$/m.exec(master.body) ?? [];
  const playlist = new URL(name, `http://haat${streamAt('/master.m3u8')}`).pathname;
  expect(await statusOf(playlist)).toBe(200);
  expect(await statusOf(playlist.replace('360.m3u8', '360-1.m4s'))).toBe(200);
  expect(await statusOf(streamAt('/poster.jpg'))).toBe(200);
  // Only by the product whose trailer it is.
  expect(await statusOf(streamAt('/master.m3u8', await publish({})))).toBe(404);

  expect((await own('POST', `/api/products/${productId}/archive`)).status).toBe(200);
  shop.deps.clock.advance(31_000);
  expect(await statusOf(streamAt('/master.m3u8'))).toBe(404);
});

test('its page plays it and leads back, with the code that somebody came with', async () => {
  await prepare(film);
  await shown();
  const page = await get(`/pp/${productId}/trailer`);
  expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(page.headers['cache-control']).toContain('public');
  const { product } = modelOf(page.body, 'trailer');
  expect(product).toMatchObject({ id: productId, title: 'Rain', trailer: { seconds } });
  const again = await get(`/pp/${productId}/trailer`, { 'if-none-match': String(page.headers['etag']) });
  expect(again.statusCode).toBe(304);
  await own('POST', '/api/discounts', { code: 'RAIN20', basisPoints: 2_000 });
  const reduced = modelOf((await get(`/pp/${productId}/trailer?code=rain20`)).body, 'trailer');
  expect(reduced.product.reduction).toMatchObject({ code: 'RAIN20' });
  expect(await statusOf('/pp/HT7K2M9QabcdefGH/trailer')).toBe(404);
  expect(await statusOf('/pp/x/trailer')).toBe(404);
});

test('a trailer has to be a video of the creator’s own, of three minutes at most', async () => {
  const song = await uploaded(await mp4Of({ seconds: 3, hasPicture: false }), 'audio', 'rain.m4a');
  const long = await filmOf(182, 'long.mp4');
  const other = await shop.seller('Ravi');
  const theirs = await shop.call({
    method: 'POST',
    url: '/api/products',
    token: other.token,
    payload: { kind: 'page', title: 'Mine', prices: [], trailer: { mediaId: film.mediaId } },
  });
  const refusalOf = async (mediaId: string) => {
    const { status, body } = await change({ trailer: { mediaId } });
    return [status, (body as { fields?: { trailer?: string } }).fields?.trailer];
  };
  expect(await refusalOf(song.mediaId)).toEqual([422, 'A trailer has to be a video. Choose a video file.']);
  expect(await refusalOf(long.mediaId)).toEqual([
    422,
    'This video is longer than 3 minutes. Choose a shorter one as the trailer.',
  ]);
  const missing = [422, 'This file was not found. Upload it again.'];
  expect(await refusalOf('HT7K2M9QabcdefGH')).toEqual(missing);
  expect([theirs.status, (theirs.body as { fields?: object }).fields]).toEqual([
    422,
    { trailer: missing[1] },
  ]);
  expect((await ownProduct()).trailer).toEqual({ mediaId: film.mediaId });
});

test('a change waits until it is published, can be gone back to, and is copied along', async () => {
  await prepare(film);
  const { mediaId } = film;
  expect((await change({ trailer: null })).status).toBe(200);
  const edited = await ownProduct();
  expect([edited.trailer, edited.published?.trailer]).toEqual([undefined, { mediaId }]);
  expect(edited.changes).toEqual([{ field: 'trailer', change: 'removed' }]);
  expect((await shown()).trailer).toMatchObject({ mediaId });
  const first = edited.version - 1;

  await own('POST', `/api/products/${productId}/publish`);
  expect((await shown()).trailer).toBeUndefined();
  expect(await statusOf(streamAt('/master.m3u8'))).toBe(404);
  const restored = await own('POST', `/api/products/${productId}/versions/${first}/restore`);
  expect([restored.status, (restored.body as unknown as Product).trailer]).toEqual([200, { mediaId }]);

  const copy = (await own('POST', `/api/products/${productId}/duplicate`)).body as unknown as Product;
  expect(copy.trailer).toEqual({ mediaId });
});

test('a version from before there were trailers is gone back to without one', async () => {
  const { version } = await ownProduct();
  await shop.deps.database.pool.query(
    `update product_version set fields = fields - 'trailer' where product_id = '${productId}'`,
  );
  const { status, body } = await own('POST', `/api/products/${productId}/versions/${version}/restore`);
  expect([status, (body as unknown as Product).trailer]).toEqual([200, undefined]);
});

test('its file stays as long as a product names it', async () => {
  const { mediaId } = film;
  const spare = await filmOf(seconds, 'spare.mp4');
  const listed = (await own('GET', `/api/media/${mediaId}`)).body as unknown as MediaFile;
  expect(listed.usedBy).toEqual([{ productId, title: 'Rain' }]);
  expect((await own('DELETE', `/api/media/${mediaId}`)).status).toBe(409);
  const month = 31 * 24 * 60 * 60_000;
  const sweep = async () => {
    shop.deps.clock.advance(month);
    await shop.deps.jobs.drain({ schedules: (name) => name === 'media.sweep' });
  };
  await sweep();
  await sweep();
  expect((await own('GET', `/api/media/${mediaId}`)).status).toBe(200);
  expect((await own('GET', `/api/media/${spare.mediaId}`)).status).toBe(404);
});

test('a content that has become too long is shown and played no more, and stops no other change', async () => {
  await prepare(film);
  await shown();
  const longer = await filmOf(240, 'longer.mp4', { replaces: film.mediaId });
  expect(longer.mediaId).toBe(film.mediaId);
  shop.deps.clock.advance(31_000);
  expect((await shown()).trailer).toBeUndefined();
  expect(await statusOf(streamAt())).toBe(404);
  const saved = await change({ title: 'Rain again', trailer: { mediaId: film.mediaId } });
  expect(saved.status).toBe(200);
});

test('a course says what a lesson takes of a phone’s data, once that is known of all', async () => {
  const lesson = (id: string, mediaId: string) => ({
    id,
    title: id,
    items: [{ id: `i-${id}`, type: 'video', title: id, mediaId }],
  });
  const other = await filmOf(seconds, 'mist.mp4');
  const written = { id: 'l3', title: 'Read', text: 'Mix.' };
  const lessons = [lesson('l1', film.mediaId), lesson('l2', other.mediaId), written];
  const content = { sections: [{ id: 's1', title: 'Water', lessons }] };
  const id = await publish({ kind: 'course', content });
  const lessonBytes = async () => ((await shown(id)).content as { lessonBytes?: number }).lessonBytes;
  // A browser may still prepare them, and a server does after a day.
  expect(await lessonBytes()).toBeUndefined();
  await prepare(film);
  expect(await lessonBytes()).toBeUndefined();
  await prepare(other);
  const played = [picture, sound].flatMap(({ segments }) => segments.map(({ bytes }) => bytes.length));
  const sum = played.reduce((all, size) => all + size, 0);
  expect(Math.abs(((await lessonBytes()) ?? 0) - sum)).toBeLessThan(sum / 100);
});
