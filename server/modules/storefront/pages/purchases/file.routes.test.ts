import type { PlacedOrder } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../../catalog/media/testing/files';
import { mp4Of } from '../../../catalog/media/testing/video';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { modelOf } from '../testing/build';
import { get, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { type Bought, buy, publish, upload } from '../testing/sold-files';

setUpPageOnSale();

let pdf: Buffer;
let video: Buffer;
let bookId: string;
let filmId: string;
let productId: string;
let bought: Bought;

beforeAll(async () => {
  pdf = await pdfOf(40);
  video = await mp4Of({ seconds: 2 });
  bookId = await upload(pdf, 'file', 'मसाले “2026”.pdf');
  filmId = await upload(video, 'video', 'film.mp4');
  productId = await publish([
    { id: 'a', type: 'file', title: 'The book', mediaId: bookId, downloads: 2 },
    { id: 'b', type: 'video', title: 'The film', mediaId: filmId },
  ]);
  bought = await buy(productId);
});

const bookOf = ({ accessId }: Bought) => `/media/file/${accessId}/${bookId}`;
const filmOf = ({ accessId }: Bought) => `/stream/video/${filmId}?access=${accessId}`;

test('stand on the page of what was bought, and by name and size alone on the preview', async () => {
  const model = modelOf((await get(`/access/${bought.placed.id}`, { cookie: bought.cookie })).body, 'access');
  expect(model.order.access?.received?.parts).toMatchObject([
    { type: 'file', title: 'The book', url: bookOf(bought), fileType: 'application/pdf', size: pdf.length },
    { type: 'video', title: 'The film', streamUrl: filmOf(bought), fileType: 'video/mp4' },
  ]);
  const shown = await get(`/api/public/products/${productId}`);
  expect(shown.json().content.items).toEqual([
    { id: 'a', type: 'file', title: 'The book', fileType: 'application/pdf', size: pdf.length },
    { id: 'b', type: 'video', title: 'The film', fileType: 'video/mp4', size: video.length },
  ]);
  expect(shown.body).not.toContain(bookId);
});

test('come whole, by the cookie of the browser or the token of the order', async () => {
  const whole = await get(filmOf(bought), { cookie: bought.cookie });
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/mp4']);
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'cache-control': 'private, no-store' });
  expect(whole.rawPayload.equals(video)).toBe(true);
  const byToken = await get(`/stream/video/${filmId}?access=${bought.accessId}`, {
    'order-token': bought.placed.token,
  });
  expect(byToken.statusCode).toBe(200);
  const unnamed = await get(`/stream/video/${filmId}`, { cookie: bought.cookie });
  expect(unnamed.rawPayload.equals(video)).toBe(true);
});

test.each([
  ['bytes=0-9', 206, [0, 10]],
  ['bytes=100-', 206, [100, undefined]],
  ['bytes=-7', 206, [-7, undefined]],
  ['bytes=0-999999999', 206, [0, undefined]],
  ['nonsense', 200, [0, undefined]],
  ['bytes=0-1,5-6', 200, [0, undefined]],
] as const)('answer the range %s with %i', async (range, status, [start, end]) => {
  const answer = await get(filmOf(bought), { cookie: bought.cookie, range });
  expect(answer.statusCode).toBe(status);
  expect(answer.rawPayload.equals(video.subarray(start, end))).toBe(true);
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
});

test('refuse a range that is not there, and send all when they have changed', async () => {
  const beyond = await get(filmOf(bought), { cookie: bought.cookie, range: 'bytes=999999-' });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${video.length}`]);
  const conditional = (etag: string) =>
    get(filmOf(bought), { cookie: bought.cookie, range: 'bytes=0-9', 'if-range': etag });
  expect((await conditional('"former"')).statusCode).toBe(200);
  const { headers } = await conditional('"former"');
  expect((await conditional(String(headers['etag']))).statusCode).toBe(206);
});

test('tell their size to HEAD without a byte, and do not count it', async () => {
  const head = await shop.app.inject({
    method: 'HEAD',
    url: bookOf(bought),
    headers: { cookie: bought.cookie },
  });
  expect([head.statusCode, Number(head.headers['content-length']), head.body]).toEqual([200, pdf.length, '']);
  expect(await shop.count('file_download')).toBe(0);
});

test('may be downloaded as often as the creator allows; one that goes on counts once', async () => {
  const fetched = (range?: string) => get(bookOf(bought), { cookie: bought.cookie, ...(range && { range }) });
  const first = await fetched();
  expect([first.statusCode, first.rawPayload.equals(pdf)]).toEqual([200, true]);
  expect(first.headers['content-disposition']).toBe(
    `attachment; filename="_____ _2026_.pdf"; filename*=UTF-8''${encodeURIComponent('मसाले “2026”.pdf')}`,
  );
  expect((await fetched('bytes=500-')).statusCode).toBe(206);
  expect((await fetched()).statusCode).toBe(200);
  shop.deps.clock.advance(61_000);
  const shown = await get(`${bookOf(bought)}?view`, { cookie: bought.cookie });
  expect(shown.headers['content-disposition']).toMatch(/^inline/);
  // Read on the day of a download, it does not count.
  shop.deps.clock.advance(61_000);
  expect((await fetched()).statusCode).toBe(200);
  shop.deps.clock.advance(61_000);
  const over = await fetched();
  expect([over.statusCode, over.body]).toEqual([403, expect.stringContaining('download limit')]);
});

test('are nothing to anybody else, by whatever address', async () => {
  const other = await buy(productId);
  const stranger = await shop.order(productId, { buyer: { phone: '98765 43299', name: 'Uma' } });
  const cookie = buyerCookie(stranger);
  for (const url of [
    bookOf(bought),
    filmOf(bought),
    `/stream/video/${filmId}`,
    `/media/file/${bought.accessId}/${filmId.slice(0, -1)}x`,
    `/media/file/${other.accessId}/..%2f..%2fetc`,
    `/stream/video/${bookId}?access=${bought.accessId}`,
  ])
    expect([url, (await get(url, { cookie })).statusCode]).toEqual([url, 404]);
  expect((await get(bookOf(bought))).statusCode).toBe(404);
  expect((await get(filmOf(bought), { authorization: `Bearer ${seller.token}` })).statusCode).toBe(404);
  const notPlayed = await get(`/stream/video/${bookId}?access=${bought.accessId}`, { cookie: bought.cookie });
  expect(notPlayed.statusCode).toBe(404);
});

test('stop with the refund', async () => {
  const mine = await buy(productId);
  expect((await get(filmOf(mine), { cookie: mine.cookie })).statusCode).toBe(200);
  const refund = await shop.call({
    method: 'POST',
    url: `/api/transactions/${mine.placed.id}/refund`,
    token: seller.token,
    payload: {},
    headers: { 'idempotency-key': 'a-refund-of-files' },
  });
  expect(refund.status).toBe(200);
  await shop.deps.jobs.drain();
  expect((await get(bookOf(mine), { cookie: mine.cookie })).statusCode).toBe(404);
  // What has played within half a minute is not looked at again.
  shop.deps.clock.advance(30_000);
  expect((await get(filmOf(mine), { cookie: mine.cookie })).statusCode).toBe(404);
});

test('play half a minute longer where a browser signs out, by whatever address', async () => {
  const mine = await buy(productId);
  const unnamed = `/stream/video/${filmId}`;
  const statuses = async () => {
    const answers = [
      await get(filmOf(mine), { cookie: mine.cookie }),
      await get(unnamed, { cookie: mine.cookie }),
    ];
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statuses()).toEqual([200, 200]);
  expect((await post('/purchase/sign-out', {}, { cookie: mine.cookie })).statusCode).toBe(303);
  shop.deps.clock.advance(29_000);
  expect(await statuses()).toEqual([200, 200]);
  shop.deps.clock.advance(1_000);
  expect(await statuses()).toEqual([404, 404]);
});

test('play at once for a browser that played before, and for whoever is given them', async () => {
  const other = await publish([{ id: 'a', type: 'video', title: 'The film', mediaId: filmId }]);
  expect((await get(filmOf(bought), { cookie: bought.cookie })).statusCode).toBe(200);
  const placed = await shop.call({
    method: 'POST',
    url: '/api/orders',
    headers: { 'idempotency-key': 'an-order-of-the-same-browser', cookie: bought.cookie },
    payload: { productId: other, buyer: { phone: '98765 43266', name: 'Ravi' } },
  });
  const order = placed.body as PlacedOrder;
  await shop.pay(order.payment.session);
  const accessId = (await shop.read(order)).accesses?.[0]?.id ?? '';
  const next = filmOf({ ...bought, accessId });
  expect((await get(next, { cookie: bought.cookie })).statusCode).toBe(200);

  const { token, phone } = await shop.seller('Uma');
  const authorization = `Bearer ${token}`;
  expect((await get(next, { authorization })).statusCode).toBe(404);
  expect((await get(next, { cookie: bought.cookie })).statusCode).toBe(200);
  await shop.deps.database.db
    .updateTable('access_grant')
    .set({ holder_phone: phone })
    .where('id', '=', accessId)
    .execute();
  expect((await get(next, { authorization })).statusCode).toBe(200);
});

test('are read anew within half a minute when they are replaced', async () => {
  const replaced = await mp4Of({ seconds: 3 });
  const own = await upload(video, 'video', 'own.mp4');
  const mine = await buy(await publish([{ id: 'a', type: 'video', title: 'The film', mediaId: own }]));
  const fetched = () => get(`/stream/video/${own}?access=${mine.accessId}`, { cookie: mine.cookie });
  expect((await fetched()).rawPayload.equals(video)).toBe(true);
  await upload(replaced, 'video', 'own.mp4', { replaces: own });
  shop.deps.clock.advance(30_000);
  expect((await fetched()).rawPayload.equals(replaced)).toBe(true);
});

test('of somebody else, or of another type, cannot be sold', async () => {
  const payload = (items: object[]) => ({
    kind: 'lock',
    title: 'Masala',
    prices: [{ type: 'once', amount: 10_000 }],
    content: { items },
  });
  const make = (token: string, items: object[]) =>
    shop.call({ method: 'POST', url: '/api/products', token, payload: payload(items) });
  const other = await shop.seller('Uma');
  const foreign = await make(other.token, [{ id: 'a', type: 'file', title: 'A', mediaId: bookId }]);
  expect([foreign.status, foreign.body]).toMatchObject([
    422,
    { fields: { 'content.items.0.mediaId': expect.stringContaining('not found') } },
  ]);
  for (const [type, mediaId] of [
    ['image', bookId],
    ['audio', filmId],
    ['video', bookId],
  ])
    expect((await make(seller.token, [{ id: 'a', type, title: 'A', mediaId }])).status).toBe(422);
  const empty = await make(seller.token, [{ id: 'a', type: 'file', title: 'A' }]);
  expect((empty.body as { missing: object[] }).missing).toMatchObject([{ field: 'content.items.a.mediaId' }]);
});
