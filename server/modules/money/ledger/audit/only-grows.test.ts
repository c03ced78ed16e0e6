import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from '../../../../../tests/simulators/postgres';
import { openDatabase } from '../../../../platform/database/database';
import { openShop, type Shop } from '../../../orders/checkout/testing/shop';
import { createLedger } from '..';

/** As docs/operations.md sets it up: a role that owns its database and is nothing else. */
describe.runIf(hasPostgres())('the ledger of a server with a role of its own', () => {
  let server: Postgres;
  let shop: Shop;

  beforeAll(async () => {
    server = await startPostgres();
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query('create role seller_server login');
    await admin.query('create database shop owner seller_server');
    await admin.end();
    const url = new URL(server.url);
    url.username = 'seller_server';
    url.pathname = '/shop';
    shop = await openShop({ database: await openDatabase({ url: url.href, poolSize: 5 }) });
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await server.stop();
  });

  it('takes sales, refunds and settlements, and no change', async () => {
    const { database, clock, random, jobs } = shop.deps;
    const seller = await shop.seller();
    const page = await shop.page(seller);
    const sell = async () => {
      const { body } = await shop.order(page);
      await shop.pay(body.payment.session);
      return body;
    };
    const refund = async (id: string, amount: number) =>
      shop.call({
        method: 'POST',
        url: `/api/transactions/${id}/refund`,
        token: seller.token,
        payload: { amount },
      });
    const [first] = [await sell(), await sell()];
    expect((await refund(first.id, 10_000)).status).toBe(200);
    clock.advance(5 * 86_400_000);
    await jobs.drain();
    expect((await refund(first.id, 39_900)).status).toBe(200);
    const ledger = createLedger({ database, clock, random, settlementDays: 2 });
    expect(await ledger.prove()).toEqual([]);
    expect((await shop.wallet(seller)).available).toBe(46_956);

    for (const table of ['ledger_entry', 'ledger_tx', 'operator_action', 'rate_change'])
      for (const change of [
        `update ${table} set at = at`,
        `delete from ${table}`,
        `delete from ${table} where false`,
        `truncate ${table}`,
      ])
        await expect(database.pool.query(change), change).rejects.toMatchObject({ code: '42501' });
    expect(await shop.count('ledger_tx', `type <> 'settlement'`)).toBe(4);
  }, 60_000);
});
