import type { PlacedOrder } from '@haat/openapi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeBuild, modelOf } from '../../../storefront/pages/testing/build';
import { type CashfreeShop, openCashfreeShop } from '../testing/cashfree';

const build = fakeBuild();
let shop: CashfreeShop;
let product: string;

beforeAll(async () => {
  shop = await openCashfreeShop({ pages: build });
  product = await shop.page(shop.owner);
});
afterAll(async () => {
  await shop.close();
  build.remove();
});
beforeEach(() => {
  // Nobody tells us anything: that is when buyers ask.
  shop.cashfree.webhooksTo(null);
  shop.cashfree.trouble(null);
});

const claim = (order: PlacedOrder, reference: string) =>
  shop.app.inject({
    method: 'POST',
    url: `/cashfree/claim?id=${order.id}`,
    headers: {
      cookie: `haat_order=${order.token}`,
      origin: 'http://localhost',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ reference }).toString(),
  });
const answered = async (order: PlacedOrder, reference: string) =>
  modelOf((await claim(order, reference)).body, 'payment').claim;
const referenceOf = (paymentId: string) => `42${paymentId}`;
const unseen = '999999999999';

describe('paid but no access', () => {
  it('opens what was bought when the gateway knows of it', async () => {
    const order = await shop.placed(product);
    const reference = referenceOf(await shop.cashfree.pay(order.id));
    const answer = await claim(order, ` ${reference.slice(0, 4)} ${reference.slice(4)}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/access/${order.id}`]);
    expect(await shop.count('payment_claim', 'ended_at is null')).toBe(0);
  });

  it('says that the bank still has it, or that it failed there', async () => {
    const order = await shop.placed(product);
    const slow = await shop.cashfree.pay(order.id, 'PENDING');
    expect(await answered(order, referenceOf(slow))).toMatchObject({ outcome: 'atBank' });
    await shop.cashfree.decide(slow, 'FAILED');
    expect(await answered(order, referenceOf(slow))).toMatchObject({ outcome: 'failed' });
  });

  it('goes on looking, and grants when the payment is found after all, though the order is long over', async () => {
    const order = await shop.placed(product);
    await shop.later(31);
    expect(await answered(order, unseen)).toMatchObject({
      outcome: 'unseen',
      reference: unseen,
      until: new Date(shop.deps.clock.now().getTime() + 3 * 86_400_000).toISOString(),
    });
    await shop.cashfree.pay(order.id);
    await shop.later(61);
    expect((await shop.read(order)).status).toBe('fulfilled');
    expect(await shop.count('payment_claim', `order_id = '${order.id}' and ended_at is not null`)).toBe(1);
  });

  it('ends after three days, and the buyer is told', async () => {
    const order = await shop.placed(product);
    await answered(order, unseen);
    await shop.later(3 * 24 * 60 - 5);
    const countMessages = () => shop.count('message', `text like 'Your payment of%${order.id}%'`);
    expect(await countMessages()).toBe(0);
    await shop.later(70);
    expect(await countMessages()).toBe(1);
    await shop.later(120);
    expect(await countMessages()).toBe(1);
  });

  it('is kept while the gateway cannot be asked', async () => {
    const order = await shop.placed(product);
    const reference = referenceOf(await shop.cashfree.pay(order.id));
    shop.cashfree.trouble('down');
    expect(await answered(order, reference)).toMatchObject({ outcome: 'silent' });
    shop.cashfree.trouble(null);
    await shop.later(61);
    expect((await shop.read(order)).status).toBe('fulfilled');
  });

  it('takes twelve digits, and a few of them', async () => {
    const order = await shop.placed(product);
    expect(await answered(order, '12345')).toMatchObject({
      outcome: null,
      error: expect.stringMatching(/^The UPI reference has 12 digits/),
    });
    for (let last = 0; last < 5; last += 1) await claim(order, `99999999999${last}`);
    expect(await answered(order, '999999999990')).toMatchObject({ outcome: 'unseen' });
    expect(await answered(order, '999999999995')).toMatchObject({
      error: 'You have checked this order too many times. Please contact us',
    });
    expect((await claim({ ...order, id: '3kVbT9xQm2LpRw7Z' }, unseen)).statusCode).toBe(404);
  });
});

describe('every night', () => {
  const differences = (where: string) => shop.count('gateway_difference', where);

  it('takes what the gateway had and we never heard of', async () => {
    const order = await shop.placed(product);
    await shop.later(31);
    await shop.cashfree.pay(order.id);
    expect((await shop.read(order)).status).toBe('expired');
    await shop.later(24 * 60);
    expect((await shop.read(order)).status).toBe('fulfilled');
    expect(await differences(`order_id = '${order.id}' and kind = 'unheard' and ended_at is not null`)).toBe(
      1,
    );
  });

  it('says loudly what we hold for paid and the gateway does not know', async () => {
    const order = await shop.placed(product);
    const paymentId = await shop.cashfree.pay(order.id);
    await shop.later(3);
    expect((await shop.read(order)).status).toBe('fulfilled');
    shop.cashfree.book.decide(paymentId, 'FAILED');
    await shop.later(24 * 60);
    expect(await differences(`order_id = '${order.id}' and kind = 'missing' and ended_at is null`)).toBe(1);
    expect(shop.deps.logged()).toContain('the gateway has no payment for it');
    shop.cashfree.book.decide(paymentId, 'SUCCESS');
    await shop.later(24 * 60);
    expect(await differences(`order_id = '${order.id}' and kind = 'missing' and ended_at is null`)).toBe(0);
  });

  it('goes step by step over more orders than a gateway answers at once', async () => {
    const before = shop.cashfree.requests.length;
    for (let count = 0; count < 55; count += 1) await shop.placed(product);
    const opened = shop.cashfree.requests.slice(before).filter((one) => one === 'POST /pg/orders').length;
    expect(opened).toBe(55);
    await shop.later(24 * 60);
    await shop.later(2);
    await shop.later(2);
    const requests = new Set(shop.cashfree.requests.filter((one) => one.endsWith('/payments')));
    expect(requests.size).toBe(await shop.count('orders'));
  });
});
