import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Seller, type Shop } from '../server/modules/orders/checkout/testing/shop';
import { openDatabase } from '../server/platform/database/database';
import { hasPostgres, type Postgres, startPostgres } from '../tests/simulators/postgres';
import { fillOrders } from './analytics.rows';
import { fillLedger, openCreators } from './ledger.rows';
import { fillNamed } from './search.rows';

/** Rows are written past the server, so that a table which changes would end a benchmark half an hour after its start. */
describe.runIf(hasPostgres())('the rows of benchmarks', () => {
  let server: Postgres;
  let shop: Shop;
  let seller: Seller;
  let pageId: string;

  beforeAll(async () => {
    server = await startPostgres();
    shop = await openShop({ database: await openDatabase({ url: server.url, poolSize: 5 }) });
    seller = await shop.seller();
    pageId = await shop.page(seller);
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await server.stop();
  });

  const of = () => ({ id: seller.id, pageId });

  it('fit the tables, and are read like any others', async () => {
    await fillLedger(server.url, of(), 600);
    await fillOrders(server.url, of(), 50);
    await fillNamed(server.url, of(), 1_000);
    const [copy] = await openCreators(server.url, pageId, 3);
    expect(await shop.count('orders')).toBe(100 + 50 + 1_000);
    expect(await shop.wallet(seller)).toMatchObject({ available: expect.any(Number) });
    const { status, body } = await shop.call({
      method: 'GET',
      url: '/api/transactions?q=zubin&limit=10',
      token: seller.token,
    });
    expect(status).toBe(200);
    expect((body as { items: unknown[] }).items.length).toBeGreaterThan(0);
    const placed = await shop.order(copy ?? '');
    expect(placed.status).toBe(201);
  });
});
