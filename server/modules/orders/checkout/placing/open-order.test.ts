import type { Discount } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { contents } from '../../../catalog/products/kinds/testing/contents';
import { buyerCookie } from '../testing/buyer-cookie';
import { publishKind } from '../testing/kinds';
import { place } from '../testing/place-in-browser';
import { newKey } from '../testing/shop';
import { seller, setUpShop, shop } from '../testing/shop.setup';

setUpShop();

let people = 0;
const newPhone = () => `+9198555${String(10_000 + ++people)}`;
/** The last piece of something. */
let last: string;
const publishLast = async () =>
  (
    await publishKind(shop, seller, {
      kind: 'lock',
      content: contents.lock,
      prices: [{ type: 'once', amount: 9_900, stock: 1 }],
    })
  ).id;
beforeAll(async () => {
  last = await publishLast();
});

test('another way to pay is the same order, also where it holds the last piece', async () => {
  const buyer = { phone: newPhone() };
  const first = await place({ productId: last, buyer });
  const cookie = buyerCookie(first);
  const card = await place({ productId: last, buyer, method: 'card' }, { cookie });
  const key = newKey();
  const wallet = await place({ productId: last, buyer, method: 'wallet' }, { cookie, key });
  expect([card.status, wallet.status]).toEqual([201, 201]);
  expect([card.body.id, wallet.body.id]).toEqual([first.body.id, first.body.id]);
  // The same key answers the same, and another request under it is refused.
  expect((await place({ productId: last, buyer, method: 'wallet' }, { cookie, key })).body.id).toBe(
    first.body.id,
  );
  expect((await place({ productId: last, buyer: { ...buyer, name: 'Ravi' } }, { cookie, key })).status).toBe(
    422,
  );
  // Nobody else gets it, and no other browser takes it up.
  expect((await place({ productId: last, buyer, method: 'card' })).body.code).toBe('sold_out');
  expect((await place({ productId: last, buyer: { phone: newPhone() } }, { cookie })).body.code).toBe(
    'sold_out',
  );
  await shop.pay(wallet.body.payment.session);
  await shop.deps.jobs.drain();
  expect(await shop.count('orders', `product_id = '${last}'`)).toBe(1);
});

test('one that failed is taken up, and one whose piece was sold meanwhile is not', async () => {
  const product = await publishLast();
  const buyer = { phone: newPhone() };
  const first = await place({ productId: product, buyer });
  const cookie = buyerCookie(first);
  await shop.pay(first.body.payment.session, 'failed');
  const again = await place({ productId: product, buyer, method: 'card' }, { cookie });
  expect(again.body).toMatchObject({ id: first.body.id, status: 'awaitingPayment' });
  shop.deps.clock.advance(11 * 60_000);
  await shop.deps.jobs.drain();
  const other = await place({ productId: product, buyer: { phone: newPhone() } });
  expect(other.status).toBe(201);
  expect((await place({ productId: product, buyer, method: 'wallet' }, { cookie })).status).toBe(409);
});

test('one that is paid is answered as it is, and an expired one is left', async () => {
  const page = await shop.page(seller);
  const buyer = { phone: newPhone() };
  const first = await place({ productId: page, buyer });
  const cookie = buyerCookie(first);
  shop.deps.clock.advance(31 * 60_000);
  await shop.deps.jobs.drain();
  const second = await place({ productId: page, buyer, method: 'card' }, { cookie });
  expect(second.body.id).not.toBe(first.body.id);
  await shop.pay(second.body.payment.session);
  await shop.deps.jobs.drain();
  // Given again and again, it is a new one.
  const third = await place({ productId: page, buyer, method: 'card' }, { cookie: buyerCookie(second) });
  expect(third.body.id).not.toBe(second.body.id);
});

test('other details are another order', async () => {
  const page = await shop.page(seller);
  const buyer = { phone: newPhone() };
  const first = await place({ productId: page, buyer });
  const cookie = buyerCookie(first);
  const named = await place({ productId: page, buyer: { ...buyer, name: 'Ravi' } }, { cookie });
  expect(named.body.id).not.toBe(first.body.id);
});

test('a seat that is offered later is booked by the details of an order that lost its own', async () => {
  const hour = 3_600_000;
  // Noon in India, so that no offer reaches into the night.
  const now = shop.deps.clock.now().getTime();
  shop.deps.clock.advance(24 * hour - ((now + 5.5 * hour) % (24 * hour)) + 12 * hour);
  const startsAt = new Date(shop.deps.clock.now().getTime() + 72 * hour).toISOString();
  const content = {
    startsAt,
    minutes: 60,
    timeZone: 'Asia/Kolkata',
    seats: 1,
    joinUrl: 'https://example.in/room',
  };
  const { id: product } = await publishKind(shop, seller, { kind: 'webinar', content });
  const buyer = { phone: newPhone() };
  const first = await place({ productId: product, buyer });
  const cookie = buyerCookie(first);
  shop.deps.clock.advance(11 * 60_000);
  await shop.deps.jobs.drain();
  const sold = await place({ productId: product, buyer: { phone: newPhone() } });
  await shop.pay(sold.body.payment.session);
  expect((await place({ productId: product, buyer }, { cookie })).body.code).toBe('sold_out');
  const joined = await shop.app.inject({
    method: 'POST',
    url: `/pp/${product}/waiting-list`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
    payload: new URLSearchParams({ phone: buyer.phone }).toString(),
  });
  const seatOffer = new URLSearchParams(String(joined.headers.location).split('?')[1]).get('place') ?? '';
  const url = `/api/transactions/${sold.body.id}/refund`;
  await shop.call({ method: 'POST', url, token: seller.token, payload: { reason: 'Cannot come' } });
  shop.deps.clock.advance(60_000);
  await shop.deps.jobs.drain();
  const booked = await place({ productId: product, buyer, seatOffer }, { cookie });
  expect(booked.status).toBe(201);
  expect(booked.body.id).not.toBe(first.body.id);
  expect(await shop.count('waiting_place', `order_id = '${booked.body.id}' and status = 'ordered'`)).toBe(1);
  // The same once more is that order, and another way to pay does not lose the seat either.
  const again = await place({ productId: product, buyer, seatOffer, method: 'card' }, { cookie });
  expect(again.body.id).toBe(booked.body.id);
});

test('an order whose code is used up meanwhile is refused for that, and ends no sooner than another is placed', async () => {
  const product = await shop.page(seller);
  const { body: made } = await shop.call({
    method: 'POST',
    url: '/api/discounts',
    token: seller.token,
    payload: { code: 'FEW', amount: 10_000, productId: product, maxUses: 1 },
  });
  const body = { productId: product, buyer: { phone: newPhone() }, discountCode: 'FEW' };
  const first = await place(body);
  const cookie = buyerCookie(first);
  await shop.pay(first.body.payment.session, 'failed');
  shop.deps.clock.advance(11 * 60_000);
  await shop.deps.jobs.drain();
  const other = await place({ ...body, buyer: { phone: newPhone() } });
  expect(other.status).toBe(201);
  const refused = await place({ ...body, method: 'card' }, { cookie });
  expect([refused.status, refused.body.code]).toEqual([422, 'discount_spent']);
  expect(await shop.count('orders', `id = '${first.body.id}' and status = 'failed'`)).toBe(1);
  expect(await shop.count('discount', `id = '${(made as Discount).id}' and used = 1`)).toBe(1);
});

test('a form that is sent again after another one was paid is told so, and begins no payment', async () => {
  const { id: product } = await publishKind(shop, seller, { kind: 'lock', content: contents.lock });
  const buyer = { phone: newPhone() };
  const first = await place({ productId: product, buyer });
  const cookie = buyerCookie(first);
  const second = await place({ productId: product, buyer: { ...buyer, email: 'a@example.com' } }, { cookie });
  expect(second.status).toBe(201);
  await shop.pay(second.body.payment.session);
  await shop.deps.jobs.drain();
  expect((await place({ productId: product, buyer }, { cookie })).body.code).toBe('owned_already');
  const again = await place({ productId: product, buyer, again: true }, { cookie });
  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
});
