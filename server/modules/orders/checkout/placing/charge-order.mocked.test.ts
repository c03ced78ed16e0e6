import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MandateGateway, PaymentNotice } from '../../../../gateways/payments';
import type * as subscriptions from '../../subscriptions';
import { createSubscriptions } from '../../subscriptions';
import type { Checkout } from '../index';
import { openShop, type Seller, type Shop } from '../testing/shop';
import type { ChargeOrder } from './charge-order.service';

// What the checkout gives to subscriptions, in the server that the tests ask.
vi.mock('../../subscriptions', async (original) => {
  const real = await original<typeof subscriptions>();
  return { ...real, createSubscriptions: vi.fn(real.createSubscriptions) };
});

const hour = 60 * 60_000;
const day = 24 * hour;
const monthly = {
  type: 'subscription' as const,
  amount: 49_900,
  period: { unit: 'month' as const, count: 1 },
};

let shop: Shop;
let seller: Seller;
let product: string;
let checkout: Checkout;
let gateway: MandateGateway;
beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller();
  product = await shop.page(seller, { prices: [monthly] });
  checkout = vi.mocked(createSubscriptions).mock.calls[0]?.[1].checkout as Checkout;
  gateway = shop.deps.gateways.payments.mandates.current as MandateGateway;
});
afterAll(() => shop.close());

let periods = 0;
async function openCharge(page = product): Promise<ChargeOrder> {
  const { body } = await shop.order(page);
  await shop.pay(body.payment.session);
  await shop.deps.jobs.drain();
  return {
    sellerId: seller.id,
    subscriptionId: body.id,
    terms: { priceId: 'p1', label: null, amount: 49_900, period: monthly.period },
    amount: 49_900,
    period: `2026-12-01T00:00:00.000Z/${++periods}`,
    mandate: { id: `mandate${periods}`, provider: gateway.provider },
    until: new Date(shop.deps.clock.now().getTime() + 4 * day),
  };
}

async function orderOf(id: string) {
  const text =
    'select status, provider, gateway_session as session, expires_at as until from orders where id = $1';
  const { rows } = await shop.deps.database.pool.query<Record<string, unknown>>(text, [id]);
  return rows[0];
}

/** What the bank says of charges from now on. */
function bankSays(outcome: PaymentNotice['outcome'] | null) {
  const requests: string[] = [];
  gateway.payments.status = async ({ id: orderId }) => {
    requests.push(orderId);
    const { provider } = gateway;
    const id = `${orderId}-${outcome}`;
    const notice = { provider, orderId, eventId: id, paymentId: id, amount: 49_900, currency: 'INR' };
    return outcome ? [{ ...notice, outcome, method: 'upi', reference: null, failure: null }] : [];
  };
  return requests;
}

const saleOf = (id: string) => shop.count('ledger_tx', `reference = '${id}' and type = 'sale'`);
const jobsFor = (id: string) =>
  shop.count('job', `queue = 'subscriptions.order' and payload->>'orderId' = '${id}'`);

describe('an order that a mandate pays', () => {
  it('is written before anybody is asked, once for a period, however often it is placed', async () => {
    const charge = await openCharge();
    const placed = await Promise.all(
      [1, 2, 3].map((n) => checkout.placeCharge(charge, `a${n % 2}-${charge.period}`)),
    );
    expect(new Set(placed).size).toBe(1);
    const [id = ''] = placed;
    expect(await checkout.placeCharge(charge, 'another key')).toBe(id);
    expect(await orderOf(id)).toEqual({
      status: 'awaitingPayment',
      provider: gateway.provider,
      session: `mandate:${charge.mandate.id}`,
      until: charge.until,
    });
    const { rows } = await shop.deps.database.pool.query(
      'select kind, period from subscription_order where order_id = $1',
      [id],
    );
    expect(rows).toEqual([{ kind: 'charge', period: charge.period }]);
  });

  it('goes on while its page is paused, and ends with it', async () => {
    const page = await shop.page(seller, { prices: [monthly] });
    const first = await openCharge(page);
    const second = { ...first, period: `${first.period}/2` };
    const say = (event: string) =>
      shop.call({ method: 'POST', url: `/api/products/${page}/${event}`, token: seller.token });
    expect((await say('pause')).status).toBe(200);
    expect(await checkout.placeCharge(first, first.period)).toMatch(/^\w+$/);
    expect((await say('archive')).status).toBe(200);
    await expect(checkout.placeCharge(second, second.period)).rejects.toMatchObject({ status: 409 });
  });

  it('is not paid by hand', async () => {
    const charge = await openCharge();
    const id = await checkout.placeCharge(charge, charge.period);
    await expect(checkout.startPayment(id, null, { isOwn: true })).rejects.toMatchObject({
      status: 409,
      code: 'not_payable',
    });
    const shown = await checkout.show(id);
    expect(shown).toMatchObject({ isCharge: true, order: { payment: { session: '' } } });
    const tried = await shop.call({ method: 'POST', url: `/cashfree?id=${id}` });
    expect(tried.headers['location']).toBe(`/cashfree?id=${id}&back=1`);
  });

  it('is asked about every hour from the next day on, and tells its subscription what its bank says', async () => {
    const { clock, jobs } = shop.deps;
    const charge = await openCharge();
    await jobs.drain();
    const id = await checkout.placeCharge(charge, charge.period);
    const requests = bankSays(null);
    clock.advance(3 * 60_000);
    await jobs.drain();
    expect(requests).not.toContain(id);
    clock.advance(day);
    await jobs.drain();
    clock.advance(hour);
    await jobs.drain();
    const times = requests.filter((one) => one === id).length;
    expect(times).toBeGreaterThanOrEqual(2);
    expect(times).toBeLessThanOrEqual(4);
    const before = await jobsFor(id);
    bankSays('failed');
    await checkout.confirmPayment(id, '203.0.113.1');
    expect(await orderOf(id)).toMatchObject({ status: 'failed' });
    expect(await jobsFor(id)).toBe(before + 1);
    expect(await shop.count('message', `text like '%${id}%'`)).toBe(0);
  });

  it('is not waited for when its time is over, and is sold all the same when the money comes after it', async () => {
    const { clock, jobs } = shop.deps;
    const charge = await openCharge();
    const id = await checkout.placeCharge(charge, charge.period);
    bankSays('pending');
    clock.advance(2 * day);
    await jobs.drain();
    expect(await orderOf(id)).toMatchObject({ status: 'pending' });
    clock.advance(2 * day + hour);
    await jobs.drain();
    expect(await orderOf(id)).toMatchObject({ status: 'expired' });
    bankSays('success');
    await checkout.confirmPayment(id, '203.0.113.1');
    expect(await orderOf(id)).toMatchObject({ status: 'fulfilled' });
    expect(await saleOf(id)).toBe(1);
  });
});
