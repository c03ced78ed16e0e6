import type { Analytics, FileAddress, PlacedOrder } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Seller, type Shop } from '../../orders/checkout/testing/shop';

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
let shop: Shop;
let seller: Seller;
let bread: string;
let rye: string;

/** A day of a shop: eight people look, four begin, one is told no and pays then, one pays at once, one gets it back, one leaves. */
beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller();
  bread = await shop.page(seller);
  rye = await shop.page(seller, { prices: [{ type: 'once', amount: 10_000, label: 'One loaf' }] });
  for (const who of [1, 2, 3, 4, 5]) await look(bread, who, '?utm_source=ig&utm_campaign=reel');
  for (const who of [5, 5, 6]) await look(bread, who);
  for (const who of [6, 7]) await look(rye, who);
  await look(bread, 8, '', 'Googlebot/2.1');
  const source = { utmSource: 'IG', utmCampaign: 'Reel' };
  const first = await ordered(bread, phone, source);
  await shop.pay(first.payment.session, 'failed');
  await shop.pay(first.payment.session);
  const back = (await shop.order(bread, { source })).body;
  await shop.pay(back.payment.session);
  const url = `/api/transactions/${back.id}/refund`;
  await shop.call({ method: 'POST', url, token: seller.token, payload: {} });
  await shop.pay((await shop.order(rye)).body.payment.session);
  await shop.pay((await shop.order(rye)).body.payment.session, 'dropped');
});
afterAll(() => shop.close());

const look = (id: string, who: number, query = '', agent = phone) =>
  shop.app.inject({
    method: 'GET',
    url: `/pp/${id}${query}`,
    remoteAddress: `192.0.2.${who}`,
    headers: { 'user-agent': agent, accept: 'text/html' },
  });

/** Placed with a browser; `shop.order` is placed by a program, which says none. */
async function ordered(productId: string, agent: string, source: object): Promise<PlacedOrder> {
  const { body } = await shop.call({
    method: 'POST',
    url: '/api/orders',
    headers: { 'idempotency-key': 'with-a-browser', 'user-agent': agent },
    payload: { productId, buyer: { phone: '98765 43210', name: 'Ravi' }, source },
  });
  return body;
}

async function figures(path = '', token = seller.token): Promise<Analytics> {
  const { status, body } = await shop.call({ method: 'GET', url: `/api/analytics/products${path}`, token });
  expect(status).toBe(200);
  return body;
}

const everything = {
  visits: 10,
  visitors: 7,
  opened: 0,
  checkouts: 4,
  sales: 2,
  earned: 59_900,
  refunds: 1,
  refunded: 49_900,
  failed: 2,
};

it('all products together: who came, from where, how far they went and what it brought', async () => {
  const found = await figures('?range=7d');
  expect(found.current).toEqual(everything);
  expect(found.previous).toMatchObject({ visitors: 0, earned: 0 });
  expect(found.steps).toHaveLength(7);
  expect(found.steps.at(-1)).toMatchObject({
    visitors: 7,
    checkouts: 4,
    sales: 2,
    earned: 59_900,
    refunds: 1,
    refunded: 49_900,
  });
  expect(found.sources).toEqual([
    { name: 'Instagram', detail: 'reel', visitors: 5, checkouts: 2, sales: 1, earned: 49_900 },
    { name: 'Direct', detail: 'typed, saved or sent', visitors: 2, checkouts: 2, sales: 1, earned: 10_000 },
  ]);
  expect(found.devices).toEqual([
    { device: 'phone', visitors: 7, checkouts: 1, sales: 1, earned: 49_900 },
    { device: 'unknown', visitors: 0, checkouts: 3, sales: 1, earned: 10_000 },
  ]);
  expect(found.products.map(({ product, sales, earned }) => [product.id, sales, earned])).toEqual([
    [bread, 1, 49_900],
    [rye, 1, 10_000],
  ]);
  expect(found.methods).toEqual([{ method: 'upi', sales: 2, earned: 59_900, failed: 2 }]);
  expect(found.prices.map(({ product, label, earned }) => [product, label, earned])).toEqual([
    [expect.any(String), null, 49_900],
    [expect.any(String), 'One loaf', 10_000],
  ]);
  const named = /^(PhonePe|Google Pay|Paytm|BHIM)$/;
  expect(found.failures.map(({ method, via, count }) => [method, via, count])).toEqual(
    expect.arrayContaining([
      ['upi', expect.stringMatching(named), 1],
      ['upi', null, 1],
    ]),
  );
  expect(found.subscriptions).toBeNull();
});

it('one product apart, by its prices', async () => {
  const found = await figures(`/${rye}?range=all`);
  expect(found.current).toMatchObject({
    visits: 2,
    visitors: 2,
    checkouts: 2,
    sales: 1,
    earned: 10_000,
    failed: 1,
  });
  expect(found.previous).toBeNull();
  expect(found.prices).toMatchObject([{ label: 'One loaf', checkouts: 2, sales: 1, earned: 10_000 }]);
  expect(found.products).toEqual([]);
});

it('stays the same once it has been added up, and moves with the days', async () => {
  const before = await figures('?range=30d');
  shop.deps.clock.advance(2 * 86_400_000);
  await figures('?range=30d');
  await shop.deps.jobs.drain();
  const after = await figures('?range=30d');
  expect(after.current).toEqual(before.current);
  expect(after.sources).toEqual(before.sources);
  expect(after.steps.at(-1)).toMatchObject({ visitors: 0, sales: 0 });
  expect(after.steps.at(-3)).toMatchObject({ visitors: 7, sales: 2, earned: 59_900 });
  const day = after.steps.at(-3)?.from;
  expect((await figures(`?from=${day}&to=${day}`)).current).toEqual(everything);
});

it('the days come as CSV', async () => {
  const { body } = await shop.call({
    method: 'POST',
    url: '/api/files',
    token: seller.token,
    payload: { file: 'analytics.csv', productId: rye },
  });
  const file = await shop.app.inject({ method: 'GET', url: (body as FileAddress).url });
  const [head, first, ...rest] = file.body.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(head).toBe(
    'Day,Visitors,Pages opened,Started checkout,Orders placed,Failed attempts,Sales,Refunded sales,Conversion (%),Buyers paid (INR),Refunded (INR),Earned (INR),Subscriptions running,Subscriptions a month (INR)',
  );
  expect(first).toMatch(/^2026-01-\d\d,2,2,0,2,1,1,0,50\.0,100\.00,0\.00,100\.00,,$/);
  expect(rest).toHaveLength(2);
});

async function breakdown(breakdown: string, more: object = {}) {
  const payload = { file: 'analytics.csv', breakdown, ...more };
  const response = await shop.call({ method: 'POST', url: '/api/files', token: seller.token, payload });
  const file = await shop.app.inject({ method: 'GET', url: (response.body as FileAddress).url });
  return {
    status: file.statusCode,
    name: file.headers['content-disposition'],
    lines: file.body.replace('\uFEFF', '').trimEnd().split('\r\n'),
  };
}

it('what the figures are told apart by comes as CSV too', async () => {
  const sources = await breakdown('sources');
  expect(sources.name).toMatch(/analytics-sources-\d{4}-\d\d-\d\d\.csv/);
  expect(sources.lines).toEqual([
    'Source,Campaign,Visitors,Orders placed,Sales,Earned (INR),Conversion (%)',
    'Instagram,reel,5,2,1,499.00,20.0',
    'Direct,"typed, saved or sent",2,2,1,100.00,50.0',
  ]);
  expect((await breakdown('prices', { productId: rye })).lines).toEqual([
    'Product,Price,Orders placed,Sales,Earned (INR)',
    ',One loaf,2,1,100.00',
  ]);
  expect((await breakdown('products')).lines).toHaveLength(3);
  expect((await breakdown('failures')).lines).toHaveLength(3);
  expect((await breakdown('methods')).lines.at(-1)).toBe('upi,2,599.00,2');
  expect((await breakdown('devices')).lines.slice(1)).toEqual(['phone,7,1,1,499.00', 'unknown,0,3,1,100.00']);
  expect((await breakdown('places')).lines[0]).toBe('State code,State,Sales,Earned (INR)');
  const early = { from: '2025-01-01T00:00:00.000Z', to: '2025-02-01T00:00:00.000Z' };
  expect((await breakdown('sources', early)).lines).toHaveLength(1);
  expect((await breakdown('sources', { productId: 'nobodys' })).status).toBe(404);
});

it('is nobody else’s, and takes only days that are some', async () => {
  const stranger = await shop.seller('Zoya');
  expect((await figures('?range=all', stranger.token)).current).toMatchObject({ visitors: 0, checkouts: 0 });
  const get = async (path: string, token = seller.token) =>
    (await shop.call({ method: 'GET', url: `/api/analytics/products${path}`, token })).status;
  expect(await get(`/${bread}`, stranger.token)).toBe(404);
  expect(await get('', 'nobody')).toBe(401);
  expect(await get('?range=1y')).toBe(400);
  expect(await get('?from=2026-01-05')).toBe(422);
  expect(await get('?from=2026-02-30&to=2026-03-01')).toBe(400);
});

it('of who came nothing is left the day after but their number', async () => {
  const count = (table: string) => shop.count(table);
  await look(bread, 9);
  expect((await figures('?range=30d')).current.visitors).toBe(8);
  expect(await count('visitor_mark')).toBeGreaterThan(0);
  const { rows } = await shop.deps.database.pool.query('select * from visitor_mark');
  expect(JSON.stringify(rows)).not.toContain('192.0.2');
  shop.deps.clock.advance(26 * 3_600_000);
  await shop.deps.jobs.drain();
  expect([await count('visitor_mark'), await count('visitor_secret')]).toEqual([0, 0]);
  expect((await figures('?range=30d')).current.visitors).toBe(8);
});
