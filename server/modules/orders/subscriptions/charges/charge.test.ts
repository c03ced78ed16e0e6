import { describe, expect, it } from 'vitest';
import { charges, club, id, lastLetter, mandateId, member, renewing, shown } from '../testing/renewing.setup';

describe('a subscription that renews automatically', () => {
  renewing();

  it('says so from the moment its buyer has agreed', async () => {
    const { autopay, can } = await shown();
    expect(autopay).toEqual({ status: 'active', method: 'upi', most: 49_900, charge: null });
    expect(can).toContain('endAutopay');
    expect(can).not.toContain('startAutopay');
    expect(await lastLetter()).toMatch(/renews automatically/);
    expect(await club.story(id)).toContain('The buyer turned on auto-renew');
  });

  it('tells its buyer two days before, and reminds of nothing', async () => {
    await club.goTo('2026-02-02T12:00');
    expect(await club.messagesTo(member.phone)).toEqual([]);
    await club.goTo('2026-02-03T10:00');
    expect(await lastLetter()).toMatch(/₹499 on 5 February 2026/);
    expect(
      await club.shop.count(
        'message',
        `sent_to = '${member.phone}' and text like '%renews on 5 February 2026: your bank will be charged Rs 499.%'`,
      ),
    ).toBe(1);
    const { autopay, can } = await shown();
    expect(autopay?.charge).toEqual({ amount: 49_900, day: '2026-02-05', state: 'announced' });
    expect(can).toContain('renew');
  });

  it('has the bank told on the day before, once', async () => {
    await club.goTo('2026-02-04T09:59');
    expect(await charges()).toEqual([]);
    await club.goTo('2026-02-04T10:00');
    await club.goTo('2026-02-04T12:00');
    expect(await charges()).toEqual(['2026-02-05 waiting']);
    const { autopay, can } = await shown();
    expect(autopay?.charge).toMatchObject({ state: 'asked' });
    expect(can).toEqual(['cancel', 'endAutopay']);
    expect(await member.renew(id)).toMatchObject({ status: 409 });
    expect(await member.say(id, 'pause')).toMatchObject({ status: 409 });
  });

  it('is paid before its end, and the next period is a sale like the first', async () => {
    await club.goTo('2026-02-05T07:10');
    const { endsAt, status, autopay, payments } = await shown();
    expect([status, endsAt, payments.length]).toEqual(['active', '2026-03-05T04:30:00.000Z', 2]);
    expect(autopay?.charge).toBeNull();
    expect(await club.shop.sale(club.seller, payments[0]?.orderId ?? '')).toMatchObject({
      transaction: { amount: 49_900, fee: 2_495, feeTax: 449 },
    });
    await club.goTo('2026-03-05T09:00');
    expect(await charges()).toEqual(['2026-02-05 success']);
  });
});

describe('when nobody was there to tell the gateway', () => {
  renewing();

  it('announces it late, for a day that leaves a day and a night, and takes it then', async () => {
    // Down from the day before it was to be announced until after the end.
    await club.goTo('2026-02-05T15:00');
    expect(await lastLetter()).toMatch(/₹499 on 7 February 2026/);
    expect((await shown()).status).toBe('pastDue');
    expect(await club.isOpen(id)).toBe(true);
    await club.goTo('2026-02-06T11:00');
    expect(await charges()).toEqual(['2026-02-07 waiting']);
    await club.goTo('2026-02-07T08:00');
    expect(await shown()).toMatchObject({ status: 'active', endsAt: '2026-03-05T04:30:00.000Z' });
  });
});

describe('a bank that says no', () => {
  renewing();

  it('is asked once more two days later, which its buyer is told, with a link that pays', async () => {
    await club.goTo('2026-02-03T10:00');
    await club.bank(mandateId, 'refuse');
    await club.goTo('2026-02-04T10:00');
    await club.goTo('2026-02-05T08:00');
    await club.goTo('2026-02-05T08:01');
    expect(await lastLetter()).toMatch(/retry it on 7 February 2026[\s\S]*\/renew\//);
    expect((await shown()).autopay?.charge).toEqual({ amount: 49_900, day: '2026-02-07', state: 'refused' });
    expect((await shown()).can).toContain('renew');
    await club.goTo('2026-02-05T10:00');
    expect((await shown()).status).toBe('pastDue');
  });

  it('that says no twice ends in the days of grace, and in the end, and the mandate with it', async () => {
    await club.bank(mandateId, 'refuse');
    await club.goTo('2026-02-06T10:00');
    await club.goTo('2026-02-07T08:00');
    await club.goTo('2026-02-07T08:01');
    expect(await lastLetter()).toMatch(/was not renewed[\s\S]*keep access until 8 February 2026/);
    expect(await shown()).toMatchObject({ status: 'grace', closesAt: '2026-02-08T04:30:00.000Z' });
    expect(await club.isOpen(id)).toBe(true);
    await club.goTo('2026-02-08T10:01');
    expect(await shown()).toMatchObject({ status: 'expired', autopay: null });
    expect(await club.isOpen(id)).toBe(false);
    expect(await charges()).toEqual(['2026-02-05 failed', '2026-02-07 failed']);
    expect(await club.shop.count('sandbox_mandate', "status <> 'ended'")).toBe(0);
  });
});

describe('a mandate in the bank’s app', () => {
  renewing();

  it('that is held back takes nothing, and its buyer is reminded', async () => {
    await club.goTo('2026-02-03T10:00');
    await club.bank(mandateId, 'pause');
    expect((await shown()).autopay).toMatchObject({ status: 'paused', charge: null });
    await club.goTo('2026-02-04T10:00');
    expect(await club.messagesTo(member.phone)).toHaveLength(1);
  });

  it('that goes on is announced anew', async () => {
    await club.bank(mandateId, 'resume');
    await club.goTo('2026-02-04T10:01');
    expect((await shown()).autopay?.charge).toMatchObject({ day: '2026-02-06', state: 'announced' });
  });

  it('that is ended there is told to its buyer', async () => {
    await club.bank(mandateId, 'end');
    await club.goTo('2026-02-04T10:05');
    expect((await shown()).autopay).toBeNull();
    // It goes out with the announcement of the test before, in either order.
    const letters = (await club.letters(member.email)).slice(-2);
    expect(letters).toContainEqual(expect.stringMatching(/Auto-renew is off/));
    await club.goTo('2026-02-05T10:01');
    expect((await shown()).status).toBe('grace');
  });
});

describe('what else its buyer may do', () => {
  renewing('Tried');

  it('lets free days go over into a paid period', async () => {
    await club.goTo('2026-01-10T10:00');
    await club.goTo('2026-01-11T10:00');
    await club.goTo('2026-01-12T07:10');
    expect(await shown()).toMatchObject({ status: 'active', endsAt: '2026-02-12T04:30:00.000Z' });
  });

  it('pays by link before the bank is told, and the announced charge is dropped', async () => {
    await club.goTo('2026-02-10T10:00');
    expect((await shown()).autopay?.charge).toMatchObject({ state: 'announced' });
    await club.pay((await member.renew(id)).body.orderId);
    expect(await shown()).toMatchObject({ endsAt: '2026-03-12T04:30:00.000Z', autopay: { charge: null } });
    await club.goTo('2026-02-12T09:00');
    expect(await charges()).toHaveLength(1);
  });

  it('goes over to a dearer price, and is asked to agree to it', async () => {
    const due = (await shown()).changes.find(({ terms }) => terms.label === 'Dear')?.due;
    const { body } = await member.change(id, { priceId: club.prices['Dear'], due });
    await club.pay(body.payment?.orderId ?? '');
    const { autopay, can } = await shown();
    expect(autopay).toBeNull();
    expect(can).toContain('startAutopay');
    expect(await club.letters(member.email)).toContainEqual(
      expect.stringMatching(/authorise auto-renew again/),
    );
  });
});
