import type { Members } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Seller, type Shop } from '../server/modules/orders/checkout/testing/shop';
import { openDatabase } from '../server/platform/database/database';
import { hasPostgres, type Postgres, startPostgres } from '../tests/simulators/postgres';
import { fillOrders } from './analytics.rows';
import { fillLedger, openCreators } from './ledger.rows';
import { fillBuyers } from './lessons.rows';
import { fillNamed } from './search.rows';
import { fillMembers } from './telegram.rows';

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

  it('are buyers with an address each', async () => {
    const productId = await shop.page(seller);
    const { body } = await shop.order(productId);
    await shop.pay(body.payment.session);
    await fillBuyers(server.url, body.id, 40);
    const { rows } = await shop.deps.database.pool.query<{ people: number; addresses: number }>(
      `select count(distinct g.holder_phone)::int as people, count(distinct o.buyer_email)::int as addresses
       from access_grant g join orders o on o.seller_id = g.seller_id and o.id = g.order_id where g.product_id = $1`,
      [productId],
    );
    expect(rows).toEqual([{ people: 41, addresses: 40 }]);
  });

  it('are members of a channel, with their seats', async () => {
    const monthly = { type: 'subscription', amount: 9_900, period: { unit: 'month', count: 1 } } as const;
    const productId = await shop.page(seller, { prices: [monthly] });
    const { body } = await shop.order(productId);
    await shop.pay(body.payment.session);
    await shop.deps.database.pool.query(
      `insert into telegram_member (seller_id, grant_id, chat_id, telegram_user_id, name, language, status, changed_at)
       select seller_id, id, '-1001', '7', 'Reader', 'en', 'joined', now() from access_grant where order_id = $1`,
      [body.id],
    );
    const endsAt = new Date(Date.now() + 86_400_000);
    await fillMembers(server.url, body.id, { count: 60, endsAt });
    expect(await shop.count('telegram_member')).toBe(61);
    const url = `/api/products/${productId}/members?limit=50`;
    const list = (await shop.call({ method: 'GET', url, token: seller.token })).body as Members;
    expect(list.items).toHaveLength(50);
    expect(list.totals).toMatchObject({ active: 61 });
  });
});
