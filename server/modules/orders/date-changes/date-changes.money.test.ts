// What follows an order that was moved to another date: documents, ledger, codes, sums, cancellations and refunds.
import type { Product } from '@haat/openapi';
import { expect, it } from 'vitest';
import { changeKind, publishKind } from '../checkout/testing/kinds';
import { newKey } from '../checkout/testing/shop';
import { seller, setUpShop, shop } from '../checkout/testing/shop.setup';
import { findChangedDays, lockIndex, updateSums } from '../sales/search/sales.index.repository';

setUpShop();

const hour = 3_600_000;
const now = () => shop.deps.clock.now();
const at = (hours: number) => new Date(now().getTime() + hours * hour).toISOString();
const rows = async (text: string, values: unknown[] = []) =>
  (await shop.deps.database.pool.query(text, values)).rows;

/** A session with a seat on each of two dates, and a code for the first of them that one order may use. */
async function open() {
  const { token } = seller;
  const content = {
    startsAt: at(72),
    minutes: 60,
    timeZone: 'Asia/Kolkata',
    seats: 1,
    joinUrl: 'https://example.in/room',
  };
  const { id: first } = await publishKind(shop, seller, { kind: 'webinar', title: 'Hampers', content });
  const url = `/api/products/${first}/dates`;
  const added = await shop.call({ method: 'POST', url, token, payload: { startsAt: at(96) } });
  const { id: second } = added.body as Product;
  expect(await changeKind(shop, seller, second, { title: 'Hampers again' })).toBe(200);
  const payload = { code: 'FIRST', amount: 10_000, productId: first, maxUses: 1 };
  const discount = await shop.call({ method: 'POST', url: '/api/discounts', token, payload });
  expect([discount.status, discount.body]).toEqual([201, expect.anything()]);
  return { first, second };
}

const post = async (url: string, payload: object) => {
  const headers = { 'idempotency-key': newKey() };
  const answer = await shop.call({ method: 'POST', url, token: seller.token, payload, headers });
  await shop.deps.jobs.drain();
  return answer;
};

/** Adds up all days that are over, and answers what stands in the sums of the two dates. */
async function summed() {
  const { database } = shop.deps;
  const until = new Date(now().getTime() - 19 * hour);
  await database.tx(async (trx) => {
    const before = await lockIndex(trx, seller.id);
    const changed = await findChangedDays(trx, seller.id, before);
    const reached = before.summedUntil > until ? before.summedUntil : until;
    await updateSums(trx, seller.id, { before, changed, until: reached, at: now() });
  });
  return rows(
    `select span, product_id as product, orders::int, amount::int, refunded::int from sale_sum where seller_id = $1 order by span`,
    [seller.id],
  );
}

it('leaves ledger, documents and codes as they are, and counts, cancels and refunds on the new date alone', async () => {
  const { first, second } = await open();
  const buyer = { phone: '98119 00001', name: 'Ravi', email: 'ravi@example.com' };
  const { body: placed } = await shop.order(first, { buyer, discountCode: 'FIRST' });
  expect(placed.amount).toBe(39_900);
  await shop.pay(placed.payment.session);
  await shop.deps.jobs.drain();
  const money = async () => ({
    ledger: await rows(
      `select account, type, amount from ledger_entry where reference = $1 order by tx_id, line`,
      [placed.id],
    ),
    documents: await rows(`select facts from invoice where order_id = $1 order by facts->>'serial'`, [
      placed.id,
    ]),
    codes: await rows(`select used, sales, earned::int from discount where code = 'FIRST'`),
    due: await rows(`select amount, due_at from unsettled_sale where order_id = $1`, [placed.id]),
    wallet: await shop.wallet(seller),
  });
  shop.deps.clock.advance(43 * hour);
  await shop.deps.jobs.drain();
  const sum = { orders: 1, amount: 39_900, refunded: 0 };
  const spans = (product: string, more = sum) => ['day', 'month'].map((span) => ({ span, product, ...more }));
  expect(await summed()).toEqual(spans(first));
  const before = await money();
  expect(before.codes).toEqual([{ used: 1, sales: 1, earned: 39_900 }]);
  expect(before.documents).not.toEqual([]);

  const moved = await post(`/api/transactions/${placed.id}/dates`, { from: first, to: second });
  expect(moved).toMatchObject({ status: 200, body: { id: second } });
  expect(await money()).toEqual(before);
  expect(await summed()).toEqual(spans(second));

  // Cancelling the date that was left gives nothing back.
  const left = await post(`/api/products/${first}/cancellation`, { seats: 0, amount: 0, reason: '' });
  expect(left.status).toBe(202);
  expect([(await shop.read(placed)).status, await money()]).toEqual(['fulfilled', before]);

  const refund = await post(`/api/transactions/${placed.id}/refund`, { reason: 'Cannot come' });
  expect(refund.status).toBe(200);
  expect((await shop.read(placed)).status).toBe('refunded');
  const after = await money();
  expect(after.codes).toEqual([{ used: 1, sales: 0, earned: 0 }]);
  expect(
    await rows(`select sum(amount)::int as sum from ledger_entry where reference = $1`, [placed.id]),
  ).toEqual([{ sum: 0 }]);
  expect(
    await rows(
      `select amount::int as amount from ledger_entry where reference = $1 and account = 'gateway' order by amount`,
      [placed.id],
    ),
  ).toEqual([{ amount: -39_900 }, { amount: 39_900 }]);
  expect(await summed()).toMatchObject(spans(second, { ...sum, refunded: 39_900 }));
  expect(
    await rows(
      `select product_id as product, taken from stock_taken where product_id in ($1, $2) order by taken`,
      [first, second],
    ),
  ).toEqual(expect.arrayContaining([{ product: second, taken: 0 }]));
});
