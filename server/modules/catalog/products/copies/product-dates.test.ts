import type { Product, ProductDates, PublicProduct } from '@haat/openapi';
import { expect, it } from 'vitest';
import { contents } from '../kinds/testing/contents';
import type { RowContext } from '../product/product.context';
import { findAnyProduct, type ProductRow } from '../product/product.repository';
import { publicDates } from '../public/public-dates';
import { get, make, patch, post, publish, setUpCatalog, test, token } from '../testing/catalog.setup';

setUpCatalog();

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(test.deps.clock.now().getTime() + hours * hourMs).toISOString();
const live = (startsAt: string, more: object = {}) => ({
  kind: 'webinar',
  title: 'Hampers',
  content: { ...contents.webinar, startsAt, seats: 1, ...more },
});
const add = (id: string, startsAt: string) => post(`/api/products/${id}/dates`, { startsAt });
const datesOf = async (id: string) => (await get(`/api/products/${id}/dates`)).json<ProductDates>().items;
async function shown(id: string) {
  test.catalog.forget(id);
  return (await test.call('GET', `/api/public/products/${id}`)).json<PublicProduct>();
}
async function publishDate(id: string, startsAt: string): Promise<string> {
  const added = await add(id, startsAt);
  expect([added.statusCode, added.json<Product>().missing]).toEqual([201, []]);
  const { id: date } = added.json<Product>();
  expect((await post(`/api/products/${date}/publish`)).statusCode).toBe(200);
  return date;
}

it('is a draft of the same with its own seats and time, and without what is of the past', async () => {
  const moreSessions = [{ id: 's2', startsAt: inHours(72), minutes: 45 }];
  const { id } = await publish(
    live(inHours(24), { moreSessions, recordingUrl: 'https://example.in/recording' }),
  );
  const added = (await add(id, inHours(48))).json<Product>();
  expect(added).toMatchObject({ status: 'draft', title: 'Hampers', missing: [] });
  expect(added.content).toEqual({
    ...contents.webinar,
    startsAt: inHours(48),
    seats: 1,
    moreSessions: [{ ...moreSessions[0], startsAt: inHours(96) }],
  });
  expect(added.prices[0]?.id).not.toBe((await get(`/api/products/${id}`)).json<Product>().prices[0]?.id);
  expect((await datesOf(added.id)).map((date) => [date.id, date.status, date.startsAt])).toEqual([
    [id, 'published', inHours(24)],
    [added.id, 'draft', inHours(48)],
  ]);
});

it('is chosen on every preview among those that are on sale and to come', async () => {
  const { id } = await publish(live(inHours(24)));
  expect((await shown(id)).dates).toBeUndefined();
  expect(await datesOf(id)).toMatchObject([{ id, seats: 1, taken: 0 }]);
  // A date of a date belongs to all.
  const third = await publishDate(await publishDate(id, inHours(48)), inHours(72));
  await add(third, inHours(96));
  const offered = (await shown(third)).dates ?? [];
  expect(offered.map(({ startsAt }) => startsAt)).toEqual([inHours(24), inHours(48), inHours(72)]);
  expect(offered[0]).toEqual({
    id,
    url: `/wp/${id}`,
    startsAt: inHours(24),
    timeZone: contents.webinar.timeZone,
  });
  expect((await shown(id)).dates).toEqual(offered);
  await post(`/api/products/${offered[1]?.id}/pause`);
  expect((await shown(id)).dates?.map((date) => date.id)).toEqual([id, third]);
  await post(`/api/products/${third}/archive`);
  expect((await shown(id)).dates).toBeUndefined();
  expect((await datesOf(id)).map(({ status }) => status)).toEqual(['published', 'paused', 'draft']);
});

it('says which are full or have begun; those that are over are not offered', async () => {
  const { id } = await publish(live(inHours(24)));
  const other = await publishDate(id, inHours(48));
  await test.deps.database.pool.query(
    `insert into stock_taken (seller_id, product_id, price_id, taken) select seller_id, id, 'seats', 1 from product where id = $1`,
    [other],
  );
  const [first, second] = (await shown(id)).dates ?? [];
  expect([first?.closed, second?.closed]).toEqual([undefined, 'Sold out']);
  expect(await datesOf(id)).toMatchObject([{ taken: 0 }, { taken: 1, seats: 1 }]);
  test.deps.clock.advance(25 * hourMs);
  expect((await shown(other)).dates).toBeUndefined();
  expect((await shown(id)).dates?.map(({ closed }) => closed)).toEqual([
    expect.stringContaining('has started'),
    'Sold out',
  ]);
});

it('reads the dates and counts their seats in as many statements for twelve as for two', async () => {
  const { db } = test.deps.database;
  const { id } = await publish(live(inHours(24), { seats: 2 }));
  await publishDate(id, inHours(48));
  const row = await findAnyProduct(db, id);
  if (!row) throw new Error('It was not found');
  const productContext: RowContext = {
    now: test.deps.clock.now(),
    others: new Map(),
    connected: new Set(),
    files: new Map(),
  };
  async function read() {
    let statements = 0;
    const counted = db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const dates = await publicDates(counted, row as ProductRow, { productContext, urlOf: () => '' });
    return { statements, dates };
  }
  expect((await read()).statements).toBe(2);
  for (let more = 3; more <= 12; more += 1) await publishDate(id, inHours(24 * more));
  await test.deps.database.pool.query(
    `insert into stock_taken (seller_id, product_id, price_id, taken)
      select seller_id, id, 'seats', case when content->>'startsAt' > $2 then 2 else 1 end from product where title = $1 and id <> $3`,
    ['Hampers', inHours(24 * 9), id],
  );
  const { statements, dates } = await read();
  expect([statements, dates?.length]).toEqual([2, 12]);
  const full = dates?.filter(({ closed }) => closed === 'Sold out').map(({ startsAt }) => startsAt);
  expect(full).toEqual([inHours(24 * 10), inHours(24 * 11), inHours(24 * 12)]);
});

it('stands on the page of its creator once, with the date that is next', async () => {
  const { id } = await publish(live(inHours(24)));
  const other = await publish({ title: 'A page' });
  const later = await publishDate(id, inHours(72));
  const { rows } = await test.deps.database.pool.query<{ seller_id: string }>(
    'select seller_id from product where id = $1',
    [id],
  );
  const sellerId = rows[0]?.seller_id ?? '';
  const onShelf = async () => {
    test.catalog.forget(id, sellerId);
    return (await test.catalog.onShelf(sellerId)).products.map((product) => product.id).sort();
  };
  expect(await onShelf()).toEqual([id, other.id].sort());
  test.deps.clock.advance(25 * hourMs);
  expect(await onShelf()).toEqual([later, other.id].sort());
  test.deps.clock.advance(72 * hourMs);
  expect(await onShelf()).toEqual([later, other.id].sort());
});

it('takes the room of one on the page of its creator, however many dates it has', async () => {
  const { id: oldest } = await publish({ title: 'The oldest page' });
  test.deps.clock.advance(1_000);
  const { id } = await publish(live(inHours(24)));
  const date = await publishDate(id, inHours(48));
  const { rows } = await test.deps.database.pool.query<{ seller_id: string }>(
    `insert into product select (jsonb_populate_record(p, jsonb_build_object('id', p.id || n, 'created_at', p.created_at + interval '1 minute'))).*
      from product p, generate_series(1, 120) n where p.id = $1 returning seller_id`,
    [date],
  );
  await test.deps.database.pool.query(
    `insert into product_date select p.seller_id, p.id, $2 from product p where p.id like $1 || '_%'`,
    [date, id],
  );
  const sellerId = rows[0]?.seller_id ?? '';
  test.catalog.forget(id, sellerId);
  const shelf = (await test.catalog.onShelf(sellerId)).products.map((product) => product.id);
  expect(shelf).toContain(oldest);
  expect(shelf.filter((one) => one === id || one.startsWith(date))).toEqual([id]);
});

it('refuses a time that has passed or is taken, kinds without a time, and products of others', async () => {
  const startsAt = inHours(24);
  const { id } = await publish(live(startsAt));
  const past = await add(id, inHours(-1));
  expect([past.statusCode, past.json().fields]).toEqual([
    422,
    { startsAt: 'This time has passed. Choose a time in the future.' },
  ]);
  const taken = await add(id, startsAt);
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'date_exists']);
  // Pressed twice at once it is added once.
  const twice = await Promise.all([add(id, inHours(48)), add(id, inHours(48))]);
  expect(twice.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([201, 409]);
  const page = await make();
  expect((await add(page.id, inHours(48))).statusCode).toBe(404);
  expect((await get(`/api/products/${page.id}/dates`)).statusCode).toBe(404);
  const stranger = (await test.signIn('+919812300011')).token;
  expect((await post(`/api/products/${id}/dates`, { startsAt: inHours(50) }, stranger)).statusCode).toBe(404);
  expect((await get(`/api/products/${id}/dates`, stranger)).statusCode).toBe(404);
});

it('a draft that is deleted is no date any more', async () => {
  const { id } = await publish(live(inHours(24)));
  const { id: added } = (await add(id, inHours(48))).json<Product>();
  expect((await test.call('DELETE', `/api/products/${added}`, { token })).statusCode).toBe(200);
  expect(await datesOf(id)).toHaveLength(1);
  expect((await add(id, inHours(48))).statusCode).toBe(201);
  expect((await patch(added, { title: 'Gone' })).statusCode).toBe(404);
});
