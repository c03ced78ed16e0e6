import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database';
import { openTestDatabase } from '../../../platform/testing/testing';
import { openShop, type Seller, type Shop } from '../../orders/checkout/testing/shop';
import { leaverOf } from './testing/leaver';

// One account that has sold, bought, written, linked and left, wiped by a job that is cut off again and again, each time one transaction later.
let shop: Shop;
let database: Database;
/** Transactions until the power goes. */
let charge = Number.POSITIVE_INFINITY;
let cuts = 0;

beforeAll(async () => {
  const whole = await openTestDatabase();
  database = {
    ...whole,
    async tx(work) {
      const done = await whole.tx(work);
      charge -= 1;
      if (charge > 0) return done;
      cuts += 1;
      throw new Error('the power is gone');
    },
  };
  shop = await openShop({ database });
});
afterAll(() => shop.close());

const week = 7 * 24 * 60 * 60_000;
const mail = 'kabir.sahil@example.com';
const name = 'Kabirsahil Rao';

/** Every table in which a text stands somewhere. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const table of rows) {
    const hit = await database.pool.query(
      `select 1 from "${table.name}" t where strpos(lower(t::text), lower('${text}')) > 0 limit 1`,
    );
    if (hit.rows.length > 0) found.push(table.name);
  }
  return found;
}

const post = (seller: Seller, url: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
  shop.call({ method, url, token: seller.token, payload });

/** Sells, buys, reviews, begins and does not finish. */
async function live(person: Seller): Promise<void> {
  const page = await shop.page(person, { prices: [{ type: 'once', amount: 1_000 }] });
  // Their own face, maybe.
  for (const statement of [
    `update product set trailer = '{"mediaId": "TrailerTrailer11"}' where id = '${page}'`,
    `update product_version set fields = fields || '{"trailer": {"mediaId": "TrailerTrailer11"}}' where product_id = '${page}'`,
  ])
    expect((await database.pool.query(statement)).rowCount).toBe(1);
  const sale = await shop.order(page, { buyer: { phone: '98765 43211', name: 'Ravi' } });
  await shop.pay(sale.body.payment.session);
  await post(person, '/api/products', { kind: 'page', title: 'Never shown', prices: [] });
  const picture = await shop.call({
    method: 'POST',
    url: '/api/media',
    token: person.token,
    headers: { 'content-type': 'image/png' },
    payload: await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123456' } })
      .png()
      .toBuffer(),
  });
  await post(person, '/api/profile-pictures/photo', { picture: picture.body['id'] }, 'PUT');
  expect(await shop.count('profile_picture')).toBe(1);
  await post(person, '/api/links', { productId: page, campaign: `${name} on a wall` });

  const other = await shop.seller('Asha');
  const theirs = await shop.page(other, {
    questions: [{ id: 'q', label: 'Where to?', type: 'text', required: false }],
  });
  const buyer = { phone: person.phone, name, email: mail };
  const paid = await shop.order(theirs, { buyer, answers: { q: 'Kabirsahil Lane 4' } });
  await shop.pay(paid.body.payment.session);
  await post(other, '/api/discounts', { code: 'LATER', basisPoints: 1_000 });
  const left = await shop.order(theirs, { buyer, remind: true, discountCode: 'LATER' });
  await shop.pay(left.body.payment.session, 'failed');
  await shop.deps.jobs.drain();
  shop.deps.clock.advance(2 * week);
  await shop.deps.jobs.drain();
  const said = { stars: 4, text: 'It was good', name };
  const review = await post(person, `/api/purchases/${paid.body.id}/review`, said, 'PUT');
  expect(review.status).toBe(200);
  const url = `/api/purchases/${paid.body.id}/refund-request`;
  expect((await post(person, url, { reason: 'Kabirsahil fell ill' })).status).toBe(201);
  const yes = { isGranted: true };
  expect((await post(other, `/api/transactions/${paid.body.id}/refund-request`, yes)).status).toBe(200);
  await shop.deps.jobs.drain();
}

const proved = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ wrong: number }>(
    `select count(*)::int as wrong from (
       select tx_id from ledger_entry group by seller_id, tx_id, currency having sum(amount) <> 0) t`,
  );
  return rows[0]?.wrong ?? -1;
};

it('cut off after each transaction it still ends, and nothing of the person is left but what books must keep', async () => {
  const person = await shop.seller(name);
  await live(person);
  const leaver = leaverOf(shop);
  const ledgerBefore = await shop.count('ledger_entry');
  expect(await tablesWith(mail)).toEqual(expect.arrayContaining(['payment_reminder', 'message', 'orders']));
  const { remainder } = await leaver.look(person);
  expect(await leaver.deleteAccount(person, remainder)).toMatchObject({ status: 200 });
  await leaver.passDays(13);
  for (let run = 1; run < 100 && (await shop.count('account_deletion', `status = 'erased'`)) === 0; run++) {
    charge = run;
    shop.deps.clock.advance(6 * 60 * 60_000);
    await shop.deps.jobs.drain();
  }
  charge = Number.POSITIVE_INFINITY;
  expect(cuts).toBeGreaterThan(5);
  expect(await shop.count('account_deletion', `status = 'erased' and traces is null`)).toBe(1);
  await shop.deps.jobs.drain();

  expect(await tablesWith(mail)).toEqual(['invoice']);
  // Documents and sales, as they were written; and what somebody else was told of what they had bought.
  const withName = await tablesWith(name);
  expect(withName.filter((table) => table !== 'message')).toEqual([
    'fee_invoice',
    'invoice',
    'notification',
    'orders',
  ]);
  const withReason = await tablesWith('Kabirsahil fell');
  expect(withReason.filter((table) => table !== 'message' && table !== 'notification')).toEqual([]);
  const keeping = await tablesWith(person.phone);
  expect(keeping.filter((table) => !remaining.has(table))).toEqual([]);
  expect(await shop.count('orders', `buyer_phone = '' and paid_at is null`)).toBe(1);
  expect(await shop.count('discount_use', `buyer_phone = '${person.phone}'`)).toBe(0);
  expect(await shop.count('orders', `answers::text like '%Lane%'`)).toBe(0);
  expect(await shop.count('review', `text = 'It was good' and buyer_name is null`)).toBe(1);
  expect(await shop.count('product', `title = 'Never shown'`)).toBe(0);
  expect(await shop.count('profile_picture')).toBe(0);
  expect(await tablesWith('TrailerTrailer11')).toEqual([]);
  expect(await shop.count('picture')).toBe(0);
  expect(await shop.count('link', `campaign <> ''`)).toBe(0);
  // What others bought of them is still theirs.
  expect(
    await shop.count('access_grant', `seller_id = '${person.id}' and status in ('active', 'grace')`),
  ).toBe(1);
  // Nothing but the little that was let go of, once.
  expect(await shop.count('ledger_entry')).toBe(ledgerBefore + 2);
  expect(await proved()).toBe(0);
});

/** Tables of a sale that keep the number it was bought with. */
const remaining = new Set(['invoice', 'orders', 'subscription']);
