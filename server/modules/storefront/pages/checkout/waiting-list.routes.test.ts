import type { PublicProduct } from '@haat/openapi';
import type { WaitingListModel } from '@haat/openapi/pages';
import { beforeEach, expect, test } from 'vitest';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import { modelOf } from '../testing/build';
import { get, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';

setUpPageOnSale();

const hour = 3_600_000;
let product: PublicProduct;
let people = 0;
let keys = 0;

const phoneOf = (number: number) => `98115${String(10_000 + number)}`;
const pathOf = ({ id }: { id: string }) => `/pp/${id}/waiting-list`;
const publish = async () => {
  const now = shop.deps.clock.now().getTime();
  const { id } = await publishKind(shop, seller, {
    kind: 'webinar',
    title: 'Hampers',
    content: {
      startsAt: new Date(now + 72 * hour).toISOString(),
      minutes: 60,
      timeZone: 'Asia/Kolkata',
      seats: 1,
      joinUrl: 'https://example.in/room',
    },
  });
  const { body } = await shop.call({ url: `/api/public/products/${id}` });
  return body as PublicProduct;
};
const fields = () => ({ key: `waiting-form-${++keys}`, phone: phoneOf(++people), name: 'Ravi' });
const buy = (more: Record<string, string> = {}) =>
  post(`/pp/${product.id}/checkout`, { ...fields(), due: '49900', ...more });
/** Sells the only seat; answers what refunds it. */
async function fill(): Promise<() => Promise<void>> {
  const placed = await shop.order(product.id, { buyer: { phone: phoneOf(++people) } });
  await shop.pay(placed.body.payment.session);
  return async () => {
    const url = `/api/transactions/${placed.body.id}/refund`;
    const payload = { reason: 'Cannot come' };
    await shop.call({ method: 'POST', url, token: seller.token, payload });
    shop.deps.clock.advance(60_000);
    await shop.deps.jobs.drain();
  };
}
async function wait(phone = phoneOf(++people), headers = {}): Promise<string> {
  const answer = await post(pathOf(product), { phone }, headers);
  expect(answer.statusCode).toBe(303);
  return String(answer.headers.location);
}
const pageAt = async (url: string, headers = {}): Promise<WaitingListModel> => {
  const answer = await get(url, headers);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  return modelOf(answer.body, 'waitingList');
};
const waiting = () => shop.count('waiting_place', `product_id = '${product.id}'`);

beforeEach(async () => {
  product = await publish();
});

test('a full session leads to its list, which says the number alone', async () => {
  await fill();
  // Pages may be some seconds behind; the list is not.
  await pageAt(pathOf(product));
  shop.deps.clock.advance(60_000);
  const checkout = modelOf((await get(`/pp/${product.id}/checkout`)).body, 'unavailable');
  expect(checkout.action).toEqual({ href: pathOf(product), label: 'Join the waiting list' });
  const form = await pageAt(pathOf(product));
  expect(form).toMatchObject({
    product: { title: 'Hampers' },
    session: { minutes: 60, timeZone: 'Asia/Kolkata' },
    state: { is: 'form', values: { phone: '', email: '' } },
    canLeave: false,
  });
  const [first, second] = [await wait(), await wait()];
  expect(await pageAt(first)).toMatchObject({ state: { is: 'waiting', number: 1 }, canLeave: true });
  expect(await pageAt(second)).toMatchObject({ state: { is: 'waiting', number: 2 }, canLeave: true });
});

test('who cannot join is told so in their language', async () => {
  await fill();
  const refused = await post(`${pathOf(product)}?lang=hi`, { phone: '123' });
  expect(refused.statusCode).toBe(422);
  expect(modelOf(refused.body, 'waitingList').state).toMatchObject({
    errors: { phone: '10 अंकों का भारतीय मोबाइल नंबर लिखें' },
  });
});

test('the seat is bought by the link of the place, and others see that it is sold out', async () => {
  const refund = await fill();
  const place = await wait();
  const next = await wait();
  await refund();
  const { state } = await pageAt(place);
  if (state.is !== 'offered') throw new Error(state.is);
  expect(await pageAt(next)).toMatchObject({ state: { is: 'waiting', number: 1 } });
  expect(modelOf((await get(`/pp/${product.id}/checkout`)).body, 'unavailable').text).toBe('Sold out');
  expect((await buy()).statusCode).toBe(409);
  const form = modelOf((await get(state.checkout)).body, 'checkout');
  expect(form.seatOffer).not.toBe('');
  const bought = await buy({ seat: form.seatOffer });
  expect([bought.statusCode, bought.headers.location]).toEqual([303, expect.stringContaining('id=')]);
  expect(await pageAt(place)).toMatchObject({
    state: { is: 'ordered', isPaid: false, url: expect.stringContaining('id=') },
    canLeave: false,
  });
  // Taken once.
  expect((await buy({ seat: form.seatOffer })).statusCode).toBe(409);
});

/** A place whose seat was ordered, five minutes before its time is over, and what lets it pass. */
async function ordered(phone = phoneOf(++people)) {
  const refund = await fill();
  const place = await wait(phone);
  await refund();
  const { state } = await pageAt(place);
  if (state.is !== 'offered') throw new Error(state.is);
  shop.deps.clock.advance(Date.parse(state.until) - shop.deps.clock.now().getTime() - 5 * 60_000);
  const seatOffer = new URLSearchParams(place.split('?')[1]).get('place') ?? '';
  const { body, status } = await shop.order(product.id, { buyer: { phone: phoneOf(++people) }, seatOffer });
  expect(status).toBe(201);
  const pass = async (minutes: number) => {
    shop.deps.clock.advance(minutes * 60_000);
    await shop.deps.jobs.drain();
  };
  return { place, order: body, pass };
}

test('whoever bought the seat is told so long after its time, whoever else types their number', async () => {
  const phone = phoneOf(++people);
  const { place, order, pass } = await ordered(phone);
  await shop.pay(order.payment.session);
  await pass(60);
  const isBought = { is: 'ordered', isPaid: true, url: `/access/${order.id}` };
  expect((await pageAt(place)).state).toEqual(isBought);
  const again = await wait(phone);
  expect((await pageAt(again)).state).toEqual({ is: 'ended' });
  expect((await pageAt(place)).state).toEqual(isBought);
});

test('a seat in an order that can be paid is theirs after its time, and then gone', async () => {
  const { place, pass } = await ordered();
  await pass(7);
  expect((await pageAt(place)).state).toMatchObject({ is: 'ordered', isPaid: false });
  await pass(6);
  expect((await pageAt(place)).state).toEqual({ is: 'ended' });
});

test('one number has one place: another browser learns its number and cannot give it up', async () => {
  await fill();
  const phone = phoneOf(++people);
  const first = await wait(phone);
  const again = await wait(phone);
  expect(await waiting()).toBe(1);
  expect(await pageAt(again)).toMatchObject({ state: { is: 'waiting', number: 1 }, canLeave: false });
  expect((await post(again, { leave: '1' })).statusCode).toBe(404);
  expect(await waiting()).toBe(1);
  expect((await post(first, { leave: '1' })).statusCode).toBe(303);
  expect((await post(first, { leave: '1' })).statusCode).toBe(303);
  expect(await waiting()).toBe(0);
  expect((await pageAt(first)).state).toEqual({ is: 'ended' });
});

test('a browser that has bought here finds its details, so that they are not typed again', async () => {
  await fill();
  const other = await shop.page(seller);
  const phone = phoneOf(++people);
  const bought = await post(`/pp/${other}/checkout`, {
    ...fields(),
    phone,
    email: 'ravi@example.com',
    due: '49900',
  });
  const form = await pageAt(pathOf(product), { cookie: buyerCookie(bought) });
  expect(form.state).toMatchObject({ values: { phone, email: 'ravi@example.com' } });
});

test('what cannot be read is asked for again, with what was typed', async () => {
  await fill();
  const answer = await post(pathOf(product), { phone: '12', email: 'nobody' });
  expect(answer.statusCode).toBe(422);
  expect(modelOf(answer.body, 'waitingList').state).toMatchObject({
    is: 'form',
    values: { phone: '12', email: 'nobody' },
    errors: { phone: expect.any(String), email: expect.any(String) },
  });
  expect(await waiting()).toBe(0);
});

test('there is no list while there are seats, for what is not on sale, and by no link of another product', async () => {
  const join = () => post(pathOf(product), { phone: phoneOf(++people) });
  const early = await join();
  expect([early.statusCode, early.headers.location]).toEqual([303, product.url]);
  expect((await get(pathOf(product))).headers.location).toBe(product.url);
  expect(await waiting()).toBe(0);
  const refund = await fill();
  const place = await wait();
  await refund();
  const { id: full } = product;
  product = await publish();
  await fill();
  const token = new URLSearchParams(place.split('?')[1]).get('place') ?? '';
  expect((await buy({ seat: token })).statusCode).toBe(409);
  expect((await get(place.replace(full, product.id))).statusCode).toBe(404);
  expect((await get(`${pathOf(product)}?place=${token.slice(0, -2)}xx`)).statusCode).toBe(404);
  await shop.call({ method: 'POST', url: `/api/products/${product.id}/archive`, token: seller.token });
  expect([(await join()).statusCode, (await get(pathOf(product))).statusCode]).toEqual([404, 404]);
  // What was never full has none.
  expect((await post('/pp/1234567890abcdef/waiting-list', { phone: '9811512345' })).statusCode).toBe(404);
});

test('the link of a place opens when its session was cancelled or taken off sale, and says so', async () => {
  const refund = await fill();
  const place = await wait();
  await refund();
  expect((await pageAt(place)).state.is).toBe('offered');
  const url = `/api/products/${product.id}/cancellation`;
  const payload = { seats: 0, amount: 0, reason: 'I have lost my voice' };
  expect((await shop.call({ method: 'POST', url, token: seller.token, payload })).status).toBe(202);
  const cancelled = { is: 'ended', cancelled: { reason: 'I have lost my voice' } };
  for (const minutes of [0, 2]) {
    shop.deps.clock.advance(minutes * 60_000);
    await shop.deps.jobs.drain();
    const shown = await pageAt(place);
    expect([shown.state, shown.canLeave]).toEqual([cancelled, false]);
    expect(shown.product).toMatchObject({ title: 'Hampers', url: null, seller: 'Asha' });
  }
  expect((await post(place, { leave: '1' })).statusCode).toBe(303);
  const token = new URLSearchParams(place.split('?')[1]).get('place') ?? '';
  expect((await get(`${pathOf(product)}?place=${token.slice(0, -2)}xx`)).statusCode).toBe(404);
  product = await publish();
  await fill();
  const other = await wait();
  await shop.call({ method: 'POST', url: `/api/products/${product.id}/archive`, token: seller.token });
  expect((await pageAt(other)).state).toEqual({ is: 'ended' });
  await shop.deps.database.pool.query(`update product set status = 'blocked' where id = $1`, [product.id]);
  expect((await get(other)).statusCode).toBe(404);
});
