import type { PlacedOrder, WalletEntries } from '@haat/openapi';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stories } from '../../../platform/testing/property.testing';
import { openShop, type Seller, type Shop } from '../../orders/checkout/testing/shop';
import { createLedger } from '.';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** What may happen, in any order: `n` picks one of the orders there are. */
const happening = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      amount: fc.integer({ min: 100, max: 50_000_000 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('pay' as const, 'payTwiceAtOnce' as const), n: fc.nat(20) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('fail' as const, 'drop' as const), n: fc.nat(20) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('refund' as const, 'refundTwiceAtOnce' as const),
      n: fc.nat(20),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 120 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('part' as const, 'partCutOff' as const),
      n: fc.nat(20),
      share: fc.integer({ min: 1, max: 1_100 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'rollUp' as const }) },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

async function happen(what: Happening, orders: PlacedOrder[], seller: Seller, page: string): Promise<void> {
  if (what.do === 'order') {
    orders.push((await shop.order(page, { amount: what.amount })).body);
  } else if (what.do === 'wait') {
    shop.deps.clock.advance(what.hours * 3_600_000);
    await ledger().settleDue();
  } else if (what.do === 'rollUp') {
    await ledger().rollUp();
  } else {
    const order = orders[what.n % Math.max(orders.length, 1)];
    if (!order) return;
    const pay = (outcome: 'success' | 'failed' | 'dropped') => shop.pay(order.payment.session, outcome);
    const refund = () =>
      shop.call({
        method: 'POST',
        url: `/api/transactions/${order.id}/refund`,
        token: seller.token,
        payload: {},
      });
    if (what.do === 'part' || what.do === 'partCutOff') {
      const { current } = shop.deps.gateways.payments;
      const { refund: works } = current;
      // The gateway gives the money back, and the server dies before it hears so.
      if (what.do === 'partCutOff')
        current.refund = async (input) => {
          await works(input);
          throw new Error('cut off');
        };
      await shop.call({
        method: 'POST',
        url: `/api/transactions/${order.id}/refund`,
        token: seller.token,
        payload: { amount: Math.max(1, Math.floor((order.amount * what.share) / 1_000)) },
      });
      current.refund = works;
    }
    if (what.do === 'pay') await pay('success');
    if (what.do === 'payTwiceAtOnce') await Promise.all([pay('success'), pay('success')]);
    if (what.do === 'fail') await pay('failed');
    if (what.do === 'drop') await pay('dropped');
    if (what.do === 'refund') await refund();
    if (what.do === 'refundTwiceAtOnce') await Promise.all([refund(), refund()]);
  }
}

function ledger() {
  const { database, clock, random } = shop.deps;
  return createLedger({ database, clock, random, settlementDays: 2 });
}

async function rows<T>(sql: string): Promise<T[]> {
  return (await shop.deps.database.pool.query<T>(sql)).rows;
}

/** The whole statement, a few entries at a time. */
async function statement(seller: Seller): Promise<WalletEntries['items']> {
  const items: WalletEntries['items'] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const url = `/api/wallet/entries?limit=7${cursor && `&cursor=${cursor}`}`;
    const { body } = await shop.call({ method: 'GET', url, token: seller.token });
    const page = body as WalletEntries;
    items.push(...page.items);
    cursor = page.next;
  }
  return items;
}

async function expectGoodBooks(seller: Seller, orders: PlacedOrder[]): Promise<void> {
  expect(
    await rows(`select tx_id from ledger_entry group by seller_id, tx_id, currency having sum(amount) <> 0`),
  ).toEqual([]);
  expect(await ledger().prove()).toEqual([]);

  const [entries] = await rows<{ pending: number; available: number }>(`select
    coalesce(sum(amount) filter (where account = 'creator.pending'), 0)::bigint as pending,
    coalesce(sum(amount) filter (where account = 'creator.available'), 0)::bigint as available
    from ledger_entry where seller_id = '${seller.id}'`);
  const wallet = await shop.wallet(seller);
  expect({ pending: wallet.pending, available: wallet.available }).toEqual(entries);
  expect(wallet.upcoming.reduce((sum, { amount }) => sum + amount, 0)).toBe(wallet.pending);
  expect(wallet.lifetime).toBe(wallet.pending + wallet.available + wallet.inTransit);

  const items = await statement(seller);
  expect(items[0]?.balance ?? 0).toBe(wallet.pending + wallet.available);
  for (const [index, item] of items.entries())
    expect(item.balance - item.amount).toBe(items[index + 1]?.balance ?? 0);

  for (const order of orders) {
    const { status } = await shop.read(order);
    const sales = await shop.count('ledger_tx', `type = 'sale' and reference = '${order.id}'`);
    const [back] = await rows<{ refunds: number; done: number; booked: number; given: number }>(`select
      (select count(*) from ledger_tx where type = 'refund' and reference like '${order.id}%')::int as refunds,
      (select count(*) from refund where order_id = '${order.id}' and status = 'done')::int as done,
      (select coalesce(sum(amount), 0) from refund where order_id = '${order.id}' and status = 'done')::bigint as booked,
      (select coalesce(sum(r.amount), 0) from sandbox_refund r join sandbox_payment p on p.session = r.session
        where p.order_id = '${order.id}')::bigint as given`);
    expect(back?.refunds).toBe(back?.done);
    expect(back?.given).toBe(back?.booked);
    expect(back?.booked).toBeLessThanOrEqual(order.amount);
    expect(status === 'refunded').toBe(back?.booked === order.amount);
    const isPaid = ['fulfilled', 'refunding', 'refunded'].includes(status);
    expect([status, sales]).toEqual([status, isPaid ? 1 : 0]);
    expect(
      await shop.count('access_grant', `order_id = '${order.id}' and status in ('active', 'grace')`),
    ).toBe(status === 'fulfilled' ? 1 : 0);
  }
}

it('whatever happens, every transaction is at zero and every balance is what its entries say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 15, maxLength: 40, size: 'max' }), async (story) => {
      const seller = await shop.seller();
      const page = await shop.page(seller, { prices: [{ type: 'open', amount: 100 }] });
      const orders: PlacedOrder[] = [];
      for (const what of story) await happen(what, orders, seller, page);
      // What was cut off is taken up again.
      shop.deps.clock.advance(120_000);
      await shop.deps.jobs.drain();
      await expectGoodBooks(seller, orders);
    }),
    stories(8),
  );
  // The stories told were about something.
  for (const type of ['sale', 'refund', 'settlement'])
    expect(await shop.count('ledger_tx', `type = '${type}'`)).toBeGreaterThan(2);
  expect(await shop.count('balance_snapshot')).toBeGreaterThan(2);
}, 180_000);
