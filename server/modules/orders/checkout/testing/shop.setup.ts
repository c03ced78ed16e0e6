import { afterAll, beforeAll } from 'vitest';
import { openShop, type Seller, type Shop } from './shop';

// What tests of sales begin with: a shop, a seller, and a page of theirs on sale.
export let shop: Shop;
export let seller: Seller;
export let product: string;

export function setUpShop(): void {
  beforeAll(async () => {
    shop = await openShop();
    seller = await shop.seller();
    product = await shop.page(seller);
  });
  afterAll(() => shop.close());
}
