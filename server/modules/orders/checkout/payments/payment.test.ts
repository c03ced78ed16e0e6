import type { PlacedOrder } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { product, setUpShop, shop } from '../testing/shop.setup';

setUpShop();

async function placed(): Promise<PlacedOrder> {
  const { status, body } = await shop.order(product);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}

/** What one paid order leaves behind, and nothing twice. */
async function expectPaidOnce({ id }: PlacedOrder): Promise<void> {
  expect(await shop.count('orders', `id = '${id}' and status = 'fulfilled' and paid_at is not null`)).toBe(1);
  expect(await shop.count('ledger_tx', `reference = '${id}'`)).toBe(1);
  expect(await shop.count('ledger_entry', `reference = '${id}'`)).toBe(6);
  expect(await shop.count('unsettled_sale', `order_id = '${id}'`)).toBe(1);
  expect(await shop.count('access_grant', `order_id = '${id}' and status in ('active', 'grace')`)).toBe(1);
  expect(await shop.count('purchase_ref', `order_id = '${id}'`)).toBe(1);
  expect(await shop.count('order_event', `order_id = '${id}' and event = 'payment.succeeded'`)).toBe(1);
  expect(await shop.count('job', `queue = 'orders.receipt' and payload->>'orderId' = '${id}'`)).toBe(1);
}

async function expectUntouched({ id }: PlacedOrder): Promise<void> {
  expect(await shop.count('orders', `id = '${id}' and status = 'awaitingPayment'`)).toBe(1);
  expect(await shop.count('ledger_tx', `reference = '${id}'`)).toBe(0);
  expect(await shop.count('access_grant', `order_id = '${id}'`)).toBe(0);
}

describe('paying', () => {
  it('makes the order paid, books the sale and lets the buyer in', async () => {
    const order = await placed();
    const paid = await shop.pay(order.payment.session);
    expect(paid.body).toEqual({ outcome: 'success', returnUrl: `/cashfree?id=${order.id}&back=1` });
    await expectPaidOnce(order);
    const read = await shop.read(order);
    expect(read).toMatchObject({ status: 'fulfilled', amount: 49_900, method: 'upi', failure: null });
    expect(read.access).toMatchObject({ url: `/access/${order.id}`, redirectUrl: null });
    expect(read.access?.messageHtml).toContain('<strong>in</strong>');
    const entries = await shop.deps.database.pool.query(
      `select account, type, amount from ledger_entry where reference = '${order.id}' order by line`,
    );
    expect(entries.rows).toEqual([
      { account: 'creator.pending', type: 'sale', amount: 49_900 },
      { account: 'creator.pending', type: 'fee', amount: -2_495 },
      { account: 'creator.pending', type: 'feeTax', amount: -449 },
      { account: 'gateway', type: 'sale', amount: -49_900 },
      { account: 'platform.fee', type: 'fee', amount: 2_495 },
      { account: 'platform.feeTax', type: 'feeTax', amount: 449 },
    ]);
  });

  it('twice, one after the other and at once, pays once', async () => {
    const order = await placed();
    await Promise.all([1, 2, 3, 4].map(() => shop.pay(order.payment.session)));
    expect((await shop.pay(order.payment.session, 'failed')).body.outcome).toBe('success');
    await expectPaidOnce(order);
  });

  it('takes ten copies of a webhook at once as one', async () => {
    const order = await placed();
    const notice = { orderId: order.id, amount: order.amount, eventId: 'e1', paymentId: 'p1' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.webhook(notice)));
    expect(new Set(answers)).toEqual(new Set([200]));
    await expectPaidOnce(order);
  });

  it('takes two different payments at once as one, and remembers the other', async () => {
    const order = await placed();
    const { id: orderId, amount } = order;
    await Promise.all([
      shop.webhook({ orderId, amount, paymentId: 'first' }),
      shop.webhook({ orderId, amount, paymentId: 'second' }),
    ]);
    await expectPaidOnce(order);
    expect(await shop.count('gateway_event', `order_id = '${orderId}' and outcome = 'paidTwice'`)).toBe(1);
    expect(shop.deps.logged()).toContain('Order paid twice');
  });

  it('in a storm of copies, other attempts and failures, all at once', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, placed));
    await Promise.all(
      orders.flatMap(({ id: orderId, amount }) =>
        [
          { outcome: 'failed' as const, eventId: `${orderId}.f`, paymentId: 'f' },
          { outcome: 'success' as const, eventId: `${orderId}.a`, paymentId: 'a' },
          { outcome: 'dropped' as const, eventId: `${orderId}.d`, paymentId: 'd' },
          { outcome: 'success' as const, eventId: `${orderId}.a`, paymentId: 'a' },
          { outcome: 'failed' as const, eventId: `${orderId}.f`, paymentId: 'f' },
          { outcome: 'success' as const, eventId: `${orderId}.b`, paymentId: 'b' },
        ].map((notice) => shop.webhook({ ...notice, orderId, amount })),
      ),
    );
    for (const order of orders) {
      await expectPaidOnce(order);
      const failures = `order_id = '${order.id}' and event = 'payment.failed'`;
      expect(await shop.count('order_event', failures)).toBeLessThanOrEqual(1);
    }
  });

  it('after a failure, and hears a late word about the failure without forgetting the payment', async () => {
    const order = await placed();
    await shop.pay(order.payment.session, 'failed');
    expect(await shop.read(order)).toMatchObject({
      status: 'failed',
      failure: 'The bank declined the payment',
      access: null,
    });
    await shop.pay(order.payment.session);
    await shop.webhook({ orderId: order.id, amount: order.amount, outcome: 'failed' });
    await expectPaidOnce(order);
    expect((await shop.read(order)).failure).toBeNull();
  });

  it('after the order expired', async () => {
    const order = await placed();
    shop.deps.clock.advance(31 * 60_000);
    await shop.deps.jobs.drain();
    expect((await shop.read(order)).status).toBe('expired');
    await shop.pay(order.payment.session);
    expect((await shop.read(order)).status).toBe('fulfilled');
    expect(await shop.count('ledger_tx', `reference = '${order.id}'`)).toBe(1);
  });
});

describe('a webhook', () => {
  it.each([
    ['without a signature', {}],
    ['with a wrong signature', { 'x-sandbox-timestamp': '1', 'x-sandbox-signature': 'A'.repeat(43) }],
  ])('%s is refused', async (_name, headers) => {
    const order = await placed();
    expect(await shop.webhook({ orderId: order.id, amount: order.amount }, headers)).toBe(401);
    await expectUntouched(order);
  });

  it('that is played back later is refused', async () => {
    const order = await placed();
    const notice = { orderId: order.id, amount: order.amount, eventId: 'old', paymentId: 'old' };
    const { signWebhook } = await import('../../../../gateways/payments/sandbox/sandbox.signature');
    const body = Buffer.from(
      JSON.stringify({ ...notice, outcome: 'success', currency: 'INR', method: 'upi' }),
    );
    const headers = signWebhook(
      shop.deps.signer,
      body,
      new Date(shop.deps.clock.now().getTime() - 3_600_000),
    );
    const { status } = await shop.call({
      method: 'POST',
      url: '/webhooks/sandbox',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: body,
    });
    expect(status).toBe(401);
    await expectUntouched(order);
  });

  it.each([
    ['amount', { amount: 49_899 }],
    ['currency', { currency: 'USD' }],
  ])('with another %s than the order leaves it alone and is kept for the operator', async (_name, wrong) => {
    const order = await placed();
    const right = { orderId: order.id, amount: order.amount, eventId: `e-${order.id}` };
    expect(await shop.webhook({ ...right, ...wrong })).toBe(409);
    await expectUntouched(order);
    expect(await shop.count('gateway_event', `order_id = '${order.id}' and outcome = 'mismatch'`)).toBe(1);
    expect(await shop.webhook(right)).toBe(200);
    await expectPaidOnce(order);
  });

  it('about an unknown order, of an unknown gateway, or that says nothing, is refused', async () => {
    expect(await shop.webhook({ orderId: 'x'.repeat(16), amount: 100 })).toBe(404);
    const post = (url: string, payload?: string) =>
      shop.call({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
    expect((await post('/webhooks/cashfree', '{}')).status).toBe(404);
    expect((await post('/webhooks/sandbox', 'nonsense')).status).toBe(401);
    expect((await post('/webhooks/sandbox')).status).toBeGreaterThanOrEqual(400);
    expect((await post('/webhooks/sandbox')).status).toBeLessThan(500);
  });
});

describe('a sandbox session', () => {
  it('that we did not open is not found', async () => {
    const order = await placed();
    const forged = order.payment.session.replace('.49900.', '.100.');
    expect((await shop.pay(forged)).status).toBe(404);
    expect((await shop.pay('nonsense')).status).toBe(404);
    await expectUntouched(order);
  });
});
