import type { LessonNote, LessonNotes } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { exporters } from '../../../../modules';
import { leaverOf } from '../../../accounts/account-deletion/testing/leaver';
import { findAll } from '../../../accounts/data-export/exporter.repository';
import { mp4Of } from '../../../catalog/media/testing/video';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import { newKey } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../testing/build';
import { learn, lessonOf, sendIn } from '../testing/learner';
import { get, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { type Bought, buy, uploaded } from '../testing/sold-files';

setUpPageOnSale();

let film: string;
let productId: string;
let own: Bought;
beforeAll(async () => {
  film = (await uploaded(await mp4Of({ seconds: 4 }), 'video', 'film.mp4')).mediaId;
  const items = [{ id: 'film', type: 'video', title: 'Kneading', mediaId: film }];
  const lessons = [
    { id: 'film', title: 'Kneading', items },
    { id: 'text', title: 'Reading', text: 'Read this.' },
    { id: 'later', title: 'Later', text: 'Not yet.', opens: { days: 30 } },
  ];
  const content = { sections: [{ id: 's1', title: 'All', lessons }] } as never;
  productId = (await publishKind(shop, seller, { kind: 'course', content })).id;
  own = await buy(productId);
});

const notesOf = (of: Bought, lesson = 'film') => learn<LessonNotes>(of, 'GET', `/lessons/${lesson}/notes`);
const add = (of: Bought, body: object, lesson = 'film') =>
  learn<LessonNote & { code: string; fields: Record<string, string> }>(
    of,
    'POST',
    `/lessons/${lesson}/notes`,
    body,
  );
/** What is in somebody's copy of their data. */
async function exportOf(name: string, owner: { accountId: string; phones: readonly string[] }) {
  const exporter = exporters.find((one) => one.name === name);
  if (!exporter) throw new Error(`nothing is exported as ${name}`);
  const all: object[] = [];
  for await (const batch of findAll(shop.deps.database.db, exporter, owner)) all.push(...batch);
  return all;
}
const rows = (where = 'true') => shop.count('lesson_note', where);

test('a note has its words and a second, in the order of the film', async () => {
  expect((await notesOf(own)).body).toEqual({ items: [] });
  const late = await add(own, { text: ' Fold it.\r\nThen rest. ', position: 90 });
  const now = shop.deps.clock.now().toISOString();
  expect([late.status, late.body]).toEqual([
    201,
    {
      id: late.body.id,
      text: 'Fold it.\nThen rest.',
      mediaId: film,
      position: 90,
      createdAt: now,
      changedAt: now,
    },
  ]);
  await add(own, { text: 'On all of it' });
  await add(own, { text: 'Water', position: 12, mediaId: film });
  const texts = (await notesOf(own)).body.items.map(({ text, position }) => [text, position]);
  expect(texts).toEqual([
    ['Water', 12],
    ['Fold it.\nThen rest.', 90],
    ['On all of it', null],
  ]);
  expect((await notesOf(own, 'text')).body.items).toEqual([]);
});

test('the same note sent twice, and at once, is one', async () => {
  const other = await buy(productId);
  const sent = await Promise.all([1, 2, 3].map(() => add(other, { text: 'Once', position: 3 })));
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
  expect((await notesOf(other)).body.items).toHaveLength(1);
});

test('it is changed and deleted, by whoever wrote it alone', async () => {
  const mine = await buy(productId);
  const { id } = (await add(mine, { text: 'First', position: 5 })).body;
  const path = `/lessons/film/notes/${id}`;
  const stranger = { ...mine, placed: own.placed };
  expect((await notesOf(stranger)).status).toBe(404);
  for (const method of ['PUT', 'DELETE'] as const) {
    const body = method === 'PUT' ? { text: 'Mine' } : undefined;
    // By no proof of this access, and by one for another.
    expect((await learn(stranger, method, path, body)).status).toBe(404);
    expect((await learn(own, method, path, body)).status).toBe(404);
    expect((await learn(mine, method, `/lessons/text/notes/${id}`, body)).status).toBe(404);
  }
  shop.deps.clock.advance(60_000);
  const changed = await learn<LessonNote>(mine, 'PUT', path, { text: 'Second' });
  expect(changed.body).toMatchObject({ text: 'Second', position: null, mediaId: null });
  expect(changed.body.changedAt > changed.body.createdAt).toBe(true);
  expect((await learn(mine, 'DELETE', path)).status).toBe(204);
  expect((await learn(mine, 'DELETE', path)).status).toBe(404);
  expect((await notesOf(mine)).body.items).toEqual([]);
});

test('what is written is bounded', async () => {
  const other = await buy(productId);
  const status = async (body: object, lesson?: string) => (await add(other, body, lesson)).status;
  expect(await status({ text: '' })).toBe(400);
  expect(await status({ text: 'x'.repeat(2001) })).toBe(400);
  expect(await status({ text: 'x', position: -1 })).toBe(400);
  expect(await status({ text: 'x', position: 86_401 })).toBe(400);
  expect(await status({ text: ' \n ' })).toBe(422);
  expect(await status({ text: 'x', position: 1, mediaId: 'elsewhere' })).toBe(404);
  expect(await status({ text: 'x', position: 1 }, 'text')).toBe(422);
  expect(await status({ text: 'x' }, 'nowhere')).toBe(404);
  expect(await status({ text: 'x' }, 'later')).toBe(409);
  expect(await rows(`grant_id = '${other.accessId}'`)).toBe(0);
});

test('a lesson has a hundred notes at most, also when the last are sent at once', async () => {
  const other = await buy(productId);
  await shop.deps.database.pool.query(
    `insert into lesson_note (seller_id, grant_id, id, lesson_id, text, created_at, changed_at)
     select $1, $2, 'seed' || n, 'text', 'Note ' || n, now(), now() from generate_series(1, 98) n`,
    [seller.id, other.accessId],
  );
  const sent = await Promise.all([1, 2, 3, 4].map((n) => add(other, { text: `Last ${n}` }, 'text')));
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(sent.find(({ status }) => status === 409)?.body.code).toBe('too_many_notes');
  expect((await notesOf(other, 'text')).body.items).toHaveLength(100);
  expect((await add(other, { text: 'Elsewhere' })).status).toBe(201);
});

test('pages need no script: a note is written with a time, changed, and deleted', async () => {
  const mine = await buy(productId);
  const wrong = await sendIn(mine, 'film/notes', { text: 'Stretch', time: '1:75' });
  expect(wrong.statusCode).toBe(422);
  expect(modelOf(wrong.body, 'lesson').sentBack).toEqual({
    form: 'note',
    noteId: null,
    values: { text: 'Stretch', time: '1:75', mediaId: '' },
    errors: { position: 'Enter a time such as 1:30.' },
    message: null,
  });
  const sent = await sendIn(mine, 'film/notes', { text: 'Stretch\r\nand fold', time: '1:15' });
  const [note] = (await notesOf(mine)).body.items;
  expect([sent.statusCode, sent.headers.location]).toEqual([
    303,
    `/learn/${mine.accessId}/film#note-${note?.id}`,
  ]);
  expect(note).toMatchObject({ text: 'Stretch\nand fold', position: 75, mediaId: film });
  expect((await lessonOf(mine, 'film', `?film=${film}&t=75`)).goTo).toEqual({ mediaId: film, position: 75 });
  expect((await lessonOf(mine, 'film', '?film=other&t=75')).goTo).toBeNull();
  await sendIn(mine, `film/notes/${note?.id}`, { text: 'Stretch', time: '' });
  expect((await lessonOf(mine, 'film')).notes).toMatchObject([{ text: 'Stretch', position: null }]);
  const empty = await sendIn(mine, `film/notes/${note?.id}`, { text: ' ' });
  expect(modelOf(empty.body, 'lesson').sentBack).toMatchObject({
    noteId: note?.id,
    errors: { text: 'Write something first.' },
  });
  const gone = await sendIn(mine, `film/notes/${note?.id}/delete`);
  expect([gone.statusCode, gone.headers.location]).toEqual([303, `/learn/${mine.accessId}/film#notes`]);
  expect((await sendIn(mine, `film/notes/${note?.id}/delete`)).statusCode).toBe(404);
  expect((await lessonOf(mine, 'film')).notes).toEqual([]);
});

test('a form of another site, or of nobody, writes nothing', async () => {
  const url = `/learn/${own.accessId}/film/notes`;
  const before = await rows();
  const foreign = { cookie: own.cookie, origin: 'https://elsewhere.example' };
  expect((await post(url, { text: 'Hello' }, foreign)).statusCode).toBe(403);
  expect((await post(url, { text: 'Hello' })).statusCode).toBe(404);
  expect(await rows()).toBe(before);
});

test('what has ended is 404, and what opens again has its notes', async () => {
  const mine = await buy(productId);
  await add(mine, { text: 'Kept' });
  const refund = await shop.call({
    method: 'POST',
    url: `/api/transactions/${mine.placed.id}/refund`,
    token: seller.token,
    headers: { 'idempotency-key': newKey() },
    payload: {},
  });
  expect(refund.status).toBeLessThan(300);
  expect((await notesOf(mine)).status).toBe(404);
  expect((await add(mine, { text: 'More' })).status).toBe(404);
  expect((await get(`/learn/${mine.accessId}/film`, { cookie: mine.cookie })).statusCode).toBe(404);
  expect(await rows(`grant_id = '${mine.accessId}'`)).toBe(1);
});

test('they are in the copy of the data, and gone with the account of whoever wrote them', async () => {
  const buyer = await shop.seller('Noor Begum');
  const mine = await buy(productId, { buyer: { phone: buyer.phone, name: 'Noor' } });
  await add(mine, { text: 'For me alone', position: 2 });
  const owner = { accountId: buyer.id, phones: [buyer.phone] };
  expect(await exportOf('lesson-notes', owner)).toEqual([
    expect.objectContaining({ grantId: mine.accessId, text: 'For me alone', position: 2 }),
  ]);
  expect(await exportOf('given-lesson-notes', owner)).toEqual([]);
  expect(await exportOf('lesson-notes', { accountId: seller.id, phones: [seller.phone] })).toEqual([]);
  const { deleteAccount, passDays } = leaverOf(shop);
  expect((await deleteAccount(buyer)).status).toBeLessThan(300);
  await passDays();
  expect(await rows(`grant_id = '${mine.accessId}'`)).toBe(0);
  // The link of the order still opens the course, for which nothing new is kept.
  expect((await add(mine, { text: 'Again' })).body.code).toBe('holder_erased');
  expect((await learn(mine, 'GET')).status).toBe(200);
});
