import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stories } from '../../../../platform/testing/property.testing';
import { atIndianHour, indianDay } from '../../../../platform/text/india';
import { createLedger } from '../../../money';
import { dayOf, startOfDay } from '../charges/charge.days';
import { type Club, monthly, openClub } from '../testing/club';
import {
  type Act,
  acts,
  type Crowd,
  createCrowd,
  type Person,
  type Trouble,
  troubles,
} from '../testing/crowd';

// Hours go by in which people agree, say no, pay by hand, hold their mandates, and banks refuse; words come twice, the gateway is silent or
// its answers are lost, and the server dies between two steps. Nothing is charged twice, unannounced or against a no.
let club: Club;
let crowd: Crowd;
beforeAll(async () => {
  club = await openClub([monthly('Week', 19_900, { period: { unit: 'day', count: 7 } })]);
  crowd = createCrowd(club);
});
afterAll(() => club.shop.close());

const hour = 3_600_000;
const moment = fc.record({
  hours: fc.constantFrom(3, 4, 6, 9),
  trouble: fc.constantFrom<Trouble>(...troubles),
});
const people = 8;
const length = 60;
const script = fc.array(fc.constantFrom<Act>(...acts), { minLength: length, maxLength: length });
const messages = {
  times: fc.array(moment, { minLength: length, maxLength: length }),
  scripts: fc.array(script, { minLength: people, maxLength: people }),
};

async function subscribed(): Promise<Person> {
  const member = await club.member();
  const { id } = await member.subscribe('Week');
  const person = { member, id };
  await crowd.act(person, 'on');
  return person;
}

async function goOn(hours: number): Promise<void> {
  club.shop.deps.clock.advance(hours * hour);
  await club.shop.deps.jobs.drain();
}

async function hold({ id, member }: Person): Promise<void> {
  const charges = await crowd.chargesOf(id);
  const bought = charges.filter(({ isApplied }) => isApplied);
  expect(new Set(bought.map(({ endsAt }) => endsAt)).size).toBe(bought.length);
  expect(bought.filter(({ isUnwanted }) => isUnwanted)).toEqual([]);
  for (const charge of charges) {
    const isPaid = charge.status === 'fulfilled' || charge.status === 'refunded';
    // Money buys time or goes back, and never both.
    expect([charge.orderId, charge.isApplied !== charge.isReturned]).toEqual([charge.orderId, isPaid]);
    if (charge.isReturned) expect([charge.orderId, charge.status]).toEqual([charge.orderId, 'refunded']);
  }
  const announced = await crowd.announcedOf(id);
  for (const { orderId, day, at } of await crowd.askedOf(id)) {
    expect(day > dayOf(at)).toBe(true);
    expect(at < atIndianHour(indianDay(at), 21)).toBe(true);
    const inTime = announced.some(
      (one) => one.day === day && startOfDay(day).getTime() - one.at.getTime() >= 24 * hour,
    );
    expect([orderId, inTime]).toEqual([orderId, true]);
  }
  const { status, autopay, closesAt } = await member.show(id);
  expect(status).not.toBe('pastDue');
  // Nobody is left open for good.
  if (closesAt) expect(Date.parse(closesAt)).toBeGreaterThan(club.shop.deps.clock.now().getTime());
  if (status === 'expired' || status === 'cancelled') expect(autopay).toBeNull();
}

it('charges each period once, announced, before nine, and never against a no', async () => {
  const { deps } = club.shop;
  const ledger = createLedger({ ...deps, settlementDays: 2 });
  await fc.assert(
    fc.asyncProperty(fc.record(messages), async ({ times, scripts }) => {
      crowd.trouble = 'fine';
      const persons: Person[] = [];
      for (const _ of scripts) persons.push(await subscribed());
      await deps.jobs.drain();
      for (const [step, { hours, trouble }] of times.entries()) {
        crowd.trouble = trouble;
        for (const [index, person] of persons.entries())
          await crowd.act(person, scripts[index]?.[step] ?? 'wait');
        await goOn(hours);
      }
      // Nobody says anything more, and all that is under way comes to its end.
      crowd.trouble = 'fine';
      for (const person of persons) await crowd.act(person, 'off');
      for (let hours = 0; hours < 12 * 24; hours += 6) await goOn(6);
      for (const person of persons) await hold(person);
      expect(await crowd.astray()).toBe(0);
      expect(await ledger.prove()).toEqual([]);
    }),
    stories(3),
  );
}, 600_000);
