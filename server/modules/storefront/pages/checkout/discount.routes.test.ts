import type { Reduced } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { modelOf } from '../testing/build';
import { get, pageId, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';

setUpPageOnSale();

let club: string;

beforeAll(async () => {
  const month = { unit: 'month', count: 1 } as const;
  club = await shop.page(seller, { prices: [{ type: 'subscription', amount: 19_900, period: month }] });
  await make({ code: 'FIRSTRAIN', basisPoints: 2_000 });
  await make({ code: 'MONTHLY', basisPoints: 1_000, periods: 'every', productId: club });
});

const make = (payload: object) =>
  shop.call({ method: 'POST', url: '/api/discounts', token: seller.token, payload });
const send = (fields: Record<string, string>) => post(`/pp/${pageId}/checkout`, fields);

test('a preview with a code shows its prices reduced, and is kept apart from the one without', async () => {
  const answer = await get(`/pp/${pageId}?code=firstrain`);
  const { product } = modelOf(answer.body, 'preview');
  expect(product.prices).toMatchObject([{ amount: 39_920, compareAt: 49_900 }]);
  expect(product.reduction).toEqual({ code: 'FIRSTRAIN', text: '20% off', endsAt: null, open: null });
  const usual = await get(`/pp/${pageId}`);
  expect(modelOf(usual.body, 'preview').product).toMatchObject({ prices: [{ amount: 49_900 }] });
  expect(usual.headers.etag).not.toBe(answer.headers.etag);
  const again = await get(`/pp/${pageId}?code=FIRSTRAIN`, { 'if-none-match': String(answer.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('a code that takes nothing off leaves the usual prices and says why, and that page is kept nowhere', async () => {
  const answer = await get(`/pp/${pageId}?code=NOBODY`);
  const model = modelOf(answer.body, 'preview');
  expect(model.product.reduction).toBeUndefined();
  expect(model.refusedCode).toEqual({ code: 'NOBODY', message: expect.stringContaining('not valid') });
  expect(answer.headers['cache-control']).toBe('no-store');
  const form = modelOf((await get(`/pp/${pageId}/checkout?code=NOBODY`)).body, 'checkout');
  expect(form).toMatchObject({ values: { discountCode: 'NOBODY' }, amount: 49_900 });
  expect(form.errors['discountCode']).toMatch(/not valid/);
});

test('a code for the first period tells what comes after it, one for every period is the price', async () => {
  const first = modelOf((await get(`/pp/${club}?code=FIRSTRAIN`)).body, 'preview').product.prices[0];
  expect(first).toMatchObject({ amount: 19_900, firstAmount: 15_920 });
  const every = modelOf((await get(`/pp/${club}?code=MONTHLY`)).body, 'preview').product.prices[0];
  expect(every).toMatchObject({ amount: 17_910, compareAt: 19_900 });
});

test('the checkout asks for the prices of a code, and for those without one', async () => {
  const ask = async (query: string) =>
    (await get(`/api/public/products/${pageId}/discount${query}`)).json<Reduced>();
  expect(await ask('?code=FirstRain')).toMatchObject({
    reduction: { code: 'FIRSTRAIN' },
    prices: [{ amount: 39_920 }],
  });
  expect(await ask('')).toMatchObject({ reduction: null, prices: [{ amount: 49_900 }] });
  const refused = await get(`/api/public/products/${pageId}/discount?code=MONTHLY`);
  expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
    422,
    { discountCode: expect.stringContaining('not valid') },
  ]);
});

test('without JavaScript a code is looked at before paying, nothing typed is lost, and the order has it', async () => {
  const { key } = modelOf((await get(`/pp/${pageId}/checkout`)).body, 'checkout');
  const typed = { phone: '98765 43210', email: 'ravi@example.com', name: 'Ravi', key, applied: '' };
  const wrong = await send({ ...typed, discountCode: 'FIRSTRIAN', apply: '1' });
  expect(wrong.statusCode).toBe(422);
  const model = modelOf(wrong.body, 'checkout');
  expect(model.values).toMatchObject({ phone: '98765 43210', name: 'Ravi', discountCode: 'FIRSTRIAN' });
  expect(model.errors['discountCode']).toMatch(/not valid/);

  const right = await send({ ...typed, discountCode: 'firstrain', apply: '1' });
  expect(right.statusCode).toBe(200);
  expect(modelOf(right.body, 'checkout')).toMatchObject({
    amount: 39_920,
    errors: {},
    values: { name: 'Ravi' },
  });

  // An Enter in any field presses the first button of the form: nothing new is typed for it, so this pays.
  const paid = await send({ ...typed, discountCode: 'firstrain', applied: 'FIRSTRAIN', apply: '1' });
  expect(paid.statusCode).toBe(303);
  const id = String(paid.headers.location).replace('/cashfree?id=', '');
  expect(await shop.count('orders', `id = '${id}' and amount = 39920 and discount = 9980`)).toBe(1);
});

test('nobody pays more than the page said when what was applied automatically has ended meanwhile', async () => {
  const { body } = await make({ basisPoints: 1_000, productId: pageId, label: 'Opening week' });
  const form = modelOf((await get(`/pp/${pageId}/checkout`)).body, 'checkout');
  expect(form).toMatchObject({
    amount: 44_910,
    product: { reduction: { code: null, text: 'Opening week' } },
  });
  const off = `/api/discounts/${(body as { id: string }).id}/disable`;
  await shop.call({ method: 'POST', url: off, token: seller.token });
  const typed = { phone: '98765 43210', name: 'Ravi', key: form.key, applied: '', discountCode: '' };
  const refused = await send({ ...typed, due: '44910' });
  expect(refused.statusCode).toBe(422);
  const again = modelOf(refused.body, 'checkout');
  expect(again).toMatchObject({
    amount: 49_900,
    message: 'The price is ₹499 for this mobile number now. To pay that, submit the form again',
    values: { name: 'Ravi' },
  });
  expect((await send({ ...typed, due: '49900' })).statusCode).toBe(303);
});

test('who had what everybody is shown already is told their price, and pays it by sending the form again', async () => {
  const { body } = await make({
    basisPoints: 1_000,
    productId: pageId,
    label: 'Once for each',
    maxPerBuyer: 1,
  });
  const form = async () => modelOf((await get(`/pp/${pageId}/checkout`)).body, 'checkout').key;
  const typed = { phone: '98765 43217', name: 'Ravi', applied: '', discountCode: '' };
  expect((await send({ ...typed, key: await form(), due: '44910' })).statusCode).toBe(303);
  const again = { ...typed, key: await form() };
  const refused = await send({ ...again, due: '44910' });
  expect([refused.statusCode, modelOf(refused.body, 'checkout').message]).toEqual([
    422,
    'The price is ₹499 for this mobile number now. To pay that, submit the form again',
  ]);
  // Where this is said, the form keeps the sum of the page to itself.
  expect(modelOf(refused.body, 'checkout').errors).toEqual({ amount: 'The price is ₹499' });
  const paid = await send({ ...again, due: '' });
  expect(paid.statusCode).toBe(303);
  const id = String(paid.headers.location).replace('/cashfree?id=', '');
  expect(await shop.count('orders', `id = '${id}' and amount = 49900 and discount = 0`)).toBe(1);
  await shop.call({
    method: 'POST',
    url: `/api/discounts/${(body as { id: string }).id}/disable`,
    token: seller.token,
  });
});

test('of an open price nobody pays more than was shown to be due, until they are told', async () => {
  const open = await shop.page(seller, { prices: [{ type: 'open', amount: 1_100 }] });
  await make({ basisPoints: 2_000, productId: open, label: 'Once for each', maxPerBuyer: 1 });
  const form = async () => modelOf((await get(`/pp/${open}/checkout?amount=500`)).body, 'checkout').key;
  const sendOpen = (fields: Record<string, string>) =>
    post(`/pp/${open}/checkout`, {
      phone: '98765 43218',
      name: 'Ravi',
      applied: '',
      amount: '500',
      ...fields,
    });
  const orders = (where: string) => shop.count('orders', `product_id = '${open}' and ${where}`);
  expect((await sendOpen({ key: await form(), due: '40000' })).statusCode).toBe(303);
  expect(await orders('amount = 40000 and discount = 10000')).toBe(1);

  const key = await form();
  const refused = await sendOpen({ key, due: '40000' });
  expect(refused.statusCode).toBe(422);
  // What they give stays as it is, and is not asked for again.
  expect(modelOf(refused.body, 'checkout')).toMatchObject({
    amount: 50_000,
    errors: { amount: 'The price is ₹500' },
    message: 'The price is ₹500 for this mobile number now. To pay that, submit the form again',
    values: { name: 'Ravi' },
  });
  expect(await orders('amount = 50000')).toBe(0);
  expect((await sendOpen({ key, due: '' })).statusCode).toBe(303);
  expect(await orders('amount = 50000 and discount = 0')).toBe(1);
});

test('an open price that takes more off than was shown is paid at once', async () => {
  const open = await shop.page(seller, { prices: [{ type: 'open', amount: 1_100 }] });
  const { key } = modelOf((await get(`/pp/${open}/checkout?amount=500`)).body, 'checkout');
  const typed = { phone: '98765 43219', amount: '500', key, due: '45000' };
  const paid = await post(`/pp/${open}/checkout`, { ...typed, discountCode: 'FIRSTRAIN', applied: '' });
  expect(paid.statusCode).toBe(303);
  expect(await shop.count('orders', `product_id = '${open}' and amount = 40000`)).toBe(1);
});
