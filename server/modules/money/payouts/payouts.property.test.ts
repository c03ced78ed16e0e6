import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type CashfreePayouts,
  type PayoutTrouble,
} from '../../../../tests/simulators/cashfree/cashfree-payouts';
import type { TransferStatus } from '../../../../tests/simulators/cashfree/cashfree-payouts.book';
import { stories } from '../../../platform/testing/property.testing';
import { newKey } from '../../orders/checkout/testing/shop';
import { type Bank, openBank, type Payee } from './testing/bank';

let bank: Bank;
let cashfree: CashfreePayouts;
beforeAll(async () => {
  bank = await openBank({ isOutside: true });
  cashfree = bank.cashfree as CashfreePayouts;
});
afterAll(() => bank.close());

const statuses: TransferStatus[] = ['PENDING', 'SUCCESS', 'FAILED', 'REJECTED', 'REVERSED'];
const troubles: (PayoutTrouble | null)[] = [null, null, 'lost', 'serverError', 'tooMany'];

/** What may happen, in any order: `n` picks one of the withdrawals there are. */
const happening = fc.oneof(
  fc.record({ do: fc.constant('earn' as const), amount: fc.integer({ min: 1, max: 200_000 }) }),
  fc.record({
    do: fc.constantFrom(
      'ask' as const,
      'askAndSend' as const,
      'askAgain' as const,
      'askTwiceAtOnce' as const,
    ),
    amount: fc.integer({ min: 10_000, max: 150_000 }),
  }),
  fc.record({ do: fc.constant('decide' as const), n: fc.nat(20), status: fc.constantFrom(...statuses) }),
  fc.record({ do: fc.constant('oldNews' as const), n: fc.nat(20) }),
  fc.record({ do: fc.constant('trouble' as const), kind: fc.constantFrom(...troubles) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 3_000 }) }),
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

interface Story {
  payee: Payee;
  ids: string[];
  key: string;
  earned: number;
}

async function happen(what: Happening, story: Story): Promise<void> {
  const { payee, ids } = story;
  const keep = ({ status, body }: Awaited<ReturnType<Bank['ask']>>) => {
    if (status === 201 && !ids.includes(body.id)) ids.push(body.id);
  };
  if (what.do === 'earn') {
    story.earned += what.amount;
    await bank.earn(payee, what.amount);
  } else if (what.do === 'ask' || what.do === 'askAndSend') {
    story.key = newKey();
    keep(await bank.ask(payee, what.amount, story.key));
    if (what.do === 'askAndSend') await bank.later(0);
  } else if (what.do === 'askAgain') {
    keep(await bank.ask(payee, what.amount, story.key));
  } else if (what.do === 'askTwiceAtOnce') {
    const both = await Promise.all([bank.ask(payee, what.amount), bank.ask(payee, what.amount)]);
    for (const one of both) keep(one);
  } else if (what.do === 'decide') {
    const id = ids[what.n % Math.max(1, ids.length)] ?? '';
    if (cashfree.transfers.has(id)) await cashfree.decide(id, what.status, 'BENE_BANK_DECLINED');
  } else if (what.do === 'oldNews') {
    const webhook = cashfree.webhooks[what.n % Math.max(1, cashfree.webhooks.length)];
    if (webhook) await cashfree.deliver(webhook);
  } else if (what.do === 'trouble') {
    cashfree.trouble(what.kind);
  } else if (what.do === 'wait') {
    await bank.later(what.minutes);
  }
}

/** Every rupee is available, on its way, or with the bank; none is in two places, and nothing is below zero. */
async function requireWhole({ payee, earned }: Story): Promise<void> {
  const { available, inTransit } = await bank.purse(payee);
  const { rows } = await bank.deps.database.pool.query<{ status: string; sum: number }>(
    `select status, sum(amount)::int as sum from payout where seller_id = '${payee.id}' group by status`,
  );
  const of = (...wanted: string[]) =>
    rows.filter(({ status }) => wanted.includes(status)).reduce((sum, row) => sum + Number(row.sum), 0);
  expect(available).toBeGreaterThanOrEqual(0);
  expect(inTransit).toBe(of('requested', 'sent'));
  expect(available + inTransit + of('paid')).toBe(earned);
}

it('keeps every rupee in one place, whatever is asked, said, lost, repeated or undone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 18 }), async (story) => {
      cashfree.trouble(null);
      const scenario: Story = {
        payee: await bank.payee(undefined, 100_000),
        ids: [],
        key: newKey(),
        earned: 100_000,
      };
      for (const what of story) {
        await happen(what, scenario);
        await requireWhole(scenario);
      }
      cashfree.trouble(null);
      await bank.later(60);
      await requireWhole(scenario);
      expect(scenario.ids.every((id) => cashfree.transfers.has(id))).toBe(true);
    }),
    stories(40, 40),
  );
  expect(await bank.ledger.prove()).toEqual([]);
  // It has been to every place there is.
  for (const status of ['paid', 'failed', 'rejected', 'reversed'])
    expect(await bank.count('payout', `status = '${status}'`), status).toBeGreaterThan(0);
}, 180_000);
