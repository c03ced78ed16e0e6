import { beforeAll, expect, test } from 'vitest';
import { sentCode } from '../../../messaging/sending/testing/sent-code';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { modelOf } from '../testing/build';
import { get, pageId, post, setUpPageOnSale, shop } from '../testing/pages.setup';

setUpPageOnSale();

const here = '/purchase/library';
const typed = '98765 43210';
const phone = '+919876543210';
let orderId: string;
let cookie: string;

beforeAll(async () => {
  const placed = await shop.order(pageId);
  await shop.pay(placed.body.payment.session);
  orderId = placed.body.id;
  cookie = buyerCookie(placed);
});

const library = async (headers: Record<string, string>, url = here) =>
  modelOf((await get(url, headers)).body, 'library');

test('asks whom it does not know for a phone, and keeps what was typed', async () => {
  const response = await get(here);
  expect(response.headers['cache-control']).toBe('no-store');
  const empty = { phone: '', sent: false, error: null, hasLibrary: false };
  expect(modelOf(response.body, 'libraryCode')).toMatchObject(empty);
  const wrong = await post('/purchase/code', { phone: '12345' });
  expect(wrong.statusCode).toBe(422);
  expect(modelOf(wrong.body, 'libraryCode')).toMatchObject({
    phone: '12345',
    sent: false,
    error: 'Enter an Indian mobile number with 10 digits',
  });
  expect((await post('/purchase/verify', { phone: '', otp: '123456' })).statusCode).toBe(422);
});

test('a phone and its code open what was bought with it, with the limits of every code', async () => {
  const sent = await post('/purchase/code', { phone: typed });
  expect(sent.statusCode).toBe(200);
  expect(modelOf(sent.body, 'libraryCode')).toMatchObject({ phone: typed, sent: true, error: null });
  const soon = await post('/purchase/code', { phone: typed, again: '1' });
  expect([soon.statusCode, Number(soon.headers['retry-after'])]).toEqual([429, 30]);
  expect(modelOf(soon.body, 'libraryCode')).toMatchObject({ phone: typed, sent: true });
  const code = await sentCode(shop.deps, phone);
  for (const [otp, status] of [
    ['12', 422],
    [code === '000000' ? '111111' : '000000', 401],
  ] as const) {
    const refused = await post('/purchase/verify', { phone: typed, otp });
    expect(refused.statusCode).toBe(status);
    expect(refused.cookies).toEqual([]);
    expect(modelOf(refused.body, 'libraryCode')).toMatchObject({
      phone: typed,
      sent: true,
      error: expect.any(String),
    });
  }
  const opened = await post('/purchase/verify', { phone: typed, otp: code });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, here]);
  const known = { cookie: buyerCookie(opened) };
  const shown = await library(known);
  expect(shown).toMatchObject({ phoneEndings: ['3210'], moreUrl: null, purchases: [{ orderId }] });
  const pass = await get(shown.purchases[0]?.accessUrl ?? '', known);
  expect(pass.headers.location).toBe(`/access/${orderId}`);
  // Another number is asked for beside it, and its code is another's.
  expect(modelOf((await get(`${here}?number=other`, known)).body, 'libraryCode').hasLibrary).toBe(true);
  expect((await post('/purchase/verify', { phone: '98765 43211', otp: code }, known)).statusCode).toBe(401);
});

test('lists what this browser bought, until it signs out', async () => {
  expect(await library({ cookie })).toMatchObject({ phoneEndings: [], purchases: [{ orderId }] });
  const out = await post('/purchase/sign-out', {}, { cookie });
  expect([out.statusCode, out.headers.location]).toEqual([303, `${here}?signed-out=1`]);
  expect(String(out.headers['set-cookie'])).toMatch(/^haat_buyer=;/);
  expect(modelOf((await get(here, { cookie })).body, 'libraryCode').isSignedOut).toBe(false);
  expect(modelOf((await get(String(out.headers.location))).body, 'libraryCode').isSignedOut).toBe(true);
  expect((await post('/purchase/sign-out')).statusCode).toBe(303);
});

test('is searched and filtered by a plain form, and keeps what ended apart', async () => {
  const { body } = await shop.order(pageId, { buyer: { phone: '98765 43214' } });
  await shop.pay(body.payment.session);
  const title = (await get(`/pp/${pageId}`)).body;
  await post('/purchase/code', { phone: '98765 43214' });
  const otp = await sentCode(shop.deps, '+919876543214');
  const known = { cookie: buyerCookie(await post('/purchase/verify', { phone: '98765 43214', otp })) };
  const found = async (query: string) => library(known, `${here}?${query}`);
  const all = await found('');
  const name = all.purchases[0]?.product.title ?? '';
  expect(title).toContain(name);
  expect(await found(`q=${encodeURIComponent(name.slice(2, 6))}`)).toMatchObject({
    purchases: [{ orderId: body.id }],
    coming: [],
    resume: [],
    filter: { q: name.slice(2, 6), kind: null },
  });
  expect((await found('q=nowhere')).purchases).toEqual([]);
  expect(await found('kind=page')).toMatchObject({ purchases: [{}], filter: { q: '', kind: 'page' } });
  expect((await found('kind=webinar')).purchases).toEqual([]);
  // What is no kind is no filter; what is too long to be searched for is cut.
  expect((await found('kind=nonsense')).filter.kind).toBeNull();
  expect((await found(`q=${'x'.repeat(300)}`)).filter.q).toHaveLength(80);
});

test('goes on behind its page, and not from a place that is none', async () => {
  for (let more = 0; more < 25; more++) {
    const { body } = await shop.order(pageId, { buyer: { phone: '98765 43212' } });
    await shop.pay(body.payment.session);
  }
  await post('/purchase/code', { phone: '98765 43212' });
  const otp = await sentCode(shop.deps, '+919876543212');
  const one = await shop.order(pageId, { buyer: { phone: '98765 43212' } });
  await shop.pay(one.body.payment.session);
  const held = buyerCookie(one);
  const known = {
    cookie: buyerCookie(await post('/purchase/verify', { phone: '98765 43212', otp }, { cookie: held })),
  };
  const first = await library(known);
  expect(first.purchases).toHaveLength(25);
  const second = await library(known, first.moreUrl ?? '');
  expect([second.purchases.length, second.moreUrl]).toEqual([1, null]);
  expect((await get(`${here}?cursor=nonsense`, known)).statusCode).toBe(400);
});

test('signing out everywhere ends other browsers, links and tokens of the number', async () => {
  const placed = await shop.order(pageId, { buyer: { phone: '98765 43213' } });
  const { id, payment, token } = placed.body;
  await shop.pay(payment.session);
  const guest = { cookie: buyerCookie(placed) };
  const at = `/access/${id}`;
  const link = modelOf((await get(at, guest)).body, 'access').link.replace(/^.*\/access/, '/access');
  const openedBy = async () => {
    shop.deps.clock.advance(31_000);
    await post('/purchase/code', { phone: '98765 43213' });
    const otp = await sentCode(shop.deps, '+919876543213');
    return { cookie: buyerCookie(await post('/purchase/verify', { phone: '98765 43213', otp })) };
  };
  const [one, other] = [await openedBy(), await openedBy()];
  const pass = (await library(other)).purchases[0]?.accessUrl ?? '';
  const ended = await post('/purchase/sign-out-everywhere', {}, one);
  expect([ended.statusCode, String(ended.headers['set-cookie'])]).toEqual([
    303,
    expect.stringMatching(/^haat_buyer=;/),
  ]);
  for (const headers of [one, other, guest]) expect((await get(at, headers)).statusCode).toBe(404);
  expect((await get(link)).statusCode).toBe(410);
  expect((await get(pass)).statusCode).toBe(404);
  const bearer = { 'order-token': token };
  expect((await shop.call({ method: 'GET', url: `/api/orders/${id}`, headers: bearer })).status).toBe(404);
  expect(await library(await openedBy())).toMatchObject({ purchases: [{ orderId: id }] });
});

test('who signs in to the app by e-mail has the purchases of the account’s numbers here, until they sign out', async () => {
  const ravi = await shop.seller('Ravi');
  const stranger = await shop.seller('Uma');
  for (const buyer of [ravi, stranger]) {
    const { body } = await shop.order(pageId, { buyer: { phone: buyer.phone, name: 'Ravi' } });
    await shop.pay(body.payment.session);
  }
  const email = 'ravi@example.com';
  await shop.deps.database.pool.query(
    'insert into account_email (email, account_id, verified_at) values ($1, $2, now())',
    [email, ravi.id],
  );
  await shop.call({ method: 'POST', url: '/api/emaillogin', payload: { email } });
  const otp = await sentCode(shop.deps, email);
  const signedIn = await shop.call({
    method: 'POST',
    url: '/api/verifyEmail-otp',
    payload: { email, otp, refId: null },
  });
  expect(signedIn.status).toBe(200);
  const own = { cookie: buyerCookie(signedIn) };
  expect((await library(own)).purchases).toHaveLength(1);
  const { token } = signedIn.body as { token: string };
  await shop.call({ method: 'POST', url: '/api/logout', token, headers: own });
  expect(modelOf((await get(here, own)).body, 'libraryCode').page).toBe('libraryCode');
});

test('who signs in where another account’s session ran out sees none of its purchases; the same account keeps what was proved', async () => {
  const ravi = await shop.seller('Ravi');
  const uma = await shop.seller('Uma');
  for (const buyer of [ravi, uma]) {
    const { body } = await shop.order(pageId, { buyer: { phone: buyer.phone, name: 'Buyer' } });
    await shop.pay(body.payment.session);
  }
  const signInHere = async (phone: string, cookie: string) => {
    await shop.call({ method: 'POST', url: '/api/send-otp', payload: { phone } });
    const payload = { phone, otp: await sentCode(shop.deps, phone), email: '', is_p: false, name: null };
    const signedIn = await shop.call({
      method: 'POST',
      url: '/api/verify-otp',
      payload,
      headers: { cookie },
    });
    expect(signedIn.status).toBe(200);
    return buyerCookie(signedIn);
  };
  const first = await signInHere(ravi.phone, '');
  const again = await signInHere(ravi.phone, first);
  expect(await library({ cookie: again })).toMatchObject({ phoneEndings: [ravi.phone.slice(-4)] });
  const other = await signInHere(uma.phone, again);
  expect(await library({ cookie: other })).toMatchObject({
    phoneEndings: [uma.phone.slice(-4)],
    purchases: [{}],
  });
  expect(modelOf((await get(here, { cookie: again })).body, 'libraryCode').page).toBe('libraryCode');
  // Nor does an account that has no number.
  const email = 'somebody@example.com';
  await shop.call({ method: 'POST', url: '/api/emaillogin', payload: { email } });
  const proof = { email, otp: await sentCode(shop.deps, email), refId: null };
  const headers = { cookie: other };
  const signedIn = await shop.call({ method: 'POST', url: '/api/verifyEmail-otp', payload: proof, headers });
  expect(signedIn.status).toBe(200);
  expect(modelOf((await get(here, headers)).body, 'libraryCode').page).toBe('libraryCode');
});
