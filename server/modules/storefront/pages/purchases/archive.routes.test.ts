import { get as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { archiveOf as archiveIn } from '@haat/kinds/parts/items/archive.rules';
import { beforeAll, expect, test, vi } from 'vitest';
import { pdfOf as pagesOf, readPages } from '../../../../platform/documents/testing/stamped-pages';
import { pdfOf } from '../../../catalog/media/testing/files';
import { mp4Of } from '../../../catalog/media/testing/video';
import { unzip } from '../../../delivery/files/testing/unzip';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import { modelOf } from '../testing/build';
import { get, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { type Bought, buy, publish, upload } from '../testing/sold-files';

setUpPageOnSale();

let book: Buffer;
let notes: Buffer;
let bookId: string;
let notesId: string;
let filmId: string;
let productId: string;
let bought: Bought;

beforeAll(async () => {
  book = await pdfOf(40);
  notes = Buffer.from('नमक, हल्दी, मिर्च\n');
  bookId = await upload(book, 'file', 'मसाले “2026”.pdf');
  notesId = await upload(notes, 'file', 'Notes.txt');
  filmId = await upload(await mp4Of({ seconds: 2 }), 'video', 'film.mp4');
  productId = await publish([
    { id: 'a', type: 'file', title: 'The book', mediaId: bookId },
    { id: 'b', type: 'file', title: 'Notes', mediaId: notesId, downloads: 2 },
    { id: 'c', type: 'file', title: 'Notes again', mediaId: notesId },
    { id: 'd', type: 'video', title: 'The film', mediaId: filmId },
  ]);
  bought = await buy(productId);
});

const archiveOf = ({ accessId }: Bought, lessonId = '') =>
  `/media/archive/${accessId}${lessonId && `/${lessonId}`}`;
const fetched = (of: Bought, headers: Record<string, string> = {}) =>
  get(archiveOf(of), { cookie: of.cookie, ...headers });
const downloads = async ({ accessId }: Bought) => {
  const { rows } = await shop.deps.database.pool.query<{ media_id: string; count: number }>(
    `select media_id, count from file_download where grant_id = '${accessId}'`,
  );
  return Object.fromEntries(rows.map(({ media_id, count }) => [media_id, Number(count)]));
};
const minutes = (count: number) => shop.deps.clock.advance(count * 61_000);

async function refund({ placed }: Bought): Promise<void> {
  const { status } = await shop.call({
    method: 'POST',
    url: `/api/transactions/${placed.id}/refund`,
    token: seller.token,
    payload: {},
    headers: { 'idempotency-key': `a-refund-of-${placed.id}` },
  });
  expect(status).toBe(200);
  await shop.deps.jobs.drain();
}

test('holds every file once but the film, byte by byte, as long as it says, and nobody keeps it', async () => {
  const answer = await fetched(bought);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(answer.rawPayload.length),
    'content-disposition': `attachment; filename="Masala.zip"; filename*=UTF-8''Masala.zip`,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'accept-ranges': 'bytes',
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
  const files = await unzip(answer.rawPayload);
  expect(files.map(({ name, method }) => [name, method])).toEqual([
    ['मसाले “2026”.pdf', 0],
    ['Notes.txt', 0],
  ]);
  expect([files[0]?.bytes.equals(book), files[1]?.bytes.equals(notes)]).toEqual([true, true]);
  expect(await downloads(bought)).toEqual({ [bookId]: 1, [notesId]: 1 });
});

test('goes on where it broke off, and counts once; what changed comes whole', async () => {
  const mine = await buy(productId);
  const whole = await fetched(mine);
  const etag = String(whole.headers.etag);
  minutes(5);
  const rest = await fetched(mine, { range: 'bytes=1000-', 'if-range': etag });
  expect([rest.statusCode, rest.rawPayload.equals(whole.rawPayload.subarray(1_000))]).toEqual([206, true]);
  expect(await downloads(mine)).toEqual({ [bookId]: 1, [notesId]: 1 });
  const other = await fetched(mine, { range: 'bytes=1000-', 'if-range': '"former"' });
  expect([other.statusCode, other.rawPayload.length]).toEqual([200, whole.rawPayload.length]);
});

test('tells its size to HEAD without a byte, and does not count it', async () => {
  const mine = await buy(productId);
  const head = await shop.app.inject({
    method: 'HEAD',
    url: archiveOf(mine),
    headers: { cookie: mine.cookie },
  });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  const whole = await fetched(mine);
  expect(Number(head.headers['content-length'])).toBe(whole.rawPayload.length);
  expect(await downloads(mine)).toEqual({ [bookId]: 1, [notesId]: 1 });
});

test('ends with the limit of any of its files, says of which, and then counts none of them', async () => {
  const mine = await buy(productId);
  const codes: number[] = [];
  for (let time = 1; time <= 2; time += 1) {
    codes.push((await fetched(mine)).statusCode);
    minutes(2);
  }
  expect(codes).toEqual([200, 200]);
  const over = await fetched(mine);
  expect(over.statusCode).toBe(403);
  expect(modelOf(over.body, 'unavailable').text).toContain('download limit of “Notes”');
  expect(await downloads(mine)).toEqual({ [bookId]: 2, [notesId]: 2 });
  expect((await get(`/media/file/${mine.accessId}/${bookId}`, { cookie: mine.cookie })).statusCode).toBe(200);
  const single = await get(`/media/file/${mine.accessId}/${notesId}`, { cookie: mine.cookie });
  expect(single.statusCode).toBe(403);
  const begun = await buy(productId);
  expect((await fetched(begun, { range: 'bytes=1-' })).statusCode).toBe(403);
});

test('is nothing to anybody else, nor of what has no such address', async () => {
  const stranger = await shop.order(productId, { buyer: { phone: '98765 43288', name: 'Uma' } });
  const cookie = buyerCookie(stranger);
  for (const url of [archiveOf(bought), archiveOf(bought, 'why'), `/media/archive/${productId}`])
    expect([url, (await get(url, { cookie })).statusCode]).toEqual([url, 404]);
  expect((await get(archiveOf(bought))).statusCode).toBe(404);
  expect((await get(archiveOf(bought), { authorization: `Bearer ${seller.token}` })).statusCode).toBe(404);
  for (const url of [archiveOf(bought, 'why'), '/media/archive/..%2f..%2fetc', `${archiveOf(bought)}x`])
    expect([url, (await get(url, { cookie: bought.cookie })).statusCode]).toEqual([url, 404]);
  expect((await get(archiveOf(bought), { 'order-token': bought.placed.token })).statusCode).toBe(200);
  const film = await buy(await publish([{ id: 'a', type: 'video', title: 'The film', mediaId: filmId }]));
  expect((await fetched(film)).statusCode).toBe(404);
});

test('stops with the refund', async () => {
  const mine = await buy(productId);
  expect((await fetched(mine)).statusCode).toBe(200);
  await refund(mine);
  expect((await fetched(mine)).statusCode).toBe(404);
});

test('has PDFs stamped with the name of its buyer, as each by itself', async () => {
  const pages = [{ size: [300, 400] as [number, number] }];
  const ids = [
    await upload(Buffer.from(await pagesOf(pages)), 'file', 'one.pdf'),
    await upload(Buffer.from(await pagesOf([...pages, ...pages])), 'file', 'two.pdf'),
  ];
  const items = ids.map((mediaId, index) => ({
    id: `i${index}`,
    type: 'file',
    title: `Part ${index}`,
    mediaId,
    stamp: 'footer',
  }));
  const mine = await buy(await publish(items), { buyer: { phone: '98765 43210', name: 'Tara Rao' } });
  const answer = await fetched(mine);
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  const files = await unzip(answer.rawPayload);
  const singles = await Promise.all(
    ids.map((id) => get(`/media/file/${mine.accessId}/${id}`, { cookie: mine.cookie })),
  );
  expect(files.map(({ bytes }, index) => singles[index]?.rawPayload.equals(bytes))).toEqual([true, true]);
  for (const { bytes } of files)
    for (const { words } of readPages(await PDFDocument.load(bytes)))
      expect(words.at(-1)).toBe('Tara Rao · •••• 3210');
});

test('is asked for again where a stamp takes longer than a request waits, and then is there', async () => {
  const items = [1, 2].map((place) => ({ id: `i${place}`, type: 'file', title: 'Part', mediaId: bookId }));
  const stampedId = await upload(await pdfOf(3), 'file', 'slow.pdf');
  const slow = { id: 'slow', type: 'file', title: 'Slow', mediaId: stampedId, stamp: 'pages' };
  const mine = await buy(await publish([...items, slow]));
  const { workers } = shop.deps;
  const run = workers.run.bind(workers);
  let finish = () => {};
  const begun = new Promise<void>((begin) => {
    vi.spyOn(workers, 'run').mockImplementationOnce(async (...task: Parameters<typeof run>) => {
      begin();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return run(...task);
    });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = fetched(mine);
  await begun;
  vi.advanceTimersByTime(20_000);
  const pending = await asked;
  vi.useRealTimers();
  expect([pending.statusCode, pending.headers['refresh'], pending.headers['retry-after']]).toEqual([
    503,
    '5',
    '5',
  ]);
  expect(modelOf(pending.body, 'unavailable').text).toContain('Your copy is being prepared');
  expect(await downloads(mine)).toEqual({});
  finish();
  const ready = await fetched(mine);
  expect([ready.statusCode, (await unzip(ready.rawPayload)).map(({ name }) => name)]).toEqual([
    200,
    ['मसाले “2026”.pdf', 'slow.pdf'],
  ]);
});

test('is of each product of a combo by itself, and of the files of a payment page', async () => {
  const items = [bookId, notesId].map((mediaId, place) => ({
    id: `i${place}`,
    type: 'file' as const,
    title: `Part ${place}`,
    mediaId,
  }));
  const page = await publishKind(shop, seller, { kind: 'page', thankYou: { message: 'Thanks', items } });
  const content = { items: [{ productId: page.id }, { productId }] };
  const { placed, cookie } = await buy((await publishKind(shop, seller, { kind: 'combo', content })).id);
  const { order } = modelOf((await get(`/access/${placed.id}`, { cookie })).body, 'access');
  const parts = order.access?.received?.parts ?? [];
  for (const { id, productId: of } of order.accesses ?? []) {
    const answer = await get(`/media/archive/${id}`, { cookie });
    expect([of, answer.statusCode]).toEqual([of, 200]);
    expect((await unzip(answer.rawPayload)).map(({ name }) => name)).toEqual([
      'मसाले “2026”.pdf',
      'Notes.txt',
    ]);
    // The page finds it by the addresses of the files.
    const own = parts.filter(({ url = '' }) => url.startsWith(`/media/file/${id}/`));
    expect(archiveIn(own)).toMatchObject({ url: `/media/archive/${id}`, count: 2, isTooLarge: false });
  }
  expect(order.accesses).toHaveLength(2);
});

test('has of a course the files of one lesson, once that is open', async () => {
  const item = (id: string, mediaId: string) => ({ id, type: 'file' as const, title: id, mediaId });
  const lesson = (id: string, more = {}) => ({
    id,
    title: `Lesson ${id}`,
    items: [item(`${id}-1`, bookId), item(`${id}-2`, id === 'later' ? filmFile : notesId)],
    ...more,
  });
  const filmFile = await upload(await pdfOf(2), 'file', 'later.pdf');
  const content = { inOrder: true, sections: [{ id: 's', title: 'S', lessons: [lesson('now')] }] };
  content.sections[0]?.lessons.push(lesson('later'), lesson('draft', { isDraft: true }));
  const { id } = await publishKind(shop, seller, { kind: 'course', content });
  const mine = await buy(id);
  const of = async (lessonId: string) => {
    const answer = await get(archiveOf(mine, lessonId), { cookie: mine.cookie });
    return answer.statusCode === 200
      ? (await unzip(answer.rawPayload)).map(({ name }) => name)
      : answer.statusCode;
  };
  expect(await of('now')).toEqual(['मसाले “2026”.pdf', 'Notes.txt']);
  expect([await of('draft'), await of('nothing'), await of('')]).toEqual([404, 404, 404]);
  // Of one that is closed there is what other lessons have opened.
  expect(await of('later')).toEqual(['मसाले “2026”.pdf']);
  await shop.call({
    method: 'PUT',
    url: `/api/learn/${mine.accessId}/lessons/now`,
    headers: { 'order-token': mine.placed.token },
    payload: { done: true },
  });
  expect(await of('later')).toEqual(['मसाले “2026”.pdf', 'later.pdf']);

  const preview = await shop.call({
    method: 'POST',
    url: `/api/products/${id}/learner-preview`,
    token: seller.token,
  });
  const cookie = String([preview.headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? '';
  const before = await shop.count('file_download');
  expect((await get(`/media/archive/${id}/later`, { cookie })).statusCode).toBe(200);
  expect((await get(`/media/archive/${id}/later`, { cookie: mine.cookie })).statusCode).toBe(404);
  expect(await shop.count('file_download')).toBe(before);
});

/** Over the network: what is not read waits in the connection. */
const opened = (of: Bought) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = shop.app.server.address() as AddressInfo;
    ask({ port, path: archiveOf(of), headers: { cookie: of.cookie }, agent: false }, resolve).on(
      'error',
      reject,
    );
  });

test('of one grant goes to two at a time; one that stands still gives way, and who leaves makes room', async () => {
  const large = Buffer.from('Salt, turmeric, chilli.\n'.repeat(80_000));
  const ids = [
    await upload(large, 'file', 'a.txt'),
    await upload(large, 'file', 'b.txt'),
    await upload(large, 'file', 'c.txt'),
  ];
  const items = ids.map((mediaId, index) => ({ id: `i${index}`, type: 'file', title: 'Part', mediaId }));
  const mine = await buy(await publish(items));
  const [first, second] = [await opened(mine), await opened(mine)];
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);

  const third = await fetched(mine);
  expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '30']);
  expect(modelOf(third.body, 'unavailable').text).toContain('being downloaded already');
  expect((await fetched(bought)).statusCode).toBe(200);

  shop.deps.clock.advance(31_000);
  expect((await fetched(mine)).statusCode).toBe(200);
  expect(await buffer(first).catch(({ message }: Error) => message)).toBe('aborted');

  const last = await opened(mine);
  expect((await fetched(mine)).statusCode).toBe(429);
  second.destroy();
  await expect.poll(async () => (await fetched(mine)).statusCode).toBe(200);
  const files = await unzip(await buffer(last));
  expect(files.map(({ name, bytes }) => [name, bytes.equals(large)])).toEqual([
    ['a.txt', true],
    ['b.txt', true],
    ['c.txt', true],
  ]);
});

test('is refused where its files are too large together', async () => {
  const mine = await buy(productId);
  const { pool } = shop.deps.database;
  await pool.query(`update media_file set size = size + 5368709120 where id = '${bookId}'`);
  const refused = await fetched(mine);
  await pool.query(`update media_file set size = size - 5368709120 where id = '${bookId}'`);
  expect(refused.statusCode).toBe(413);
  expect(modelOf(refused.body, 'unavailable').text).toBe(
    'At most 100 files with 5 GB can be downloaded together. Download these one by one.',
  );
  expect((await fetched(mine)).statusCode).toBe(200);
});
