import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from '../../../../tests/simulators/postgres';
import { openDatabase } from '../../../platform/database/database';
import { outsideTransaction } from '../../../platform/database/pool';
import { lockMoneyOut } from '../../../platform/database/withdrawal.lock';
import { newKey } from '../../orders/checkout/testing/shop';
import { type Bank, openBank } from './testing/bank';

/** The embedded engine has one session; only a server can have two at once. */
describe.runIf(hasPostgres())('withdrawals on PostgreSQL', () => {
  let server: Postgres;
  let bank: Bank;

  beforeAll(async () => {
    server = await startPostgres();
    bank = await openBank({ database: await openDatabase({ url: server.url, poolSize: 16 }) });
  }, 60_000);
  afterAll(async () => {
    await bank.close();
    await server.stop();
  });

  it('lets no more leave than there is, though sixteen ask at the same moment', async () => {
    const payee = await bank.payee();
    for (const round of [1, 2, 3]) {
      await bank.earn(payee, round * 10_000);
      const before = (await bank.purse(payee)).available;
      const amount = Math.floor(before / 3);
      const answers = await Promise.all(Array.from({ length: 16 }, () => bank.ask(payee, amount)));
      const taken = answers.filter(({ status }) => status === 201).length;
      expect(taken).toBe(3);
      expect((await bank.purse(payee)).available).toBe(before - 3 * amount);
      await bank.earn(payee, 3 * amount);
    }
    expect(await bank.ledger.prove()).toEqual([]);
  });

  it('makes one withdrawal of one key, though sixteen bring it at the same moment', async () => {
    const payee = await bank.payee();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 16 }, () => bank.ask(payee, 20_000, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await bank.purse(payee)).toEqual({ available: 80_000, inTransit: 20_000 });
  });

  it('waits for whoever else takes from what is available', async () => {
    const payee = await bank.payee();
    const { database } = bank.deps;
    let transfer: ReturnType<Bank['ask']> | undefined;
    await database.tx(async (trx) => {
      await lockMoneyOut(trx, payee.id);
      transfer = outsideTransaction(() => bank.ask(payee, 60_000));
      await bank.ledger.post(trx, { type: 'hold', sellerId: payee.id, reference: 'case', amount: 50_000 });
    });
    expect((await transfer)?.body.code).toBe('balance_too_low');
    expect(await bank.purse(payee)).toEqual({ available: 50_000, inTransit: 0 });
  });

  it('sends and books once, though two servers carry the same withdrawal', async () => {
    const payee = await bank.payee();
    const { body } = await bank.ask(payee, 60_000);
    await Promise.all([bank.deps.jobs.drain(), bank.deps.jobs.drain()]);
    bank.deps.clock.advance(60_000);
    await Promise.all([bank.deps.jobs.drain(), bank.deps.jobs.drain(), bank.deps.jobs.drain()]);
    const { timeline } = await bank.detail(payee, body.id);
    expect(timeline.map(({ event }) => event)).toEqual(['payout.requested', 'gateway.took', 'gateway.paid']);
    expect(await bank.purse(payee)).toEqual({ available: 40_000, inTransit: 0 });
  });
});
