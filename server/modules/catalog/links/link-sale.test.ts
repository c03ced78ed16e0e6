import type { Link, Links, PlacedOrder } from '@haat/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Seller, type Shop } from '../../orders/checkout/testing/shop';

let shop: Shop;
let seller: Seller;
let productId: string;
let linkId: string;

beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller();
  productId = await shop.page(seller);
  const payload = { productId, campaign: 'Poster' };
  const made = await shop.call({ method: 'POST', url: '/api/links', token: seller.token, payload });
  linkId = (made.body as Link).id;
});
afterAll(() => shop.close());

const link = async () => {
  const { body } = await shop.call({ method: 'GET', url: '/api/links', token: seller.token });
  return (body as Links).items[0];
};
const buyers = (count: number, source: object) =>
  Promise.all(
    Array.from({ length: count }, async (_, n): Promise<PlacedOrder> => {
      const buyer = { phone: `98765 5${String(n).padStart(4, '0')}` };
      return (await shop.order(productId, { buyer, source })).body;
    }),
  );

test('many who buy at once are all counted, and who came another way is not', async () => {
  const [byLink, others] = await Promise.all([buyers(20, { link: linkId }), buyers(3, { utmSource: 'ig' })]);
  await Promise.all([...byLink, ...others].map(({ payment }) => shop.pay(payment.session)));
  await Promise.all([shop.deps.jobs.drain(), shop.deps.jobs.drain()]);
  await shop.deps.jobs.drain();
  expect(await link()).toMatchObject({ sales: 20, earned: 20 * 49_900 });
});

test('told again and again, late or in another order, it comes to the same', async () => {
  const before = await link();
  const [placed] = await buyers(1, { link: linkId });
  const payload = JSON.stringify({ sellerId: seller.id, orderId: placed?.id, linkId });
  const tell = () =>
    shop.deps.database.pool.query(
      `insert into job (id, queue, priority, run_at, attempts, payload)
       values ('${shop.deps.random.uuid()}', 'links.sale', 5, now() - interval '30 years', 0, '${payload}')`,
    );
  await tell();
  await shop.deps.jobs.drain();
  expect(await link()).toEqual(before);
  await shop.pay(placed?.payment.session ?? '');
  await Promise.all([tell(), tell(), tell()]);
  await shop.deps.jobs.drain();
  await tell();
  await shop.deps.jobs.drain();
  expect(await link()).toMatchObject({
    sales: (before?.sales ?? 0) + 1,
    earned: (before?.earned ?? 0) + 49_900,
  });
});

test('the sums are what counting the orders comes to', async () => {
  const { rows } = await shop.deps.database.pool.query<{ sales: number; earned: number }>(
    `select count(*)::int as sales, sum(amount - coalesce(refunded, 0))::int as earned from orders
     where link_id = '${linkId}' and status in ('paid', 'fulfilled', 'refunding', 'disputed')`,
  );
  expect(await link()).toMatchObject(rows[0] ?? {});
});
