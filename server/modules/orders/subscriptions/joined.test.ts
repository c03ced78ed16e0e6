import type { PlacedOrder } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentCode } from '../../messaging/sending/testing/sent-code';
import { tax } from '../../money/invoices/testing/taxed';
import { buyerCookie } from '../checkout/testing/buyer-cookie';
import { publishKind } from '../checkout/testing/kinds';
import { newKey } from '../checkout/testing/shop';
import { type Club, type Member, monthly, openClub } from './testing/club';

let club: Club;
beforeAll(async () => {
  club = await openClub([
    monthly('Plain', 49_900),
    monthly('Ever', 19_99_900, { period: { unit: 'lifetime', count: 1 } }),
    monthly('Long', 9_99_900, { period: { unit: 'month', count: 12 } }),
    monthly('Grand', 60_000_00),
    monthly('Tried', 29_900, { trialDays: 7 }),
  ]);
});
afterAll(() => club.shop.close());

/** From the page, by anybody who knows the number. */
const fromPage = (phone: string, label: string, email: string) =>
  club.shop.order(club.productId, {
    priceId: club.prices[label],
    buyer: { phone, email, name: 'Somebody' },
  });

/** A browser in which a member has entered a code. */
async function browserOf({ phone }: Member): Promise<string> {
  const call = (url: string, payload: object) => club.shop.call({ method: 'POST', url, payload });
  await call('/api/send-otp', { phone });
  const otp = await sentCode(club.shop.deps, phone);
  return buyerCookie(await call('/api/verify-otp', { phone, otp }));
}

/** From the page, in a browser that was told that they have it already. */
async function again({ phone, email }: Member, label: string, cookie: string) {
  const payload = {
    productId: club.productId,
    priceId: club.prices[label],
    buyer: { phone, email, name: 'Devi' },
    again: true,
  };
  const headers = { 'idempotency-key': newKey(), origin: 'http://localhost', cookie };
  const answer = await club.shop.call({ method: 'POST', url: '/api/orders', headers, payload });
  return answer as { status: number; body: PlacedOrder };
}

const contactsOf = async (id: string): Promise<(string | null)[]> => {
  const text = 'select buyer_email as email from subscription where id = $1';
  const { rows } = await club.shop.deps.database.pool.query<{ email: string | null }>(text, [id]);
  return rows.map(({ email }) => email);
};

async function emailOf(orderId: string): Promise<string | null | undefined> {
  const text = 'select buyer_email as email from orders where id = $1';
  const { rows } = await club.shop.deps.database.pool.query<{ email: string | null }>(text, [orderId]);
  return rows[0]?.email;
}

describe('who buys once more from the page', () => {
  it('is refused when it never ends, or is paid for far ahead already: without a reason, where the number was not proved', async () => {
    const refusal = {
      status: 409,
      body: {
        code: 'number_refused',
        message: 'This cannot be bought with this number now. Open your purchases with a code to see why',
      },
    };
    const member = await club.member();
    const { id } = await member.subscribe('Ever');
    expect(await fromPage(member.phone, 'Plain', 'a@example.com')).toMatchObject(refusal);
    expect(await member.show(id)).toMatchObject({ status: 'active', endsAt: null });
    const other = await club.member();
    for (let years = 0; years < 2; years += 1) await other.subscribe('Long');
    expect(await fromPage(other.phone, 'Long', 'a@example.com')).toMatchObject(refusal);
  });

  it('is told which of the two where the number was proved', async () => {
    const ever = await club.member();
    await ever.subscribe('Ever');
    const here = await browserOf(ever);
    expect(await again(ever, 'Plain', here)).toMatchObject({
      status: 409,
      body: { code: 'subscribed_for_ever' },
    });
    const long = await club.member();
    for (let years = 0; years < 2; years += 1) await long.subscribe('Long');
    expect(await again(long, 'Long', await browserOf(long))).toMatchObject({
      status: 409,
      body: { code: 'paid_far_ahead' },
    });
    // Another number that is typed there was not.
    expect(await again(long, 'Long', here)).toMatchObject({ status: 409, body: { code: 'number_refused' } });
  });

  it('and where it was bought', async () => {
    const { shop, seller } = club;
    const { id: productId } = await publishKind(shop, seller, {
      kind: 'lesson',
      content: { text: 'Read.' },
      prices: [monthly('Ever', 99_900, { period: { unit: 'lifetime', count: 1 } })],
    });
    const { phone } = await club.member();
    const bought = await shop.order(productId, { buyer: { phone, name: 'Devi' } });
    await club.pay(bought.body.id);
    const headers = { origin: 'http://localhost', cookie: buyerCookie(bought) };
    const answer = await shop.call({
      method: 'POST',
      url: '/api/orders',
      headers: { 'idempotency-key': newKey(), ...headers },
      payload: { productId, buyer: { phone, name: 'Devi' }, again: true },
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'subscribed_for_ever' } });
  });

  it('and pays is who is written to from then on', async () => {
    const { phone } = await club.member();
    const taken = (await fromPage(phone, 'Tried', 'stranger@example.com')).body;
    await club.shop.deps.jobs.drain();
    expect(await club.isOpen(taken.id)).toBe(true);
    const bought = (await fromPage(phone, 'Plain', 'devi@example.com')).body;
    expect(await contactsOf(taken.id)).toEqual(['stranger@example.com']);
    await club.pay(bought.id);
    expect(await contactsOf(taken.id)).toEqual(['devi@example.com']);
    expect(await club.isOpen(taken.id)).toBe(false);
    expect(await club.isOpen(bought.id)).toBe(true);
  });

  it('opens nothing more with free days once they are paid for, and again when that money goes back', async () => {
    const member: Member = await club.member();
    const { id } = await member.subscribe('Tried');
    const { orderId } = (await member.renew(id)).body;
    await club.pay(orderId);
    expect([await club.isOpen(id), await club.isOpen(orderId)]).toEqual([false, true]);
    expect((await member.purchases())[0]?.accessUrl).toMatch(new RegExp(`^/access/${orderId}`));
    expect(await club.refund(orderId)).toBe(200);
    expect([await club.isOpen(id), await club.isOpen(orderId)]).toEqual([true, false]);
  });

  it('and pays bears the next orders with their own details', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    const bought = (await fromPage(member.phone, 'Plain', 'new@example.com')).body;
    await club.pay(bought.id);
    expect(await emailOf((await member.renew(id)).body.orderId)).toBe('new@example.com');
  });

  it('and does not pay leaves an order that nobody else is given', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    const strange = (await fromPage(member.phone, 'Plain', 'stranger@example.com')).body;
    const { orderId } = (await member.renew(id)).body;
    expect(orderId).not.toBe(strange.id);
    expect((await member.renew(id)).body.orderId).toBe(orderId);
  });
});

it('two first orders of one number hold one seat of what is sold with it', async () => {
  const { shop, seller } = club;
  const startsAt = new Date(shop.deps.clock.now().getTime() + 20 * 86_400_000).toISOString();
  const webinar = await publishKind(shop, seller, {
    kind: 'webinar',
    content: {
      startsAt,
      minutes: 60,
      timeZone: 'Asia/Kolkata',
      seats: 5,
      joinUrl: 'https://example.in/room',
    },
  });
  const lesson = await publishKind(shop, seller, { kind: 'lesson', content: { text: 'Read.' } });
  const combo = await publishKind(shop, seller, {
    kind: 'combo',
    content: { items: [webinar, lesson].map(({ id }) => ({ productId: id })) },
    prices: [monthly('Both', 49_900, { stock: 5 })],
  });
  const { phone } = await club.member();
  const taken = async () => {
    const { rows } = await shop.deps.database.pool.query<{ taken: number }>(
      'select taken from stock_taken where product_id = any($1) order by product_id = $2',
      [[webinar.id, combo.id], combo.id],
    );
    return rows.map((row) => row.taken);
  };
  const order = () => shop.order(combo.id, { buyer: { phone, name: 'Devi' } });
  const placed = [await order(), await order()].map(({ body }) => body.id);
  expect(await taken()).toEqual([2, 2]);
  for (const id of placed) await club.pay(id);
  expect(await taken()).toEqual([1, 1]);
  // What the second order does not hold does not come back with it either.
  const [, second = ''] = placed;
  const { rows } = await shop.deps.database.pool.query<{ id: string }>(
    'select id from access_grant where order_id = $1 and product_id = $2',
    [second, webinar.id],
  );
  const url = `/api/transactions/${second}/refund`;
  const payload = { accessIds: rows.map(({ id }) => id) };
  expect((await shop.call({ method: 'POST', url, token: seller.token, payload })).status).toBe(200);
  await shop.deps.jobs.drain();
  expect(await taken()).toEqual([1, 1]);
});

it('a renewal whose invoice needs an address says where it is asked for, and goes on once it is known', async () => {
  const member = await club.member();
  const { id } = await member.subscribe('Grand');
  await tax(club.shop, club.seller);
  expect(await member.renew(id)).toMatchObject({ status: 409, body: { code: 'address_needed' } });
  const { status, body } = await club.shop.order(club.productId, {
    priceId: club.prices['Grand'],
    buyer: { phone: member.phone, name: 'Devi', state: '29', address: 'Devi, 7, Lake Road, Mysuru 570002' },
  });
  expect(status).toBe(201);
  await club.pay(body.id);
  expect((await member.renew(id)).status).toBe(201);
});
