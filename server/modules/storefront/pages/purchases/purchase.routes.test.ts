import { beforeAll, expect, test } from 'vitest';
import { sentCode } from '../../../messaging/sending/testing/sent-code';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { modelOf } from '../testing/build';
import { get, pageId, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';

setUpPageOnSale();

const day = 24 * 60 * 60_000;
let orderId: string;
let here: string;
let cookie: string;

beforeAll(async () => {
  const placed = await shop.order(pageId);
  await shop.pay(placed.body.payment.session);
  orderId = placed.body.id;
  here = `/purchase/library/${orderId}`;
  cookie = buyerCookie(placed);
});

const page = async (url = here) => modelOf((await get(url, { cookie })).body, 'purchase');

test('is shown to the browser that bought it, and to no other', async () => {
  expect(await page()).toMatchObject({
    purchase: { orderId },
    refund: { request: null },
    subscription: null,
    done: null,
    sentBack: null,
  });
  for (const headers of [{}, { cookie: 'haat_buyer=made-up' }]) {
    const stranger = await get(here, headers);
    expect([stranger.statusCode, stranger.headers.location]).toEqual([303, '/purchase/library']);
    const asked = await post(`${here}/refund`, { reason: 'Mine' }, headers);
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/purchase/library']);
  }
  // A buyer of something else learns nothing of it.
  const other = await shop.order(pageId, { buyer: { phone: '9876543299' } });
  await shop.pay(other.body.payment.session);
  const theirs = { cookie: buyerCookie(other) };
  expect((await get(here, theirs)).headers.location).toBe('/purchase/library');
  expect((await page()).refund.request).toBeNull();
});

test('a refund is asked for, once however often it is sent, and withdrawn', async () => {
  const empty = await post(`${here}/refund`, { reason: '  ' }, { cookie });
  expect(empty.statusCode).toBe(422);
  expect(modelOf(empty.body, 'purchase').sentBack).toMatchObject({
    form: 'refund',
    error: 'Give a reason in one sentence.',
  });
  const forged = await post(`${here}/refund`, { reason: 'Mine' }, { cookie, origin: 'https://evil.example' });
  expect([forged.statusCode, (await page()).refund.request]).toEqual([403, null]);
  for (const _ of [1, 2]) {
    const asked = await post(`${here}/refund`, { reason: 'It does not open' }, { cookie });
    expect([asked.statusCode, asked.headers.location]).toEqual([303, `${here}?done=refundRequested`]);
  }
  expect(await page(`${here}?done=refundRequested`)).toMatchObject({
    done: 'refundRequested',
    refund: { refundable: 0, request: { number: 1, status: 'asked', reason: 'It does not open' } },
  });
  const again = await post(`${here}/refund`, { reason: 'Still not' }, { cookie });
  expect(again.statusCode).toBe(409);
  expect(modelOf(again.body, 'purchase').sentBack).toMatchObject({ typed: { reason: 'Still not' } });
  await post(`${here}/withdraw-refund`, {}, { cookie });
  expect((await page()).refund.request?.status).toBe('withdrawn');
});

test('a review is written, changed and deleted', async () => {
  shop.deps.clock.advance(day + 1);
  const none = await post(`${here}/review`, { stars: '6', text: 'Good' }, { cookie });
  expect(modelOf(none.body, 'purchase').sentBack).toMatchObject({
    error: 'Choose from one to five stars.',
    typed: { text: 'Good' },
  });
  const long = await post(`${here}/review`, { stars: '4', text: 'a'.repeat(1001) }, { cookie });
  expect(long.statusCode).toBe(422);
  await post(`${here}/review`, { stars: '4', text: 'Good' }, { cookie });
  await post(`${here}/review`, { stars: '5', text: 'Very good', name: 'Asha' }, { cookie });
  expect((await page()).review.review).toMatchObject({ stars: 5, text: 'Very good', name: 'Asha' });
  await post(`${here}/delete-review`, {}, { cookie });
  expect((await page()).review.review).toBeNull();
});

test('a subscription is cancelled, taken up again and renewed', async () => {
  const id = await shop.page(seller, {
    prices: [{ type: 'subscription', amount: 49_900, period: { unit: 'month', count: 1 } }],
  });
  const placed = await shop.order(id);
  await shop.pay(placed.body.payment.session);
  await shop.deps.jobs.drain();
  const held = { cookie: buyerCookie(placed) };
  const path = `/purchase/library/${placed.body.id}`;
  const statusNow = async () => modelOf((await get(path, held)).body, 'purchase').subscription?.status;
  expect(await statusNow()).toBe('active');
  for (const _ of [1, 2])
    expect((await post(`${path}/cancel`, {}, held)).headers.location).toBe(`${path}?done=cancelled`);
  expect(await statusNow()).toBe('cancelled');
  await post(`${path}/stay`, {}, held);
  expect(await statusNow()).toBe('active');
  const renewed = await post(`${path}/renew`, {}, held);
  expect(renewed.headers.location).toMatch(/^\/cashfree\?id=[1-9A-HJ-NP-Za-km-z]+$/);
  // Not the browser that bought it.
  expect((await post(`${path}/cancel`, {}, { cookie })).headers.location).toBe('/purchase/library');
  expect(await statusNow()).toBe('active');
});

/** Somebody's subscription by the month, and the browser that began it. */
async function subscribed() {
  const id = await shop.page(seller, {
    prices: [{ type: 'subscription', amount: 49_900, period: { unit: 'month', count: 1 } }],
  });
  const placed = await shop.order(id);
  await shop.pay(placed.body.payment.session);
  await shop.deps.jobs.drain();
  return { id, placed, held: { cookie: buyerCookie(placed) } };
}

async function paid(orderId: string): Promise<void> {
  const text = 'select gateway_session as session from orders where id = $1';
  const { rows } = await shop.deps.database.pool.query<{ session: string }>(text, [orderId]);
  await shop.pay(rows[0]?.session ?? '');
  await shop.deps.jobs.drain();
}

test('the page of a later period acts on the subscription that it pays for', async () => {
  const { placed, held } = await subscribed();
  const renewed = await post(`/purchase/library/${placed.body.id}/renew`, {}, held);
  const renewal = new URL(renewed.headers.location as string, 'http://haat').searchParams.get('id') ?? '';
  await paid(renewal);
  const path = `/purchase/library/${renewal}`;
  const subscriptionNow = async () => modelOf((await get(path, held)).body, 'purchase').subscription;
  expect(await subscriptionNow()).toMatchObject({ id: placed.body.id, status: 'active' });
  expect((await post(`${path}/cancel`, {}, held)).headers.location).toBe(`${path}?done=cancelled`);
  expect((await subscriptionNow())?.status).toBe('cancelled');
  expect((await post(`${path}/stay`, {}, held)).headers.location).toBe(`${path}?done=resumed`);
  expect((await post(`${path}/autopay-off`, {}, held)).headers.location).toBe(`${path}?done=autopayOff`);
  expect((await subscriptionNow())?.status).toBe('active');
  const pressed = [await post(`${path}/renew`, {}, held), await post(`${path}/renew`, {}, held)];
  const [once, twice] = pressed.map(({ headers }) => headers.location);
  expect(once).toMatch(/^\/cashfree\?id=/);
  expect(twice).toBe(once);
});

test('a browser that has paid for one period with somebody’s number sees the subscription and moves nothing', async () => {
  const { id, placed, held } = await subscribed();
  shop.deps.clock.advance(1);
  const again = await shop.order(id);
  await paid(again.body.id);
  const stranger = { cookie: buyerCookie(again) };
  const path = `/purchase/library/${again.body.id}`;
  const { subscription } = modelOf((await get(path, stranger)).body, 'purchase');
  expect(subscription).toMatchObject({ id: placed.body.id, status: 'active', can: [] });
  for (const act of ['cancel', 'renew', 'autopay-off'])
    expect((await post(`${path}/${act}`, {}, stranger)).statusCode).toBe(404);
  // Nor does who began it, from now on, without a code: which of the two it belongs to nobody has proved.
  const first = `/purchase/library/${placed.body.id}`;
  const answers = [await get(first, held), await post(`${first}/cancel`, {}, held)];
  for (const { headers } of answers) expect(headers.location).toBe('/purchase/library?number=other');
  // What is paid elsewhere since is nothing of theirs either.
  shop.deps.clock.advance(1);
  await paid((await shop.order(id)).body.id);
  expect((await get(path, stranger)).headers.location).toBe('/purchase/library?number=other');
});

test('a paused subscription is resumed', async () => {
  const { placed, held } = await subscribed();
  await shop.deps.database.pool.query(
    `update subscription set status = 'paused', paused_at = $2 where id = $1`,
    [placed.body.id, shop.deps.clock.now()],
  );
  const path = `/purchase/library/${placed.body.id}`;
  const subscriptionNow = async () => modelOf((await get(path, held)).body, 'purchase').subscription;
  expect((await subscriptionNow())?.can).toContain('resume');
  expect((await post(`${path}/resume`, {}, held)).headers.location).toBe(`${path}?done=resumed`);
  expect((await subscriptionNow())?.status).toBe('active');
});

test('a browser that holds an order of another number than it has proved is led to a code once a later period was paid', async () => {
  const { id, placed, held } = await subscribed();
  const other = await shop.seller('Uma');
  await shop.call({ method: 'POST', url: '/api/send-otp', payload: { phone: other.phone } });
  const otp = await sentCode(shop.deps, other.phone);
  const verified = await post('/purchase/verify', { phone: other.phone, otp }, held);
  const now = { cookie: buyerCookie(verified) };
  const path = `/purchase/library/${placed.body.id}`;
  expect(modelOf((await get(path, now)).body, 'purchase').purchase.orderId).toBe(placed.body.id);
  await paid((await shop.order(id)).body.id);
  for (const { statusCode, headers } of [await get(path, now), await post(`${path}/cancel`, {}, now)])
    expect([statusCode, headers.location]).toEqual([303, '/purchase/library?number=other']);
});

test('the receipt of a period says its own end, and asks for a code after that, once somebody else has paid for the next', async () => {
  const { id, placed, held } = await subscribed();
  const at = `/access/${placed.body.id}`;
  const before = modelOf((await get(at, held)).body, 'access');
  shop.deps.clock.advance(1);
  await paid((await shop.order(id)).body.id);
  const after = modelOf((await get(at, held)).body, 'access');
  expect([before.subscription, after.subscription]).toEqual([
    expect.objectContaining({ can: expect.any(Array) }),
    null,
  ]);
  expect(after.order.accesses).toEqual(before.order.accesses);
  shop.deps.clock.advance(31 * day);
  await shop.deps.jobs.drain();
  const asked = await get(at, held);
  expect([asked.statusCode, modelOf(asked.body, 'accessCode').sent]).toEqual([200, false]);
});
