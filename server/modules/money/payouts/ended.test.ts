import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type CashfreePayouts } from '../../../../tests/simulators/cashfree/cashfree-payouts';
import { type Bank, openBank } from './testing/bank';

let bank: Bank;
let cashfree: CashfreePayouts;

beforeAll(async () => {
  bank = await openBank({ isOutside: true });
  cashfree = bank.cashfree as CashfreePayouts;
});
beforeEach(() => cashfree.trouble(null));
afterAll(() => bank.close());

/** A payout that is with the gateway. */
async function sent() {
  const payee = await bank.payee();
  const { body } = await bank.ask(payee, 60_000);
  await bank.deps.jobs.drain();
  return { payee, id: body.id };
}
const fail = (id: string) => cashfree.decide(id, 'FAILED', 'INVALID_ACCOUNT_FAIL');
const is = async (id: string, condition: string) =>
  (await bank.count('payout', `id = '${id}' and ${condition}`)) === 1;

it('ends for good, though a question asked before is answered by nobody', async () => {
  const { id } = await sent();
  cashfree.trouble('silent');
  const before = cashfree.requests.length;
  bank.deps.clock.advance(60_000);
  const follower = bank.deps.jobs.drain();
  await vi.waitFor(() => expect(cashfree.requests.length).toBe(before + 1));
  cashfree.trouble(null);
  await fail(id);
  await follower;
  expect(await is(id, `status = 'failed' and ask_at is null`)).toBe(true);
});

it('is asked about no more, though it was still on the list', async () => {
  const { id } = await sent();
  await fail(id);
  const now = bank.deps.clock.now().toISOString();
  await bank.deps.database.pool.query(`update payout set ask_at = '${now}' where id = '${id}'`);
  const before = cashfree.requests.length;
  await bank.later(1);
  expect(cashfree.requests.length).toBe(before);
  expect(await is(id, 'ask_at is null')).toBe(true);
});

it('moves nothing when it is said to have arrived after all, and asks for a look until that is taken back', async () => {
  const { payee, id } = await sent();
  await fail(id);
  await cashfree.decide(id, 'SUCCESS', 'COMPLETED');
  expect(await is(id, `status = 'failed' and doubt = 'said_paid' and ask_at is null`)).toBe(true);
  expect(await bank.purse(payee)).toEqual({ available: 100_000, inTransit: 0 });
  await cashfree.decide(id, 'REJECTED', 'REJECTED_BY_BANK');
  expect(await is(id, `status = 'failed' and doubt is null`)).toBe(true);
});

it('is not over when its account is gone and the gateway may have it', async () => {
  const payee = await bank.payee();
  cashfree.trouble('down');
  const { body } = await bank.ask(payee, 60_000);
  await bank.deps.jobs.drain();
  await bank.removeAccount(payee);
  cashfree.trouble(null);
  await bank.later(10);
  expect(await is(body.id, `status = 'requested' and doubt = 'unknown_there'`)).toBe(true);
  expect(await bank.purse(payee)).toEqual({ available: 40_000, inTransit: 60_000 });
});

it('leaves books that agree', async () => {
  expect(await bank.ledger.prove()).toEqual([]);
});
