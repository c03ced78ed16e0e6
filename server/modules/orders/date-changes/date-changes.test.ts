import type { PlacedOrder, Product, SaleDates } from '@haat/openapi';
import { beforeEach, expect, it } from 'vitest';
import { changeKind, publishKind } from '../checkout/testing/kinds';
import { newKey } from '../checkout/testing/shop';
import { seller, setUpShop, shop } from '../checkout/testing/shop.setup';

setUpShop();

const hour = 3_600_000;
const room = 'https://meet.example.com/the-room';
const at = (hours: number) => new Date(shop.deps.clock.now().getTime() + hours * hour).toISOString();
let first: Product;
let second: string;
let buyers = 0;

const contentOf = (hours: number, more: object = {}) => ({
  startsAt: at(hours),
  minutes: 60,
  timeZone: 'Asia/Kolkata',
  seats: 1,
  joinUrl: room,
  ...more,
});
async function addDate(of: string, hours: number, more: object = {}): Promise<string> {
  const { token } = seller;
  const url = `/api/products/${of}/dates`;
  const added = await shop.call({ method: 'POST', url, token, payload: { startsAt: at(hours) } });
  expect([added.status, added.body]).toEqual([201, expect.anything()]);
  const { id } = added.body as Product;
  expect(await changeKind(shop, seller, id, more)).toBe(200);
  return id;
}
interface Bought {
  placed: PlacedOrder;
  phone: string;
  email: string;
}
async function buy(productId: string, more: object = {}): Promise<Bought> {
  const number = ++buyers;
  const [email, phone] = [`date${number}@example.com`, `98114${String(10_000 + number)}`];
  const { body, status } = await shop.order(productId, { buyer: { phone, name: 'Ravi', email }, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  await shop.pay(body.payment.session);
  return { placed: body, phone: `+91${phone}`, email };
}
const url = ({ placed }: Bought) => `/api/transactions/${placed.id}/dates`;
const look = async (bought: Bought): Promise<SaleDates> => {
  const { status, body } = await shop.call({ url: url(bought), token: seller.token });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};
const move = async (bought: Bought, payload: object, { token = seller.token, key = newKey() } = {}) => {
  const headers = { 'idempotency-key': key };
  const { status, body } = await shop.call({ method: 'POST', url: url(bought), token, payload, headers });
  return { status, body: body as SaleDates & { code?: string } };
};
const taken = async (productId: string) =>
  (
    await shop.deps.database.pool.query<{ taken: number }>(
      `select taken from stock_taken where product_id = $1 and price_id = 'seats'`,
      [productId],
    )
  ).rows[0]?.taken ?? 0;
const accessOf = async ({ placed }: Bought) => (await shop.read(placed)).accesses?.[0];
const changes = ({ placed }: Bought) =>
  shop.count('order_event', `order_id = '${placed.id}' and event = 'date.changed'`);

beforeEach(async () => {
  first = await publishKind(shop, seller, { kind: 'webinar', title: 'Hampers', content: contentOf(48) });
  second = await addDate(first.id, 72);
});

it('moves the seat and the order, and nothing of the money', async () => {
  const bought = await buy(first.id);
  const before = await accessOf(bought);
  expect(await look(bought)).toEqual({
    id: first.id,
    startsAt: at(48),
    timeZone: 'Asia/Kolkata',
    price: 49_900,
    refused: null,
    items: [{ id: second, startsAt: at(72), timeZone: 'Asia/Kolkata', price: 49_900, refused: null }],
  });
  const wallet = await shop.wallet(seller);
  const done = await move(bought, { from: first.id, to: second });
  expect([done.status, done.body.id]).toEqual([200, second]);
  expect([await taken(first.id), await taken(second)]).toEqual([0, 1]);
  const after = await shop.read(bought.placed);
  expect(after.accesses).toMatchObject([{ id: before?.id, productId: second, status: 'active' }]);
  expect([after.status, after.amount, after.product.id]).toEqual(['fulfilled', 49_900, second]);
  expect(await shop.wallet(seller)).toEqual(wallet);
  const sale = await shop.sale(seller, bought.placed.id);
  expect(sale.timeline.map(({ text }) => text)).toContain('You changed the date of the buyer');
  // The seat that is free can be sold, and the one that is taken cannot.
  expect((await shop.order(second)).status).toBe(409);
  expect((await buy(first.id)).placed.amount).toBe(49_900);
  // All of it goes back from the date on which it is.
  const refund = `/api/transactions/${bought.placed.id}/refund`;
  const payload = { reason: 'Cannot come' };
  expect((await shop.call({ method: 'POST', url: refund, token: seller.token, payload })).status).toBe(200);
  await shop.deps.jobs.drain();
  expect((await shop.read(bought.placed)).status).toBe('refunded');
  expect([await taken(first.id), await taken(second)]).toEqual([1, 0]);
});

it('under the same key, twice at once, or late again it is moved once', async () => {
  const bought = await buy(first.id);
  const key = newKey();
  const there = { from: first.id, to: second };
  const both = await Promise.all([
    move(bought, there, { key }),
    move(bought, there, { key }),
    move(bought, there),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([await changes(bought), await taken(second)]).toEqual([1, 1]);
  expect((await move(bought, { from: second, to: first.id })).status).toBe(200);
  // The first request comes once more, long after it was undone.
  expect((await move(bought, there, { key })).status).toBe(200);
  expect([(await look(bought)).id, await changes(bought)]).toEqual([first.id, 2]);
  expect((await move(bought, { from: second, to: first.id })).status).toBe(200);
  expect([await taken(first.id), await taken(second)]).toEqual([1, 0]);
});

it('sells no seat that is not there, and gives the freed one to who waits', async () => {
  const bought = await buy(first.id);
  const other = await buy(second);
  expect((await look(bought)).items).toMatchObject([{ refused: 'This date is full' }]);
  const full = await move(bought, { from: first.id, to: second });
  expect([full.status, full.body.code]).toEqual([409, 'sold_out']);
  expect([await taken(first.id), await taken(second), (await look(bought)).id]).toEqual([1, 1, first.id]);
  const third = await addDate(first.id, 96);
  const waiting = await shop.app.inject({
    method: 'POST',
    url: `/pp/${second}/waiting-list`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
    payload: new URLSearchParams({ phone: '9811500001' }).toString(),
  });
  expect(waiting.statusCode).toBe(303);
  expect((await move(other, { from: second, to: third })).status).toBe(200);
  // It is theirs before they are asked.
  expect((await move(bought, { from: first.id, to: second })).body.code).toBe('sold_out');
  shop.deps.clock.advance(61_000);
  await shop.deps.jobs.drain();
  expect(await shop.count('waiting_place', `product_id = '${second}' and status = 'offered'`)).toBe(1);
  expect([await taken(second), await taken(third)]).toEqual([1, 1]);
});

it('moves what was paid to what costs no more, and refuses what is dearer', async () => {
  const priced = (amount: number) => ({ prices: [{ type: 'once', amount }] });
  const [dear, cheap] = [
    await addDate(first.id, 80, priced(60_000)),
    await addDate(first.id, 90, priced(30_000)),
  ];
  const bought = await buy(first.id);
  const { items } = await look(bought);
  expect(items.map(({ id, price, refused }) => [id, price, refused])).toEqual([
    [second, 49_900, null],
    [dear, 60_000, 'This date costs more than was paid. Book it separately, or choose another one'],
    [cheap, 30_000, null],
  ]);
  expect((await move(bought, { from: first.id, to: dear })).body.code).toBe('date_dearer');
  expect((await move(bought, { from: first.id, to: cheap })).status).toBe(200);
  expect((await shop.read(bought.placed)).amount).toBe(49_900);
  // And back: what was paid is still what it was.
  expect((await move(bought, { from: cheap, to: second })).status).toBe(200);
});

it('tells the buyer by text message and mail, with one entry in the calendar that moves', async () => {
  const bought = await buy(first.id);
  const access = (await accessOf(bought))?.id ?? '';
  const ics = async () =>
    (
      await shop.app.inject({
        url: `/webinar/${access}/session.ics`,
        headers: { 'order-token': bought.placed.token },
      })
    ).body;
  expect(await ics()).toContain('SEQUENCE:0');
  await move(bought, { from: first.id, to: second });
  await shop.deps.jobs.drain();
  const { rows } = await shop.deps.database.pool.query<{ channel: string; text: string }>(
    `select channel, text from message where sent_to in ($1, $2) and text like '%/webinar/%/join%' order by at desc limit 2`,
    [bought.phone, bought.email],
  );
  expect(rows.map(({ channel }) => channel).sort()).toEqual(['mail', 'sms']);
  expect(rows.find(({ channel }) => channel === 'mail')?.text).toContain('is now on this date');
  const once = await ics();
  expect(once).toMatch(/UID:[^\r]*\r\nSEQUENCE:1\r\n/);
  expect(once).toContain(`DTSTART:${at(72).replace(/\.\d+|[-:]/g, '')}`);
  await move(bought, { from: second, to: first.id });
  expect(Number(/SEQUENCE:(\d+)/.exec(await ics())?.[1])).toBeGreaterThan(1);
});

it('is not moved once it has begun, is refunded, was asked back, or to a date that is not offered', async () => {
  const bought = await buy(first.id);
  const { token } = seller;
  const third = await addDate(first.id, 96);
  await shop.call({ method: 'POST', url: `/api/products/${third}/pause`, token });
  expect((await move(bought, { from: first.id, to: third })).body.code).toBe('date_gone');
  const stranger = await shop.seller();
  expect((await move(bought, { from: first.id, to: second }, { token: stranger.token })).status).toBe(404);
  const elsewhere = await publishKind(shop, seller, { kind: 'webinar', content: contentOf(50) });
  expect((await move(bought, { from: first.id, to: elsewhere.id })).status).toBe(404);
  expect((await move(bought, { from: second, to: first.id })).body.id).toBe(first.id);
  const { pool } = shop.deps.database;
  await pool.query(
    `insert into refund_request (seller_id, order_id, number, status, amount, reason, at, lapses_at)
     select seller_id, id, 1, 'asked', amount, 'Cannot come', now(), now() from orders where id = $1`,
    [bought.placed.id],
  );
  expect((await move(bought, { from: first.id, to: second })).body.code).toBe('refund_asked');
  await pool.query(`delete from refund_request where order_id = $1`, [bought.placed.id]);
  // Everybody of the one date, or of the other, is being refunded: that goes by the product that an order is of.
  for (const one of [first.id, second]) {
    await pool.query(
      `insert into refund_round (seller_id, id, product_id, rule, reason, after_id, orders, amount, at)
       select seller_id, gen_random_uuid(), $2, 'creator', 'Ill', '', 1, amount, now() from orders where id = $1`,
      [bought.placed.id, one],
    );
    expect((await move(bought, { from: first.id, to: second })).body.code).toBe('refund_asked');
    await pool.query(`delete from refund_round where product_id = $1`, [one]);
  }
  shop.deps.clock.advance(49 * hour);
  expect((await move(bought, { from: first.id, to: second })).body.code).toBe('date_begun');
});

it('counts the sale for the date on which it is, and cancels it there', async () => {
  const bought = await buy(first.id);
  await move(bought, { from: first.id, to: second });
  const soldOf = async (id: string) =>
    (await shop.call({ url: `/api/products/${id}`, token: seller.token })).body as Product;
  expect([(await soldOf(first.id)).sold, (await soldOf(second)).sold]).toEqual([0, 1]);
  const seats = `/api/products/${second}/cancellation`;
  expect((await shop.call({ url: seats, token: seller.token })).body).toMatchObject({
    seats: 1,
    amount: 49_900,
  });
  const payload = { seats: 1, amount: 49_900, reason: '' };
  expect((await shop.call({ method: 'POST', url: seats, token: seller.token, payload })).status).toBe(202);
  await shop.deps.jobs.drain();
  expect((await shop.read(bought.placed)).status).toBe('refunded');
});

it('an order of a combo has no date of its own', async () => {
  const lesson = await publishKind(shop, seller, { kind: 'lesson', content: { text: 'Read.' } });
  const items = [{ productId: first.id }, { productId: lesson.id }];
  const combo = await publishKind(shop, seller, { kind: 'combo', content: { items } });
  const bought = await buy(combo.id);
  expect((await shop.call({ url: url(bought), token: seller.token })).status).toBe(404);
  expect((await move(bought, { from: first.id, to: second })).status).toBe(404);
});

it('leaves a date that was archived, and neither one that was cancelled nor for one that is not offered', async () => {
  const { token } = seller;
  const third = await addDate(first.id, 96);
  const bought = await buy(first.id);
  const archive = (id: string) => shop.call({ method: 'POST', url: `/api/products/${id}/archive`, token });
  expect((await archive(first.id)).status).toBe(200);
  const shown = await look(bought);
  expect([shown.id, shown.refused, shown.items.map(({ id }) => id)]).toEqual([
    first.id,
    null,
    [second, third],
  ]);
  const key = newKey();
  for (const _ of [1, 2])
    expect((await move(bought, { from: first.id, to: second }, { key })).status).toBe(200);
  expect([await taken(first.id), await taken(second)]).toEqual([0, 1]);
  expect((await accessOf(bought))?.productId).toBe(second);
  expect((await move(bought, { from: second, to: first.id })).status).toBe(404);
  expect((await move(bought, { from: second, to: third })).status).toBe(200);
  // Whose refund was refused still has the seat, and waits for the money.
  const { current } = shop.deps.gateways.payments;
  const { refund } = current;
  current.refund = async () => 'refused';
  const cancellation = `/api/products/${third}/cancellation`;
  const payload = { seats: 1, amount: 49_900, reason: '' };
  expect((await shop.call({ method: 'POST', url: cancellation, token, payload })).status).toBe(202);
  await shop.deps.jobs.drain();
  current.refund = refund;
  await addDate(first.id, 100);
  expect((await shop.call({ url: url(bought), token })).status).toBe(404);
  expect((await move(bought, { from: third, to: second })).status).toBe(404);
  expect((await accessOf(bought))?.productId).toBe(third);
});
