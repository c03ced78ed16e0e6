import type { PlacedOrder } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { product, setUpShop, shop } from '../testing/shop.setup';

setUpShop();

async function placed(): Promise<PlacedOrder> {
  const { status, body } = await shop.order(product);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}

/** A webhook of the sandbox about an attempt. */
const told = (
  { id: orderId, amount }: PlacedOrder,
  paymentId: string,
  reference: string | null,
  outcome: 'success' | 'failed' = 'success',
) => shop.webhook({ orderId, amount, paymentId, eventId: `${paymentId}.${outcome}`, outcome, reference });

describe("the bank's reference", () => {
  it('of the sandbox is kept when its buyer has paid, and is in their order', async () => {
    const order = await placed();
    expect(await shop.read(order)).not.toHaveProperty('bankReference');
    await shop.pay(order.payment.session);
    expect((await shop.read(order)).bankReference).toMatch(/^4\d{11}$/);
  });

  it('stays the first where money is taken a second time, and where copies come late', async () => {
    const order = await placed();
    expect(await told(order, 'p1', '419822076153')).toBe(200);
    expect(await told(order, 'p1', '419822076153')).toBe(200);
    expect(await told(order, 'p2', '419822076154')).toBe(200);
    expect(await told(order, 'p3', '419822076155', 'failed')).toBe(200);
    expect((await shop.read(order)).bankReference).toBe('419822076153');
  });

  it('of an attempt that failed does not become that of the next one', async () => {
    const order = await placed();
    await told(order, 'f1', '419822076153', 'failed');
    expect(await shop.count('orders', `id = '${order.id}' and bank_reference = '419822076153'`)).toBe(1);
    await told(order, 'f2', null);
    expect(await shop.read(order)).toMatchObject({ status: 'fulfilled' });
    expect(await shop.read(order)).not.toHaveProperty('bankReference');
  });

  it.each([
    '<script>alert(1)</script>',
    "1'; drop table orders; --",
    '4198 2207',
    '4'.repeat(41),
    '१२३४५६७८९०१२',
    '4198\u0000',
  ])('is left out and the money taken where it is %j', async (reference) => {
    const order = await placed();
    expect(await told(order, `h-${order.id}`, reference)).toBe(200);
    const read = await shop.read(order);
    expect(read.status).toBe('fulfilled');
    expect(read).not.toHaveProperty('bankReference');
  });
});
