import { beforeAll, expect, test } from 'vitest';
import { sentCode, textsTo } from '../../../messaging/sending/testing/sent-code';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { modelOf } from '../testing/build';
import { get, pageId, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';

setUpPageOnSale();

const phone = '+919876543210';
let orderId: string;
let cookie: string;
let link: string;

beforeAll(async () => {
  const placed = await shop.order(pageId);
  cookie = buyerCookie(placed);
  orderId = placed.body.id;
  await shop.pay(placed.body.payment.session);
  const model = modelOf((await get(`/access/${orderId}`, buyerHeaders())).body, 'access');
  link = model.link.slice(model.site.origin.length);
});

const buyerHeaders = () => ({ cookie });
const access = () => `/access/${orderId}`;

const codeSent = () => sentCode(shop.deps, phone);

test('opens in the browser that paid, and a link leaves no secret in the address', async () => {
  const led = await get(link, buyerHeaders());
  expect([led.statusCode, led.headers.location]).toEqual([303, access()]);
  const page = await get(access(), buyerHeaders());
  expect(page.headers['cache-control']).toBe('no-store');
  expect(modelOf(page.body, 'access')).toMatchObject({ phoneEnding: '3210', order: { id: orderId } });
  const { documents } = modelOf(page.body, 'access');
  expect(documents).toMatchObject([{ kind: 'receipt' }]);
  const document = await get(documents[0]?.url ?? '', buyerHeaders());
  expect([document.statusCode, document.headers['content-type']]).toEqual([200, 'application/pdf']);
  const linked = await get((documents[0]?.url ?? '') + new URL(link, 'http://x').search, buyerHeaders());
  expect(linked.headers.location).toBe(documents[0]?.url);
});

test('is nothing to a stranger, nor to a forged link', async () => {
  for (const url of [
    access(),
    `${access()}/papers/receipt.pdf`,
    `${access()}?k=${'A'.repeat(43)}`,
    '/access/nobody',
  ])
    expect((await get(url)).statusCode).toBe(404);
  for (const action of ['otp', 'verify', 'end-links'])
    expect((await post(`${access()}/${action}`)).statusCode).toBe(404);
});

test('asks another browser for a code, and knows it and its phone afterwards', async () => {
  const led = await get(link);
  expect([led.statusCode, led.headers.location]).toEqual([303, `${access()}?from=link`]);
  // A browser that keeps no cookie is asked for its phone.
  modelOf((await get(String(led.headers.location))).body, 'libraryCode');
  const other = { cookie: buyerCookie(led) };
  const model = modelOf((await get(access(), other)).body, 'accessCode');
  expect(model).toMatchObject({ sent: false, error: null, phoneEnding: '3210' });
  expect((await get(`${access()}/papers/receipt.pdf`, other)).headers.location).toBe(access());
  const sent = await post(`${access()}/otp`, {}, other);
  expect(sent.headers.location).toBe(`${access()}?sent=1`);
  expect(modelOf((await get(String(sent.headers.location), other)).body, 'accessCode').sent).toBe(true);

  const soon = await post(`${access()}/otp`, {}, other);
  expect(soon.statusCode).toBe(429);
  expect(modelOf(soon.body, 'accessCode').error).toMatch(/^Wait/);
  for (const wrong of ['', 'abcdef', '12345'])
    expect((await post(`${access()}/verify`, { otp: wrong }, other)).statusCode).toBe(422);
  const code = await codeSent();
  const wrong = code === '000000' ? '111111' : '000000';
  const refused = await post(`${access()}/verify`, { otp: wrong }, other);
  expect(refused.statusCode).toBe(401);
  expect(modelOf(refused.body, 'accessCode')).toMatchObject({
    sent: true,
    error: 'This code is incorrect or has expired. Check it, or request a new one.',
  });

  const opened = await post(`${access()}/verify`, { otp: code }, other);
  expect(opened.headers.location).toBe(access());
  expect(opened.cookies).toMatchObject([{ name: 'haat_buyer', path: '/', httpOnly: true, sameSite: 'Lax' }]);
  const known = { cookie: buyerCookie(opened) };
  modelOf((await get(access(), known)).body, 'access');
  // What stood for it before a phone was proved is worth nothing any more: it may have been planted.
  expect(known).not.toEqual(other);
  expect((await get(access(), other)).statusCode).toBe(404);
});

test('sends the code in the language of the page that asks for it', async () => {
  const placed = await shop.order(pageId, { buyer: { phone: '98765 43288', name: 'Uma' } });
  await shop.pay(placed.body.payment.session);
  const at = `/access/${placed.body.id}`;
  const { link: sent, site } = modelOf((await get(at, { cookie: buyerCookie(placed) })).body, 'access');
  const other = { cookie: buyerCookie(await get(sent.slice(site.origin.length))), 'accept-language': 'hi' };
  expect((await post(`${at}/otp`, {}, other)).headers.location).toBe(`${at}?sent=1`);
  const code = await sentCode(shop.deps, '+919876543288');
  await shop.deps.jobs.drain();
  const texts = await textsTo(shop.deps, '+919876543288');
  expect(texts.find((text) => text.includes(code))).toMatch(/\p{Script=Devanagari}/u);
});

test('a link of the library opens at once and makes the browser known; an hour later it asks', async () => {
  const { createAccess } = await import('../../../delivery');
  const url = createAccess(shop.deps).tokenPath({ id: orderId, tokenVersion: 0 });
  const first = await get(url);
  expect(first.headers.location).toBe(access());
  modelOf((await get(access(), { cookie: buyerCookie(first) })).body, 'access');
  shop.deps.clock.advance(61 * 60_000);
  const late = await get(url);
  expect(late.headers.location).toBe(`${access()}?from=link`);
  modelOf((await get(access(), { cookie: buyerCookie(late) })).body, 'accessCode');
});

test('the cookie of before is taken over once, and cleared', async () => {
  const { body } = await shop.order(pageId);
  await shop.pay(body.payment.session);
  const first = await get(`/access/${body.id}`, { cookie: `haat_order=${body.token}` });
  modelOf(first.body, 'access');
  expect(first.cookies.find(({ name }) => name === 'haat_order')).toMatchObject({
    value: '',
    path: `/access/${body.id}`,
  });
  modelOf((await get(`/access/${body.id}`, { cookie: buyerCookie(first) })).body, 'access');
  expect((await get(`/access/${body.id}`, { cookie: 'haat_order=nonsense' })).statusCode).toBe(404);
});

test('its buyer ends links and other browsers, and goes on in this one', async () => {
  const placed = await shop.order(pageId);
  const { id, payment, token } = placed.body;
  const here = { cookie: buyerCookie(placed) };
  const at = `/access/${id}`;
  expect((await post(`${at}/end-links`, {}, here)).headers.location).toBe(at);
  await shop.pay(payment.session);
  const sentBefore = modelOf((await get(at, here)).body, 'access').link.replace(/^.*\/access/, '/access');
  const there = { cookie: buyerCookie(await get(at, { cookie: `haat_order=${token}` })) };
  const follower = { cookie: buyerCookie(await get(sentBefore)) };

  const ended = await post(`${at}/end-links`, {}, here);
  expect(ended.headers.location).toBe(`${at}?ended=1`);
  const page = modelOf((await get(`${at}?ended=1`, here)).body, 'access');
  expect(page).toMatchObject({ isEnded: true });
  expect((await get(at, there)).statusCode).toBe(404);
  expect((await get(at, follower)).statusCode).toBe(404);
  expect((await get(at, { cookie: `haat_order=${token}` })).statusCode).toBe(404);
  const over = await get(sentBefore);
  expect(over.statusCode).toBe(410);
  expect(over.cookies).toEqual([]);
  expect(modelOf(over.body, 'unavailable')).toMatchObject({
    action: { href: '/purchase/library?number=other' },
  });
  expect((await get(page.link.replace(/^.*\/access/, '/access'))).headers.location).toBe(`${at}?from=link`);
});

test('says whether a refund may be asked for: again after one was withdrawn, and not while it is asked or long after paying', async () => {
  const placed = await shop.order(pageId, { buyer: { phone: '9876543277' } });
  const { body } = placed;
  await shop.pay(body.payment.session);
  const headers = { cookie: buyerCookie(placed) };
  const refundable = async () =>
    modelOf((await get(`/access/${body.id}`, headers)).body, 'access').refundable;
  expect(await refundable()).toBe(49_900);
  await post(`/purchase/library/${body.id}/refund`, { reason: 'It does not open' }, headers);
  expect(await refundable()).toBe(0);
  await post(`/purchase/library/${body.id}/withdraw-refund`, {}, headers);
  expect(await refundable()).toBe(49_900);
  await shop.deps.database.pool.query(
    `update orders set paid_at = paid_at - interval '184 days' where id = '${body.id}'`,
  );
  expect(await refundable()).toBe(0);
});

test('a new subscription says at once until when it is paid', async () => {
  const id = await shop.page(seller, {
    prices: [{ type: 'subscription', amount: 49_900, period: { unit: 'month', count: 1 } }],
  });
  const placed = await shop.order(id);
  await shop.pay(placed.body.payment.session);
  // The job that counts the payment for the subscription has not run yet.
  const { order } = modelOf(
    (await get(`/access/${placed.body.id}`, { cookie: buyerCookie(placed) })).body,
    'access',
  );
  expect(order.subscription).toMatchObject({ id: placed.body.id, renews: 'byHand' });
  expect(order.accesses).toMatchObject([{ endsAt: order.subscription?.endsAt }]);
});

test('after a refund the page says so and shows nothing that was bought', async () => {
  const url = `/api/transactions/${orderId}/refund`;
  await shop.call({ method: 'POST', url, token: seller.token, payload: {} });
  const { order } = modelOf((await get(access(), buyerHeaders())).body, 'access');
  expect(order).toMatchObject({ status: 'refunded', access: null });
});

test('without its key in another browser it asks for the number, and opens to the buyer’s alone', async () => {
  const nobodys = 'NbdysHT7K2M9QabcD';
  const [known, none] = await Promise.all([get(access()), get(`/access/${nobodys}`)]);
  expect([known.statusCode, none.statusCode]).toEqual([404, 404]);
  // Nothing but the address itself tells one from the other.
  expect(known.body.replaceAll(orderId, nobodys)).toBe(none.body);
  expect(modelOf(known.body, 'libraryCode')).toMatchObject({
    orderId,
    product: null,
    sent: false,
    phone: '',
  });
  const prove = async (phone: string) => {
    shop.deps.clock.advance(31_000);
    const sent = await post('/purchase/code', { phone, order: orderId });
    expect(modelOf(sent.body, 'libraryCode')).toMatchObject({ orderId, sent: true });
    const otp = await sentCode(shop.deps, phone);
    return post('/purchase/verify', { phone, otp, order: orderId });
  };
  const other = await prove('+919876543277');
  expect(other.headers.location).toBe(`/access/${orderId}?from=code`);
  const refused = await get(`/access/${orderId}?from=code`, { cookie: buyerCookie(other) });
  expect(modelOf(refused.body, 'libraryCode').error).toBe(
    'This was not bought with that number. Try another one.',
  );
  const own = await prove('+919876543210');
  const opened = await get(`/access/${orderId}?from=code`, { cookie: buyerCookie(own) });
  expect([opened.statusCode, modelOf(opened.body, 'access').order.id]).toEqual([200, orderId]);
});
