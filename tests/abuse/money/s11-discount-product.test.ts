import type { Discount, Problem } from '@haat/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Seller, type Shop } from '../../../server/modules/orders/checkout/testing/shop';

let shop: Shop;
let asha: Seller;

beforeAll(async () => {
  shop = await openShop();
  asha = await shop.seller();
});
afterAll(() => shop.close());

test('S11: a discount can be moved to another product of its creator, and to none of another', async () => {
  const [first, second] = [await shop.page(asha), await shop.page(asha)];
  const foreign = await shop.page(await shop.seller('Meera'));
  const url = '/api/discounts';
  const payload = { basisPoints: 1_000, productId: first };
  const made = await shop.call({ method: 'POST', url, token: asha.token, payload });
  const { id } = made.body as Discount;
  const move = (productId: string | null) =>
    shop.call({ method: 'PATCH', url: `${url}/${id}`, token: asha.token, payload: { productId } });
  const response = await move(second);
  expect([response.status, (response.body as Discount).product?.id]).toEqual([200, second]);
  const taken = await move(foreign);
  expect([taken.status, Object.keys((taken.body as Problem).fields ?? {})]).toEqual([422, ['productId']]);
  const all = await move(null);
  expect([all.status, (all.body as Discount).product]).toEqual([200, null]);
});
