import type { Order, PlacedOrder, Purchases, Subscription, SubscriptionPayment } from '@haat/openapi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyerCookie } from '../../checkout/testing/buyer-cookie';
import { newKey } from '../../checkout/testing/shop';
import { type Club, type Member, monthly, openClub } from '../testing/club';

let club: Club;
let member: Member;
beforeAll(async () => {
  club = await openClub([monthly('Tried', 49_900, { trialDays: 7 }), monthly('Plain', 49_900)]);
});
afterAll(() => club.shop.close());
beforeEach(async () => {
  member = await club.member();
});

/** A browser that has proved nothing, and holds what it orders. */
interface Browser {
  /** From the page, with the number of the member. */
  order(label: string, more?: object): Promise<PlacedOrder>;
  call<Body>(method: 'GET' | 'POST' | 'DELETE', url: string): Promise<{ status: number; body: Body }>;
  follow(url: string): Promise<string>;
  library(): Promise<Purchases['items']>;
}

function browser(): Browser {
  let cookie = '';
  const keep = <Answer extends { headers: Record<string, unknown> }>(answer: Answer): Answer => {
    if (answer.headers['set-cookie']) cookie = buyerCookie(answer);
    return answer;
  };
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const headers = {
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
      ...(payload && { 'idempotency-key': newKey() }),
    };
    const answer = keep(await club.shop.call({ method, url, headers, ...(payload && { payload }) }));
    await club.shop.deps.jobs.drain();
    return answer;
  };
  return {
    async order(label, more = {}) {
      const buyer = { phone: member.phone, name: 'Somebody' };
      const input = { productId: club.productId, priceId: club.prices[label], buyer, ...more };
      const { status, body } = await send('POST', '/api/orders', input);
      expect(status).toBe(201);
      return body;
    },
    call: (method, url) => send(method, url),
    follow: async (url) => String((await send('POST', url)).headers['location']),
    library: async () => ((await send('GET', '/api/purchases')).body as Purchases).items,
  };
}

const renewalsOf = (id: string) => `/api/subscriptions/${id}/renewals`;
const opensIn = async (one: Browser, id: string) =>
  (await one.call('GET', `/api/orders/${id}`)).status === 200;

/** Whatever a call could do or tell of a subscription. */
const calls = (id: string) =>
  [
    ['GET', `/api/subscriptions/${id}`],
    ['POST', `/api/subscriptions/${id}/pause`],
    ['POST', `/api/subscriptions/${id}/cancel`],
    ['POST', renewalsOf(id)],
    ['POST', `/api/subscriptions/${id}/autopay`],
    ['DELETE', `/api/subscriptions/${id}/autopay`],
    ['GET', `/api/purchases/${id}`],
  ] as const;

describe.each(['Tried', 'Plain'])('who began with the number of somebody else, at the price %s', (label) => {
  let stranger: Browser;
  let id: string;
  beforeEach(async () => {
    stranger = browser();
    ({ id } = await stranger.order(label));
    if (label === 'Plain') await club.pay(id);
  });

  it('has what they began themselves', async () => {
    expect((await stranger.library()).map(({ orderId }) => orderId)).toEqual([id]);
  });

  it('has nothing of what its holder pays for later, and moves nothing', async () => {
    const { body } = await member.renew(id);
    await club.pay(body.orderId);
    const own = label === 'Plain' ? expect.stringContaining(`/access/${id}?`) : null;
    const [told, ...others] = await stranger.library();
    expect(told).toMatchObject({ orderId: id, accessUrl: own, subscription: null });
    expect([told?.accesses.length, others]).toEqual([1, []]);
    for (const [method, url] of calls(id))
      expect([url, (await stranger.call(method, url)).status]).toEqual([url, 404]);
    const page = await stranger.call('POST', `/purchase/library/${id}/cancel`);
    expect(page.status).toBe(303);
    expect(await member.show(id)).toMatchObject({ status: 'active' });
    expect((await member.purchases())[0]).toMatchObject({
      accessUrl: expect.stringContaining('/access/'),
      subscription: { id, status: 'active' },
    });
    expect(await opensIn(stranger, body.orderId)).toBe(false);
  });

  it('has what they paid for until that is over, and hears nothing of how it goes on', async () => {
    if (label === 'Tried') return;
    const shown = async () => (await stranger.call<Order>('GET', `/api/orders/${id}`)).body;
    const own = (await shown()).subscription?.endsAt;
    const { body } = await member.renew(id);
    await club.pay(body.orderId);
    expect(await shown()).toMatchObject({
      access: { url: `/access/${id}` },
      subscription: null,
      accesses: [{ status: 'active', endsAt: own }],
    });
    expect((await stranger.library())[0]?.accesses).toMatchObject([{ status: 'active', endsAt: own }]);
    await club.pass(32, 1);
    expect(await member.show(id)).toMatchObject({ status: 'active' });
    expect(await opensIn(stranger, id)).toBe(false);
    const [over] = await stranger.library();
    expect(over).toMatchObject({ accessUrl: null, accesses: [{ status: 'ended', endsAt: own }] });
    expect((await member.purchases())[0]).toMatchObject({
      accessUrl: expect.stringContaining(`/access/${id}?`),
    });
    expect(await club.isOpen(id)).toBe(true);
  });

  it('holds no order that its holder is led to pay', async () => {
    const theirs = await stranger.call<SubscriptionPayment>('POST', renewalsOf(id));
    expect(theirs.status).toBe(201);
    const { body } = await member.renew(id);
    expect(body.orderId).not.toBe(theirs.body.orderId);
    // Pressed again, each goes on with its own.
    expect((await member.renew(id)).body.orderId).toBe(body.orderId);
    const again = await stranger.call<SubscriptionPayment>('POST', renewalsOf(id));
    expect(again.body.orderId).toBe(theirs.body.orderId);
    await club.pay(body.orderId);
    expect(await opensIn(stranger, body.orderId)).toBe(false);
    expect((await stranger.call('POST', `/api/subscriptions/${id}/cancel`)).status).toBe(404);
  });
});

describe('a buyer who has proved nothing', () => {
  it('goes on with what they pay for in one browser', async () => {
    const own = browser();
    const { id } = await own.order('Tried');
    const { body } = await own.call<SubscriptionPayment>('POST', renewalsOf(id));
    await club.pay(body.orderId);
    expect(await own.library()).toMatchObject([
      { orderId: id, accessUrl: expect.stringContaining(`/access/${body.orderId}?`), subscription: { id } },
    ]);
    const again = await own.order('Plain');
    await club.pay(again.id);
    expect((await own.call('POST', `/api/subscriptions/${id}/cancel`)).status).toBe(200);
    expect((await own.call<Subscription>('GET', `/api/subscriptions/${id}`)).body).toMatchObject({
      status: 'cancelled',
    });
    expect((await own.library())[0]?.accesses).toHaveLength(1);
  });

  it('speaks for what the mandate pays that they agreed to with an order of theirs', async () => {
    const own = browser();
    const { id, payment } = await own.order('Plain', { autopay: true });
    await club.shop.deps.gateways.payments.sandboxBank.play(payment.session, 'agree', 'upi');
    await club.shop.deps.jobs.drain();
    await club.pass(33, 1);
    const { body } = await own.call<Subscription>('GET', `/api/subscriptions/${id}`);
    expect(body).toMatchObject({ status: 'active', autopay: { status: 'active' } });
    expect(body.payments).toHaveLength(2);
    expect(await opensIn(own, id)).toBe(true);
    expect(await own.library()).toMatchObject([
      { orderId: id, accessUrl: expect.stringContaining(`/access/${id}?`), subscription: { id } },
    ]);
    expect((await own.call('DELETE', `/api/subscriptions/${id}/autopay`)).status).toBe(200);
    // What somebody else pays then is nothing of theirs.
    await club.pay((await member.renew(id)).body.orderId);
    expect((await own.call('POST', `/api/subscriptions/${id}/cancel`)).status).toBe(404);
  });

  it('is led by a reminder to an order that their browser holds, and to none of somebody else', async () => {
    const stranger = browser();
    const { id } = await stranger.order('Tried');
    const link = await linkTo(id);
    const strange = await stranger.follow(link);
    const orderIn = (url: string) => new URL(url, 'http://haat').searchParams.get('id');
    expect(await opensIn(stranger, orderIn(strange) ?? '')).toBe(true);
    expect(await stranger.follow(link)).toBe(strange);
    // Who only has the link pays another one, which opens in neither browser.
    await browser().follow(link);
    const { body } = await member.renew(id);
    expect(body.orderId).not.toBe(orderIn(strange));
    expect(await opensIn(stranger, body.orderId)).toBe(false);
    expect(await club.shop.count('subscription_order', `subscription_id = '${id}'`)).toBe(3);
  });
});

/** The link of the reminder to renew. */
async function linkTo(id: string): Promise<string> {
  await club.pass(6, 1);
  const found = (await club.messagesTo(member.phone)).map(
    (text) => new RegExp(`/renew/${id}\\S*`).exec(text)?.[0],
  );
  const link = found.find((one) => one !== undefined);
  if (link === undefined) throw new Error('No reminder was sent');
  return link;
}
