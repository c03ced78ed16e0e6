// A seller with a page on sale, anew for each test, and what is asked of their discounts.
import type { Discount, NewDiscount, Problem } from '@haat/openapi';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { openShop, type Seller, type Shop } from '../../../orders/checkout/testing/shop';

export let shop: Shop;
export let seller: Seller;
export let product: string;

export function setUpDiscounts(): void {
  beforeAll(async () => {
    shop = await openShop();
  });
  beforeEach(async () => {
    seller = await shop.seller();
    product = await shop.page(seller);
  });
  afterAll(() => shop.close());
}

export const day = 86_400_000;
export const inDays = (days: number) => new Date(shop.deps.clock.now().getTime() + days * day).toISOString();

export async function send<Answer = Discount>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  token = seller.token,
): Promise<{ status: number; body: Answer }> {
  return shop.call({ method, url: `/api/discounts${path}`, token, ...(payload && { payload }) });
}
export const make = async (given: NewDiscount) => {
  const { status, body } = await send('POST', '', given);
  expect(status).toBe(201);
  return body;
};
export const read = async (id: string) => (await send('GET', `/${id}`)).body;
export const order = (discountCode: string, more: object = {}) =>
  shop.order(product, { discountCode, ...more });
export const refusal = (answer: { status: number; body: unknown }) => {
  const { code, fields } = answer.body as Problem;
  return [answer.status, code, fields?.['discountCode']];
};
