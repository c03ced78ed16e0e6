import type { BuyerRefund, PlacedOrder } from '@haat/openapi';
import { beforeAll } from 'vitest';
import type { Seller } from '../../checkout/testing/shop';
import { product, setUpShop, shop } from '../../checkout/testing/shop.setup';

// What tests of refund requests begin with beside a shop: a buyer who is signed in, and what they do.
export let buyer: Seller;

export function setUpBuyer(): void {
  setUpShop();
  beforeAll(async () => {
    buyer = await shop.seller('Ravi');
  });
}

/** A sale of ₹499 to the buyer, a minute ago. */
export async function buy(more: object = {}): Promise<PlacedOrder> {
  const { body } = await shop.order(product, {
    buyer: { phone: buyer.phone, name: 'Ravi', email: 'ravi@example.com' },
    ...more,
  });
  await shop.pay(body.payment.session);
  shop.deps.clock.advance(60_000);
  return body;
}

export const address = (id: string) => `/api/purchases/${id}/refund-request`;

export const look = async (id: string): Promise<BuyerRefund> =>
  (await shop.call({ method: 'GET', url: address(id), token: buyer.token })).body;
