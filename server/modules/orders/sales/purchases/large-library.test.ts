import { expect, it } from 'vitest';
import { product, setUpShop, shop } from '../../checkout/testing/shop.setup';
import { copyPurchase } from './testing/copies';

setUpShop();

it('each of 500 purchases is found, page by page', async () => {
  const ravi = await shop.seller('Ravi');
  const { body } = await shop.order(product, { buyer: { phone: ravi.phone, name: 'Ravi' } });
  await shop.pay(body.payment.session);
  await copyPurchase((sql) => shop.deps.database.pool.query(sql), body.id, 499);
  const seen = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = cursor === '' ? '?limit=100' : `?limit=100&cursor=${encodeURIComponent(cursor)}`;
    const answer = await shop.call({ method: 'GET', url: `/api/purchases${query}`, token: ravi.token });
    const page = answer.body as { items: { orderId: string }[]; next: string | null };
    for (const { orderId } of page.items) seen.add(orderId);
    cursor = page.next;
  }
  expect(seen.size).toBe(500);
});
