import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AttemptStatus } from '../../../../../tests/simulators/cashfree/cashfree.book';
import { stories } from '../../../../platform/testing/property.testing';
import { type CashfreeShop, openCashfreeShop } from '../testing/cashfree';
import type { Seller } from '../testing/shop';

let shop: CashfreeShop;
let back: string;
beforeAll(async () => {
  shop = await openCashfreeShop();
  back = `${shop.deps.webhookBase()}/webhooks/cashfree`;
});
afterAll(() => shop.close());

type Step =
  | { kind: 'pay'; status: AttemptStatus; isHeard: boolean }
  | { kind: 'decide'; status: AttemptStatus; isHeard: boolean }
  | { kind: 'deliver'; which: number; copies: number }
  | { kind: 'return' | 'retry' | 'pause' | 'resume' | 'refund' | 'payTooLate' }
  | { kind: 'later'; minutes: number }
  | { kind: 'away'; trouble: 'down' | 'serverError' | 'lost' | null };

const isHeard = fc.boolean();
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('pay' as const),
        status: fc.constantFrom<AttemptStatus>('SUCCESS', 'FAILED', 'USER_DROPPED', 'PENDING'),
        isHeard,
      }),
    },
    fc.record({
      kind: fc.constant('decide' as const),
      status: fc.constantFrom<AttemptStatus>('SUCCESS', 'FAILED'),
      isHeard,
    }),
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('deliver' as const),
        which: fc.nat(20),
        copies: fc.integer({ min: 1, max: 3 }),
      }),
    },
    fc.record({
      kind: fc.constantFrom('return' as const, 'retry', 'pause', 'resume', 'refund', 'payTooLate'),
    }),
    fc.record({ kind: fc.constant('later' as const), minutes: fc.constantFrom(1, 3, 12, 31, 300) }),
    fc.record({
      kind: fc.constant('away' as const),
      trouble: fc.constantFrom('down' as const, 'serverError', 'lost', null),
    }),
  ),
  { minLength: 3, maxLength: 14 },
);

async function take(
  step: Step,
  order: { id: string; token: string },
  product: string,
  owner: Seller,
): Promise<void> {
  const { cashfree } = shop;
  const call = (method: 'GET' | 'POST', url: string, headers = {}) =>
    shop.call({ method, url, headers, token: owner.token, ...body(method) });
  switch (step.kind) {
    case 'pay':
      cashfree.webhooksTo(step.isHeard ? back : null);
      await cashfree.pay(order.id, step.status);
      break;
    case 'decide': {
      cashfree.webhooksTo(step.isHeard ? back : null);
      const slow = cashfree.book.attempts(order.id).find((one) => one.payment_status === 'PENDING');
      if (slow) await cashfree.decide(slow.cf_payment_id, step.status);
      break;
    }
    case 'deliver': {
      cashfree.webhooksTo(back);
      const webhook = cashfree.webhooks.at(-1 - step.which);
      if (webhook) await Promise.all(Array.from({ length: step.copies }, () => cashfree.deliver(webhook)));
      break;
    }
    case 'return':
      await call('GET', `/cashfree?id=${order.id}&back=1`);
      break;
    case 'retry':
      await call('POST', `/cashfree?id=${order.id}`, {
        cookie: `haat_order=${order.token}`,
        origin: 'http://localhost',
      });
      break;
    case 'refund':
      await call('POST', `/api/transactions/${order.id}/refund`);
      break;
    case 'pause':
    case 'resume':
      await call('POST', `/api/products/${product}/${step.kind}`);
      break;
    case 'payTooLate': {
      const isHeard = true;
      const all: Step[] = [
        { kind: 'later', minutes: 31 },
        { kind: 'pause' },
        { kind: 'pay', status: 'SUCCESS', isHeard },
        { kind: 'resume' },
        { kind: 'return' },
      ];
      for (const one of all) await take(one, order, product, owner);
      break;
    }
    case 'later':
      await shop.later(step.minutes);
      break;
    case 'away':
      cashfree.trouble(step.trouble);
  }
}

const body = (method: string) => (method === 'POST' ? { payload: {} } : {});

it('accounts for every rupee, however payments, notices, refunds and troubles meet', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      shop.cashfree.trouble(null);
      // Days pass in each run, and nobody stays signed in for ever.
      const owner = await shop.seller();
      const product = await shop.page(owner);
      const order = await shop.placed(product);
      for (const step of taken) await take(step, order, product, owner);
      // Then everything works again, and time passes.
      shop.cashfree.trouble(null);
      shop.cashfree.webhooksTo(back);
      for (const slow of shop.cashfree.book.attempts(order.id))
        if (slow.payment_status === 'PENDING') await shop.cashfree.decide(slow.cf_payment_id, 'FAILED');
      await shop.later(24 * 60);
      await shop.later(61);
      await shop.cashfree.endRefund(order.id, 'SUCCESS');
      await shop.later(61);

      const paid = shop.cashfree.book.attempts(order.id).filter((one) => one.payment_status === 'SUCCESS');
      const where = `reference = '${order.id}'`;
      const sold = await shop.count('ledger_tx', `${where} and type = 'sale'`);
      const unmatchedPayments = await shop.count('unmatched_payment', `order_id = '${order.id}'`);
      expect(sold).toBeLessThanOrEqual(1);
      expect(sold + unmatchedPayments).toBe(paid.length);
      expect(await shop.count('access_grant', `order_id = '${order.id}'`)).toBe(sold);
      expect(await shop.count('unmatched_payment', `order_id = '${order.id}' and status <> 'returned'`)).toBe(
        0,
      );
      const refunds = shop.cashfree.book.refunds(order.id);
      const refunded = await shop.count('ledger_tx', `${where} and type = 'refund'`);
      expect(refunds).toHaveLength(unmatchedPayments + refunded);
      const { rows } = await shop.deps.database.pool.query<{ sum: number }>(
        `select coalesce(sum(amount), 0)::int as sum from ledger_entry where ${where}`,
      );
      expect(rows[0]?.sum).toBe(0);
    }),
    stories(30),
  );
}, 300_000);
