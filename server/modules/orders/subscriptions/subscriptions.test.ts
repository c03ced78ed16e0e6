import type { Order } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsTo } from '../../messaging/sending/testing/sent-code';
import { dayInWords } from '../../money';
import { type Club, monthly, openClub } from './testing/club';

const day = 86_400_000;
let club: Club;
const ended: string[] = [];

beforeAll(async () => {
  club = await openClub([
    monthly('Plain', 49_900),
    monthly('Dear', 99_900),
    monthly('Year', 4_99_900, { period: { unit: 'month', count: 12 } }),
    monthly('Ever', 19_99_900, { period: { unit: 'lifetime', count: 1 } }),
    monthly('Tried', 29_900, { trialDays: 7 }),
  ]);
  club.shop.deps.events.on('subscription.ended', {
    key: 'test.subscription.ended',
    handle: async ({ subscriptionId }) => void ended.push(subscriptionId),
  });
});
afterAll(() => club.shop.close());

const daysUntil = (at: string | null) =>
  at === null ? null : (Date.parse(at) - club.shop.deps.clock.now().getTime()) / day;

describe('a subscription', () => {
  it('begins with its first payment and says what may be done', async () => {
    const member = await club.member();
    const { id, amount } = await member.subscribe('Plain');
    expect(amount).toBe(49_900);
    const shown = await member.show(id);
    expect(shown).toMatchObject({
      id,
      status: 'active',
      terms: { label: 'Plain', amount: 49_900, period: { unit: 'month', count: 1 } },
      nextTerms: null,
      can: ['renew', 'cancel', 'pause', 'change', 'startAutopay'],
    });
    expect([28, 29, 30, 31]).toContain(daysUntil(shown.endsAt));
    expect(await club.story(id)).toContainEqual(
      expect.stringMatching(/^The subscription started, paid until /),
    );
  });

  it('says on its receipts until when it is paid, how often, and how it is cancelled', async () => {
    const member = await club.member();
    const bought = await member.subscribe('Plain');
    const { endsAt } = await member.show(bought.id);
    const order = await club.shop.read(bought);
    expect(order.subscription).toEqual({
      id: bought.id,
      endsAt,
      amount: 49_900,
      period: { unit: 'month', count: 1 },
      renews: 'byHand',
    });
    const [receipt = ''] = (await club.letters(member.email)).filter((text) => text.includes('Your receipt'));
    expect(receipt).toContain(dayInWords(new Date(endsAt ?? '')));
    expect(receipt).toContain('It does not auto-renew. Another period costs ₹499, every month');
    expect(receipt).toContain(`/purchase?order=${bought.id}`);
    expect(await textsTo(club.shop.deps, member.phone)).toContainEqual(
      expect.stringMatching(/ \(until \d+ [A-Z][a-z]{2}\)\. Open it: /),
    );
    // What is paid next runs until a later day.
    const { body } = await member.renew(bought.id);
    await club.pay(body.orderId);
    const renewed = (await member.show(bought.id)).endsAt;
    const letters = (await club.letters(member.email)).filter((text) => text.includes('Your receipt'));
    expect(letters.some((text) => text.includes(dayInWords(new Date(renewed ?? ''))))).toBe(true);
    const url = `/api/orders/${bought.id}`;
    const renews = async () => {
      const { body } = await club.shop.call({ method: 'GET', url, token: member.token });
      return (body as Order).subscription?.renews;
    };
    await member.turnOn(bought.id);
    expect(await renews()).toBe('automatically');
    await member.say(bought.id, 'cancel');
    expect(await renews()).toBe('never');
    // The renewal was paid elsewhere: who holds the first order alone is told no more of it.
    expect((await club.shop.read(bought)).subscription).toBeNull();
  });

  it('calls free days free on their receipt, and not paid', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Tried');
    const { endsAt, status } = await member.show(id);
    expect(status).toBe('trialing');
    const [receipt = ''] = (await club.letters(member.email)).filter((text) => text.includes('Your receipt'));
    expect(receipt).toContain('Free until');
    expect(receipt).toContain(dayInWords(new Date(endsAt ?? '')));
    expect(receipt).not.toContain('Paid until');
    const paid = await member.subscribe('Plain');
    const letters = (await club.letters(member.email)).filter((text) => text.includes(paid.id));
    expect(letters.join()).not.toContain('Free until');
  });

  it('is nobody else’s', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    const stranger = await club.member();
    expect(await stranger.say(id, 'cancel')).toMatchObject({ status: 404 });
    expect(await stranger.renew(id)).toMatchObject({ status: 404 });
    expect(await stranger.change(id, { priceId: 'x', due: 0 })).toMatchObject({ status: 404 });
    const url = `/api/subscriptions/${id}`;
    expect((await club.shop.call({ method: 'GET', url })).status).toBe(401);
    expect((await member.show(id)).status).toBe('active');
  });

  it('is one purchase, however often it is paid for', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    const { body } = await member.renew(id);
    await club.pay(body.orderId);
    const purchases = await member.purchases();
    expect(purchases).toMatchObject([{ orderId: id, subscription: { id, status: 'active' } }]);
    expect(purchases[0]?.accessUrl).toMatch(new RegExp(`^/access/${id}`));
  });

  it('for ever is paid once, and has nothing to renew or to cancel', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Ever');
    expect(await member.show(id)).toMatchObject({ status: 'active', endsAt: null, renewal: null, can: [] });
    expect(await member.renew(id)).toMatchObject({ status: 409 });
    await club.pass(40);
    expect(await club.isOpen(id)).toBe(true);
  });

  it('reminds three times, stays open for three days of grace, and ends', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    const days = daysUntil((await member.show(id)).endsAt) as number;
    await club.pass(days - 4);
    await club.pass(4, 1);
    expect(await club.messagesTo(member.phone)).toHaveLength(3);
    expect((await member.show(id)).status).toBe('grace');
    expect(await club.isOpen(id)).toBe(true);
    await club.pass(2);
    expect(await club.isOpen(id)).toBe(true);
    expect(ended).not.toContain(id);
    await club.pass(1);
    expect((await member.show(id)).status).toBe('expired');
    await club.shop.deps.jobs.drain();
    expect(ended.filter((one) => one === id)).toEqual([id]);
    expect(await club.isOpen(id)).toBe(false);
    expect((await member.purchases())[0]).toMatchObject({
      accessUrl: null,
      subscription: { status: 'expired' },
    });
    expect(await club.messagesTo(member.phone)).toHaveLength(3);
  });
});

describe('renewing', () => {
  it('early is stacked onto the end; the same wish is the same order while it is open', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    const before = await member.show(id);
    const [first, second] = [await member.renew(id), await member.renew(id)];
    expect(first).toMatchObject({ status: 201, body: { url: `/cashfree?id=${first.body.orderId}` } });
    expect(second.body.orderId).toBe(first.body.orderId);
    await club.pay(first.body.orderId);
    await club.pay(first.body.orderId);
    const after = await member.show(id);
    expect(after.endsAt).toBe(before.renewal?.endsAt);
    expect(after.payments.map(({ orderId }) => orderId)).toEqual([first.body.orderId, id]);
    expect((await member.renew(id)).body.orderId).not.toBe(first.body.orderId);
    expect(await club.shop.count('subscription_order', `subscription_id = '${id}'`)).toBe(3);
  });

  it('in the days of grace follows the end that was, and is a sale like the first', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    const { endsAt, renewal } = await member.show(id);
    await club.pass((daysUntil(endsAt) as number) + 2);
    const { orderId } = (await member.renew(id)).body;
    await club.pay(orderId);
    expect(await member.show(id)).toMatchObject({ status: 'active', endsAt: renewal?.endsAt });
    expect(await club.shop.sale(club.seller, orderId)).toMatchObject({
      transaction: { amount: 49_900, fee: 2_495, feeTax: 449 },
    });
  });

  it('after the end begins with the payment and opens everything again', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    await club.pass((daysUntil((await member.show(id)).endsAt) as number) + 10);
    expect(await club.isOpen(id)).toBe(false);
    await club.pay((await member.renew(id)).body.orderId);
    const shown = await member.show(id);
    expect([shown.status, daysUntil(shown.endsAt)]).toEqual(['active', expect.any(Number)]);
    expect(daysUntil(shown.endsAt)).toBeGreaterThanOrEqual(28);
    expect(await club.isOpen(id)).toBe(true);
  });

  it('from the page with the same phone goes on with the subscription there is', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    const { renewal } = await member.show(id);
    const again = await member.subscribe('Plain');
    expect(again.id).not.toBe(id);
    expect((await member.show(id)).endsAt).toBe(renewal?.endsAt);
    expect(await member.purchases()).toHaveLength(1);
  });

  it('goes on while the page is paused, and not once it is archived', async () => {
    const ownClub = await openClub([monthly('Only', 10_000)]);
    const member = await ownClub.member();
    const { id } = await member.subscribe('Only');
    const move = (event: string) =>
      ownClub.shop.call({
        method: 'POST',
        url: `/api/products/${ownClub.productId}/${event}`,
        token: ownClub.seller.token,
      });
    await move('pause');
    await ownClub.pay((await member.renew(id)).body.orderId);
    await move('archive');
    expect(await member.renew(id)).toMatchObject({ status: 409, body: { code: 'not_renewable' } });
    const { endsAt } = await member.show(id);
    await ownClub.pass((Date.parse(endsAt ?? '') - ownClub.shop.deps.clock.now().getTime()) / day - 0.9);
    expect(await ownClub.messagesTo(member.phone)).toEqual([]);
    expect(
      await ownClub.shop.count('message', "text like '%It is no longer offered, so it ends then%'"),
    ).toBe(1);
    await ownClub.shop.close();
  });
});

describe('free days', () => {
  it('open at once, cost nothing, and are given once', async () => {
    const member = await club.member();
    const placed = await member.subscribe('Tried');
    expect(placed).toMatchObject({ status: 'fulfilled', amount: 0 });
    expect(await club.isOpen(placed.id)).toBe(true);
    const shown = await member.show(placed.id);
    expect([shown.status, daysUntil(shown.endsAt)]).toEqual(['trialing', 7]);
    expect(await club.shop.count('ledger_entry', `reference = '${placed.id}'`)).toBe(0);
    await club.pass(11);
    expect((await member.show(placed.id)).status).toBe('expired');
    expect(await member.subscribe('Tried')).toMatchObject({ amount: 29_900 });
  });

  it('run out before the first period that is paid ahead', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Tried');
    const { renewal } = await member.show(id);
    await club.pay((await member.renew(id)).body.orderId);
    expect(await member.show(id)).toMatchObject({ status: 'active', endsAt: renewal?.endsAt });
  });
});

describe('money that goes back', () => {
  async function refund(id: string, payload = {}) {
    const url = `/api/transactions/${id}/refund`;
    const answer = await club.shop.call({ method: 'POST', url, token: club.seller.token, payload });
    await club.shop.deps.jobs.drain();
    return answer;
  }

  it('takes its period off, and ends the subscription when nothing is left', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    const { endsAt } = await member.show(id);
    const { orderId } = (await member.renew(id)).body;
    await club.pay(orderId);
    expect((await refund(orderId)).status).toBe(200);
    expect(await member.show(id)).toMatchObject({ status: 'active', endsAt });
    expect((await refund(id)).status).toBe(200);
    expect((await member.show(id)).status).toBe('expired');
    expect(await club.isOpen(id)).toBe(false);
  });

  it('of the first period leaves what was paid ahead, from now on', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    const { orderId } = (await member.renew(id)).body;
    await club.pay(orderId);
    await refund(id);
    const shown = await member.show(id);
    expect(shown.status).toBe('active');
    expect([28, 29, 30, 31]).toContain(daysUntil(shown.endsAt));
    expect((await member.purchases())[0]?.accessUrl).toMatch(new RegExp(`^/access/${orderId}`));
  });

  it('in part changes nothing but the money', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    const before = await member.show(id);
    await refund(id, { amount: 10_000 });
    expect(await member.show(id)).toMatchObject({ status: 'active', endsAt: before.endsAt });
  });
});
