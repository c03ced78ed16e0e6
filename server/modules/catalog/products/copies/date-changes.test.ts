import type { DatesChanged, Product, ProductDates } from '@haat/openapi';
import { expect, it } from 'vitest';
import { contents } from '../kinds/testing/contents';
import { get, patch, post, publish, setUpCatalog, test } from '../testing/catalog.setup';
import { pricesLike } from './date-parts';

setUpCatalog();

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(test.deps.clock.now().getTime() + hours * hourMs).toISOString();
const product = async (id: string) => (await get(`/api/products/${id}`)).json<Product>();
const datesOf = async (id: string) => (await get(`/api/products/${id}/dates`)).json<ProductDates>();
const change = (id: string, body: object) => post(`/api/products/${id}/dates/changes`, body);
const live = {
  kind: 'webinar',
  title: 'Hampers',
  prices: [
    { type: 'once', amount: 50_000, label: 'Seat' },
    { type: 'once', amount: 90_000, label: 'Front row' },
  ],
};
const contentOf = (hours: number) => ({ ...contents.webinar, startsAt: inHours(hours), seats: 10 });
const add = async (id: string, hours: number) =>
  (await post(`/api/products/${id}/dates`, { startsAt: inHours(hours) })).json<Product>().id;

/** Three dates: two on sale, one a draft. */
async function threeDates() {
  const { id } = await publish({ ...live, content: contentOf(24) });
  const [second, draft] = [await add(id, 48), await add(id, 72)];
  expect((await post(`/api/products/${second}/publish`)).statusCode).toBe(200);
  return { id, second, draft };
}

it('lists in what others differ, and of that what was changed here', async () => {
  const { id, second, draft } = await threeDates();
  expect(await datesOf(id)).toMatchObject({ differences: [], isPublished: true });
  await patch(second, { title: 'Hampers again' });
  expect((await datesOf(id)).differences).toEqual([{ part: 'title', dates: 1, isChanged: false }]);
  await patch(id, {
    description: 'New',
    content: { ...contentOf(24), seats: 5, joinUrl: 'https://example.in/other' },
  });
  const { differences, isPublished } = await datesOf(id);
  expect(isPublished).toBe(false);
  expect(differences).toEqual([
    { part: 'title', dates: 1, isChanged: false },
    { part: 'description', dates: 2, isChanged: true },
    { part: 'seats', dates: 2, isChanged: true },
  ]);
  expect((await post(`/api/products/${id}/publish`)).statusCode).toBe(200);
  expect((await datesOf(id)).differences.map(({ isChanged }) => isChanged)).toEqual([false, true, true]);
  // Of a draft nobody can say what was changed.
  expect((await datesOf(draft)).differences.every(({ isChanged }) => !isChanged)).toBe(true);
});

it('changes the others by what is on sale here: published where it was on sale, and what is of one date stays', async () => {
  const { id, second, draft } = await threeDates();
  const before = [await product(second), await product(draft)];
  await patch(id, {
    title: 'Hampers, new',
    description: 'New',
    content: { ...contentOf(24), seats: 5, minutes: 30, joinUrl: 'https://example.in/other' },
    questions: [{ id: 'size', label: 'Which size?', type: 'text', required: true }],
    prices: [
      { type: 'once', amount: 60_000, label: 'Seat' },
      { type: 'once', amount: 90_000, label: 'Front row' },
    ],
  });
  expect((await post(`/api/products/${id}/publish`)).statusCode).toBe(200);
  const { version } = await product(id);
  const parts = ['title', 'description', 'prices', 'seats', 'details', 'questions'];
  const answer = await change(id, { parts, version });
  expect([answer.statusCode, answer.json()]).toEqual([200, { changed: 2, published: 1 }]);
  for (const one of before) {
    const after = await product(one.id);
    expect(after).toMatchObject({
      status: one.status,
      title: 'Hampers, new',
      description: 'New',
      hasUnpublishedChanges: false,
      content: { ...one.content, seats: 5, minutes: 30 },
    });
    expect(after.prices.map((price) => [price.id, price.amount])).toEqual(
      one.prices.map((price, place) => [price.id, [60_000, 90_000][place]]),
    );
    expect(after.questions).toHaveLength(1);
  }
  expect((await datesOf(id)).differences).toEqual([]);
  // Again it changes nothing.
  const versions = await Promise.all([second, draft].map(async (one) => (await product(one)).version));
  expect((await change(id, { parts })).json<DatesChanged>()).toEqual({ changed: 0, published: 0 });
  expect(await Promise.all([second, draft].map(async (one) => (await product(one)).version))).toEqual(
    versions,
  );
});

it('publishes nothing that is not published here, nor what else waits on another date', async () => {
  const { id, second } = await threeDates();
  await patch(id, { title: 'Not yet' });
  expect((await change(id, { parts: ['title'] })).json()).toEqual({ changed: 2, published: 0 });
  expect(await product(second)).toMatchObject({ title: 'Not yet', hasUnpublishedChanges: true });
  expect((await post(`/api/products/${id}/publish`)).statusCode).toBe(200);
  await patch(id, { description: 'Live' });
  expect((await post(`/api/products/${id}/publish`)).statusCode).toBe(200);
  expect((await change(id, { parts: ['description'] })).json()).toEqual({ changed: 2, published: 0 });
  test.catalog.forget(second);
  expect((await test.call('GET', `/api/public/products/${second}`)).json()).toMatchObject({
    title: 'Hampers',
  });
  // What is paused stays paused.
  expect((await post(`/api/products/${second}/publish`)).statusCode).toBe(200);
  expect((await post(`/api/products/${second}/pause`)).statusCode).toBe(200);
  await patch(id, { title: 'Later' });
  expect((await post(`/api/products/${id}/publish`)).statusCode).toBe(200);
  expect((await change(id, { parts: ['title'] })).json()).toEqual({ changed: 2, published: 0 });
  expect(await product(second)).toMatchObject({ status: 'paused', hasUnpublishedChanges: true });
});

it('changes all or none, and says which date refuses', async () => {
  const { id, second, draft } = await threeDates();
  // The second has an evening session that a longer first one would meet.
  const moreSessions = [{ id: 's2', startsAt: inHours(49.5), minutes: 30 }];
  await patch(second, { content: { ...contentOf(48), moreSessions } });
  expect((await post(`/api/products/${second}/publish`)).statusCode).toBe(200);
  await patch(id, { title: 'Longer', content: { ...contentOf(24), minutes: 120 } });
  expect((await post(`/api/products/${id}/publish`)).statusCode).toBe(200);
  const refused = await change(id, { parts: ['title', 'details'] });
  expect([refused.statusCode, refused.json().code, Object.keys(refused.json().fields)]).toEqual([
    409,
    'date_refused',
    [second],
  ]);
  for (const one of [second, draft]) expect((await product(one)).title).toBe('Hampers');
});

it('leaves alone what is over, and refuses a version that is old, strangers, and kinds without dates', async () => {
  const { id, second } = await threeDates();
  expect((await change(id, { parts: ['title'], version: 1 })).json().code).toBe('version_conflict');
  expect((await change(id, { parts: [] })).statusCode).toBe(400);
  const stranger = (await test.signIn('+919812300011')).token;
  expect((await post(`/api/products/${id}/dates/changes`, { parts: ['title'] }, stranger)).statusCode).toBe(
    404,
  );
  const page = await publish({ title: 'A page' });
  expect((await change(page.id, { parts: ['title'] })).statusCode).toBe(404);
  test.deps.clock.advance(30 * hourMs);
  await patch(second, { title: 'Second' });
  expect((await change(second, { parts: ['title'] })).json()).toEqual({ changed: 1, published: 0 });
  expect((await product(id)).title).toBe('Hampers');
});

it('prices keep their ids on each date, by what they are and then by their place', () => {
  const once = (id: string, amount: number, label?: string) => ({
    id,
    type: 'once' as const,
    amount,
    ...(label !== undefined && { label }),
  });
  const own = [once('a', 1, 'Seat'), once('b', 2, 'Front')];
  const ids = (from: Parameters<typeof pricesLike>[0]) =>
    pricesLike(from, own).map(({ id, amount }) => [id, amount]);
  expect(ids([once('x', 5, 'Front'), once('y', 6, 'Seat')])).toEqual([
    ['b', 5],
    ['a', 6],
  ]);
  expect(ids([once('x', 5, 'Chair'), once('y', 6, 'Front')])).toEqual([
    ['a', 5],
    ['b', 6],
  ]);
  expect(ids([once('x', 5, 'New'), once('y', 6, 'Seat'), once('z', 7, 'Front')])).toEqual([
    [undefined, 5],
    ['a', 6],
    ['b', 7],
  ]);
  expect(ids([{ ...once('x', 5), type: 'open' }])).toEqual([[undefined, 5]]);
});
