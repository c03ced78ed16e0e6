import { describe, expect, it } from 'vitest';
import { enqueue } from '../../../../platform/jobs/jobs';
import { mandateChangeQueue } from '../../mandates';
import { charges, club, id, lastLetter, mandateId, member, renewing, shown } from '../testing/renewing.setup';

/** What the bank did with a mandate that came with the order itself. */
async function paidWith(status: 'active' | 'ended'): Promise<void> {
  const { database, clock, jobs } = club.shop.deps;
  const now = clock.now();
  const { seller_id, subscription_id } = await database.db
    .selectFrom('mandate')
    .select(['seller_id', 'subscription_id'])
    .where('id', '=', mandateId)
    .executeTakeFirstOrThrow();
  const isOver = status === 'ended';
  const came = { seller_id, id, subscription_id, provider: 'sandboxMandates', session: 'session', status };
  await database.tx(async (trx) => {
    await trx
      .insertInto('mandate')
      .values({
        ...came,
        most: 49_900,
        method: 'upi',
        why: isOver ? 'refused' : null,
        opened_at: now,
        approved_at: isOver ? null : now,
        ending_at: null,
        ended_at: isOver ? now : null,
        asked_at: now,
        updated_at: now,
      })
      .execute();
    const payload = { sellerId: seller_id, subscriptionId: id, mandateId: id };
    await enqueue(trx, { queue: mandateChangeQueue, payload });
  });
  await jobs.drain();
}

describe('a mandate that is held back after the end, when the bank was to be asked once more', () => {
  renewing();

  it('leaves its buyer with a link that pays, and says so once', async () => {
    await club.goTo('2026-02-03T10:00');
    await club.bank(mandateId, 'refuse');
    await club.goTo('2026-02-04T10:00');
    await club.goTo('2026-02-05T08:00');
    await club.goTo('2026-02-05T10:01');
    expect((await shown()).status).toBe('pastDue');
    expect(await club.messagesTo(member.phone)).toEqual([]);
    await club.bank(mandateId, 'pause');
    await club.goTo('2026-02-05T12:00');
    await club.goTo('2026-02-05T12:05');
    expect(await shown()).toMatchObject({ status: 'grace', autopay: { status: 'paused', charge: null } });
    expect(await club.messagesTo(member.phone)).toHaveLength(1);
    expect(await lastLetter()).toMatch(/keep access until 8 February 2026[\s\S]*\/renew\//);
  });
});

describe('a mandate that is agreed to in the days of grace, and held back before the bank is asked', () => {
  renewing();

  it('leaves a day, and a link that pays', async () => {
    await member.turnOff(id);
    await club.goTo('2026-02-05T10:01');
    expect((await shown()).status).toBe('grace');
    await club.goTo('2026-02-07T12:00');
    const other = await member.turnOn(id);
    await club.goTo('2026-02-07T12:05');
    expect((await shown()).autopay?.charge).toMatchObject({ day: '2026-02-09', state: 'announced' });
    await club.goTo('2026-02-08T09:30');
    const messageCount = (await club.messagesTo(member.phone)).length;
    await club.goTo('2026-02-08T09:40');
    await club.bank(other, 'pause');
    await club.goTo('2026-02-08T10:30');
    expect(await shown()).toMatchObject({ status: 'grace', closesAt: '2026-02-09T04:10:00.000Z' });
    expect(await club.messagesTo(member.phone)).toHaveLength(messageCount + 1);
    await club.goTo('2026-02-09T09:41');
    expect((await shown()).status).toBe('expired');
    expect(await charges()).toEqual([]);
  });
});

describe('a mandate that came with a payment', () => {
  renewing();

  it('and that the bank did not agree to, is told to who was promised that it renews', async () => {
    await member.turnOff(id);
    await club.goTo('2026-01-06T10:00');
    await paidWith('ended');
    expect(await lastLetter()).toMatch(
      /your bank did not authorise it[\s\S]*paid until 5 February 2026[\s\S]*\/renew\//,
    );
  });
});

describe('a mandate that the bank agrees to when nothing is left to renew', () => {
  renewing();

  it('is ended, and its buyer is told that nothing is taken', async () => {
    await member.say(id, 'cancel');
    await club.goTo('2026-01-06T10:00');
    await paidWith('active');
    expect((await shown()).autopay).toBeNull();
    expect(await lastLetter()).toMatch(/after your subscription had ended[\s\S]*Nothing will be charged/);
    const letters = (await club.letters(member.email)).length;
    await club.shop.deps.jobs.drain();
    expect(await club.letters(member.email)).toHaveLength(letters);
  });
});
