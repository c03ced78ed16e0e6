import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Seller, type Shop } from '../testing/shop';

let shop: Shop;
let seller: Seller;
let buyer: Seller;
let product: string;

beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller();
  buyer = await shop.seller('Ravi');
  product = await shop.page(seller);
});
afterAll(() => shop.close());

async function sold(): Promise<string> {
  const { body } = await shop.order(product, { buyer: { phone: buyer.phone } });
  await shop.pay(body.payment.session);
  return body.id;
}
const refund = (id: string, payload: object, key: string) =>
  shop.call({
    method: 'POST',
    url: `/api/transactions/${id}/refund`,
    token: seller.token,
    payload,
    headers: { 'idempotency-key': key },
  });

it('a refund under a key such as ours does not stand in the way of what the buyer asks for', async () => {
  const id = await sold();
  expect((await refund(id, { amount: 100 }, 'request-1')).status).toBe(200);
  shop.deps.clock.advance(60_000);
  const response = await shop.call({
    method: 'POST',
    url: `/api/purchases/${id}/refund-request`,
    token: buyer.token,
    payload: { reason: 'Bought by mistake' },
  });
  expect(response.status).toBe(201);
  const answered = await shop.call({
    method: 'POST',
    url: `/api/transactions/${id}/refund-request`,
    token: seller.token,
    payload: { isGranted: true },
  });
  expect(answered).toMatchObject({ status: 200, body: { status: 'granted' } });
  expect((await shop.sale(seller, id)).transaction).toMatchObject({ status: 'refunded', refunded: 49_900 });
});

it('a refund whose key was kept as it came still goes back once', async () => {
  const id = await sold();
  expect((await refund(id, { amount: 10_000 }, 'kept-as-it-came')).status).toBe(200);
  await shop.deps.database.pool.query(
    `update refund set key = 'kept-as-it-came' where order_id = '${id}' and key = 'client:kept-as-it-came'`,
  );
  expect((await refund(id, { amount: 10_000 }, 'kept-as-it-came')).status).toBe(200);
  expect((await shop.sale(seller, id)).transaction.refunded).toBe(10_000);
  expect(await shop.count('refund', `order_id = '${id}' and key = 'kept-as-it-came'`)).toBe(1);
});
