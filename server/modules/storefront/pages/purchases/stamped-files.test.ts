import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, expect, test, vi } from 'vitest';
import { pdfOf, readPages } from '../../../../platform/documents/testing/stamped-pages';
import { get, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { type Bought, buy, publish, upload, uploaded } from '../testing/sold-files';

setUpPageOnSale();

const pages = (count: number) =>
  Array.from({ length: count }, () => ({ size: [300, 400] as [number, number] }));
const bytesOf = async (...of: Parameters<typeof pdfOf>) => Buffer.from(await pdfOf(...of));

let book: Buffer;
let bookId: string;
let productId: string;
let bought: Bought;

beforeAll(async () => {
  book = await bytesOf(pages(300));
  bookId = await upload(book, 'file', 'masala.pdf');
  productId = await publish([
    { id: 'a', type: 'file', title: 'The book', mediaId: bookId, stamp: 'pages', downloads: 3 },
  ]);
  bought = await buy(productId, { buyer: { phone: '98765 43210', name: 'क्षितिज शर्मा' } });
});

const bookOf = ({ accessId }: Bought) => `/media/file/${accessId}/${bookId}`;
const fetched = ({ cookie, ...of }: Bought, headers = {}) =>
  get(bookOf({ cookie, ...of }), { cookie, ...headers });
const runs = () => shop.deps.workers.stats().tasks.stampPdf.runs;
const wordsOf = async (bytes: Uint8Array) =>
  readPages(await PDFDocument.load(bytes)).map(({ words }) => words.at(-1));

test('of 300 pages have the name and the last four digits on each; two requests at once make one', async () => {
  const before = runs();
  const [one, other] = await Promise.all([fetched(bought), fetched(bought)]);
  expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  expect(runs() - before).toBe(1);
  const words = await wordsOf(one.rawPayload);
  expect(words).toHaveLength(300);
  expect(new Set(words)).toEqual(new Set(['क्षितिज शर्मा · •••• 3210']));
  expect(one.headers['content-disposition']).toContain('masala.pdf');
}, 60_000);

test('are made beside the thread that answers requests', async () => {
  const mine = await buy(productId, { buyer: { phone: '98765 43215', name: 'Zoya Khan' } });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = runs();
  const start = performance.now();
  delay.enable();
  expect((await fetched(mine)).statusCode).toBe(200);
  delay.disable();
  expect(runs() - before).toBe(1);
  // Made there, it would be held for nearly all of the time.
  expect(delay.max / 1e6).toBeLessThan((performance.now() - start) / 2);
}, 60_000);

test('are kept, and sent by ranges of what was sent before', async () => {
  const whole = await fetched(bought);
  const before = runs();
  const part = await fetched(bought, { range: 'bytes=100-299', 'if-range': whole.headers.etag });
  expect([part.statusCode, part.headers['content-range']]).toEqual([
    206,
    `bytes 100-299/${whole.rawPayload.length}`,
  ]);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 300))).toBe(true);
  expect(runs()).toBe(before);
});

test('are another for each buyer, and none to anybody else', async () => {
  const other = await buy(productId, { buyer: { phone: '98765 43219', name: 'Uma Iyer' } });
  expect((await fetched({ ...bought, cookie: other.cookie })).statusCode).toBe(404);
  const [words] = await wordsOf((await fetched(other)).rawPayload);
  expect(words).toBe('Uma Iyer · •••• 3219');
}, 60_000);

test('are made anew when the bytes are gone, or half of a copy was left behind', async () => {
  const whole = await fetched(bought);
  await shop.deps.storage.remove(`stamped/${bought.accessId}`);
  expect((await fetched(bought)).rawPayload.equals(whole.rawPayload)).toBe(true);
  await shop.deps.database.pool.query(
    `update stamped_copy set size = null where grant_id = '${bought.accessId}'`,
  );
  expect((await fetched(bought)).rawPayload.equals(whole.rawPayload)).toBe(true);
}, 60_000);

test('are stamped anew when the file is replaced, and the former copy is swept an hour later', async () => {
  await upload(await bytesOf(pages(2)), 'file', 'masala.pdf', { replaces: bookId });
  expect(await wordsOf((await fetched(bought)).rawPayload)).toHaveLength(2);
  shop.deps.clock.advance(2 * 60 * 60_000);
  await shop.deps.jobs.drain();
  expect(await shop.count('stamped_copy', `grant_id = '${bought.accessId}'`)).toBe(1);
  expect((await fetched(bought)).statusCode).toBe(200);
});

test('are not replaced by what cannot be stamped, or is no PDF', async () => {
  const reasonOf = async (bytes: Buffer) =>
    (await uploaded(bytes, 'file', 'masala.pdf', { replaces: bookId })).reason;
  const locked = await bytesOf(pages(1), { userPassword: 'secret', ownerPassword: 'x' });
  expect(await reasonOf(locked)).toContain('cannot be stamped');
  expect(await reasonOf(Buffer.from('no PDF'))).toContain('another type');
  expect(await wordsOf((await fetched(bought)).rawPayload)).toHaveLength(2);
});

async function refund({ placed }: Bought): Promise<void> {
  const { status } = await shop.call({
    method: 'POST',
    url: `/api/transactions/${placed.id}/refund`,
    token: seller.token,
    payload: {},
    headers: { 'idempotency-key': `a-refund-of-${placed.id}` },
  });
  expect(status).toBe(200);
}

async function pass(minutes: number): Promise<void> {
  shop.deps.clock.advance(minutes * 60_000);
  await shop.deps.jobs.drain();
}

async function expectNothingOf({ accessId }: Bought): Promise<void> {
  expect(await shop.count('stamped_copy', `grant_id = '${accessId}'`)).toBe(0);
  for await (const names of shop.deps.storage.list('stamped')) expect(names).not.toContain(accessId);
}

test('are removed when access ends', async () => {
  const mine = await buy(productId, { buyer: { phone: '98765 43218', name: 'Ravi' } });
  expect((await fetched(mine)).statusCode).toBe(200);
  await refund(mine);
  await pass(120);
  await expectNothingOf(mine);
});

test('leave nothing when access ends while one is made, and the server dies once its bytes are stored', async () => {
  const mine = await buy(productId, { buyer: { phone: '98765 43216', name: 'Tara' } });
  const { storage } = shop.deps;
  const put = storage.put.bind(storage);
  const stored = vi.spyOn(storage, 'put').mockImplementationOnce(async (key, bytes) => {
    await refund(mine);
    await shop.deps.database.pool.query(`delete from schedule where name = 'media.stamped'`);
    await pass(1);
    await put(key, bytes);
    throw new Error('the server died');
  });
  expect((await fetched(mine)).statusCode).toBe(500);
  expect(stored.mock.calls[0]?.[0]).toContain(mine.accessId);
  stored.mockRestore();
  await pass(120);
  await expectNothingOf(mine);
});

test('are removed when nobody has asked for a week, and made again', async () => {
  shop.deps.clock.advance(8 * 24 * 60 * 60_000);
  await shop.deps.jobs.drain();
  expect(await shop.count('stamped_copy')).toBe(0);
  expect((await fetched(bought)).statusCode).toBe(200);
});

test.each([
  ['protected by a password', () => bytesOf(pages(1), { userPassword: 'a', ownerPassword: 'x' }), 'password'],
  ['damaged', async () => (await bytesOf(pages(2))).subarray(0, 700), 'Export it again'],
  ['no PDF', async () => Buffer.from('Words'), 'Only a PDF'],
])('cannot be promised of a file that is %s', async (_what, make, reason) => {
  const mediaId = await upload(await make(), 'file', 'masala.pdf');
  const payload = (stamp: string) => ({
    kind: 'lock',
    title: 'Masala',
    prices: [{ type: 'once', amount: 10_000 }],
    content: { items: [{ id: 'a', type: 'file', title: 'A', mediaId, stamp }] },
  });
  const made = (stamp: string) =>
    shop.call({ method: 'POST', url: '/api/products', token: seller.token, payload: payload(stamp) });
  expect(await made('footer')).toMatchObject({
    status: 422,
    body: { fields: { 'content.items.0.stamp': expect.stringContaining(reason) } },
  });
  expect(await made('off')).toMatchObject({ status: 201 });
});

test('read in the browser they count once a day, as downloads are limited', async () => {
  const { cookie, accessId, placed } = await buy(productId, {
    buyer: { phone: '98765 43217', name: 'Mira' },
  });
  const mine = { cookie, accessId, placed };
  const read = () => get(`${bookOf(mine)}?view`, { cookie });
  const count = () => shop.count('file_download', `grant_id = '${accessId}' and count = 1`);
  const first = await read();
  expect(first.headers['content-disposition']).toContain('inline');
  shop.deps.clock.advance(10 * 60 * 60_000);
  expect((await read()).statusCode).toBe(200);
  expect(await count()).toBe(1);
  for (const _day of [2, 3]) {
    shop.deps.clock.advance(25 * 60 * 60_000);
    expect((await read()).statusCode).toBe(200);
  }
  shop.deps.clock.advance(25 * 60 * 60_000);
  expect((await read()).statusCode).toBe(403);
});
