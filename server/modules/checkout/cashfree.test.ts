import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CashfreeShop, openCashfreeShop } from './testing/cashfree';
import { newKey } from './testing/shop';

let shop: CashfreeShop;
let product: string;
let back: string;

beforeAll(async () => {
  shop = await openCashfreeShop();
  product = await shop.page(shop.owner);
  back = `${shop.deps.webhookBase()}/webhooks/cashfree`;
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.cashfree.trouble(null);
  shop.cashfree.webhooksTo(back);
});

const sales = (id: string) => shop.count('ledger_tx', `reference = '${id}'`);
const told = (id: string, template: string) =>
  shop.count('message', `text like '%${id}%' and text like '${template}%'`);

describe('paying through Cashfree', () => {
  it('is heard by webhook, and believed only after asking', async () => {
    const order = await shop.placed(product);
    expect(order.payment).toEqual({ provider: 'cashfree', session: expect.stringMatching(/^session_/) });
    await shop.cashfree.pay(order.id);
    expect(await shop.read(order)).toMatchObject({ status: 'fulfilled', method: 'upi' });
    expect(shop.cashfree.asked).toContain(`GET /pg/orders/${order.id}/payments`);
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
    await comeBack();
    expect((await shop.read(order)).status).toBe('fulfilled');
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
    expect(await told(order.id, 'Your payment of Rs 499')).toBe(1);
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
    expect(await told(order.id, 'Your payment of Rs 499')).toBe(1);
    await shop.later(40);
    expect((await shop.read(order)).status).toBe('expired');
    expect(await told(order.id, 'Your payment of Rs 499')).toBe(1);
  });
});

describe('money that bought nothing', () => {
  it('is sold late while the page is still on sale', async () => {
    const order = await shop.placed(product);
    await shop.later(31);
    expect((await shop.read(order)).status).toBe('expired');
    await shop.cashfree.pay(order.id);
    expect((await shop.read(order)).status).toBe('fulfilled');
    expect(await shop.count('stray_payment')).toBe(0);
  });

  it('goes back by itself when the page is no longer on sale, and the buyer reads so', async () => {
    const own = await shop.page(shop.owner);
    const order = await shop.placed(own);
    await shop.later(31);
    await shop.call({ method: 'POST', url: `/api/products/${own}/pause`, token: shop.owner.token });
    await shop.cashfree.pay(order.id);
    await shop.later(0);
    expect(await shop.read(order)).toMatchObject({
      status: 'expired',
      failure: expect.stringContaining('It goes back to you by itself'),
    });
    expect(shop.cashfree.book.refunds(order.id)).toMatchObject([{ refund_amount: 499 }]);
    expect(await told(order.id, '%returned Rs 499')).toBe(0);
    await shop.cashfree.endRefund(order.id, 'SUCCESS');
    await shop.later(31);
    expect(await told(order.id, '%returned Rs 499')).toBe(1);
    expect(await shop.count('stray_payment', `order_id = '${order.id}' and status = 'returned'`)).toBe(1);
    expect(await sales(order.id)).toBe(0);
  });

  it('goes back when the last piece was sold meanwhile', async () => {
    const own = await shop.page(shop.owner, { prices: [{ type: 'once', amount: 49_900, stock: 1 }] });
    const order = await shop.placed(own);
    await shop.later(31);
    const other = await shop.placed(own);
    await shop.cashfree.pay(other.id);
    await shop.cashfree.pay(order.id);
    expect((await shop.read(other)).status).toBe('fulfilled');
    expect((await shop.read(order)).status).toBe('expired');
    expect(await shop.count('stray_payment', `order_id = '${order.id}' and reason = 'late'`)).toBe(1);
  });

  it('buys the last piece once, when two late payments arrive together', async () => {
    const own = await shop.page(shop.owner, { prices: [{ type: 'once', amount: 49_900, stock: 1 }] });
    const first = await shop.placed(own);
    await shop.later(31);
    const second = await shop.placed(own);
    await shop.later(31);
    await Promise.all([first, second].map(({ id }) => shop.cashfree.pay(id)));
    const ends = await Promise.all([first, second].map(async (order) => (await shop.read(order)).status));
    expect(ends.sort()).toEqual(['expired', 'fulfilled']);
    const both = `order_id in ('${first.id}', '${second.id}')`;
    expect(await shop.count('stray_payment', both)).toBe(1);
    expect(await shop.count('access_grant', both)).toBe(1);
  });

  it('goes back when it was paid a second time, and the sale stands', async () => {
    const order = await shop.placed(product);
    await shop.cashfree.pay(order.id);
    await shop.cashfree.pay(order.id);
    await shop.later(0);
    expect((await shop.read(order)).status).toBe('fulfilled');
    expect(await sales(order.id)).toBe(1);
    expect(shop.cashfree.book.refunds(order.id)).toMatchObject([{ refund_amount: 499 }]);
  });

  it('goes back when it is another amount', async () => {
    const order = await shop.placed(product);
    await shop.cashfree.pay(order.id, 'SUCCESS', { amount: 100.5 });
    await shop.later(0);
    expect(await shop.read(order)).toMatchObject({
      failure: expect.stringContaining('another amount'),
    });
    expect(shop.cashfree.book.refunds(order.id)).toMatchObject([{ refund_amount: 100.5 }]);
    expect(await sales(order.id)).toBe(0);
  });

  it('is tried again while Cashfree is away, and told to the operator when it refuses', async () => {
    const order = await shop.placed(product);
    await shop.cashfree.pay(order.id);
    await shop.cashfree.pay(order.id);
    shop.cashfree.trouble('down');
    await shop.later(0);
    expect(shop.cashfree.book.refunds(order.id)).toEqual([]);
    shop.cashfree.trouble(null);
    await shop.later(5);
    await shop.cashfree.endRefund(order.id, 'CANCELLED');
    await shop.later(31);
    expect(await shop.count('stray_payment', `order_id = '${order.id}' and status = 'refused'`)).toBe(1);
    expect(shop.deps.logged()).toContain('refuses to give back money');
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
