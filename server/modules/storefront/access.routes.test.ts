import { beforeAll, expect, test } from 'vitest';
import { sentCode } from '../notify/testing/sent-code';
import { modelOf } from './testing/build';
import { get, pageId, post, seller, setUpPageOnSale, shop } from './testing/pages.setup';

setUpPageOnSale();

const phone = '+919876543210';
let orderId: string;
let token: string;
let link: string;

beforeAll(async () => {
  const { body } = await shop.order(pageId);
  ({ id: orderId, token } = body);
  await shop.pay(body.payment.session);
  const { model } = { model: modelOf((await get(`/access/${orderId}`, own())).body, 'access') };
  link = model.link.slice(model.site.origin.length);
});

const own = () => ({ cookie: `haat_order=${token}` });

const codeSent = () => sentCode(shop.deps, phone);

test('opens in the browser that paid, with the link that opens it again', async () => {
  const page = await get(link, own());
  expect(page.headers['cache-control']).toBe('no-store');
  expect(modelOf(page.body, 'access')).toMatchObject({ phoneEnding: '3210', order: { id: orderId } });
  const { papers } = modelOf(page.body, 'access');
  expect(papers).toMatchObject([{ kind: 'receipt' }]);
  const paper = await get(papers[0]?.url ?? '', own());
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('is nothing to a stranger, nor to a forged link', async () => {
  for (const url of [
    `/access/${orderId}`,
    `/access/${orderId}/papers/receipt.pdf`,
    `/access/${orderId}?k=${'A'.repeat(43)}`,
    '/access/nobody',
  ])
    expect((await get(url)).statusCode).toBe(404);
  expect((await post(`/access/${orderId}/otp`)).statusCode).toBe(404);
});

test('asks another browser for a code, and knows it afterwards', async () => {
  const asked = modelOf((await get(link)).body, 'accessCode');
  expect(asked).toMatchObject({ sent: false, error: null, phoneEnding: '3210' });
  const query = asked.query;
  const sent = await post(`/access/${orderId}/otp${query}`);
  expect(sent.headers.location).toBe(`${link}&sent=1`);
  expect(modelOf((await get(String(sent.headers.location))).body, 'accessCode').sent).toBe(true);

  const soon = await post(`/access/${orderId}/otp${query}`);
  expect(soon.statusCode).toBe(429);
  expect(modelOf(soon.body, 'accessCode').error).toMatch(/^Wait/);
  for (const wrong of ['', 'abcdef', '12345'])
    expect((await post(`/access/${orderId}/verify${query}`, { otp: wrong })).statusCode).toBe(422);
  const code = await codeSent();
  const other = code === '000000' ? '111111' : '000000';
  const refused = await post(`/access/${orderId}/verify${query}`, { otp: other });
  expect(refused.statusCode).toBe(401);
  expect(modelOf(refused.body, 'accessCode')).toMatchObject({
    sent: true,
    error: 'This code is not right, or no longer valid. Check it, or ask for a new one.',
  });

  const opened = await post(`/access/${orderId}/verify${query}`, { otp: code });
  expect(opened.headers.location).toBe(link);
  const cookie = opened.cookies.find(({ path }) => path === `/access/${orderId}`);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  modelOf((await get(link, { cookie: `haat_order=${cookie?.value}` })).body, 'access');
});

test('a link of the library opens at once and makes the browser known; an hour later it asks', async () => {
  const { createAccess } = await import('../access');
  const url = createAccess(shop.deps).passPath(orderId);
  const first = await get(url);
  expect(first.headers.location).toBe(link);
  expect(first.cookies.some(({ path }) => path === `/access/${orderId}`)).toBe(true);
  shop.deps.clock.advance(61 * 60_000);
  modelOf((await get(url)).body, 'accessCode');
});

test('after a refund the page says so and shows nothing that was bought', async () => {
  const url = `/api/transactions/${orderId}/refund`;
  await shop.call({ method: 'POST', url, token: seller.token, payload: {} });
  const { order } = modelOf((await get(link, own())).body, 'access');
  expect(order).toMatchObject({ status: 'refunded', access: null });
});
