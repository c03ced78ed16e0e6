import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { lockMoneyOut } from '../../../platform/database/withdrawal.lock';
import { platformAccountId } from '../../../platform/money/platform-account';
import { stories } from '../../../platform/testing/property.testing';
import { type CashfreeShop, openCashfreeShop } from '../../orders/checkout/testing/cashfree';
import { createHolds } from '../../orders/disputes/hold.service';
import { createLedger, type Ledger } from '.';
import { expectGoodBooks, type Story } from './testing/good-books';
import { adjustFor, keepPayout } from './testing/moved';

/** Where whatever comes by next is cut off, once, as when the server dies there. */
const dying = vi.hoisted(() => ({ at: new Set<string>(), times: 0 }));
vi.mock('../../../platform/observability/crash-point', () => ({
  crashPoint(name: string) {
    if (!dying.at.delete(name)) return;
    dying.times += 1;
    throw new Error(`Cut off at ${name}`);
  },
}));
const cuts = [
  'payment.asked',
  'payment.booked',
  'refund.written',
  'refund.given',
  'refund.booked',
  'dispute.asked',
  'dispute.booked',
];

let shop: CashfreeShop;
let ledger: Ledger;
const pans = new Map<string, 'person' | 'other'>();

beforeAll(async () => {
  shop = await openCashfreeShop();
  const kyc = { panOf: async () => pans };
  const rates = { tdsBasisPoints: 10, personSpared: 5_000_000, tcsBasisPoints: 50 };
  ledger = createLedger({ ...shop.deps, settlementDays: 2, tax: { rates, kyc } });
});
afterAll(() => shop.close());

/** What may happen, in any order: `n` picks one of what there is, `share` thousandths of it. */
const happening = fc.record({
  what: fc.constantFrom(
    ...(['order', 'order', 'pay', 'pay', 'pay', 'payAgain', 'refund', 'refund', 'endRefund'] as const),
    ...(['giveBack', 'dispute', 'dispute', 'decide', 'decide', 'again', 'lose', 'wait', 'wait'] as const),
    ...([
      'payout',
      'payoutBack',
      'hold',
      'release',
      'adjust',
      'pan',
      'incoming',
      'rollUp',
      'die',
      'die',
    ] as const),
  ),
  n: fc.nat(50),
  share: fc.integer({ min: 1, max: 1_000 }),
});
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(items: readonly T[], n: number): T | undefined => items[n % Math.max(1, items.length)];
const paidOf = (id: string) =>
  shop.cashfree.book.attempts(id).filter(({ payment_status }) => payment_status === 'SUCCESS');
const isPaid = (id: string) => paidOf(id).length > 0;

async function money(story: Story, { what, share }: Happening): Promise<void> {
  const { seller, payouts } = story;
  const { database } = shop.deps;
  const key = `${what}-${++story.count}`;
  const available = await database.tx((trx) => ledger.availableOf(trx, seller.id));
  const amount = Math.floor((available * share) / 1_000);
  if (what === 'payout' && amount > 0) {
    await database.tx(async (trx) => {
      await lockMoneyOut(trx, seller.id);
      await ledger.post(trx, { type: 'payout', sellerId: seller.id, reference: key, amount });
    });
    await keepPayout(database, { sellerId: seller.id, id: key, amount, at: shop.deps.clock.now() });
    payouts.push({ reference: key, amount, isPaid: false });
  }
  if (what === 'payoutBack') {
    const payout = payouts.at(-1);
    if (!payout) return;
    const type = payout.isPaid ? 'payoutReversed' : share < 500 ? 'payoutPaid' : 'payoutFailed';
    const { reference } = payout;
    await database.tx((trx) =>
      ledger.post(trx, { type, sellerId: seller.id, reference, amount: payout.amount }),
    );
    const status = ({ payoutPaid: 'paid', payoutFailed: 'failed', payoutReversed: 'reversed' } as const)[
      type
    ];
    const mine = database.db.updateTable('payout').set({ status }).where('id', '=', reference);
    await mine.where('seller_id', '=', seller.id).execute();
    if (type === 'payoutPaid') payout.isPaid = true;
    else payouts.pop();
  }
  if (what === 'adjust') {
    const given = share < 500 ? share : -Math.min(share, Math.max(0, available));
    if (given === 0) return;
    await adjustFor(shop.deps, ledger, { sellerId: seller.id, amount: given, key });
    story.adjusted += given;
  }
  const holds = createHolds(shop.deps, ledger);
  const events = {
    rule: 'review' as const,
    reason: 'Tried',
    whatToDo: 'Nothing',
    actBy: null,
    placedBy: 'operator',
  };
  if (what === 'hold' && amount > 0)
    await database.tx((trx) =>
      holds.place(trx, { ...events, sellerId: seller.id, id: key, amount, orderId: null, disputeId: null }),
    );
  if (what === 'release') {
    const held = (await holds.of(seller.id)).find(({ rule }) => rule === 'review');
    if (held)
      await database.tx((trx) =>
        holds.release(trx, { sellerId: seller.id, id: held.id, reason: 'Well', by: 'operator' }),
      );
  }
}

async function happen(story: Story, happening: Happening): Promise<void> {
  const { what, n, share } = happening;
  const { seller, page, orders, disputes } = story;
  const { cashfree } = shop;
  const order = pick(orders, n);
  const rupees = order ? Math.max(1, Math.floor((order.amount * share) / 100_000)) : 1;
  await money(story, happening);
  if (what === 'order') orders.push((await shop.order(page, { amount: 10_000 + share * 1_000 })).body);
  if (what === 'wait') await shop.later(60 * (share % 100));
  if (what === 'rollUp') await ledger.rollUp();
  if (what === 'die') dying.at.add(pick(cuts, n) ?? '');
  if (what === 'pan') {
    pans.set(seller.id, share < 500 ? 'person' : 'other');
    await ledger.withholdDeferred(seller.id);
  }
  if (what === 'incoming')
    await cashfree.settle({
      id: String(900_000 + (share % 7)),
      status: share < 700 ? 'SUCCESS' : 'REVERSED',
      payment_amount: 100,
      amount_settled: 97,
      service_charge: 2.5,
      service_tax: 0.5,
      utr: 'UTR',
    });
  if (what === 'again') {
    const webhook = pick(cashfree.webhooks, n);
    if (webhook) await cashfree.deliver(webhook);
  }
  if (!order) return;
  // What is lost is heard of at night.
  if (what === 'lose')
    cashfree.webhooksTo(share < 500 ? null : `${shop.deps.webhookBase()}/webhooks/cashfree`);
  if (what === 'pay' && !isPaid(order.id)) await cashfree.pay(order.id);
  if (!isPaid(order.id)) return;
  if (what === 'payAgain') await cashfree.pay(order.id);
  if (what === 'refund')
    await shop.call({
      method: 'POST',
      url: `/api/transactions/${order.id}/refund`,
      token: seller.token,
      payload: { amount: rupees * 100 },
    });
  if (what === 'endRefund') await cashfree.endRefund(order.id, share < 700 ? 'SUCCESS' : 'FAILED');
  if (
    what === 'giveBack' &&
    cashfree.book.refunds(order.id).length === 0 &&
    cashfree.book.attempts(order.id).length === 1
  )
    await cashfree.refundByItself(order.id);
  // Of any of its payments, and beside others that are open.
  if (what === 'dispute') {
    const amount = share < 300 ? rupees : order.amount / 100;
    const paymentId = pick(paidOf(order.id), share)?.cf_payment_id ?? '';
    const id = await cashfree.dispute(order.id, 'CREATED', { amount, paymentId });
    disputes.push({ id, orderId: order.id, rupees: amount, paymentId });
  }
  const dispute = pick(disputes, n);
  const stage = share % 5 === 0 ? 'ARBITRATION' : 'CHARGEBACK';
  if (what === 'decide' && dispute)
    await cashfree.dispute(
      dispute.orderId,
      share < 350 ? 'MERCHANT_WON' : share < 700 ? 'MERCHANT_LOST' : 'UNDER_REVIEW',
      { id: dispute.id, amount: dispute.rupees, paymentId: dispute.paymentId, stage },
    );
}

it('keeps every account true whatever buyers, banks, gateways and operators do, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 25, maxLength: 60, size: 'max' }), async (steps) => {
      const seller = await shop.seller();
      const page = await shop.page(seller, { prices: [{ type: 'open', amount: 100 }] });
      const story: Story = { seller, page, orders: [], disputes: [], payouts: [], adjusted: 0, count: 0 };
      // Something to begin with.
      for (const n of [0, 1, 2])
        for (const what of ['order', 'pay'] as const) await happen(story, { what, n, share: 300 + n });
      // Every other creator gives a PAN once the first money is theirs.
      if (steps.length % 2 === 0)
        for (const what of ['wait', 'pan'] as const) await happen(story, { what, n: 0, share: 999 });
      for (const step of steps) await happen(story, step);
      shop.cashfree.webhooksTo(`${shop.deps.webhookBase()}/webhooks/cashfree`);
      for (const { orderId } of story.disputes)
        for (const webhook of shop.cashfree.webhooks)
          if (webhook.body.includes(orderId)) await shop.cashfree.deliver(webhook);
      dying.at.clear();
      // A night, in which everything that was missed is asked for.
      await shop.later(25 * 60);
      await shop.deps.jobs.drain();
      await expectGoodBooks(shop, ledger, story);
    }),
    stories(12),
  );
  // The stories told were about something.
  expect(dying.times).toBeGreaterThan(2);
  for (const type of ['sale', 'refund', 'settlement', 'stray', 'incoming', 'payout'])
    expect([type, await shop.count('ledger_tx', `type = '${type}'`)]).not.toEqual([type, 0]);
  expect(await shop.count('ledger_tx', `type in ('hold', 'holdPending')`)).toBeGreaterThan(2);
  expect(await shop.count('withholding')).toBeGreaterThan(0);
  expect(await shop.count('dispute', `status in ('won', 'lost')`)).toBeGreaterThan(0);
  expect(await shop.count('dispute', `seller_id = '${platformAccountId}'`)).toBeGreaterThan(0);
}, 300_000);
