import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Club, type Member, monthly, openClub } from '../testing/club';

const day = 86_400_000;
let club: Club;
let member: Member;

beforeAll(async () => {
  club = await openClub([
    monthly('Plain', 49_900),
    monthly('Dear', 99_900),
    monthly('Small', 19_900),
    monthly('Year', 4_99_900, { period: { unit: 'month', count: 12 } }),
  ]);
});
afterAll(() => club.shop.close());

const daysUntil = (at: string | null) =>
  at === null ? null : (Date.parse(at) - club.shop.deps.clock.now().getTime()) / day;
/** Paise of an order. */
async function amountOf(orderId: string): Promise<number | undefined> {
  const text = 'select amount from orders where id = $1';
  const { rows } = await club.shop.deps.database.pool.query<{ amount: number }>(text, [orderId]);
  return rows[0]?.amount;
}

async function subscribed(): Promise<string> {
  member = await club.member();
  return (await member.subscribe('Plain')).id;
}

it('is renewed in the language in which it was bought: its papers are written in that', async () => {
  const id = await subscribed();
  const { pool } = club.shop.deps.database;
  await pool.query(`update orders set buyer_language = 'hi' where id = $1`, [id]);
  const { body } = await member.renew(id);
  const text = 'select buyer_language as language from orders where id = $1';
  const { rows } = await pool.query<{ language: string | null }>(text, [body.orderId]);
  expect(rows).toEqual([{ language: 'hi' }]);
});

describe('cancelling', () => {
  it('keeps what is paid for to its end, and reminds of nothing more', async () => {
    const id = await subscribed();
    expect(await member.say(id, 'cancel')).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await member.say(id, 'cancel')).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    const { endsAt, closesAt, can } = await member.show(id);
    expect(closesAt).toBe(endsAt);
    expect(can).toEqual(['renew', 'stay']);
    await club.pass((daysUntil(endsAt) as number) - 0.1);
    expect(await club.isOpen(id)).toBe(true);
    await club.pass(0.2);
    expect((await member.show(id)).status).toBe('expired');
    expect(await club.isOpen(id)).toBe(false);
    expect(await club.messagesTo(member.phone)).toEqual([]);
    expect(await club.story(id)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^The buyer cancelled the subscription/),
        'The subscription ended, and access with it',
      ]),
    );
  });

  it('can be thought better of until the end, for nothing', async () => {
    const id = await subscribed();
    const { endsAt } = await member.show(id);
    await member.say(id, 'cancel');
    expect(await member.say(id, 'stay')).toMatchObject({ status: 200, body: { status: 'active', endsAt } });
    expect(await member.say(id, 'resume')).toMatchObject({ status: 200 });
  });

  it('in the days of grace closes at once', async () => {
    const id = await subscribed();
    await club.pass((daysUntil((await member.show(id)).endsAt) as number) + 1);
    expect(await member.say(id, 'cancel')).toMatchObject({ body: { status: 'expired' } });
    expect(await club.isOpen(id)).toBe(false);
  });
});

describe('a pause', () => {
  it('closes access and keeps the days that are left', async () => {
    const id = await subscribed();
    const left = daysUntil((await member.show(id)).endsAt) as number;
    await club.pass(10);
    expect(await member.say(id, 'pause')).toMatchObject({ status: 200, body: { status: 'paused' } });
    expect(await club.isOpen(id)).toBe(false);
    expect(await member.renew(id)).toMatchObject({ status: 409 });
    await club.pass(40);
    expect(daysUntil((await member.show(id)).endsAt)).toBeCloseTo(left - 10, 6);
    expect(await member.say(id, 'resume')).toMatchObject({ status: 200, body: { status: 'active' } });
    expect(daysUntil((await member.show(id)).endsAt)).toBeCloseTo(left - 10, 6);
    expect(await club.isOpen(id)).toBe(true);
    expect(await member.say(id, 'pause')).toMatchObject({ status: 409, body: { code: 'not_pausable' } });
  });

  it('ends by itself after ninety days', async () => {
    const id = await subscribed();
    await member.say(id, 'pause');
    await club.pass(91);
    expect((await member.show(id)).status).toBe('active');
    expect(await club.isOpen(id)).toBe(true);
  });

  it('that ends in cancelling lets the days that are left run', async () => {
    const id = await subscribed();
    const left = daysUntil((await member.show(id)).endsAt) as number;
    await member.say(id, 'pause');
    await club.pass(20);
    expect(await member.say(id, 'cancel')).toMatchObject({ body: { status: 'cancelled' } });
    expect(daysUntil((await member.show(id)).endsAt)).toBeCloseTo(left, 6);
    expect(await club.isOpen(id)).toBe(true);
  });
});

describe('another price', () => {
  it('that is dearer costs the stated difference and begins with its payment', async () => {
    const id = await subscribed();
    await club.pass(10);
    const quote = (await member.show(id)).changes.find(({ terms }) => terms.label === 'Dear');
    expect(quote).toMatchObject({ when: 'now' });
    expect((quote?.due ?? 0) + (quote?.credit ?? 0)).toBe(99_900);
    const input = { priceId: club.prices['Dear'], due: quote?.due };
    expect(await member.change(id, { ...input, due: 1 })).toMatchObject({
      status: 409,
      body: { code: 'quote_changed' },
    });
    const [first, second] = [await member.change(id, input), await member.change(id, input)];
    const orderId = first.body.payment?.orderId ?? '';
    expect([first.status, second.body.payment?.orderId]).toEqual([200, orderId]);
    expect((await member.show(id)).terms.label).toBe('Plain');
    await club.pay(orderId);
    const after = await member.show(id);
    expect(after).toMatchObject({ status: 'active', terms: { label: 'Dear', amount: 99_900 } });
    expect([28, 29, 30, 31]).toContain(daysUntil(after.endsAt));
    expect(await amountOf(orderId)).toBe(quote?.due);
  });

  it('that is cheaper begins at the end and costs nothing now; it can be taken back', async () => {
    const id = await subscribed();
    const { endsAt } = await member.show(id);
    const input = { priceId: club.prices['Small'], due: 0 };
    for (let times = 0; times < 2; times += 1)
      expect(await member.change(id, input)).toMatchObject({
        status: 200,
        body: { payment: null, subscription: { endsAt, nextTerms: { label: 'Small' } } },
      });
    const { orderId } = (await member.renew(id)).body;
    expect(await amountOf(orderId)).toBe(19_900);
    await club.pay(orderId);
    expect(await member.show(id)).toMatchObject({ terms: { label: 'Small' }, nextTerms: null });
  });

  it('keeps what was paid ahead while its own payment was open', async () => {
    const id = await subscribed();
    const due = (await member.show(id)).changes.find(({ terms }) => terms.label === 'Dear')?.due;
    const change = await member.change(id, { priceId: club.prices['Dear'], due });
    club.shop.deps.clock.advance(60_000);
    await club.pay((await member.renew(id)).body.orderId);
    await club.pay(change.body.payment?.orderId ?? '');
    expect(daysUntil((await member.show(id)).endsAt)).toBeGreaterThanOrEqual(56);
  });
});
