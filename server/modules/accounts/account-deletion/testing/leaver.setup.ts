import { afterAll, beforeAll } from 'vitest';
import { openShop, type Shop } from '../../../orders/checkout/testing/shop';
import { leaverOf } from './leaver';

// What tests of account deletion begin with: a shop, and what its sellers do on the way out.
export let shop: Shop;
export let leaver: ReturnType<typeof leaverOf>;

export function setUpAccountDeletion(): void {
  beforeAll(async () => {
    shop = await openShop();
    leaver = leaverOf(shop);
  });
  afterAll(() => shop.close());
}
