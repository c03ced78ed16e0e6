import type { SearchResults, Transactions } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Seller, type Shop } from '../../checkout/testing/shop';

let shop: Shop;
let seller: Seller;
const sales = 2_400;
const idOf = (sale: number) => `KeptKeptKept${String(sale).replaceAll('0', 'z')}`;

/** A seller worth an index: paid sales of a month, ₹5 each. */
beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller();
  const page = await shop.page(seller);
  await shop.deps.database.pool.query(
    `insert into orders (quantity, link_version, token_version, holds_stock, seller_id, id, product_id, price_id, status, amount, discount, tax, fee, fee_tax, currency, buyer_phone, buyer_name,
       buyer_email, answers, provider, gateway_session, method, created_at, expires_at, paid_at, updated_at)
     select 1, 0, 0, true, $1, 'KeptKeptKept' || translate(i::text, '0', 'z'), $2, 'p', 'fulfilled', 500, 0, 0, 25, 5, 'INR', '+919876543210', 'Buyer ' || i, 'buyer.' || i || '@example.in', '{}', 'sandbox', 's', 'upi',
       t, t, t, t
     from generate_series(1, ${sales}) i cross join lateral (select $3::timestamptz - i * interval '30 minutes' as t) at`,
    [seller.id, page, shop.deps.clock.now()],
  );
});
afterAll(() => shop.close());

const list = async (query = ''): Promise<Transactions> =>
  (await shop.call({ method: 'GET', url: `/api/transactions${query}`, token: seller.token })).body;

it('is made when the list is looked at, and the list says the same before and after', async () => {
  const before = await list('?status=fulfilled');
  expect(before.totals).toMatchObject({ count: sales, amount: sales * 500, fee: sales * 25 });
  expect(await shop.count('sale_sum')).toBe(0);
  await shop.deps.jobs.drain();
  expect(await shop.count('sale_sum', `span = 'day'`)).toBeGreaterThan(20);
  expect(await shop.count('order_word', `word = 'buyer'`)).toBeGreaterThan(sales - 30);
  expect(await list('?status=fulfilled')).toEqual(before);
  expect((await list('?q=buyer%20777')).items.map(({ id }) => id)).toEqual([idOf(777)]);
});

it('has what was sold since in every answer, and takes it in when it is made again', async () => {
  const [{ id: page } = { id: '' }] = (await list()).items.map(({ product }) => product);
  const { body } = await shop.order(page, { buyer: { phone: '98111 22233', name: 'Newest Of All' } });
  await shop.pay(body.payment.session);
  expect((await list()).totals?.count).toBe(sales + 1);
  expect((await list('?q=newest')).items.map(({ id }) => id)).toEqual([body.id]);
  shop.deps.clock.advance(2 * 86_400_000);
  await list();
  await shop.deps.jobs.drain();
  expect(await shop.count('order_word', `word = 'newest'`)).toBe(1);
  expect((await list()).totals).toMatchObject({ count: sales + 1, amount: sales * 500 + 49_900 });
});

it('tells of a buyer what is in the index and what is newer, by rows that it names', async () => {
  const search = async (q: string): Promise<SearchResults> =>
    (await shop.call({ method: 'GET', url: `/api/search?q=${encodeURIComponent(q)}`, token: seller.token }))
      .body;
  const [{ id: page } = { id: '' }] = (await list()).items.map(({ product }) => product);
  const again = await shop.order(page, { buyer: { phone: '98111 22233', name: 'Newest Again' } });
  await shop.pay(again.body.payment.session);
  for (const query of ['newest', '22233'])
    expect([query, (await search(query)).buyers]).toEqual([
      query,
      [expect.objectContaining({ name: 'Newest Again', phone: '+919811122233', purchases: 2 })],
    ]);
  // Everybody who was filled in has one number: one person.
  expect((await search('buyer')).buyers).toEqual([
    expect.objectContaining({ phone: '+919876543210', purchases: sales, name: 'Buyer 1' }),
  ]);
});

it('goes through what is common from the newest on, and adds up what dates or a rarer word leave', async () => {
  const page = await list('?q=buyer&limit=100');
  expect(page.items).toHaveLength(100);
  expect(page.totals).toBeNull();
  const seen = new Set(page.items.map(({ id }) => id));
  let last = page;
  while (last.next) {
    last = await list(`?q=buyer&limit=100&cursor=${last.next}`);
    for (const { id } of last.items) seen.add(id);
  }
  expect(seen.size).toBe(sales);
  const oldest = last.items.at(-1);
  expect(oldest?.id).toBe(idOf(sales));
  const to = new Date(new Date(oldest?.at ?? '').getTime() + 3_600_000).toISOString();
  expect((await list(`?q=buyer&to=${to}`)).totals).toMatchObject({ count: 2, amount: 1_000 });
  expect((await list('?q=buyer%201777')).totals).toMatchObject({ count: 1 });
  const mail = await list(`?q=${encodeURIComponent('Buyer.1777@example')}`);
  expect([mail.items.map(({ id }) => id), mail.totals?.count]).toEqual([[idOf(1_777)], 1]);
  expect(await list('?q=zz')).toMatchObject({ items: [], next: null, totals: { count: 0 } });

  const { body } = await shop.call({
    method: 'POST',
    url: '/api/files',
    token: seller.token,
    payload: { file: 'sales.csv', q: 'buyer' },
  });
  const { body: csv } = await shop.call({ method: 'GET', url: (body as { url: string }).url });
  expect(String(csv).match(/(?:Kept){3}/g)).toHaveLength(sales);
});
