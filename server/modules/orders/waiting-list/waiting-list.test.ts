import type { PlacedOrder, PublicProduct, WaitingList, WebinarContent } from '@haat/openapi';
import { beforeEach, describe, expect, it } from 'vitest';
import { exporters } from '../../../modules';
import { leaverOf } from '../../accounts/account-deletion/testing/leaver';
import { findAll } from '../../accounts/data-export/exporter.repository';
import { sentCode } from '../../messaging/sending/testing/sent-code';
import { buyerCookie } from '../checkout/testing/buyer-cookie';
import { changeKind, publishKind } from '../checkout/testing/kinds';
import { seller, setUpShop, shop } from '../checkout/testing/shop.setup';

setUpShop();

const hour = 3_600_000;
const minute = 60_000;
let content: WebinarContent;
let id: string;
let people = 0;

const phoneOf = (number: number) => `98114${String(10_000 + number)}`;
const drain = () => shop.deps.jobs.drain();
/** Noon in India on the next day, so that no offer reaches into the night. */
function waitForNoon(): void {
  const now = shop.deps.clock.now().getTime();
  shop.deps.clock.advance(24 * hour - ((now + 5.5 * hour) % (24 * hour)) + 12 * hour);
}
async function publish(seats: number, hours = 72): Promise<void> {
  const startsAt = new Date(shop.deps.clock.now().getTime() + hours * hour).toISOString();
  const joinUrl = 'https://example.in/room';
  content = { startsAt, minutes: 60, timeZone: 'Asia/Kolkata', seats, joinUrl };
  ({ id } = await publishKind(shop, seller, { kind: 'webinar', title: 'Hampers', content }));
}
beforeEach(async () => {
  waitForNoon();
  await publish(1);
});

const form = (url: string, fields: Record<string, string>, headers = {}) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
/** The cookie of a browser that has proved a number (E.164). */
async function proving(phone: string): Promise<string> {
  await shop.call({ method: 'POST', url: '/api/send-otp', payload: { phone } });
  return buyerCookie(await form('/purchase/verify', { phone, otp: await sentCode(shop.deps, phone) }));
}
/** Joins with a new number, or this one; answers the number and the address of the place. */
async function wait(phone = phoneOf(++people), email = '', from = {}) {
  const { statusCode, headers } = await form(`/pp/${id}/waiting-list`, { phone, email }, from);
  expect(statusCode).toBe(303);
  const path = String(headers.location);
  return { phone: `+91${phone}`, path, token: new URLSearchParams(path.split('?')[1]).get('place') ?? '' };
}
/** What the outbox shows of a link: the rest of it opens the place. */
const placeIn = ({ token }: { token: string }) => token.split('.', 1)[0] ?? '';
const order = async (more: object = {}) =>
  shop.order(id, { buyer: { phone: phoneOf(++people), name: 'Ravi' }, ...more });
async function buy(more: object = {}): Promise<PlacedOrder> {
  const { body, status } = await order(more);
  expect(status, JSON.stringify(body)).toBe(201);
  await shop.pay(body.payment.session);
  return body;
}
async function refund({ id: orderId }: PlacedOrder): Promise<void> {
  const url = `/api/transactions/${orderId}/refund`;
  const payload = { reason: 'Cannot come' };
  const { status } = await shop.call({ method: 'POST', url, token: seller.token, payload });
  expect(status).toBe(200);
  await drain();
}
const rows = async <Row>(text: string, values: unknown[] = []) =>
  (await shop.deps.database.pool.query<Row & object>(text, values)).rows;
const taken = async () =>
  (
    await rows<{ taken: number }>(
      `select taken from stock_taken where product_id = $1 and price_id = 'seats'`,
      [id],
    )
  )[0]?.taken;
const statusOf = async (phone: string) =>
  (
    await rows<{ status: string }>(`select status from waiting_place where product_id = $1 and phone = $2`, [
      id,
      phone,
    ])
  )[0]?.status ?? null;
/** Texts of messages to a number about a seat. */
const told = async (phone: string) =>
  (await rows<{ text: string }>(`select text from message where sent_to = $1 order by at`, [phone])).map(
    ({ text }) => text,
  );
async function seatsLeft(): Promise<unknown> {
  const { body } = await shop.call({ method: 'GET', url: `/api/public/products/${id}` });
  return (body as PublicProduct).content['seatsLeft'];
}
const list = async (token = seller.token) =>
  shop.call({ url: `/api/products/${id}/waiting-list`, token }) as Promise<{
    status: number;
    body: WaitingList;
  }>;

describe('a seat that comes free', () => {
  it('is held for the first who waits, and nobody else gets it meanwhile', async () => {
    const sold = await buy();
    const [first, second] = [await wait(undefined, 'first@example.com'), await wait()];
    expect((await list()).body).toEqual({ isOpen: true, waiting: 2, offered: 0 });
    await refund(sold);
    expect([await statusOf(first.phone), await statusOf(second.phone)]).toEqual(['offered', 'waiting']);
    expect([await taken(), await seatsLeft()]).toEqual([1, 0]);
    expect(await order()).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    const texts = await told(first.phone);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(placeIn(first));
    expect(await told(second.phone)).toEqual([]);
    expect((await told('first@example.com'))[0]).toContain(placeIn(first));
    const placed = await buy({ seatOffer: first.token });
    expect([await taken(), await statusOf(first.phone)]).toEqual([1, 'ordered']);
    expect(await order({ seatOffer: first.token })).toMatchObject({
      status: 409,
      body: { code: 'sold_out' },
    });
    expect((await shop.read(placed)).status).toBe('fulfilled');
  });

  it('goes to the next when its time is over, and whoever let it lapse can join again at the end', async () => {
    const sold = await buy();
    const [first, second] = [await wait(), await wait()];
    await refund(sold);
    shop.deps.clock.advance(2 * hour - minute);
    await drain();
    expect(await statusOf(second.phone)).toBe('waiting');
    shop.deps.clock.advance(minute);
    await drain();
    expect([await statusOf(first.phone), await statusOf(second.phone), await taken()]).toEqual([
      null,
      'offered',
      1,
    ]);
    expect((await order({ seatOffer: first.token })).status).toBe(409);
    await wait(first.phone.slice(3));
    expect((await list()).body).toMatchObject({ waiting: 1, offered: 1 });
  });

  it('stays theirs when an order for it is not paid, for as long as was said', async () => {
    const sold = await buy();
    const [first, second] = [await wait(), await wait()];
    await refund(sold);
    expect((await order({ seatOffer: first.token })).status).toBe(201);
    expect(await statusOf(first.phone)).toBe('ordered');
    // Its reservation ends after ten minutes.
    shop.deps.clock.advance(12 * minute);
    await drain();
    expect([await statusOf(first.phone), await statusOf(second.phone), await taken()]).toEqual([
      'offered',
      'waiting',
      1,
    ]);
    expect((await order()).status).toBe(409);
    await buy({ seatOffer: first.token });
    expect([await statusOf(first.phone), await taken()]).toEqual(['ordered', 1]);
  });

  it('is taken back by the payment of such an order that comes late, before anybody else', async () => {
    const sold = await buy();
    const [first, second] = [await wait(), await wait()];
    await refund(sold);
    const { body: late } = await order({ seatOffer: first.token });
    shop.deps.clock.advance(12 * minute);
    await drain();
    expect(await statusOf(first.phone)).toBe('offered');
    await shop.webhook({ orderId: late.id, amount: late.amount });
    expect((await shop.read(late)).status).toBe('fulfilled');
    expect([await statusOf(first.phone), await statusOf(second.phone), await taken()]).toEqual([
      'ordered',
      'waiting',
      1,
    ]);
  });

  it('is offered when the creator adds seats, and those beyond the list are on sale', async () => {
    await buy();
    const [first, second] = [await wait(), await wait()];
    expect(await changeKind(shop, seller, id, { content: { ...content, seats: 4 } })).toBe(200);
    // Before anybody was asked, two are theirs already.
    expect(await seatsLeft()).toBe(1);
    expect((await order()).status).toBe(201);
    expect((await order()).status).toBe(409);
    await drain();
    expect([await statusOf(first.phone), await statusOf(second.phone), await taken()]).toEqual([
      'offered',
      'offered',
      4,
    ]);
  });

  it('is told in the language of whoever waits', async () => {
    await changeKind(shop, seller, id, { content: { ...content, seats: 2 } });
    const sold = [await buy(), await buy()];
    const first = await wait(undefined, '', { 'accept-language': 'hi' });
    const second = await wait();
    for (const one of sold) await refund(one);
    shop.deps.clock.advance(minute);
    await drain();
    expect((await told(first.phone))[0]).toMatch(/\p{Script=Devanagari}/u);
    expect((await told(second.phone))[0]).not.toMatch(/\p{Script=Devanagari}/u);
  });

  it('is told once, though the job runs again and on two servers', async () => {
    const sold = await buy();
    const first = await wait();
    await refund(sold);
    await Promise.all([drain(), drain()]);
    shop.deps.clock.advance(5 * minute);
    await Promise.all([drain(), drain()]);
    expect(await told(first.phone)).toHaveLength(1);
    expect(await taken()).toBe(1);
  });
});

describe('a place that was used', () => {
  it('stays until the start as long as its order has the seat, and keeps nobody who proves the number from joining', async () => {
    const sold = await buy();
    const first = await wait();
    await refund(sold);
    await buy({ seatOffer: first.token });
    shop.deps.clock.advance(3 * hour);
    await drain();
    expect([await statusOf(first.phone), await taken()]).toEqual(['ordered', 1]);
    expect((await list()).body).toEqual({ isOpen: true, waiting: 0, offered: 0 });
    // Somebody who types the number takes nothing from whoever has the seat.
    await wait(first.phone.slice(3));
    expect(await statusOf(first.phone)).toBe('ordered');
    const again = await wait(first.phone.slice(3), '', { cookie: await proving(first.phone) });
    expect([again.token === first.token, await statusOf(first.phone)]).toEqual([false, 'waiting']);
    expect(await taken()).toBe(1);
    shop.deps.clock.advance(70 * hour);
    await drain();
    expect(await shop.count('waiting_place', `product_id = '${id}'`)).toBe(0);
  });

  it('goes when its time is over and the order was refunded', async () => {
    const sold = await buy();
    const first = await wait();
    await refund(sold);
    const own = await buy({ seatOffer: first.token });
    shop.deps.clock.advance(3 * hour);
    await drain();
    await refund(own);
    shop.deps.clock.advance(minute);
    await drain();
    expect([await statusOf(first.phone), await taken()]).toEqual([null, 0]);
  });

  it('goes when its time is over and the order has let its seat go', async () => {
    const sold = await buy();
    const first = await wait();
    await refund(sold);
    shop.deps.clock.advance(2 * hour - 5 * minute);
    const { body: late } = await order({ seatOffer: first.token });
    shop.deps.clock.advance(7 * minute);
    await drain();
    expect([await statusOf(first.phone), await taken()]).toEqual(['ordered', 1]);
    shop.deps.clock.advance(6 * minute);
    await drain();
    shop.deps.clock.advance(minute);
    await drain();
    expect([await statusOf(first.phone), await taken()]).toEqual([null, 0]);
    expect((await shop.read(late)).status).toBe('awaitingPayment');
  });
});

describe('the list', () => {
  it('gives back the seat of whoever leaves with an offer', async () => {
    const sold = await buy();
    const first = await wait();
    await refund(sold);
    expect(await taken()).toBe(1);
    expect((await form(first.path, { leave: '1' })).statusCode).toBe(303);
    expect((await form(first.path, { leave: '1' })).statusCode).toBe(303);
    expect([await taken(), await seatsLeft()]).toEqual([0, 1]);
    expect((await order()).status).toBe(201);
  });

  it('ends at the start, with everything in it, and holds no seat past it', async () => {
    await publish(1, 3);
    const sold = await buy();
    const first = await wait();
    await wait();
    shop.deps.clock.advance(2 * hour);
    await refund(sold);
    const [row] = await rows<{ offered_until: Date }>(
      `select offered_until from waiting_place where product_id = $1 and status = 'offered'`,
      [id],
    );
    expect(row?.offered_until.toISOString()).toBe(content.startsAt);
    shop.deps.clock.advance(hour);
    expect((await order({ seatOffer: first.token })).status).toBe(409);
    await drain();
    expect(await shop.count('waiting_place', `product_id = '${id}'`)).toBe(0);
    expect(await taken()).toBe(0);
    expect((await list()).body).toEqual({ isOpen: false, waiting: 0, offered: 0 });
  });

  it('is over while it goes on, though its recording was set beforehand: a seat that comes free is on sale', async () => {
    await publish(1, 3);
    const recordingUrl = 'https://example.in/recording';
    expect(await changeKind(shop, seller, id, { content: { ...content, recordingUrl } })).toBe(200);
    const sold = await buy();
    await wait();
    shop.deps.clock.advance(3 * hour + 5 * minute);
    await drain();
    expect(await shop.count('waiting_place', `product_id = '${id}'`)).toBe(0);
    expect((await list()).body).toEqual({ isOpen: false, waiting: 0, offered: 0 });
    expect(await order()).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    const page = await shop.app.inject(`/pp/${id}/waiting-list`);
    expect([page.statusCode, page.headers.location]).toEqual([303, expect.stringContaining(`/wp/${id}`)]);
    await refund(sold);
    expect([(await order()).status, (await order()).status]).toEqual([201, 409]);
  });

  it('ends when the session is cancelled: whoever holds an offer is told', async () => {
    await changeKind(shop, seller, id, { content: { ...content, seats: 2 } });
    const [sold] = [await buy(), await buy()];
    const [first, second] = [await wait(), await wait()];
    await refund(sold);
    const url = `/api/products/${id}/cancellation`;
    const { body } = await shop.call({ url, token: seller.token });
    const { seats, amount } = body as { seats: number; amount: number };
    const payload = { seats, amount, reason: 'Ill' };
    expect((await shop.call({ method: 'POST', url, token: seller.token, payload })).status).toBe(202);
    shop.deps.clock.advance(minute);
    await drain();
    expect(await told(first.phone)).toEqual([
      expect.stringContaining(placeIn(first)),
      expect.stringContaining('cancelled'),
    ]);
    expect(await told(second.phone)).toEqual([]);
    expect(await shop.count('waiting_place', `product_id = '${id}'`)).toBe(0);
  });

  it('waits while the product is paused', async () => {
    const sold = await buy();
    const first = await wait();
    await shop.call({ method: 'POST', url: `/api/products/${id}/pause`, token: seller.token });
    await refund(sold);
    expect(await statusOf(first.phone)).toBe('waiting');
    await shop.call({ method: 'POST', url: `/api/products/${id}/resume`, token: seller.token });
    shop.deps.clock.advance(minute);
    await drain();
    expect(await statusOf(first.phone)).toBe('offered');
  });

  it('is in the export of whoever waits, and goes with their account and with that of its creator', async () => {
    await publish(1, 2_000);
    await buy();
    const ravi = await shop.seller('Ravi');
    await wait(ravi.phone.slice(3));
    await wait();
    const exporter = exporters.find(({ name }) => name === 'waiting-lists');
    if (!exporter) throw new Error('There is no such exporter');
    const owner = { accountId: ravi.id, phones: [ravi.phone] };
    const found: object[] = [];
    for await (const batch of findAll(shop.deps.database.db, exporter, owner)) found.push(...batch);
    expect(found).toMatchObject([{ productId: id, phone: ravi.phone, status: 'waiting' }]);
    const leaver = leaverOf(shop);
    expect((await leaver.deleteAccount(ravi)).status).toBe(200);
    await leaver.passDays();
    expect(await shop.count('waiting_place', `phone = '${ravi.phone}'`)).toBe(0);
    expect(await shop.count('waiting_place', `product_id = '${id}'`)).toBe(1);
    // What a creator leaves is archived.
    await shop.call({ method: 'POST', url: `/api/products/${id}/archive`, token: seller.token });
    shop.deps.clock.advance(minute);
    await drain();
    expect(await shop.count('waiting_place', `product_id = '${id}'`)).toBe(0);
  });

  it('is told to its creator alone', async () => {
    const other = await shop.seller('Meera');
    expect((await list(other.token)).status).toBe(404);
  });
});
