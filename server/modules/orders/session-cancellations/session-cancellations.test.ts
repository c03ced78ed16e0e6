import type { Cancellation, PlacedOrder } from '@haat/openapi';
import { beforeEach, expect, test } from 'vitest';
import { changeKind, publishKind } from '../checkout/testing/kinds';
import { newKey } from '../checkout/testing/shop';
import { seller, setUpShop, shop } from '../checkout/testing/shop.setup';

setUpShop();

const hour = 3_600_000;
let id: string;
let buyers = 0;

const publish = async (more: object = {}) =>
  (
    await publishKind(shop, seller, {
      kind: 'webinar',
      title: 'Hampers',
      content: {
        startsAt: new Date(shop.deps.clock.now().getTime() + 48 * hour).toISOString(),
        minutes: 60,
        timeZone: 'Asia/Kolkata',
        seats: 50,
        joinUrl: 'https://meet.example.com/the-room',
      },
      ...more,
    })
  ).id;

interface Bought {
  placed: PlacedOrder;
  phone: string;
  email: string;
}

async function place(productId: string): Promise<Bought> {
  const number = ++buyers;
  const [email, phone] = [`guest${number}@example.com`, `98113${String(10_000 + number)}`];
  const { body, status } = await shop.order(productId, { buyer: { phone, name: 'Ravi', email } });
  expect(status, JSON.stringify(body)).toBe(201);
  return { placed: body, phone: `+91${phone}`, email };
}
async function buy(productId: string): Promise<Bought> {
  const bought = await place(productId);
  await shop.pay(bought.placed.payment.session);
  return bought;
}
const drain = () => shop.deps.jobs.drain();
const url = (product = id) => `/api/products/${product}/cancellation`;
const look = async (product = id): Promise<Cancellation> => {
  const { status, body } = await shop.call({ url: url(product), token: seller.token });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};
const send = (payload: object, { token = seller.token, product = id, headers = {} } = {}) =>
  shop.call({ method: 'POST', url: url(product), token, payload, headers });
/** As its creator does it: what was shown is confirmed. */
async function cancel(reason = ''): Promise<Cancellation> {
  const { seats, amount } = await look();
  const { status, body } = await send({ seats, amount, reason });
  expect([status, body]).toEqual([202, expect.anything()]);
  return body;
}
const statusOf = async ({ placed }: Bought) => (await shop.read(placed)).status;
const grantsOf = async ({ placed }: Bought) =>
  new Map((await shop.read(placed)).accesses?.map(({ productId, status }) => [productId, status]));
async function told({ phone, email }: Bought): Promise<string[]> {
  const { rows } = await shop.deps.database.pool.query<{ text: string; calendar: string | null }>(
    `select text from message where sent_to in ($1, $2) and (text like '%cancelled%' or text like '%Cancelled%') order by channel, at`,
    [phone, email],
  );
  return rows.map(({ text }) => text);
}
/** The calendar files of mails that something was cancelled. */
async function filesTo({ email }: Bought): Promise<string[]> {
  const { database, sealer } = shop.deps;
  const { rows } = await database.pool.query<{ id: string; mail: Buffer }>(
    `select id, mail from message where sent_to = $1 and text like 'Cancelled: %'`,
    [email],
  );
  return rows.map(
    ({ id, mail }) => JSON.parse(sealer.open(mail, `mail of message ${id}`)).calendar.content as string,
  );
}

beforeEach(async () => {
  id = await publish();
});

test('every seat is refunded once, access ends, and everybody is told once', async () => {
  const bought = [await buy(id), await buy(id), await buy(id)];
  expect(await look()).toEqual({ canCancel: true, seats: 3, amount: 3 * 49_900, cancelled: null });
  expect(await send({ seats: 2, amount: 3 * 49_900 })).toMatchObject({
    status: 409,
    body: { code: 'sales_changed' },
  });
  const { seats, amount } = await look();
  const reason = 'I have lost my voice';
  const answers = await Promise.all([1, 2, 3].map(() => send({ seats, amount, reason })));
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  await Promise.all([drain(), drain()]);
  await drain();
  for (const one of bought) {
    expect([await statusOf(one), [...(await grantsOf(one)).values()]]).toEqual(['refunded', ['revoked']]);
    const [mail, sms, ...others] = await told(one);
    expect(others).toEqual([]);
    expect(mail).toContain('Cancelled: Hampers');
    for (const part of [reason, '₹499', '5 to 7 working days']) expect(mail).toContain(part);
    expect(sms).toMatch(/Hampers by Asha: cancelled, refund in 5-7 days\. More: .+\/webinar\/[\w-]+\/join/);
  }
  expect(await shop.count('refund', `key like 'cancelled-${id}%'`)).toBe(3);
  expect(await look()).toEqual({
    canCancel: false,
    seats: 0,
    amount: 0,
    cancelled: {
      at: expect.any(String),
      reason,
      seats: 3,
      amount: 3 * 49_900,
      done: 3,
      returned: 3 * 49_900,
      failed: 0,
    },
  });
  expect(await shop.order(id)).toMatchObject({ status: 404 });
  // No reminder of what is not held.
  shop.deps.clock.advance(47 * hour);
  await drain();
  expect(await shop.count('message', `text like '%in 1 hour%' and sent_to = '${bought[0]?.phone}'`)).toBe(0);
});

test('of a series that has begun all is cancelled, and what would have followed is told no more', async () => {
  const at = (hours: number) => new Date(shop.deps.clock.now().getTime() + hours * hour).toISOString();
  const series = await publish({
    content: {
      startsAt: at(48),
      minutes: 60,
      timeZone: 'Asia/Kolkata',
      joinUrl: 'https://meet.example.com/the-room',
      moreSessions: [{ id: 's2', startsAt: at(96), minutes: 60 }],
    },
  });
  const bought = await buy(series);
  await drain();
  // The first session has been held: the series is not over.
  shop.deps.clock.advance(72 * hour);
  await drain();
  expect(await look(series)).toMatchObject({ canCancel: true, seats: 1 });
  await send({ seats: 1, amount: 49_900, reason: '' }, { product: series });
  await drain();
  expect(await statusOf(bought)).toBe('refunded');
  expect(await told(bought)).toHaveLength(2);
  // The one that was held stays in calendars.
  const [file = '', ...otherFiles] = await filesTo(bought);
  expect(otherFiles).toEqual([]);
  expect(file.match(/^(METHOD|UID|STATUS):[^@\r]+/gm)).toEqual([
    'METHOD:CANCEL',
    expect.stringMatching(/-s2$/),
    'STATUS:CANCELLED',
  ]);
  // No reminder of the session that would have followed.
  const reminders = `text like '%in 1 hour%' and sent_to = '${bought.phone}'`;
  const before = await shop.count('message', reminders);
  shop.deps.clock.advance(23 * hour);
  await drain();
  expect(await shop.count('message', reminders)).toBe(before);
  expect(await shop.count('session_message', `product_id = '${series}' and ended_at is null`)).toBe(0);
});

test('of a combo its share goes back and the rest stays; free seats are over too', async () => {
  const lesson = await publishKind(shop, seller, { kind: 'lesson', content: { text: 'Read.' } });
  const items = [{ productId: id }, { productId: lesson.id }];
  const combo = await publishKind(shop, seller, { kind: 'combo', content: { items } });
  const bought = await buy(combo.id);
  await shop.deps.database.pool.query(
    `insert into access_grant (seller_id, id, holder_phone, product_id, source, status, holds, share, granted_at, changed_at, changed_by)
     values ($1, $2, '+919811399999', $3, 'manual', 'active', '[]', 0, $4, $4, 'creator.granted')`,
    [seller.id, `given-${id}`, id, shop.deps.clock.now()],
  );
  const { seats, amount } = await look();
  expect([seats, amount]).toEqual([2, 24_950]);
  await cancel();
  await drain();
  expect(await statusOf(bought)).toBe('fulfilled');
  expect(await grantsOf(bought)).toEqual(
    new Map([
      [id, 'revoked'],
      [lesson.id, 'active'],
    ]),
  );
  expect((await shop.sale(seller, bought.placed.id)).refundable).toBe(24_950);
  expect(await shop.count('access_grant', `id = 'given-${id}' and status = 'revoked'`)).toBe(1);
  const [given] = (
    await shop.deps.database.pool.query(
      `select text from message where sent_to = '+919811399999' and text like '%cancelled%'`,
    )
  ).rows;
  expect(given?.text).toMatch(/: cancelled\. More: /);
  expect((await look()).cancelled).toMatchObject({ seats: 2, done: 2, returned: 24_950 });
  expect(await shop.order(combo.id)).toMatchObject({ status: 409, body: { code: 'closed' } });
});

test('of a combo that would keep less than ₹1 all but ₹1 goes back, as it was said before', async () => {
  const dear = await publish({ prices: [{ type: 'once', amount: 499_900 }] });
  const prices = [{ type: 'once' as const, amount: 100 }];
  const bonus = await publishKind(shop, seller, { kind: 'lesson', content: { text: 'Read.' }, prices });
  const combo = await publishKind(shop, seller, {
    kind: 'combo',
    content: { items: [{ productId: dear }, { productId: bonus.id }] },
    prices: [{ type: 'once', amount: 200_000 }],
  });
  const bought = await buy(combo.id);
  expect(await look(dear)).toMatchObject({ seats: 1, amount: 199_900 });
  await send({ seats: 1, amount: 199_900 }, { product: dear });
  await drain();
  expect((await look(dear)).cancelled).toMatchObject({ done: 1, failed: 0, returned: 199_900 });
  expect([...(await grantsOf(bought)).values()]).toEqual(['revoked', 'active']);
  expect((await told(bought))[0]).toContain('₹1,999');
});

test('whoever pays after it was cancelled is refunded as well', async () => {
  const late = await place(id);
  await cancel();
  await drain();
  await shop.pay(late.placed.payment.session);
  await drain();
  shop.deps.clock.advance(60_000);
  await drain();
  expect(await statusOf(late)).toBe('refunded');
  expect((await told(late)).length).toBe(2);
});

test('a refund that the gateway refuses is said, leaves the access, and is tried again once when asked', async () => {
  const [first, second] = [await buy(id), await buy(id)];
  const { current } = shop.deps.gateways.payments;
  const { refund: works } = current;
  current.refund = async (input) =>
    input.orderId === second.placed.id ? 'refused' : works.call(current, input);
  await cancel();
  await drain();
  expect((await look()).cancelled).toMatchObject({ done: 1, failed: 1, returned: 49_900 });
  expect([await statusOf(first), await statusOf(second)]).toEqual(['refunded', 'fulfilled']);
  current.refund = works;
  const again = await send({ seats: 0, amount: 0 });
  expect(again.status).toBe(202);
  await drain();
  expect(await statusOf(second)).toBe('refunded');
  expect((await look()).cancelled).toMatchObject({ done: 2, failed: 0, returned: 2 * 49_900 });
  expect(await told(second)).toHaveLength(2);
});

test('a gateway that does not answer keeps nobody else waiting', async () => {
  const [first, second] = [await buy(id), await buy(id)];
  const { current } = shop.deps.gateways.payments;
  const { refund: works } = current;
  current.refund = async (input) => {
    if (input.orderId === first.placed.id) throw new Error('no line');
    return works.call(current, input);
  };
  await cancel();
  await drain();
  current.refund = works;
  expect([await statusOf(first), await statusOf(second)]).toEqual(['refunding', 'refunded']);
  expect((await look()).cancelled).toMatchObject({ done: 1, failed: 0 });
  shop.deps.clock.advance(hour);
  await drain();
  expect(await statusOf(first)).toBe('refunded');
  expect(await shop.count('refund', `order_id = '${first.placed.id}'`)).toBe(1);
});

test('it is nobody else’s, of live sessions alone, not over, and asks for a code above the sum of a day', async () => {
  const other = await shop.seller('Uma');
  expect((await shop.call({ url: url(), token: other.token })).status).toBe(404);
  expect((await send({ seats: 0, amount: 0 }, { token: other.token })).status).toBe(404);
  const page = await shop.page(seller);
  expect((await send({ seats: 0, amount: 0 }, { product: page })).status).toBe(404);
  await buy(id);
  const { money } = shop.deps.config;
  const before = money.refundsWithoutCode;
  money.refundsWithoutCode = 100;
  expect(await send({ seats: 1, amount: 49_900 })).toMatchObject({
    status: 403,
    body: { code: 'step_up_needed' },
  });
  money.refundsWithoutCode = before;
  // Nothing of it has happened.
  expect(await look()).toMatchObject({ canCancel: true, seats: 1 });
  expect((await place(id)).placed.id).toEqual(expect.any(String));
  shop.deps.clock.advance(50 * hour);
  expect(await look()).toMatchObject({ canCancel: false, seats: 1 });
  expect(await send({ seats: 1, amount: 49_900 })).toMatchObject({
    status: 409,
    body: { code: 'not_cancellable' },
  });
  const draft = await shop.call({
    method: 'POST',
    url: '/api/products',
    token: seller.token,
    headers: { 'idempotency-key': newKey() },
    payload: { kind: 'webinar', title: 'Soon', prices: [] },
  });
  const product = (draft.body as { id: string }).id;
  expect((await look(product)).canCancel).toBe(false);
  expect((await send({ seats: 0, amount: 0 }, { product })).status).toBe(409);
});

test('one that has no date at the moment is cancelled too, and leaves calendars as they have it', async () => {
  const bought = await buy(id);
  await drain();
  const pause = `/api/products/${id}/pause`;
  expect((await shop.call({ method: 'POST', url: pause, token: seller.token })).status).toBe(200);
  const content = { minutes: 60, joinUrl: 'https://meet.example.com/the-room' };
  expect(await changeKind(shop, seller, id, { content })).toBe(200);
  await drain();
  // Days after it would have been held.
  const startsAt = new Date(shop.deps.clock.now().getTime() + 48 * hour).toISOString();
  shop.deps.clock.advance(96 * hour);
  await drain();
  expect(await look()).toMatchObject({ canCancel: true, seats: 1, amount: 49_900 });
  await cancel();
  await drain();
  expect(await statusOf(bought)).toBe('refunded');
  expect(await told(bought)).toHaveLength(2);
  const files = await filesTo(bought);
  expect(files).toEqual([expect.stringContaining('STATUS:CANCELLED')]);
  expect(files[0]).toContain(`DTSTART:${startsAt.replace(/\.\d+|[-:]/g, '')}`);
});

test('a refund that was running already is waited for, and made again where the gateway refuses it', async () => {
  const [kept, lost] = [await buy(id), await buy(id)];
  const { current } = shop.deps.gateways.payments;
  const { refund: works } = current;
  current.refund = async () => 'pending';
  for (const { placed } of [kept, lost]) {
    const url = `/api/transactions/${placed.id}/refund`;
    expect((await shop.call({ method: 'POST', url, token: seller.token, payload: {} })).status).toBe(200);
  }
  await cancel();
  await drain();
  expect((await look()).cancelled).toMatchObject({ seats: 2, done: 0, failed: 0 });
  expect(await shop.count('cancelled_seat', `product_id = '${id}' and settled_at is null`)).toBe(2);
  // Days later the gateway refuses one of them.
  current.refund = async (input) =>
    input.orderId === lost.placed.id && input.refundId === `refund_${lost.placed.id}`
      ? 'refused'
      : works.call(current, input);
  for (let minutes = 0; minutes < 120; minutes += 15) {
    shop.deps.clock.advance(15 * 60_000);
    await drain();
  }
  current.refund = works;
  expect((await look()).cancelled).toMatchObject({ seats: 2, done: 2, failed: 0, returned: 2 * 49_900 });
  expect([await statusOf(kept), await statusOf(lost)]).toEqual(['refunded', 'refunded']);
  expect(await shop.count('refund', `order_id = '${kept.placed.id}'`)).toBe(1);
  expect(await shop.count('refund', `order_id = '${lost.placed.id}' and key = 'cancelled-${id}.1'`)).toBe(1);
  expect(await shop.count('cancelled_seat', `product_id = '${id}' and settled_at is null`)).toBe(0);
});
