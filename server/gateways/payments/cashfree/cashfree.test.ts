import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Cashfree, startCashfree } from '../../../../tests/simulators/cashfree/cashfree';
import { fixedClock } from '../../../platform/clock/clock';
import type { GatewayOrder, PaymentGateway } from '../payments.gateway';
import { createCashfreeGateway } from './cashfree.gateway';
import { paiseOf, rupeesOf } from './cashfree.money';
import { noticesIn } from './cashfree.notice';
import { isSignedByCashfree } from './cashfree.signature';
import { configAt } from './cashfree.testing';

let cashfree: Cashfree;
let gateway: PaymentGateway;
const order: GatewayOrder = {
  id: '3kVbT9xQm2LpRw7Z',
  amount: 49_950,
  currency: 'INR',
  buyer: { phone: '+919876543210', email: null, name: 'Asha' },
};
const known = { id: order.id, session: 'known by its id' };

const make = (change: object = {}) =>
  createCashfreeGateway({
    config: configAt(cashfree, { subscriptions: false, ...change }),
    clock: fixedClock(),
    publicUrl: 'https://haat.example',
  });
const requestCount = (what: string) => cashfree.requests.filter((one) => one.startsWith(what)).length;

beforeEach(async () => {
  cashfree = await startCashfree();
  gateway = make();
});
afterEach(() => cashfree.close());

describe('rupees and paise', () => {
  it('are the same money, to the paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (paise) => {
        expect(paiseOf(rupeesOf(paise))).toBe(paise);
        expect(String(rupeesOf(paise))).toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });

  it.each([
    ['170.00', 17_000],
    ['170.5', 17_050],
    [1.1, 110],
    [0.29, 29],
    ['1.005', null],
    [0.1 + 0.2, null],
    ['1e3', null],
    ['-1', null],
    [null, null],
    [Number.NaN, null],
  ])('%j is %j paise', (rupees, paise) => {
    expect(paiseOf(rupees)).toBe(paise);
  });
});

describe('a webhook', () => {
  const body = Buffer.from(
    '{"data":{"order":{"order_id":"ord_1","order_amount":170.00}},"type":"PAYMENT_SUCCESS_WEBHOOK"}',
  );
  const headers = {
    'x-webhook-timestamp': '1746427759733',
    'x-webhook-signature': 'Ya0okI/AsPIhmMrnMSBi+aBOP4iYYGljwXkMw2VIwU0=',
  };

  it('is believed by the golden vector, and by no byte less', () => {
    expect(isSignedByCashfree('test_client_secret', body, headers)).toBe(true);
    expect(isSignedByCashfree('other', body, headers)).toBe(false);
    const again = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
    expect(isSignedByCashfree('test_client_secret', again, headers)).toBe(false);
    expect(
      isSignedByCashfree('test_client_secret', body, { ...headers, 'x-webhook-timestamp': '1746427759734' }),
    ).toBe(false);
    expect(isSignedByCashfree('test_client_secret', body, {})).toBe(false);
  });

  it('is refused, and breaks nothing, with a signature of as many letters and more bytes', () => {
    const signature = `${headers['x-webhook-signature'].slice(0, -1)}é`;
    const odd = { ...headers, 'x-webhook-signature': signature };
    expect(isSignedByCashfree('test_client_secret', body, odd)).toBe(false);
  });

  it('only says about which order to ask', () => {
    expect(gateway.verifyWebhook(body, headers)).toEqual({ kind: 'ask', orderId: 'ord_1' });
    expect(gateway.verifyWebhook(body, {})).toBeNull();
  });
});

describe('an order', () => {
  it('is opened with exact rupees, and once for its id', async () => {
    const { session } = await gateway.open(order);
    expect(session).toMatch(/^session_/);
    expect(await gateway.open(order)).toEqual({ session });
    expect(cashfree.book.orders()).toMatchObject([
      {
        order_id: order.id,
        order_amount: 499.5,
        customer_details: { customer_phone: '9876543210' },
        order_meta: { notify_url: 'https://haat.example/webhooks/cashfree' },
      },
    ]);
  });

  it('is found again when Cashfree took it and the answer got lost', async () => {
    cashfree.trouble('lost');
    await expect(gateway.open(order)).rejects.toMatchObject({ name: 'GatewaySilent' });
    cashfree.trouble(null);
    const { session } = await gateway.open(order);
    expect(session).toBe(cashfree.book.order(order.id)?.payment_session_id);
  });

  it.each([
    ['down', 'not_reached', 2],
    ['serverError', 'status_500_request_failed', 2],
    ['silent', 'no_answer_in_time', 1],
    ['nonsense', 'status_200_without_words', 1],
    ['tooMany', 'too_many_requests', 1],
  ] as const)('is not opened while Cashfree is %s', async (trouble, reason, times) => {
    cashfree.trouble(trouble);
    await expect(gateway.open(order)).rejects.toMatchObject({ name: 'GatewaySilent', reason });
    expect(requestCount('POST /pg/orders')).toBe(times);
  });

  it('is not opened with a wrong key', async () => {
    await expect(make({ clientSecret: 'other' }).open(order)).rejects.toMatchObject({ reason: 'not_let_in' });
  });
});

describe('how an order stands', () => {
  beforeEach(() => gateway.open(order) as Promise<never>);
  const status = () => gateway.status(known);

  it('is nothing before anything was tried, also where Cashfree never heard of it', async () => {
    expect(await status()).toEqual([]);
    expect(await gateway.status({ ...known, id: 'unheardOf1234' })).toEqual([]);
  });

  it('is the last attempt until one succeeds, and then that alone', async () => {
    await cashfree.pay(order.id, 'FAILED');
    await cashfree.pay(order.id, 'USER_DROPPED');
    expect(await status()).toMatchObject([{ outcome: 'dropped', amount: 49_950 }]);
    const slow = await cashfree.pay(order.id, 'PENDING');
    expect(await status()).toMatchObject([{ outcome: 'pending', paymentId: slow }]);
    await cashfree.decide(slow, 'SUCCESS');
    expect(await status()).toEqual([
      {
        provider: 'cashfree',
        eventId: `${slow}.success`,
        orderId: order.id,
        outcome: 'success',
        paymentId: slow,
        amount: 49_950,
        currency: 'INR',
        method: 'upi',
        reference: `42${slow}`,
        failure: null,
        via: 'BHIM',
      },
    ]);
  });

  it('holds every payment when there are two', async () => {
    await cashfree.pay(order.id);
    await cashfree.pay(order.id, 'SUCCESS', { group: 'credit_card' });
    expect((await status()).map(({ method }) => method)).toEqual(['upi', 'card']);
  });

  it('is asked a second time after a broken connection', async () => {
    cashfree.trouble('down');
    await expect(status()).rejects.toMatchObject({ name: 'GatewaySilent' });
    expect(requestCount('GET')).toBe(2);
  });

  it('is read with ids of numbers and amounts of text, too', () => {
    const payment = {
      cf_payment_id: 975672265,
      order_id: order.id,
      payment_status: 'SUCCESS',
      payment_amount: '499.50',
    };
    expect(noticesIn([payment])).toMatchObject([{ paymentId: '975672265', amount: 49_950, method: 'other' }]);
    expect(noticesIn([{ ...payment, is_captured: false }])).toEqual([]);
    expect(() => noticesIn([{ ...payment, payment_amount: 'much' }])).toThrow('not_understood');
    expect(() => noticesIn({ message: 'what?' })).toThrow('not_understood');
  });
});

describe('a refund', () => {
  const refund = { orderId: order.id, session: '', paymentId: '', amount: 49_950, refundId: 'refund_1' };
  beforeEach(async () => {
    await gateway.open(order);
    await cashfree.pay(order.id);
  });

  it.each([
    ['all of it', 49_950],
    ['a part', 10_000],
  ])('of %s is followed to its end, and made once', async (_what, amount) => {
    const wanted = { ...refund, amount };
    expect(await gateway.refund(wanted)).toBe('pending');
    expect(await gateway.refund(wanted)).toBe('pending');
    await cashfree.endRefund(order.id, 'SUCCESS');
    expect(await gateway.refund(wanted)).toBe('refunded');
    expect(cashfree.book.refunds(order.id)).toHaveLength(1);
  });

  it('is refused when it is more than was paid, and when the bank sends it back', async () => {
    expect(await gateway.refund({ ...refund, amount: 49_951 })).toBe('refused');
    await gateway.refund(refund);
    await cashfree.endRefund(order.id, 'CANCELLED');
    expect(await gateway.refund(refund)).toBe('refused');
  });
});

describe('UPI', () => {
  it('opens apps on a phone and shows a picture on a desk, one attempt for each', async () => {
    const { session } = await gateway.open(order);
    const begin = (device: 'phone' | 'desktop') => gateway.checkout({ id: order.id, session }, device);
    expect(await begin('phone')).toMatchObject({
      kind: 'script',
      mode: 'sandbox',
      upi: {
        kind: 'apps',
        apps: [{ app: 'gpay', url: expect.stringMatching(/^tez:/) }, {}, {}, {}, {}],
      },
    });
    const image = expect.stringMatching(/^data:/);
    const until = new Date(fixedClock().now().getTime() + 10 * 60_000);
    expect(await begin('desktop')).toMatchObject({ upi: { kind: 'qr', image, until } });
    await begin('desktop');
    expect(requestCount('POST /pg/orders/sessions')).toBe(2);
  });

  it('is asked for by nobody who chose something else, and not while it is off', async () => {
    const { session } = await gateway.open(order);
    const opened = { id: order.id, session };
    for (const way of ['card', 'netbanking', 'wallet'] as const)
      expect(await gateway.checkout(opened, 'phone', way)).toMatchObject({ session, upi: null });
    expect(await make({ seamless: false }).checkout(opened, 'phone', 'phonepe')).toMatchObject({ upi: null });
    expect(requestCount('POST /pg/orders/sessions')).toBe(0);
    expect(await gateway.checkout(opened, 'phone', 'phonepe')).toMatchObject({ upi: { kind: 'apps' } });
  });

  it.each([
    ['upi', 'upi'],
    ['card', 'cc,dc'],
    ['netbanking', 'nb'],
    ['wallet', 'app'],
    [undefined, undefined],
  ] as const)('the choice of %s goes along to the hosted page', async (method, methods) => {
    await gateway.open({ ...order, method });
    expect(cashfree.book.order(order.id)?.order_meta?.payment_methods).toBe(methods);
  });

  it('is left to the hosted page where the account may not, which is not asked again at once', async () => {
    cashfree.offersUpi(false);
    const { session } = await gateway.open(order);
    for (let times = 0; times < 3; times += 1)
      expect(await gateway.checkout({ id: order.id, session }, 'phone')).toMatchObject({ upi: null });
    expect(requestCount('POST /pg/orders/sessions')).toBe(1);
  });
});
