import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Club, type Member, monthly, openClub } from '../testing/club';

const day = 86_400_000;
let club: Club;
beforeAll(async () => {
  const days = (count: number) => ({ period: { unit: 'day' as const, count } });
  club = await openClub([
    monthly('Plain', 49_900, days(30)),
    monthly('Dear', 99_900, days(30)),
    monthly('Ever', 19_99_900, { period: { unit: 'lifetime', count: 1 } }),
    monthly('Month', 59_900),
  ]);
});
afterAll(() => club.shop.close());

const daysUntil = (at: string | null) =>
  at === null ? null : (Date.parse(at) - club.shop.deps.clock.now().getTime()) / day;

/** Wishes to go over, and answers the order that pays for it. */
async function requestChange(member: Member, id: string, label: string): Promise<string> {
  const due = (await member.show(id)).changes.find(({ terms }) => terms.label === label)?.due;
  const { status, body } = await member.change(id, { priceId: club.prices[label], due });
  expect(status).toBe(200);
  return body.payment?.orderId ?? '';
}

const left = async (member: Member, id: string) => daysUntil((await member.show(id)).endsAt);

describe('a credit', () => {
  it('buys what it is worth once, however many orders are placed with it', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    await club.pay((await member.renew(id)).body.orderId);
    const placed: string[] = [];
    for (let times = 0; times < 4; times += 1) {
      placed.push(await requestChange(member, id, 'Dear'));
      club.shop.deps.clock.advance(31 * 60_000);
    }
    expect(new Set(placed).size).toBe(4);
    for (const orderId of placed) await club.pay(orderId);
    const { payments, endsAt } = await member.show(id);
    const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
    expect(paid).toBeLessThan(2 * 99_900);
    expect(daysUntil(endsAt)).toBeCloseTo((30 * paid) / 99_900, 1);
  });
});

describe('money that goes back', () => {
  it('of other terms brings back the time that was credited in them, and its terms', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    await club.pass(10);
    const orderId = await requestChange(member, id, 'Dear');
    await club.pay(orderId);
    expect(await left(member, id)).toBe(30);
    await club.pass(5);
    expect(await club.refund(orderId)).toBe(200);
    expect(await member.show(id)).toMatchObject({ status: 'active', terms: { label: 'Plain' } });
    expect(await left(member, id)).toBeCloseTo(15, 6);
    expect(await club.isOpen(id)).toBe(true);
  });

  it('of what was credited takes its share off', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    await club.pay(await requestChange(member, id, 'Dear'));
    expect(await club.refund(id)).toBe(200);
    expect(await left(member, id)).toBeCloseTo((30 * 50_000) / 99_900, 6);
  });

  it('after the end opens again what was credited and not used', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    await club.pay((await member.renew(id)).body.orderId);
    const orderId = await requestChange(member, id, 'Dear');
    await club.pay(orderId);
    await club.pass(40);
    expect((await member.show(id)).status).toBe('expired');
    expect(await club.refund(orderId)).toBe(200);
    expect((await member.show(id)).status).toBe('active');
    expect(await left(member, id)).toBeCloseTo(30, 6);
    expect(await club.isOpen(id)).toBe(true);
  });

  it('of anything but itself leaves a lifetime as it is', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    await club.pass(31);
    const ever = await member.subscribe('Ever');
    expect((await member.show(id)).endsAt).toBeNull();
    expect(await club.refund(id)).toBe(200);
    expect(await member.show(id)).toMatchObject({ status: 'active', endsAt: null });
    expect(await club.refund(ever.id)).toBe(200);
    expect((await member.show(id)).status).toBe('expired');
  });
});

it('a pause does not make the months after it shorter', async () => {
  const member = await club.member();
  const { id } = await member.subscribe('Month');
  await member.say(id, 'pause');
  await club.pass(10);
  await member.say(id, 'resume');
  const before = (await left(member, id)) as number;
  await club.pay((await member.renew(id)).body.orderId);
  expect([28, 29, 30, 31]).toContain(Math.round(((await left(member, id)) as number) - before));
});
