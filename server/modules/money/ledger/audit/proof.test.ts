import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bank, openBank, type Payee } from '../../payouts/testing/bank';

let bank: Bank;
let payee: Payee;
let payout: string;

beforeAll(async () => {
  bank = await openBank();
  payee = await bank.payee(undefined, 100_000);
  const { body } = await bank.ask(payee, 40_000);
  payout = body.id;
});
afterAll(() => bank.close());

const query = (text: string) => bank.deps.database.pool.query(text);
const found = async () =>
  (await bank.ledger.prove()).map(({ problem, subject, by }) => [problem, subject, by]);

/** Breaks the books, says what the proof finds, and mends them again. */
async function broken(breaks: string, mends: string) {
  await query(breaks);
  const findings = await found();
  await query(mends);
  expect(await found()).toEqual([]);
  return findings;
}

it('holds what is on its way against the payouts, and what the bank took against those that arrived', async () => {
  expect(await found()).toEqual([]);
  const mine = `seller_id = '${payee.id}' and id = '${payout}'`;
  await bank.deps.jobs.drain();
  await bank.later(1);
  expect(await bank.count('payout', `${mine} and status = 'paid'`)).toBe(1);
  expect(await found()).toEqual([]);
  expect(
    await broken(
      `update payout set status = 'sent' where ${mine}`,
      `update payout set status = 'paid' where ${mine}`,
    ),
  ).toEqual(
    expect.arrayContaining([
      ['payoutOff', `${payout} bank`, 40_000],
      ['payoutOff', `${payout} creator.inTransit`, -40_000],
    ]),
  );
  expect(
    await broken(
      `update payout set amount = amount - 1 where ${mine}`,
      `update payout set amount = amount + 1 where ${mine}`,
    ),
  ).toEqual([['payoutOff', `${payout} bank`, 1]]);
});

it('holds adjustments against their reasons, and those against the log of the desk', async () => {
  const { rows } = await bank.deps.database.pool.query<{ key: string }>(
    `select key from adjustment where seller_id = '${payee.id}'`,
  );
  const key = rows[0]?.key ?? '';
  const mine = `seller_id = '${payee.id}' and key = '${key}'`;
  expect(
    await broken(
      `update adjustment set amount = amount + 5 where ${mine}`,
      `update adjustment set amount = amount - 5 where ${mine}`,
    ),
  ).toEqual([
    ['adjustmentOff', key, 5],
    ['logOff', key, 5],
  ]);
  expect(
    await broken(
      `update operator_action set action = 'unlock' where subject = '${key}'`,
      `update operator_action set action = 'adjust' where subject = '${key}'`,
    ),
  ).toEqual([['logOff', key, 100_000]]);
});
