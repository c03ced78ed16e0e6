import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../call';
import { type Cashfree, cashfreeKeys, startCashfree } from './cashfree';
import { signCashfree } from './cashfree.webhooks';

let cashfree: Cashfree;
beforeEach(async () => {
  cashfree = await startCashfree();
  // 15:30 in India.
  cashfree.subscriptions.clock(() => new Date('2026-11-21T10:00:00Z'));
});
afterEach(() => cashfree.close());

const ask = (method: string, path: string, body?: unknown) =>
  call<Record<string, unknown>>(cashfree.url, method, `/pg${path}`, {
    headers: {
      'x-client-id': cashfreeKeys.clientId,
      'x-client-secret': cashfreeKeys.clientSecret,
      'x-api-version': '2025-01-01',
    },
    ...(body === undefined ? {} : { body }),
  });
const input = {
  subscription_id: 'sub_1',
  customer_details: { customer_email: 'asha@haat.example', customer_phone: '9876543210' },
  plan_details: { plan_name: 'Diary', plan_type: 'ON_DEMAND', plan_currency: 'INR', plan_max_amount: 499.5 },
  authorization_details: {
    authorization_amount: 1,
    authorization_amount_refund: true,
    payment_methods: ['upi', 'card'],
  },
  subscription_meta: { return_url: 'https://haat.example/autopay/back?id=sub_1' },
  subscription_expiry_time: '2036-11-21T10:00:00.000Z',
};
const raise = (change: object = {}) =>
  ask('POST', '/subscriptions/pay', {
    subscription_id: 'sub_1',
    payment_id: 'ord_1',
    payment_type: 'CHARGE',
    payment_amount: 499.5,
    payment_schedule_date: '2026-11-22T00:00:00',
    ...change,
  });
const types = () => cashfree.webhooks.map(({ body }) => (JSON.parse(body) as { type: string }).type);
const charge = async () => (await ask('GET', '/subscriptions/sub_1/payments/ord_1')).body;

describe('its mandates', () => {
  beforeEach(() => ask('POST', '/subscriptions', input) as Promise<never>);

  it('are opened once for each id', async () => {
    expect((await ask('POST', '/subscriptions', input)).status).toBe(409);
    expect((await ask('GET', '/subscriptions/sub_1')).body).toMatchObject({
      subscription_status: 'INITIALIZED',
      subscription_session_id: expect.stringMatching(/^sub_session_/),
    });
    expect((await ask('GET', '/subscriptions/sub_2')).status).toBe(404);
  });

  it.each([
    ['customer_details', { customer_phone: '9876543210' }],
    ['plan_details', { ...input.plan_details, plan_max_amount: 1.234 }],
    ['subscription_meta', { return_url: 'haat' }],
  ])('are refused without a proper %s', async (name, value) => {
    const { status } = await ask('POST', '/subscriptions', {
      ...input,
      subscription_id: 'sub_2',
      [name]: value,
    });
    expect(status).toBe(400);
  });

  it('are agreed to on its page, which leads back, and what proved the account goes back', async () => {
    const { subscription_session_id: session } = cashfree.subscriptions.book.all()[0] ?? {};
    const script = (await call<string>(cashfree.url, 'GET', '/js/v3/cashfree.js')).body;
    expect(script).toContain('subscriptionsCheckout');
    const page = (await call<string>(cashfree.url, 'GET', `/mandate/${session}`)).body;
    expect(page).toContain('Up to ₹499.5 each time');
    const back = await call<string>(cashfree.url, 'POST', `/mandate/${session}`, {
      body: 'decision=SUCCESS&method=card',
    });
    expect(back.body).toContain(`<form method="post" action="${input.subscription_meta.return_url}">`);
    expect(back.body).toContain('name="cf_status" value="ACTIVE"');
    expect(cashfree.subscriptions.book.subscription('sub_1')).toMatchObject({
      subscription_status: 'ACTIVE',
      authorization_details: { authorization_status: 'SUCCESS', payment_group: 'card' },
    });
    expect(cashfree.subscriptions.book.refunds()).toMatchObject([{ refund_amount: 1 }]);
  });

  it('may wait for a bank, which may say no, and then be tried again', async () => {
    await cashfree.subscriptions.approve('sub_1', 'PENDING');
    await cashfree.subscriptions.decideApproval('sub_1', 'FAILED');
    await cashfree.subscriptions.approve('sub_1');
    expect(types()).toEqual([
      'SUBSCRIPTION_AUTH_STATUS',
      'SUBSCRIPTION_STATUS_CHANGED',
      'SUBSCRIPTION_AUTH_STATUS',
      'SUBSCRIPTION_STATUS_CHANGED',
      'SUBSCRIPTION_AUTH_STATUS',
      'SUBSCRIPTION_STATUS_CHANGED',
    ]);
  });

  it('end once, and take their charges with them', async () => {
    await cashfree.subscriptions.approve('sub_1');
    await raise();
    const cancel = () =>
      ask('POST', '/subscriptions/sub_1/manage', { subscription_id: 'sub_1', action: 'CANCEL' });
    expect((await cancel()).body).toMatchObject({ subscription_status: 'CANCELLED' });
    expect((await cancel()).status).toBe(400);
    expect(await charge()).toMatchObject({ payment_status: 'CANCELLED' });
  });
});

describe('its charges', () => {
  beforeEach(async () => {
    await ask('POST', '/subscriptions', input);
    await cashfree.subscriptions.approve('sub_1');
  });

  it.each([
    ['today', '2026-11-21', '2026-11-21T10:00:00Z'],
    ['tomorrow, raised at 21:00', '2026-11-22', '2026-11-21T15:30:00Z'],
    ['15 days ahead', '2026-12-06', '2026-11-21T10:00:00Z'],
  ])('are refused for %s', async (_what, day, now) => {
    cashfree.subscriptions.clock(() => new Date(now));
    expect((await raise({ payment_schedule_date: day })).status).toBe(400);
  });

  it.each([
    ['tomorrow, raised a minute before 21:00', '2026-11-22', '2026-11-21T15:29:00Z'],
    ['the day after, raised at 21:00', '2026-11-23', '2026-11-21T15:30:00Z'],
    ['14 days ahead', '2026-12-05', '2026-11-21T10:00:00Z'],
  ])('are taken for %s', async (_what, day, now) => {
    cashfree.subscriptions.clock(() => new Date(now));
    expect((await raise({ payment_schedule_date: day })).status).toBe(200);
  });

  it('are refused above the most, twice, for a mandate that is not active, and for one that is not there', async () => {
    expect((await raise({ payment_amount: 499.51 })).status).toBe(400);
    expect((await raise()).status).toBe(200);
    expect((await raise()).status).toBe(409);
    expect((await raise({ subscription_id: 'sub_2' })).status).toBe(404);
    await cashfree.subscriptions.become('sub_1', 'CUSTOMER_PAUSED');
    expect((await raise({ payment_id: 'ord_2' })).status).toBe(400);
  });

  it('are made on their day, by UPI after up to three more tries', async () => {
    await raise();
    await cashfree.subscriptions.runDay('2026-11-21');
    expect(await charge()).toMatchObject({ payment_status: 'INITIALIZED' });
    const third = (_payment: unknown, attempt: number) => (attempt === 2 ? 'SUCCESS' : 'FAILED');
    await cashfree.subscriptions.runDay('2026-11-22', third);
    expect(await charge()).toMatchObject({ payment_status: 'SUCCESS', retry_attempts: 2 });
    expect(types().slice(-2)).toEqual([
      'SUBSCRIPTION_PAYMENT_NOTIFICATION_INITIATED',
      'SUBSCRIPTION_PAYMENT_SUCCESS',
    ]);
  });

  it('fail when the buyer has ended it in the app meanwhile', async () => {
    await raise();
    await cashfree.subscriptions.become('sub_1', 'ON_HOLD');
    await cashfree.subscriptions.runDay('2026-11-22');
    expect(await charge()).toMatchObject({ payment_status: 'FAILED' });
  });

  it('are taken back before their day, and not after it', async () => {
    await raise();
    const cancel = () =>
      ask('POST', '/subscriptions/sub_1/payments/ord_1/manage', {
        subscription_id: 'sub_1',
        payment_id: 'ord_1',
        action: 'CANCEL',
      });
    expect((await cancel()).body).toMatchObject({ payment_status: 'CANCELLED' });
    expect((await cancel()).status).toBe(400);
  });

  it('are signed like every other webhook, amounts with two decimals', async () => {
    await raise();
    const { body, headers } = cashfree.webhooks.at(-1) ?? { body: '', headers: {} as Record<string, string> };
    expect(body).toContain('"payment_amount":499.50,');
    expect(headers['x-webhook-signature']).toBe(
      signCashfree(cashfreeKeys.clientSecret, headers['x-webhook-timestamp'] ?? '', body),
    );
  });
});
