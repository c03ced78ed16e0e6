import { describe, expect, it } from 'vitest';
import { charges, club, id, member, renewing, shown } from '../testing/renewing.setup';

describe('a buyer who says no', () => {
  renewing();

  it('after it was announced is charged nothing, and is reminded instead', async () => {
    await club.goTo('2026-02-03T10:00');
    expect((await member.turnOff(id)).autopay).toBeNull();
    expect((await member.turnOff(id)).autopay).toBeNull();
    const letters = await club.letters(member.email);
    expect(letters.filter((text) => /Nothing will be charged automatically/.test(text))).toHaveLength(1);
    // Whoever gave no address hears of it as well.
    expect(await club.messagesTo(member.phone)).toHaveLength(1);
    await club.goTo('2026-02-04T10:00');
    expect(await charges()).toEqual([]);
    expect(await club.messagesTo(member.phone)).toHaveLength(2);
    await club.goTo('2026-02-05T10:00');
    expect((await shown()).status).toBe('grace');
  });

  it('who agrees anew in the days of grace is charged after a day and a night, and shut out by nobody meanwhile', async () => {
    await club.goTo('2026-02-07T12:00');
    await member.turnOn(id);
    await club.goTo('2026-02-07T12:01');
    expect((await shown()).autopay?.charge).toMatchObject({ day: '2026-02-09', state: 'announced' });
    await club.goTo('2026-02-08T10:30');
    expect((await shown()).status).toBe('grace');
    await club.goTo('2026-02-09T07:30');
    expect(await shown()).toMatchObject({ status: 'active', endsAt: '2026-03-05T04:30:00.000Z' });
  });

  it('after the bank was told has the charge taken back', async () => {
    await club.goTo('2026-03-03T10:00');
    await club.goTo('2026-03-04T10:00');
    await member.say(id, 'cancel');
    expect(await charges()).toContain('2026-03-05 revoked');
    await club.goTo('2026-03-05T10:00');
    expect(await shown()).toMatchObject({ status: 'expired', autopay: null });
    expect(await club.shop.count('sandbox_mandate', "status <> 'ended'")).toBe(0);
  });
});

describe('money that comes after a no', () => {
  renewing();

  it('buys nothing and goes back by itself', async () => {
    const { named } = club.shop.deps.gateways.payments;
    const gateway = named('sandboxMandates');
    if (!gateway) throw new Error('There is no such gateway');
    await club.goTo('2026-02-03T10:00');
    await club.goTo('2026-02-04T10:00');
    const status = gateway.status.bind(gateway);
    // The bank takes it, and its word is lost.
    gateway.status = async () => [];
    await club.goTo('2026-02-05T07:10');
    expect(await charges()).toEqual(['2026-02-05 success']);
    await member.say(id, 'cancel');
    gateway.status = status;
    await club.goTo('2026-02-06T09:00');
    await club.goTo('2026-02-06T09:30');
    expect(await shown()).toMatchObject({ status: 'expired', endsAt: '2026-02-05T04:30:00.000Z' });
    expect(await club.shop.count('orders', "status = 'refunded' and amount = 49900")).toBe(1);
    expect(await club.letters(member.email)).toContainEqual(expect.stringMatching(/is refunded/));
    expect(await club.isOpen(id)).toBe(false);
  });
});

describe('money that comes after a no, and that its gateway is slow to give back', () => {
  renewing();

  it('opens nothing meanwhile', async () => {
    const { named } = club.shop.deps.gateways.payments;
    const gateway = named('sandboxMandates');
    if (!gateway) throw new Error('There is no such gateway');
    gateway.refund = async () => 'pending';
    await club.goTo('2026-02-03T10:00');
    await club.goTo('2026-02-04T10:00');
    const status = gateway.status.bind(gateway);
    gateway.status = async () => [];
    await club.goTo('2026-02-05T07:10');
    await member.turnOff(id);
    gateway.status = status;
    await club.goTo('2026-02-05T12:00');
    await club.goTo('2026-02-05T12:30');
    expect(await club.shop.count('orders', "status = 'refunding'")).toBe(1);
    expect(await club.shop.count('access_grant', "status = 'revoked'")).toBe(1);
  });
});
