import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NextCharge } from '../subscription.tables';
import { type Club, type Member, monthly, openClub } from '../testing/club';
import { endsAt, india, running } from '../testing/running';
import { nextChargeDay } from './next-charge';

const refused: NextCharge = {
  endsAt: endsAt.toISOString(),
  attempt: 1,
  announcedAt: india('2026-12-19T10:00').toISOString(),
  day: '2026-12-21',
  orderId: 'order-1',
  state: 'refused',
  refusedAt: india('2026-12-21T08:00').toISOString(),
  isOver: false,
};

describe('the day on which a bank is asked next', () => {
  it.each([
    ['2026-12-01T12:00', '2026-12-21'],
    ['2026-12-19T18:00', '2026-12-21'],
    // The day after tomorrow, and told only in the morning the one after.
    ['2026-12-20T12:00', '2026-12-22'],
    ['2026-12-20T22:00', '2026-12-23'],
  ])('for who agrees at %s is %s', (now, day) => {
    expect(nextChargeDay(running({ agreedAt: india(now) }), india(now))).toBe(day);
  });

  it('after a no is two days later, or more when it is heard of late', () => {
    expect(nextChargeDay(running({ charge: refused }), india('2026-12-21T08:00'))).toBe('2026-12-23');
    const late = { ...refused, refusedAt: india('2026-12-21T22:00').toISOString() };
    expect(nextChargeDay(running({ charge: late }), india('2026-12-21T22:00'))).toBe('2026-12-24');
  });

  it('is the one that was announced', () => {
    const announced = { ...refused, state: 'announced', day: '2026-12-22' } as const;
    expect(nextChargeDay(running({ charge: announced }), india('2026-12-19T12:00'))).toBe('2026-12-22');
  });

  it('is none after the last no, without a mandate, and for what never ends', () => {
    const over = running({ status: 'grace', charge: { ...refused, isOver: true } });
    expect(nextChargeDay(over, india('2026-12-21T12:00'))).toBeNull();
    expect(nextChargeDay(running({ agreedAt: null }), endsAt)).toBeNull();
    expect(nextChargeDay(running({ endsAt: null }), endsAt)).toBeNull();
  });
});

describe('who agrees on the day before the end', () => {
  let club: Club;
  let member: Member;
  let id: string;
  beforeAll(async () => {
    club = await openClub([monthly('Plain', 49_900), monthly('Dear', 15_000_01), monthly('Less', 19_900)]);
    member = await club.member();
    id = (await member.subscribe('Plain')).id;
  });
  afterAll(() => club.shop.close());

  it('is shown the day beforehand that is announced then', async () => {
    expect(await member.show(id)).toMatchObject({ autopay: null, chargeDay: '2026-02-05' });
    await club.goTo('2026-02-04T12:00');
    expect(await member.show(id)).toMatchObject({ autopay: null, chargeDay: '2026-02-06' });
    await member.turnOn(id);
    await club.goTo('2026-02-04T12:02');
    expect(await member.show(id)).toMatchObject({
      chargeDay: '2026-02-06',
      autopay: { charge: { day: '2026-02-06', state: 'announced' } },
    });
  });

  it('sees which prices cannot renew by themselves', async () => {
    const { changes } = await member.show(id);
    expect(changes.map(({ terms, canAutopay }) => [terms.label, canAutopay])).toEqual([
      ['Dear', false],
      ['Less', true],
    ]);
  });

  it('is shown nothing to come once nobody sells it any more', async () => {
    await club.shop.deps.database.pool.query("update product set status = 'blocked'");
    expect(await member.show(id)).toMatchObject({ chargeDay: null, autopay: { charge: null } });
  });
});
