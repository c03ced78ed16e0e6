import type { Order, PlacedOrder, Purchases } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { contents } from '../../../catalog/products/kinds/testing/contents';
import { textsTo } from '../../../messaging/sending/testing/sent-code';
import { changeKind, publishKind } from '../testing/kinds';
import { product as donation, seller, setUpShop, shop } from '../testing/shop.setup';

setUpShop();

let lock: string;
beforeAll(async () => {
  lock = (await publishKind(shop, seller, { kind: 'lock', title: 'The recipe', content: contents.lock })).id;
});

let people = 0;
const newPhone = () => `+9198222${String(10_000 + ++people)}`;
const giver = { phone: '+919833300001', name: 'Ravi' };
const dayMs = 24 * 60 * 60_000;

const place = (gift: object, more: object = {}, productId = lock) =>
  shop.order(productId, { buyer: giver, gift, ...more });

async function give(gift: object, more: object = {}, productId = lock): Promise<PlacedOrder> {
  const { body, status } = await place(gift, more, productId);
  expect(status).toBe(201);
  await shop.pay(body.payment.session);
  await shop.deps.jobs.drain();
  return body;
}

interface Grant {
  id: string;
  order_id: string;
  status: string;
  source: string;
  ends_at: Date | null;
}
const heldBy = async (phone: string): Promise<Grant[]> =>
  (
    await shop.deps.database.pool.query<Grant>(
      'select id, order_id, status, source, ends_at from access_grant where holder_phone = $1 order by granted_at, id',
      [phone],
    )
  ).rows;

const refund = async (id: string) => {
  const answer = await shop.call({
    method: 'POST',
    url: `/api/transactions/${id}/refund`,
    token: seller.token,
    payload: {},
  });
  await shop.deps.jobs.drain();
  return answer.status;
};

test('who pays gets a receipt, and the recipient the access with the words of the giver', async () => {
  const phone = newPhone();
  const salesBefore = await shop.call({ method: 'GET', url: '/api/transactions', token: seller.token });
  const placed = await give({ phone, name: 'Meera', message: 'Happy birthday' });
  const order = await shop.read(placed);
  expect(order).toMatchObject({
    status: 'fulfilled',
    access: null,
    accesses: [],
    gift: { role: 'given', name: 'Meera', phoneEnding: phone.slice(-2), message: 'Happy birthday' },
  });
  expect(order.gift?.deliveredAt).not.toBeNull();
  const [grant, ...more] = await heldBy(phone);
  expect(more).toEqual([]);
  expect(grant).toMatchObject({ status: 'active', source: 'gift' });
  expect(await heldBy(giver.phone)).toEqual([]);
  const [text = ''] = await textsTo(shop.deps, phone);
  expect(text).toMatch(/^Ravi gave you The recipe from Asha: Happy birthday\. Open it: http/);
  expect(text).toContain(`/access/${grant?.order_id}?k=`);
  expect((await textsTo(shop.deps, giver.phone)).at(-1)).toContain('Rs 499 paid');
  // One sale, of what was paid.
  const sales = await shop.call({ method: 'GET', url: '/api/transactions', token: seller.token });
  const countOf = ({ body }: typeof sales) => (body as { items: unknown[] }).items.length;
  expect(countOf(sales)).toBe(countOf(salesBefore) + 1);
});

test('the recipient finds it in their library, and the giver only the receipt', async () => {
  const meera = await shop.seller('Meera');
  await give({ phone: meera.phone, message: 'For you' });
  const library = await shop.call({ method: 'GET', url: '/api/purchases', token: meera.token });
  const [bought] = (library.body as { items: { orderId: string; accesses: { status: string }[] }[] }).items;
  expect(bought?.accesses).toMatchObject([{ status: 'active' }]);
  const seen = await shop.call({ method: 'GET', url: `/api/orders/${bought?.orderId}`, token: meera.token });
  expect(seen.body as Order).toMatchObject({
    amount: 0,
    gift: { role: 'received', from: 'Ravi', message: 'For you', phoneEnding: null },
  });
});

test('a library says what was given and what was received; a recipient reads of no money that went back', async () => {
  const [ravi, meera] = [await shop.seller('Ravi'), await shop.seller('Meera')];
  const placed = await give({ phone: meera.phone }, { buyer: { phone: ravi.phone, name: 'Ravi' } });
  const boughtBy = async ({ token }: typeof ravi) =>
    ((await shop.call({ method: 'GET', url: '/api/purchases', token })).body as Purchases).items;
  expect(await boughtBy(ravi)).toMatchObject([
    { orderId: placed.id, gift: 'given', status: 'fulfilled', accessUrl: null },
  ]);
  const [received] = await boughtBy(meera);
  expect(received).toMatchObject({ gift: 'received', amount: 0, accessUrl: expect.any(String) });
  // Whoever paid asks for the money, and the access goes with it.
  const url = `/api/purchases/${placed.id}/refund-request`;
  const payload = { reason: 'She has it already' };
  expect((await shop.call({ method: 'POST', url, token: meera.token, payload })).status).toBe(404);
  const asked = await shop.call({ method: 'POST', url, token: ravi.token, payload });
  expect(asked).toMatchObject({ status: 201, body: { request: { amount: 49_900, status: 'asked' } } });
  const granted = await shop.call({
    method: 'POST',
    url: `/api/transactions/${placed.id}/refund-request`,
    token: seller.token,
    payload: { isGranted: true },
  });
  expect(granted.status).toBe(200);
  await shop.deps.jobs.drain();
  expect(await boughtBy(ravi)).toMatchObject([{ gift: 'given', status: 'refunded' }]);
  expect(await boughtBy(meera)).toMatchObject([{ gift: 'received', status: 'refunded', accessUrl: null }]);
  // What is no gift is called none.
  const own = await shop.order(lock, { buyer: { phone: meera.phone, name: 'Meera' } });
  await shop.pay(own.body.payment.session);
  expect((await boughtBy(meera)).find(({ orderId }) => orderId === own.body.id)).not.toHaveProperty('gift');
});

test('it is delivered on its day, once', async () => {
  const phone = newPhone();
  const day = new Date(shop.deps.clock.now().getTime() + 3 * dayMs).toISOString().slice(0, 10);
  const placed = await give({ phone, deliverOn: day });
  expect(await heldBy(phone)).toEqual([]);
  expect((await shop.read(placed)).gift).toMatchObject({
    deliverAt: `${day}T03:30:00.000Z`,
    deliveredAt: null,
  });
  shop.deps.clock.advance(4 * dayMs);
  await Promise.all([shop.deps.jobs.drain(), shop.deps.jobs.drain()]);
  await shop.deps.jobs.drain();
  expect(await heldBy(phone)).toHaveLength(1);
  expect(await textsTo(shop.deps, phone)).toHaveLength(1);
});

test('money that goes back ends what the recipient has', async () => {
  const phone = newPhone();
  const placed = await give({ phone });
  expect(await refund(placed.id)).toBe(200);
  expect(await heldBy(phone)).toMatchObject([{ status: 'revoked' }]);
  // Its recipient paid nothing, and is told of no refund.
  expect(await textsTo(shop.deps, phone)).toHaveLength(1);
});

test('money that goes back before the day delivers nothing', async () => {
  const phone = newPhone();
  const day = new Date(shop.deps.clock.now().getTime() + 2 * dayMs).toISOString().slice(0, 10);
  const placed = await give({ phone, deliverOn: day });
  expect(await refund(placed.id)).toBe(200);
  shop.deps.clock.advance(3 * dayMs);
  await shop.deps.jobs.drain();
  expect(await heldBy(phone)).toEqual([]);
  expect((await shop.read(placed)).gift).toMatchObject({ deliveredAt: null, isCancelled: true });
});

test('paid by two notices, it is one gift', async () => {
  const phone = newPhone();
  const { body } = await place({ phone });
  await Promise.all([shop.pay(body.payment.session), shop.pay(body.payment.session)]);
  await shop.deps.jobs.drain();
  expect(await heldBy(phone)).toHaveLength(1);
});

test('a piece of stock is taken once, and comes back with the money', async () => {
  const few = (
    await publishKind(shop, seller, {
      kind: 'lock',
      content: contents.lock,
      prices: [{ type: 'once', amount: 9_900, stock: 2 }],
    })
  ).id;
  const taken = async () =>
    (
      await shop.deps.database.pool.query<{ taken: number }>(
        'select taken from stock_taken where product_id = $1',
        [few],
      )
    ).rows.map((row) => row.taken);
  const placed = await give({ phone: newPhone() }, {}, few);
  expect(await taken()).toEqual([1]);
  await refund(placed.id);
  expect(await taken()).toEqual([0]);
});

test('a subscription goes on from what the recipient has, and the refund takes that off again', async () => {
  const club = (
    await publishKind(shop, seller, {
      kind: 'lock',
      title: 'The club',
      content: contents.lock,
      prices: [{ type: 'subscription', amount: 19_900, period: { unit: 'month', count: 1 } }],
    })
  ).id;
  const phone = newPhone();
  const own = await shop.order(club, { buyer: { phone } });
  await shop.pay(own.body.payment.session);
  await shop.deps.jobs.drain();
  const endOf = async () =>
    (
      await shop.deps.database.pool.query<{ ends_at: Date }>(
        'select ends_at from subscription where buyer_phone = $1',
        [phone],
      )
    ).rows.map(({ ends_at }) => ends_at.getTime());
  const [before = 0] = await endOf();
  const placed = await give({ phone }, {}, club);
  const [after = 0, ...others] = await endOf();
  expect(others).toEqual([]);
  expect(after - before).toBeGreaterThan(27 * dayMs);
  await refund(placed.id);
  expect(await endOf()).toEqual([before]);
  // Its giver has no subscription.
  expect(await shop.count('subscription', `buyer_phone = '${giver.phone}'`)).toBe(0);
});

test.each([
  ['phone', { phone: '12345678901' }, 'gift.phone'],
  ['own number', { phone: giver.phone }, 'gift.phone'],
  ['link', { phone: '+919822299999', message: 'Look at evil.example' }, 'gift.message'],
  ['past day', { phone: '+919822299999', deliverOn: '2020-01-01' }, 'gift.deliverOn'],
  ['no day', { phone: '+919822299999', deliverOn: '2026-02-31' }, 'gift.deliverOn'],
  ['far day', { phone: '+919822299999', deliverOn: '2099-01-01' }, 'gift.deliverOn'],
])('refuses a gift with a wrong %s', async (_, gift, field) => {
  const { status, body } = await place(gift);
  expect(status).toBe(422);
  expect(Object.keys((body as unknown as { fields: object }).fields)).toEqual([field]);
});

test('refuses what is no gift: a donation, and what begins with free days', async () => {
  expect((await place({ phone: newPhone() }, {}, donation)).status).toBe(422);
  const free = (
    await publishKind(shop, seller, {
      kind: 'lock',
      content: contents.lock,
      prices: [{ type: 'subscription', amount: 9_900, period: { unit: 'month', count: 1 }, trialDays: 7 }],
    })
  ).id;
  expect((await place({ phone: newPhone() }, {}, free)).status).toBe(422);
  const nameless = await shop.order(lock, { buyer: { phone: giver.phone }, gift: { phone: newPhone() } });
  expect((nameless.body as unknown as { fields: object }).fields).toHaveProperty(['gift.from']);
});

/** Days from now in India. */
const dayIn = (days: number) =>
  new Date(shop.deps.clock.now().getTime() + 5.5 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);
/** A webinar at noon in India, so many days from now. */
const webinarIn = (days: number, more: Record<string, unknown> = {}) => ({
  startsAt: `${dayIn(days)}T06:30:00.000Z`,
  minutes: 60,
  timeZone: 'Asia/Kolkata',
  joinUrl: 'https://meet.example.com/the-room',
  ...more,
});
const publishWebinar = async (content: Record<string, unknown>) =>
  (await publishKind(shop, seller, { kind: 'webinar', title: 'Hampers', content })).id;

test('what begins before its day cannot be given, alone or with more, unless there is a recording', async () => {
  const webinar = await publishWebinar(webinarIn(5));
  const items = [{ productId: webinar }, { productId: lock }];
  const combo = (await publishKind(shop, seller, { kind: 'combo', content: { items } })).id;
  const recorded = await publishWebinar(
    webinarIn(5, { recordingUrl: 'https://video.example.com/the-recording' }),
  );
  const answers = async (productId: string, days: number) => {
    const { status, body } = await place({ phone: newPhone(), deliverOn: dayIn(days) }, {}, productId);
    const { fields } = body as unknown as { fields?: object };
    return [status, ...Object.entries(fields ?? {}).flat()];
  };
  const refused = [422, 'gift.deliverOn', 'It begins before the gift would arrive. Choose an earlier day'];
  for (const id of [webinar, combo]) {
    expect(await answers(id, 6)).toEqual(refused);
    // In the morning of the day it is in time.
    expect(await answers(id, 5)).toEqual([201]);
  }
  expect(await answers(recorded, 6)).toEqual([201]);
});

test('a gift arrives the day before what was moved to before its day, at once where that is today', async () => {
  const webinar = await publishWebinar(webinarIn(20));
  const items = [{ productId: webinar }, { productId: lock }];
  const combo = (await publishKind(shop, seller, { kind: 'combo', content: { items } })).id;
  const placed = await give({ phone: newPhone(), deliverOn: dayIn(15) }, {}, webinar);
  const ofCombo = await give({ phone: newPhone(), deliverOn: dayIn(15) }, {}, combo);
  const early = await give({ phone: newPhone(), deliverOn: dayIn(4) }, {}, webinar);
  const other = await give({ phone: newPhone(), deliverOn: dayIn(15) });
  const move = async (days: number) => {
    expect(await changeKind(shop, seller, webinar, { content: webinarIn(days) })).toBe(200);
    await shop.deps.jobs.drain();
  };
  const daysOf = async (...all: PlacedOrder[]) =>
    Promise.all(all.map(async (one) => (await shop.read(one)).gift?.deliverAt.slice(0, 10)));
  const unmoved = [dayIn(4), dayIn(15)];
  await move(18);
  expect(await daysOf(placed, ofCombo, early, other)).toEqual([dayIn(15), dayIn(15), ...unmoved]);
  await move(10);
  expect(await daysOf(placed, ofCombo, early, other)).toEqual([dayIn(9), dayIn(9), ...unmoved]);
  shop.deps.clock.advance(dayMs);
  await move(1);
  shop.deps.clock.advance(60_000);
  await shop.deps.jobs.drain();
  const delivered = async (one: PlacedOrder) => (await shop.read(one)).gift?.deliveredAt !== null;
  expect(await Promise.all([placed, ofCombo, early, other].map(delivered))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
