import type { PlacedOrder, Transaction } from '@haat/openapi';
import { expect, test } from 'vitest';
import { platformAccountId } from '../../../platform/money/platform-account';
import { newKey } from '../checkout/testing/shop';
import { asha, day, entriesOf, offered, order, plan, setUpPlans, shop, take } from './testing/plans.setup';

setUpPlans();

/** The fee of a sale of ₹1,000 placed now. */
async function feeNow(product: string): Promise<number> {
  const { body } = await shop.order(product);
  await shop.pay(body.payment.session);
  const sale = await shop.sale(asha, body.id);
  return (sale.transaction as Transaction).fee;
}

test('a plan is paid as any order, and its fee holds from the next sale on', async () => {
  const product = await shop.page(asha, { prices: [{ type: 'once', amount: 100_000 }] });
  expect(await feeNow(product)).toBe(5_000);
  expect(await plan()).toMatchObject({
    plan: 'FREE',
    status: 'free',
    endsAt: null,
    next: 'FREE',
    bought: [],
  });
  const placed = await take('PREMIUM');
  expect(placed).toMatchObject({ amount: 58_882, tax: 8_982 });
  const state = await plan();
  expect(state).toMatchObject({ plan: 'PREMIUM', status: 'active', feeBasisPoints: 250, next: 'PREMIUM' });
  expect(state.bought).toMatchObject([
    { orderId: placed.id, plan: 'PREMIUM', period: 'month', amount: 58_882 },
  ]);
  expect(await feeNow(product)).toBe(2_500);
  expect(await entriesOf(placed.id)).toEqual([
    { account: 'gateway', type: 'sale', amount: -58_882 },
    { account: 'platform.plan', type: 'plan', amount: 49_900 },
    { account: 'platform.planTax', type: 'planTax', amount: 8_982 },
  ]);
  const read = await shop.read(placed);
  expect(read).toMatchObject({
    status: 'fulfilled',
    product: { title: 'Premium plan, one month', url: '/Pay-PREMIUM' },
  });
});

test('is paid for, and thanked for, in the language of who takes it', async () => {
  const { amount } = await offered('PREMIUM', 'month');
  const input = { plan: 'PREMIUM', period: 'month', amount };
  const products: unknown[] = [];
  const placing = async (headers: Record<string, string> = {}) => {
    const { status, body } = await shop.call({
      method: 'POST',
      url: '/api/plan/orders',
      token: asha.token,
      headers: { 'idempotency-key': newKey(), ...headers },
      payload: input,
    });
    expect(status).toBe(201);
    products.push((await shop.read(body as PlacedOrder)).product);
    return body as PlacedOrder;
  };
  await placing();
  // What the page before was read in, as long as nothing is chosen in the account.
  await placing({ cookie: 'haat_language=hi' });
  await shop.call({ method: 'PATCH', url: '/api/account', token: asha.token, payload: { language: 'hi' } });
  const placed = await placing({ cookie: 'haat_language=en' });
  const inHindi = { title: 'Premium प्लान, एक महीना', language: 'hi', url: '/Pay-PREMIUM' };
  expect(products).toMatchObject([{ title: 'Premium plan, one month', language: 'en' }, inHindi, inHindi]);
  await shop.pay(placed.payment.session);
  await shop.deps.jobs.drain();
  expect(await plan()).toMatchObject({ plan: 'PREMIUM', status: 'active' });
});

test('the same key answers the same order, and a webhook twice gives one time', async () => {
  const { amount } = await offered('VVIP', 'month');
  const key = newKey();
  const input = { plan: 'VVIP', period: 'month', amount };
  const [one, other] = [await order(input, { key }), await order(input, { key })];
  const placed = one.body as PlacedOrder;
  expect((other.body as PlacedOrder).id).toBe(placed.id);
  expect(await order({ ...input, period: 'year' }, { key })).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  });
  const notice = { orderId: placed.id, eventId: `twice-${placed.id}`, paymentId: `pay-${placed.id}`, amount };
  await Promise.all([
    shop.webhook(notice),
    shop.webhook(notice),
    shop.webhook({ ...notice, eventId: newKey() }),
  ]);
  await shop.deps.jobs.drain();
  expect(await shop.count('plan_term', `order_id = '${placed.id}'`)).toBe(1);
  expect((await plan()).bought).toHaveLength(1);
  // What has been bought since does not change what the key was answered.
  expect(((await order(input, { key })).body as PlacedOrder).id).toBe(placed.id);
});

test('a dearer plan begins at once, and the days that are left are taken off', async () => {
  await take('PREMIUM');
  shop.deps.clock.advance(10 * day);
  const offer = await offered('VVIP', 'month');
  const { credit, tax, amount } = offer;
  expect(offer).toMatchObject({ kind: 'upgrade', price: 149_900 });
  expect(credit).toBeGreaterThan(30_000);
  expect(amount).toBe(149_900 - credit + tax);
  const placed = await take('VVIP');
  const state = await plan();
  expect(state).toMatchObject({ plan: 'VVIP', status: 'active', coming: [] });
  expect(new Date(state.endsAt as string).getTime()).toBe(new Date(offer.endsAt).getTime());
  expect(await entriesOf(placed.id)).toContainEqual({
    account: 'platform.plan',
    type: 'plan',
    amount: 149_900 - credit,
  });
});

test('two orders that were credited the same days: the second time is as long as was paid for', async () => {
  await take('PREMIUM');
  const { amount } = await offered('VVIP', 'month');
  const both = [
    await order({ plan: 'VVIP', period: 'month', amount }),
    await order({ plan: 'VVIP', period: 'month', amount }),
  ];
  for (const { body } of both) {
    await shop.pay((body as PlacedOrder).payment.session);
    await shop.deps.jobs.drain();
  }
  const state = await plan();
  const [coming] = state.coming;
  const lengthOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / day;
  const shortened = lengthOf(coming?.startsAt as string, coming?.endsAt as string);
  expect(shortened).toBeGreaterThan(18);
  expect(shortened).toBeLessThan(22);
});

test('another price than the one agreed to is refused, and so is an account without a phone', async () => {
  expect(await order({ plan: 'PREMIUM', period: 'month', amount: 58_881 })).toMatchObject({
    status: 409,
    body: { code: 'quote_changed', fields: { amount: 'The price is now ₹588.82. Check it and try again' } },
  });
  await shop.deps.database.pool.query(`delete from account_phone where account_id = '${asha.id}'`);
  expect(await order({ plan: 'PREMIUM', period: 'month', amount: 58_882 })).toMatchObject({
    status: 422,
    body: { code: 'phone_needed' },
  });
});

test('nothing of the house is sold on another page, and nobody comes to its account', async () => {
  await take('PREMIUM');
  for (const id of ['PremiumPerMonth1', 'VvipPerYear11111']) {
    expect((await shop.call({ method: 'GET', url: `/api/public/products/${id}` })).status).toBe(404);
    expect(await shop.order(id)).toMatchObject({ status: 422, body: { code: 'invalid_fields' } });
  }
  const constraints = ['account_phone', 'account_email', 'account_google'];
  for (const table of constraints)
    expect(await shop.count(table, `account_id = '${platformAccountId}'`)).toBe(0);
});
