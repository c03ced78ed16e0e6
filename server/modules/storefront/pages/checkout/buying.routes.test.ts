import { beforeAll, expect, test } from 'vitest';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../testing/build';
import { get, post, setUpPages, shop } from '../testing/pages.setup';

setUpPages();

let seller: Seller;
let fixed: string;
let open: string;

beforeAll(async () => {
  seller = await shop.seller();
  const questions = [
    { id: 'level', label: 'Level', type: 'choice' as const, required: true, options: ['New', 'Old'] },
  ];
  fixed = await shop.page(seller, { questions });
  open = await shop.page(seller, { prices: [{ type: 'open', amount: 1_100 }] });
});

type Answer = Awaited<ReturnType<typeof get>>;
const cookieOf = (answer: Answer) => ({ cookie: buyerCookie(answer) });
const buyer = { phone: '98765 43210', email: '', name: 'Ravi', 'answers.level': 'New' };

async function placed(fields: Record<string, string> = { ...buyer, key: 'form-0001' }, id = fixed) {
  const answer = await post(`/pp/${id}/checkout`, fields);
  expect(answer.statusCode).toBe(303);
  const location = String(answer.headers.location);
  return { answer, location, orderId: location.slice('/cashfree?id='.length) };
}

test('a purchase without JavaScript: form, payment, receipt', async () => {
  const form = modelOf((await get(`/pp/${fixed}/checkout`)).body, 'checkout');
  expect(form).toMatchObject({ amount: 49_900, errors: {}, message: null });
  const { answer, location, orderId } = await placed({ ...buyer, key: form.key });
  const here = cookieOf(answer);
  const session = String((await get(location, here)).headers.location);
  expect(session).toMatch(/^\/sandbox\/payments\//);
  const gateway = modelOf((await get(session)).body, 'sandbox');
  expect(gateway).toMatchObject({ orderId, amount: 49_900, title: 'Raga basics', seller: 'Asha' });

  const back = await post(`${session}/form`, { outcome: 'failed', method: 'card' });
  expect(back.headers.location).toBe(`/cashfree?id=${orderId}&back=1`);
  const failed = modelOf((await get(String(back.headers.location), here)).body, 'payment');
  expect(failed.order).toMatchObject({ status: 'failed', failure: 'The bank declined the payment' });
  expect(failed.phoneEnding).toBe('3210');

  const again = await post(`/cashfree?id=${orderId}`, {}, here);
  expect(again.headers.location).toBe(session);
  await post(`${session}/form`, { outcome: 'success', method: 'upi' });
  const returned = await get(`/cashfree?id=${orderId}&back=1`, here);
  expect(returned.headers.location).toBe(`/access/${orderId}`);
  const receipt = modelOf((await get(`/access/${orderId}`, here)).body, 'access');
  expect(receipt.order).toMatchObject({ status: 'fulfilled', method: 'upi' });
  expect(receipt.order.access?.messageHtml).toContain('<strong>in</strong>');
  expect((await get(session)).headers.location).toBe(`/cashfree?id=${orderId}&back=1`);
});

test('pressed twice it is one order; changed it is another', async () => {
  const first = await placed({ ...buyer, key: 'form-0002' });
  const second = await placed({ ...buyer, key: 'form-0002' });
  const changed = await placed({ ...buyer, key: 'form-0002', name: 'Ravi K' });
  expect(second.orderId).toBe(first.orderId);
  expect(changed.orderId).not.toBe(first.orderId);
});

test('what is wrong is said beside its field, and nothing typed is lost', async () => {
  const answer = await post(`/pp/${fixed}/checkout`, { ...buyer, phone: '12345', key: 'form-0003' });
  expect(answer.statusCode).toBe(422);
  const model = modelOf(answer.body, 'checkout');
  expect(model.errors).toEqual({ phone: 'Enter an Indian mobile number' });
  expect(model.message).toBeNull();
  expect(model.values).toMatchObject({ phone: '12345', email: '', name: 'Ravi', answers: { level: 'New' } });
  const mail = await post(`/pp/${fixed}/checkout`, { ...buyer, email: 'ravi@', key: 'form-0003' });
  expect(modelOf(mail.body, 'checkout').errors).toHaveProperty('email');
  const question = await post(`/pp/${fixed}/checkout`, {
    ...buyer,
    'answers.level': 'Else',
    key: 'form-0003',
  });
  expect(modelOf(question.body, 'checkout').errors).toHaveProperty(['answers.level']);
});

test('an open amount comes from the chip, the field or the form itself', async () => {
  const model = async (query: string) =>
    modelOf((await get(`/pp/${open}/checkout${query}`)).body, 'checkout');
  expect((await model('?amount=251&chip=51')).amount).toBe(5_100);
  expect((await model('?amount=1%2C251.50')).amount).toBe(125_150);
  for (const bad of ['', '?amount=5', '?amount=abc', '?amount=-1', '?amount=1e9'])
    expect((await model(bad)).amount).toBeNull();
  const refused = await post(`/pp/${open}/checkout`, { phone: buyer.phone, amount: '5', key: 'form-0004' });
  expect(refused.statusCode).toBe(422);
  expect(modelOf(refused.body, 'checkout')).toMatchObject({
    amount: null,
    errors: { amount: 'The minimum is ₹11' },
  });
  const { orderId } = await placed({ phone: buyer.phone, amount: '251', key: 'form-0004' }, open);
  const waiting = modelOf((await get(`/cashfree?id=${orderId}&back=1`)).body, 'payment');
  expect(waiting.order).toMatchObject({ amount: 25_100, status: 'awaitingPayment' });
});

test('whoever did not place an order learns nothing of its buyer', async () => {
  const { answer, orderId } = await placed({ ...buyer, key: 'form-0005' });
  const url = `/cashfree?id=${orderId}&back=1`;
  const stranger = await get(url);
  expect(modelOf(stranger.body, 'payment')).toMatchObject({ token: null, phoneEnding: null });
  expect(stranger.body).not.toContain('43210');
  const ownPayment = modelOf((await get(url, cookieOf(answer))).body, 'payment');
  expect(ownPayment.token).not.toBeNull();
  const other = await placed({ ...buyer, key: 'form-0006' });
  expect(modelOf((await get(url, cookieOf(other.answer))).body, 'payment').token).toBeNull();
});

test('a return without a webhook asks the gateway', async () => {
  const { orderId } = await placed({ ...buyer, key: 'form-0007' });
  const session =
    String((await get(`/cashfree?id=${orderId}`)).headers.location)
      .split('/')
      .at(-1) ?? '';
  await shop.deps.database.pool.query(
    `insert into sandbox_payment (session, order_id, payment_id, outcome, method, amount, attempt, at)
     values ($1, $2, 'sbx_lost', 'success', 'upi', 49900, 1, now())`,
    [session, orderId],
  );
  const page = modelOf((await get(`/cashfree?id=${orderId}&back=1`)).body, 'payment');
  expect(page.order).toMatchObject({ status: 'fulfilled', access: null });
});

test('a paused page is shown but not sold', async () => {
  const id = await shop.page(seller);
  await shop.call({ method: 'POST', url: `/api/products/${id}/pause`, token: seller.token });
  const step = await get(`/pp/${id}/checkout`);
  const { action } = modelOf(step.body, 'unavailable');
  expect(action).toEqual({ href: `/pp/${id}`, backTo: expect.any(String) });
  const answer = await post(`/pp/${id}/checkout`, { phone: buyer.phone });
  expect(answer.statusCode).toBe(409);
  modelOf(answer.body, 'unavailable');
});

test('what is nobody’s is answered with a page, and never with 500', async () => {
  for (const url of [
    '/cashfree',
    '/cashfree?id=x',
    `/cashfree?id=${'1'.repeat(16)}`,
    '/pp/x/checkout',
    '/sandbox/payments/x.1.y',
  ]) {
    const answer = await get(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
  }
  expect((await post('/sandbox/payments/x.1.y/form', { outcome: 'success' })).statusCode).toBe(404);
  expect((await post(`/cashfree?id=${'1'.repeat(16)}`, {})).statusCode).toBe(404);
  const huge = await post(`/pp/${fixed}/checkout`, { ...buyer, name: 'x'.repeat(300_000) });
  expect(huge.statusCode).toBe(413);
  const foreign = await post(`/pp/${fixed}/checkout`, buyer, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(403);
});
