import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../call';
import { listen } from '../loopback';
import { type Cashfree, cashfreeKeys, startCashfree } from './cashfree';
import { signCashfree } from './cashfree.webhooks';

let cashfree: Cashfree;
beforeEach(async () => {
  cashfree = await startCashfree();
});
afterEach(() => cashfree.close());

const headers = {
  'x-client-id': cashfreeKeys.clientId,
  'x-client-secret': cashfreeKeys.clientSecret,
  'x-api-version': '2025-01-01',
};
const ask = (method: string, path: string, body?: unknown) =>
  call<Record<string, unknown>>(cashfree.url, method, `/pg${path}`, {
    headers,
    ...(body === undefined ? {} : { body }),
  });
const order = {
  order_id: 'ord_1',
  order_amount: 170,
  order_currency: 'INR',
  customer_details: { customer_id: 'buyer1', customer_phone: '9876543210' },
};

it('signs as the golden vector says', () => {
  const body =
    '{"data":{"order":{"order_id":"ord_1","order_amount":170.00}},"type":"PAYMENT_SUCCESS_WEBHOOK"}';
  expect(signCashfree('test_client_secret', '1746427759733', body)).toBe(
    'Ya0okI/AsPIhmMrnMSBi+aBOP4iYYGljwXkMw2VIwU0=',
  );
});

describe('its orders', () => {
  it('are opened once for each id', async () => {
    const { status, body } = await ask('POST', '/orders', order);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        order_status: 'ACTIVE',
        payment_session_id: expect.stringMatching(/^session_/),
      }),
    ]);
    expect((await ask('POST', '/orders', order)).body).toMatchObject({ code: 'order_already_exists' });
    expect((await ask('GET', '/orders/ord_1')).body).toEqual(body);
  });

  it.each([
    [401, 'request_failed', {}, { 'x-client-secret': 'other' }],
    [400, 'order_amount_invalid', { order_amount: 1.234 }, {}],
    [400, 'customer_details_customer_phone_invalid', { customer_details: { customer_id: 'abc' } }, {}],
  ])('are refused with %i %s', async (status, code, change, keys) => {
    const answer = await call(cashfree.url, 'POST', '/pg/orders', {
      body: { ...order, ...change },
      headers: { ...headers, ...keys },
    });
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
  });

  it('are not there before they are made', async () => {
    expect((await ask('GET', '/orders/ord_1')).status).toBe(404);
  });

  it('have attempts, of which a later one may succeed', async () => {
    await ask('POST', '/orders', order);
    await cashfree.pay('ord_1', 'FAILED');
    await cashfree.pay('ord_1');
    const { body } = await ask('GET', '/orders/ord_1/payments');
    expect(body).toMatchObject([{ payment_status: 'FAILED' }, { payment_status: 'SUCCESS' }]);
    expect((await ask('GET', '/orders/ord_1')).body).toMatchObject({ order_status: 'PAID' });
  });

  it('give money back once for each refund id, and no more than was paid', async () => {
    await ask('POST', '/orders', order);
    await cashfree.pay('ord_1');
    const refund = (refund_id: string, refund_amount: number) =>
      ask('POST', '/orders/ord_1/refunds', { refund_id, refund_amount });
    expect((await refund('one', 80)).body).toMatchObject({ refund_status: 'PENDING' });
    expect((await refund('one', 80)).status).toBe(409);
    expect((await refund('two', 90.01)).status).toBe(400);
    expect((await refund('two', 90)).status).toBe(200);
    // Nothing is left, which is said before that it is known.
    expect((await refund('two', 90)).status).toBe(400);
    await cashfree.endRefund('ord_1', 'SUCCESS');
    expect((await ask('GET', '/orders/ord_1/refunds/one')).body).toMatchObject({ refund_status: 'SUCCESS' });
  });
});

it('signs the bytes of its webhooks, amounts with two decimals', async () => {
  const received: { body: string; signature: unknown; timestamp: unknown }[] = [];
  const shop = await listen(({ body, headers: given }, response) => {
    received.push({ body, signature: given['x-webhook-signature'], timestamp: given['x-webhook-timestamp'] });
    response.end();
  });
  cashfree.webhooksTo(shop.url);
  await ask('POST', '/orders', order);
  await cashfree.pay('ord_1');
  await shop.close();
  const [{ body, signature, timestamp } = { body: '', signature: '', timestamp: '' }] = received;
  expect(body).toContain('"order_amount":170.00,');
  expect(signature).toBe(signCashfree(cashfreeKeys.clientSecret, String(timestamp), body));
});
