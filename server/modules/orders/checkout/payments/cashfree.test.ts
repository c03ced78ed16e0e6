import { describe, expect, it } from 'vitest';
import { buyerCookie } from '../testing/buyer-cookie';
import { back, countMessages, product, sales, setUpCashfree, shop } from '../testing/cashfree.setup';
import { newKey } from '../testing/shop';

setUpCashfree();

describe('paying through Cashfree', () => {
  it('is heard by webhook, and believed only after asking', async () => {
    const order = await shop.placed(product);
    expect(order.payment).toEqual({ provider: 'cashfree', session: expect.stringMatching(/^session_/) });
    await shop.cashfree.pay(order.id);
    expect(await shop.read(order)).toMatchObject({ status: 'fulfilled', method: 'upi' });
    expect(shop.cashfree.requests).toContain(`GET /pg/orders/${order.id}/payments`);
    expect(await sales(order.id)).toBe(1);
  });

  it('takes webhooks doubled and in the wrong order as what they are', async () => {
    const order = await shop.placed(product);
    await shop.cashfree.pay(order.id, 'FAILED');
    expect((await shop.read(order)).status).toBe('failed');
    await shop.cashfree.pay(order.id);
    const [success, failed] = shop.cashfree.webhooks.slice(-2).reverse();
    const copies = [failed, success, failed, success].map((one) => shop.cashfree.deliver(one as never));
    expect(new Set(await Promise.all(copies))).toEqual(new Set([200]));
    expect((await shop.read(order)).status).toBe('fulfilled');
    expect(await sales(order.id)).toBe(1);
  });

  it('refuses a webhook that another signed, and has no use for one about another shop’s order', async () => {
    const order = await shop.placed(product);
    shop.cashfree.webhooksTo(null);
    await shop.cashfree.pay(order.id);
    shop.cashfree.webhooksTo(back);
    const webhook = shop.cashfree.webhooks.at(-1);
    if (!webhook) throw new Error('no webhook');
    const forged = { ...webhook, body: webhook.body.replace('499.00', '1.00') };
    expect(await shop.cashfree.deliver(forged)).toBe(401);
    expect((await shop.read(order)).status).toBe('awaitingPayment');
    shop.cashfree.book.open({ order_id: 'elsewhere1234', order_amount: 10 });
    await shop.cashfree.pay('elsewhere1234');
    expect(await shop.cashfree.deliver(shop.cashfree.webhooks.at(-1) as never)).toBe(200);
  });

  it('asks for the webhook again when Cashfree cannot be asked, and hears it in the end by itself', async () => {
    const order = await shop.placed(product);
    shop.cashfree.webhooksTo(null);
    await shop.cashfree.pay(order.id);
    shop.cashfree.webhooksTo(back);
    shop.cashfree.trouble('serverError');
    expect(await shop.cashfree.deliver(shop.cashfree.webhooks.at(-1) as never)).toBe(503);
    expect((await shop.read(order)).status).toBe('awaitingPayment');
    shop.cashfree.trouble(null);
    await shop.later(3);
    expect((await shop.read(order)).status).toBe('fulfilled');
  });

  it('is not trusted to have happened because the buyer returns', async () => {
    const order = await shop.placed(product);
    const comeBack = () => shop.call({ method: 'GET', url: `/cashfree?id=${order.id}&back=1` });
    await comeBack();
    expect((await shop.read(order)).status).toBe('awaitingPayment');
    shop.cashfree.webhooksTo(null);
    await shop.cashfree.pay(order.id);
    shop.deps.clock.advance(3_000);
    await comeBack();
    expect((await shop.read(order)).status).toBe('fulfilled');
  });

  it('is asked about once in three seconds, however often and by however many at once', async () => {
    const order = await shop.placed(product);
    const comeBack = () => shop.call({ method: 'GET', url: `/cashfree?id=${order.id}&back=1` });
    const asked = () =>
      shop.cashfree.requests.filter((one) => one.endsWith(`/orders/${order.id}/payments`)).length;
    await Promise.all([comeBack(), comeBack(), comeBack()]);
    await comeBack();
    expect(asked()).toBe(1);
    shop.deps.clock.advance(3_000);
    shop.cashfree.trouble('tooMany');
    await comeBack();
    await comeBack();
    expect(asked()).toBe(2);
    shop.cashfree.trouble(null);
    shop.deps.clock.advance(3_000);
    await comeBack();
    expect(asked()).toBe(3);
  });
});

describe('beside Cashfree', () => {
  it('the sandbox decides nothing, not even what was opened there before', async () => {
    const order = await shop.placed(product);
    const buyer = { phone: '+919876543210', email: null, name: null };
    const { sandbox } = shop.deps.gateways.payments;
    const { session } = await sandbox.open({ id: order.id, amount: 49_900, currency: 'INR', buyer });
    expect((await shop.pay(session)).status).toBe(404);
    expect(await sandbox.payment(session)).toBeNull();
    expect(await shop.count('sandbox_payment')).toBe(0);
    expect((await shop.read(order)).status).toBe('awaitingPayment');
  });
});

describe('while Cashfree is away', () => {
  it.each(['down', 'silent', 'serverError', 'nonsense', 'tooMany'] as const)(
    'no order is placed (%s), and the same key places it later',
    async (trouble) => {
      const key = newKey();
      shop.cashfree.trouble(trouble);
      const refused = await shop.order(product, {}, key);
      expect(refused).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
      shop.cashfree.trouble(null);
      expect((await shop.order(product, {}, key)).status).toBe(201);
    },
  );

  it('a copy of a placed order is answered without asking anybody', async () => {
    const key = newKey();
    const first = await shop.order(product, {}, key);
    shop.cashfree.trouble('down');
    expect(await shop.order(product, {}, key)).toMatchObject({ status: 201, body: { id: first.body.id } });
  });
});

describe('a bank that takes its time', () => {
  it('keeps the order pending, is asked by itself, and is not paid a second time meanwhile', async () => {
    const order = await shop.placed(product);
    const slow = await shop.cashfree.pay(order.id, 'PENDING');
    await shop.later(3);
    expect((await shop.read(order)).status).toBe('pending');
    const again = await shop.call({ method: 'POST', url: `/cashfree?id=${order.id}` });
    expect(again.headers['location']).toBe(`/cashfree?id=${order.id}&back=1`);
    await shop.later(90);
    expect((await shop.read(order)).status).toBe('pending');
    shop.cashfree.webhooksTo(null);
    await shop.cashfree.decide(slow, 'SUCCESS');
    await shop.later(11);
    expect((await shop.read(order)).status).toBe('fulfilled');
  });

  it('is not taken for a lapsed order when it is heard of only as the time runs out', async () => {
    const order = await shop.placed(product);
    await shop.cashfree.pay(order.id, 'PENDING');
    await shop.later(31);
    expect((await shop.read(order)).status).toBe('pending');
  });

  it('and never answers: the order ends after three days, the buyer is told, and late money is still money', async () => {
    const order = await shop.placed(product);
    const slow = await shop.cashfree.pay(order.id, 'PENDING');
    await shop.later(3);
    await shop.later(3 * 24 * 60 + 31);
    expect((await shop.read(order)).status).toBe('expired');
    expect(await countMessages(order.id, 'Your payment of Rs 499')).toBe(1);
    await shop.cashfree.decide(slow, 'SUCCESS');
    expect((await shop.read(order)).status).toBe('fulfilled');
    expect(await sales(order.id)).toBe(1);
  });

  it('and says no: the buyer is told', async () => {
    const order = await shop.placed(product);
    const slow = await shop.cashfree.pay(order.id, 'PENDING');
    await shop.later(3);
    await shop.cashfree.decide(slow, 'FAILED');
    expect((await shop.read(order)).status).toBe('failed');
    await shop.deps.jobs.drain();
    expect(await countMessages(order.id, 'Your payment of Rs 499')).toBe(1);
    await shop.later(40);
    expect((await shop.read(order)).status).toBe('expired');
    expect(await countMessages(order.id, 'Your payment of Rs 499')).toBe(1);
  });
});

it('follows a refund of the creator until the gateway has decided', async () => {
  const order = await shop.placed(product);
  await shop.cashfree.pay(order.id);
  const refund = { method: 'POST', url: `/api/transactions/${order.id}/refund`, payload: {} } as const;
  expect((await shop.call({ ...refund, token: shop.owner.token })).status).toBeLessThan(300);
  expect((await shop.read(order)).status).toBe('refunding');
  await shop.later(2);
  expect((await shop.read(order)).status).toBe('refunding');
  await shop.cashfree.endRefund(order.id, 'SUCCESS');
  await shop.later(31);
  expect((await shop.read(order)).status).toBe('refunded');
  expect(shop.cashfree.book.refunds(order.id)).toHaveLength(1);
});

describe('another method than the one that Cashfree was told', () => {
  const place = async (method: string, cookie?: string) => {
    const answer = await shop.call({
      method: 'POST',
      url: '/api/orders',
      headers: { 'idempotency-key': newKey(), origin: 'http://localhost', ...(cookie && { cookie }) },
      payload: { productId: product, buyer: { phone: '+919866600001' }, method },
    });
    return { id: (answer.body as { id: string }).id, cookie: buyerCookie(answer) };
  };
  const statusOf = async (id: string) =>
    (await shop.deps.database.pool.query<{ status: string }>('select status from orders where id = $1', [id]))
      .rows[0]?.status;

  it('ends the order before it, and the same method takes it up', async () => {
    const first = await place('card');
    const same = await place('card', first.cookie);
    expect(same.id).toBe(first.id);
    const other = await place('netbanking', first.cookie);
    expect(other.id).not.toBe(first.id);
    expect(await statusOf(first.id)).toBe('expired');
    expect(await statusOf(other.id)).toBe('awaitingPayment');
  });

  it('leaves an order that is being paid', async () => {
    const first = await place('card');
    shop.cashfree.webhooksTo(null);
    await shop.cashfree.pay(first.id);
    shop.cashfree.webhooksTo(back);
    const other = await place('netbanking', first.cookie);
    expect(other.id).toBe(first.id);
    expect(await statusOf(first.id)).toBe('fulfilled');
  });
});
