import type { Discount, NewDiscount, PlacedOrder, Price } from '@haat/openapi';
import { expect, test } from 'vitest';
import { GatewaySilent } from '../../../../gateways/payments';
import { contents } from '../../../catalog/products/kinds/testing/contents';
import { buyerCookie } from '../testing/buyer-cookie';
import { publishKind } from '../testing/kinds';
import { place } from '../testing/place-in-browser';
import { newKey } from '../testing/shop';
import { seller, setUpShop, shop } from '../testing/shop.setup';

setUpShop();

let people = 0;
const newBuyer = () => ({ phone: `+9198556${String(10_000 + ++people)}` });
const mailed = (buyer: { phone: string }) => ({ ...buyer, email: 'ravi@example.com' });

const publish = async (price: Partial<Price> = {}): Promise<string> =>
  (
    await publishKind(shop, seller, {
      kind: 'lock',
      content: contents.lock,
      prices: [{ type: 'once', amount: 50_000, ...price }],
    })
  ).id;
const discounts = (method: 'GET' | 'POST', path: string, payload?: object) =>
  shop.call({ method, url: `/api/discounts${path}`, token: seller.token, ...(payload && { payload }) });
const discount = async (given: NewDiscount): Promise<string> =>
  ((await discounts('POST', '', given)).body as Discount).id;
const usesOf = async (id: string) => ((await discounts('GET', `/${id}`)).body as Discount).used;

const rows = async <Row>(text: string, values: unknown[]) =>
  (await shop.deps.database.pool.query<Row & object>(text, values)).rows;
const statusOf = async ({ body: { id } }: { body: PlacedOrder }) =>
  (await rows<{ status: string }>('select status from orders where id = $1', [id]))[0]?.status;
const takenOf = async (product: string) =>
  (await rows<{ taken: number }>('select taken from stock_taken where product_id = $1', [product])).map(
    ({ taken }) => taken,
  );

test('a discount that is applied automatically, once to a buyer, is still theirs when they change a detail', async () => {
  const product = await publish();
  const off = await discount({ amount: 10_000, productId: product, maxPerBuyer: 1 });
  const buyer = newBuyer();
  const first = await place({ productId: product, buyer, amount: 40_000 });
  const cookie = buyerCookie(first);
  const elsewhere = await place({ productId: product, buyer: mailed(buyer), amount: 40_000 });
  expect(elsewhere.body.code).toBe('amount_changed');
  const second = await place({ productId: product, buyer: mailed(buyer), amount: 40_000 }, { cookie });
  expect([second.status, second.body.amount]).toEqual([201, 40_000]);
  expect([await statusOf(first), await usesOf(off)]).toEqual(['expired', 1]);
  // Nobody was shown an amount that they could compare it with.
  const unsaid = await place({ productId: product, buyer: { ...buyer, name: 'Ravi' } }, { cookie });
  expect([unsaid.status, unsaid.body.amount]).toEqual([201, 40_000]);
  await shop.deps.jobs.drain();
  expect([await statusOf(second), await usesOf(off)]).toEqual(['expired', 1]);
});

test('neither the last piece nor the last use of a code is lost to the one who holds it, and late money for the first goes back', async () => {
  const product = await publish({ stock: 1 });
  const off = await discount({ code: 'ONCE', amount: 10_000, maxUses: 1 });
  const buyer = newBuyer();
  const body = { productId: product, buyer, discountCode: 'once' };
  const first = await place(body);
  const cookie = buyerCookie(first);
  const changed = { ...body, buyer: mailed(buyer) };
  expect((await place(changed)).body.code).toBe('discount_spent');
  expect((await place({ ...changed, discountCode: undefined })).body.code).toBe('sold_out');
  const second = await place(changed, { cookie });
  expect([second.status, second.body.amount]).toEqual([201, 40_000]);
  expect([await statusOf(first), await usesOf(off), await takenOf(product)]).toEqual(['expired', 1, [1]]);
  await shop.pay(second.body.payment.session);
  await shop.pay(first.body.payment.session);
  await shop.deps.jobs.drain();
  expect([await statusOf(first), await statusOf(second)]).toEqual(['expired', 'fulfilled']);
  expect([await usesOf(off), await takenOf(product)]).toEqual([1, [1]]);
  expect(await shop.count('unmatched_payment', `order_id = '${first.body.id}' and status = 'returned'`)).toBe(
    1,
  );
});

test('an order stays as it is where no other one is placed', async () => {
  const product = await publish({ stock: 1 });
  await discount({ amount: 10_000, productId: product, maxPerBuyer: 1 });
  await discount({ code: 'GONE', amount: 20_000, maxUses: 1 });
  await place({ productId: await publish(), buyer: newBuyer(), discountCode: 'GONE' });
  const buyer = newBuyer();
  const first = await place({ productId: product, buyer, amount: 40_000 });
  const cookie = buyerCookie(first);
  const refused = [
    await place({ productId: product, buyer, discountCode: 'GONE' }, { cookie }),
    await place({ productId: product, buyer: mailed(buyer), amount: 45_000 }, { cookie }),
    await place({ productId: product, buyer: newBuyer(), amount: 40_000 }, { cookie }),
  ];
  expect(refused.map(({ body }) => body.code)).toEqual(['discount_spent', 'amount_changed', 'sold_out']);
  expect([await statusOf(first), await takenOf(product)]).toEqual(['awaitingPayment', [1]]);
  await shop.pay(first.body.payment.session);
  expect(await statusOf(first)).toBe('fulfilled');
});

test('no order ends with which a payment is or may be under way', async () => {
  const holding = async () => {
    const product = await publish({ stock: 1 });
    const buyer = newBuyer();
    const first = await place({ productId: product, buyer });
    const again = () => place({ productId: product, buyer: mailed(buyer) }, { cookie: buyerCookie(first) });
    return { first, again };
  };
  const pending = await holding();
  const { id: orderId, amount } = pending.first.body;
  const { sandbox } = shop.deps.gateways.payments;
  const { status } = sandbox;
  const paying = { paymentId: 'p1', amount, currency: 'INR', method: 'upi', reference: null, failure: null };
  sandbox.status = async () => [
    { provider: 'sandbox', eventId: 'p1.pending', orderId, outcome: 'pending', ...paying },
  ];
  expect((await pending.again()).body.code).toBe('sold_out');
  expect(await statusOf(pending.first)).toBe('pending');

  const silent = await holding();
  sandbox.status = () => Promise.reject(new GatewaySilent('down'));
  expect((await silent.again()).body.code).toBe('sold_out');
  sandbox.status = status;
  expect(await statusOf(silent.first)).toBe('awaitingPayment');

  // Somebody else was asked to pay it.
  const asked = await holding();
  await rows('update orders set asked_at = created_at where id = $1', [asked.first.body.id]);
  expect((await asked.again()).body.code).toBe('sold_out');
  expect(await statusOf(asked.first)).toBe('awaitingPayment');
});

test('one that is paid without a word is heard of, and not ended', async () => {
  const product = await publish({ stock: 1 });
  const buyer = newBuyer();
  const first = await place({ productId: product, buyer });
  const { sandbox } = shop.deps.gateways.payments;
  const { verifyWebhook } = sandbox;
  sandbox.verifyWebhook = () => null;
  await shop.pay(first.body.payment.session);
  sandbox.verifyWebhook = verifyWebhook;
  expect(await statusOf(first)).toBe('awaitingPayment');
  const again = await place({ productId: product, buyer: mailed(buyer) }, { cookie: buyerCookie(first) });
  expect([again.body.code, await statusOf(first)]).toEqual(['owned_already', 'fulfilled']);
});

test('pressed twice at once it is one order', async () => {
  const product = await publish({ stock: 1 });
  const buyer = newBuyer();
  const first = await place({ productId: product, buyer });
  const sent = { cookie: buyerCookie(first), key: newKey() };
  const body = { productId: product, buyer: mailed(buyer) };
  const [one, other] = await Promise.all([place(body, sent), place(body, sent)]);
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(one.body.id).toBe(other.body.id);
  expect([await shop.count('orders', `product_id = '${product}'`), await takenOf(product)]).toEqual([2, [1]]);
});

test('a seat that its buyer holds goes to nobody who waits for one', async () => {
  const startsAt = new Date(shop.deps.clock.now().getTime() + 72 * 3_600_000).toISOString();
  const content = {
    startsAt,
    minutes: 60,
    timeZone: 'Asia/Kolkata',
    seats: 1,
    joinUrl: 'https://example.in/room',
  };
  const { id: product } = await publishKind(shop, seller, { kind: 'webinar', content });
  const buyer = newBuyer();
  const first = await place({ productId: product, buyer });
  const joined = await shop.app.inject({
    method: 'POST',
    url: `/pp/${product}/waiting-list`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
    payload: new URLSearchParams({ phone: newBuyer().phone }).toString(),
  });
  expect(joined.statusCode).toBe(303);
  const second = await place({ productId: product, buyer: mailed(buyer) }, { cookie: buyerCookie(first) });
  expect(second.status).toBe(201);
  const seats = await rows<{ taken: number }>(
    `select taken from stock_taken where product_id = $1 and price_id = 'seats'`,
    [product],
  );
  expect([await statusOf(first), seats]).toEqual(['expired', [{ taken: 1 }]]);
  expect(await shop.count('waiting_place', `product_id = '${product}' and status = 'waiting'`)).toBe(1);
});

test('whoever does not let it renew automatically after all keeps the discount', async () => {
  const product = await shop.page(seller, {
    prices: [{ type: 'subscription', amount: 49_900, period: { unit: 'month', count: 1 } }],
  });
  await discount({ code: 'JOIN', amount: 10_000, productId: product, maxPerBuyer: 1 });
  const body = { productId: product, buyer: newBuyer(), discountCode: 'JOIN' };
  const first = await place({ ...body, autopay: true });
  expect(first.status).toBe(201);
  const second = await place(body, { cookie: buyerCookie(first) });
  expect([second.status, second.body.amount, await statusOf(first)]).toEqual([201, 39_900, 'expired']);
});

test('an order stays whose discount is left for everybody', async () => {
  const product = await publish();
  const off = await discount({ amount: 10_000, productId: product, maxUses: 500 });
  const buyer = newBuyer();
  const first = await place({ productId: product, buyer });
  const cookie = buyerCookie(first);
  const second = await place({ productId: product, buyer: mailed(buyer) }, { cookie });
  expect([second.status, second.body.amount]).toEqual([201, 40_000]);
  expect([await statusOf(first), await usesOf(off)]).toEqual(['awaitingPayment', 2]);
});

test('an order stays whose buyer says that it is paid', async () => {
  const product = await publish({ stock: 1 });
  const buyer = newBuyer();
  const first = await place({ productId: product, buyer });
  await rows(`insert into payment_claim (order_id, reference, at) values ($1, 'T1', $2)`, [
    first.body.id,
    shop.deps.clock.now(),
  ]);
  const again = await place({ productId: product, buyer: mailed(buyer) }, { cookie: buyerCookie(first) });
  expect([again.body.code, await statusOf(first)]).toEqual(['sold_out', 'awaitingPayment']);
});

test('of two orders that hold pieces the one of the price that is asked for ends', async () => {
  const { id: product } = await publishKind(shop, seller, {
    kind: 'lock',
    content: contents.lock,
    prices: [
      { type: 'once', label: 'One', amount: 50_000, stock: 5 },
      { type: 'once', label: 'Two', amount: 60_000, stock: 1 },
    ],
  });
  const { body: shown } = await shop.call({ method: 'GET', url: `/api/public/products/${product}` });
  const [one, two] = (shown as { prices: { id: string }[] }).prices.map(({ id }) => id);
  const buyer = newBuyer();
  const first = await place({ productId: product, priceId: one, buyer });
  const cookie = buyerCookie(first);
  const last = await place({ productId: product, priceId: two, buyer }, { cookie });
  const again = await place({ productId: product, priceId: two, buyer: mailed(buyer) }, { cookie });
  expect(again.status).toBe(201);
  expect([await statusOf(first), await statusOf(last)]).toEqual(['awaitingPayment', 'expired']);
});
