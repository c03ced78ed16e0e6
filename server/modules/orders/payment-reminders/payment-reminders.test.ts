import type { PaymentReminders, PlacedOrder } from '@haat/openapi';
import { beforeEach, expect, test } from 'vitest';
import { outboxOf } from '../../messaging/sending/testing/sent-code';
import { modelOf } from '../../storefront/pages/testing/build';
import { setUpPages, shop } from '../../storefront/pages/testing/pages.setup';
import type { Seller } from '../checkout/testing/shop';

setUpPages();

const hour = 60 * 60_000;
let seller: Seller;
let productId: string;

beforeEach(async () => {
  for (const table of ['message', 'payment_reminder', 'payment_reminder_opt_out'])
    await shop.deps.database.pool.query(`delete from ${table}`);
  // Ten in the morning in India, so that a test begins by day.
  const now = shop.deps.clock.now().getTime() + 5.5 * hour;
  shop.deps.clock.advance(((34 * hour - (now % (24 * hour))) % (24 * hour)) + 24 * hour);
  seller = await shop.seller();
  productId = await shop.page(seller);
});

const buyer = { phone: '98765 43210', email: 'Ravi@Example.com', name: 'Ravi' };
/** Places an order; its event is handled before the clock moves on. */
const begin = async (more: object = {}): Promise<PlacedOrder> => {
  const { body } = await shop.order(productId, { buyer, remind: true, ...more });
  await shop.deps.jobs.drain();
  return body;
};
const after = async (ms: number) => {
  shop.deps.clock.advance(ms);
  await shop.deps.jobs.drain();
};
const mails = async () => {
  const messages = (await outboxOf(shop.app)).reverse();
  return messages
    .filter(({ channel, text }) => channel === 'mail' && text.includes('You did not complete your purchase'))
    .map(({ to, text }) => ({ sent_to: to, text }));
};
const endOf = async (id: string) => {
  const { rows } = await shop.deps.database.pool.query<{ end_reason: string | null }>(
    `select end_reason from payment_reminder where order_id = '${id}'`,
  );
  return rows[0]?.end_reason;
};
const state = async (): Promise<PaymentReminders> =>
  (await shop.call({ method: 'GET', url: '/api/payment-reminders', token: seller.token })).body;

test('who asked for it gets one mail after an hour and one after a day, and no more', async () => {
  await begin();
  await after(50 * 60_000);
  expect(await mails()).toEqual([]);
  await after(15 * 60_000);
  const [first] = await mails();
  expect(first?.sent_to).toBe('ravi@example.com');
  // Nobody has proved the address, so nothing that a stranger wrote is sent to it.
  expect(first?.text).toContain('You did not complete your purchase of a product from the seller for ₹499');
  expect(first?.text).toContain(`/pp/${productId}`);
  await after(22 * hour);
  expect(await mails()).toHaveLength(1);
  await after(2 * hour);
  expect(await mails()).toHaveLength(2);
  await after(10 * 24 * hour);
  expect(await mails()).toHaveLength(2);
  expect(await state()).toEqual({ isOn: true, reminded: 1, bought: 0 });
});

test('who did not ask, or pays nothing, or left no address gets none', async () => {
  await shop.order(productId, { buyer });
  await shop.order(productId, { buyer: { ...buyer, email: null }, remind: true });
  await after(26 * hour);
  expect(await mails()).toEqual([]);
  expect(await shop.count('payment_reminder')).toBe(0);
});

test('an order that nobody paid and of which nobody wanted a reminder is told to nobody, creator or buyer', async () => {
  await shop.deps.jobs.drain();
  const before = await outboxOf(shop.app);
  const { body } = await shop.order(productId, { buyer });
  await shop.deps.jobs.drain();
  await after(26 * hour);
  expect(await shop.count('orders', `id = '${body.id}' and status = 'expired'`)).toBe(1);
  expect(await outboxOf(shop.app)).toEqual(before);
  expect(await shop.count('notification', `seller_id = '${seller.id}'`)).toBe(0);
});

test('who has bought meanwhile is left alone, by phone or by address', async () => {
  const byPhone = await begin();
  await shop.pay((await shop.order(productId, { buyer: { phone: buyer.phone } })).body.payment.session);
  const byMail = await begin({ buyer: { ...buyer, phone: '98765 00001', email: 'asha@example.com' } });
  const others = { phone: '98765 00002', email: 'ASHA@example.com' };
  await shop.pay((await shop.order(productId, { buyer: others })).body.payment.session);
  const same = await begin({ buyer: { phone: '98765 00003', email: 'x@example.com' } });
  await shop.pay(same.payment.session);
  await after(2 * hour);
  expect(await mails()).toEqual([]);
  for (const { id } of [byPhone, byMail, same]) expect(await endOf(id)).toBe('bought');
});

test('a purchase after the first mail stops the second, and is counted', async () => {
  await begin();
  await after(hour);
  expect(await mails()).toHaveLength(1);
  await shop.pay((await begin()).payment.session);
  await after(30 * hour);
  expect(await mails()).toHaveLength(1);
  expect(await state()).toEqual({ isOn: true, reminded: 1, bought: 1 });
});

test('a price that a code made is the price behind the link', async () => {
  const payload = { code: 'RAGA20', basisPoints: 2_000, productId };
  const { status } = await shop.call({
    method: 'POST',
    url: '/api/discounts',
    token: seller.token,
    payload,
  });
  expect(status).toBe(201);
  await begin({ discountCode: 'RAGA20' });
  await after(hour + 5 * 60_000);
  const [first] = await mails();
  expect(first?.text).toContain('for ₹399.20');
  expect(first?.text).toContain(`/pp/${productId}?code=RAGA20`);
});

test('several orders of one buyer come to two mails in all', async () => {
  const first = await begin();
  await after(hour / 2);
  await begin();
  await after(hour);
  expect(await endOf(first.id)).toBe('newerOrder');
  await after(hour / 2);
  await begin();
  await after(3 * 24 * hour);
  expect(await mails()).toHaveLength(2);
});

test('nobody is written to at night', async () => {
  shop.deps.clock.advance(10.5 * hour);
  await begin();
  await after(3 * hour);
  expect(await mails()).toEqual([]);
  await after(9.5 * hour);
  expect(await mails()).toHaveLength(1);
});

test('the creator turns it off, and on again', async () => {
  await begin();
  const choose = (isOn: boolean) =>
    shop.call({ method: 'PUT', url: '/api/payment-reminders', token: seller.token, payload: { isOn } });
  expect((await choose(false)).body).toMatchObject({ isOn: false });
  await after(2 * hour);
  expect(await mails()).toEqual([]);
  expect((await choose(true)).body).toMatchObject({ isOn: true });
  await begin();
  await after(2 * hour);
  expect(await mails()).toHaveLength(1);
});

test('what is not sold any more is not written about', async () => {
  const { id } = await begin();
  await shop.call({ method: 'POST', url: `/api/products/${productId}/pause`, token: seller.token });
  await after(2 * hour);
  expect(await mails()).toEqual([]);
  expect(await endOf(id)).toBe('notSold');
});

test('looking at the link changes nothing, its button stops the mails of everybody, and asking again undoes it', async () => {
  await begin();
  await after(hour);
  const [first] = await mails();
  const link = /Unsubscribe: \S+(\/reminders\/\S+)/.exec(first?.text ?? '')?.[1] ?? '';
  const model = modelOf((await shop.app.inject({ method: 'GET', url: link })).body, 'reminders');
  expect(model).toMatchObject({ isStopped: false, action: link });
  const oneClick = await shop.app.inject({
    method: 'POST',
    url: link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.statusCode).toBe(303);
  const done = await shop.app.inject({ method: 'GET', url: String(oneClick.headers.location) });
  expect(modelOf(done.body, 'reminders').isStopped).toBe(true);
  await after(25 * hour);
  expect(await mails()).toHaveLength(1);
  const other = await shop.page(await shop.seller('Meera'));
  await shop.order(other, { buyer, remind: true });
  await shop.deps.jobs.drain();
  await after(2 * hour);
  expect(await mails()).toHaveLength(2);
});

test('a link that is not ours stops nothing', async () => {
  const { id } = await begin();
  for (const method of ['GET', 'POST'] as const) {
    const answer = await shop.app.inject({ method, url: `/reminders/${id}?k=${'x'.repeat(43)}` });
    expect(answer.statusCode).toBe(404);
  }
  expect(await shop.count('payment_reminder_opt_out')).toBe(0);
});

test('twice at once it is sent once', async () => {
  await begin();
  shop.deps.clock.advance(hour);
  await Promise.all([shop.deps.jobs.drain(), shop.deps.jobs.drain()]);
  await shop.deps.jobs.drain();
  expect(await mails()).toHaveLength(1);
});
