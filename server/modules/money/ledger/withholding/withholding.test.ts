import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Seller, type Shop } from '../../../orders/checkout/testing/shop';
import { gstinOf, tax } from '../../invoices/testing/taxed';
import { createLedger, type Ledger } from '..';
import { adjustFor } from '../testing/moved';

let shop: Shop;
let ledger: Ledger;
const pans = new Map<string, 'person' | 'other'>();
const day = 86_400_000;

beforeAll(async () => {
  shop = await openShop();
  ledger = createLedger({
    ...shop.deps,
    settlementDays: 2,
    tax: {
      rates: { tdsBasisPoints: 10, personSpared: 50_000_000, tcsBasisPoints: 50 },
      kyc: { panOf: async () => pans },
    },
  });
});
afterAll(() => shop.close());

const net = 46_956;

async function sold(seller: Seller, page?: string, state?: string): Promise<string> {
  const buyer = { phone: '98765 43210', ...(state && { state }) };
  const { body } = await shop.order(page ?? (await shop.page(seller)), { buyer });
  await shop.pay(body.payment.session);
  return body.id;
}
const settled = () => {
  shop.deps.clock.advance(5 * day);
  return ledger.settleDue();
};
/** As the checkout gives money back; its own ledger knows nobody's documents, and finds what was withheld all the same. */
const refund = (seller: Seller, id: string, amount: number) =>
  shop.call({
    method: 'POST',
    url: `/api/transactions/${id}/refund`,
    token: seller.token,
    payload: { amount },
  });
const owed = async (seller: Seller) => {
  const { rows } = await shop.deps.database.pool.query<{ account: string; amount: number }>(
    `select account, sum(amount)::bigint as amount from ledger_entry
     where seller_id = '${seller.id}' and account in ('platform.tds', 'platform.tcs') group by account order by account`,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};

it('withholds nothing from whoever has no documents, and the settlement stays what it was', async () => {
  const seller = await shop.seller();
  await sold(seller);
  await settled();
  expect(await shop.wallet(seller)).toMatchObject({ pending: 0, available: net });
  expect(await owed(seller)).toEqual({});
});

it('withholds when money comes of age, and gives it back in proportion', async () => {
  const seller = await shop.seller();
  pans.set(seller.id, 'other');
  await tax(shop, seller);
  const id = await sold(seller, undefined, '29');
  await settled();
  // Of ₹422.88 without GST: 42 paise and ₹2.11.
  expect(await owed(seller)).toEqual({ 'platform.tcs': 211, 'platform.tds': 42 });
  expect(await shop.wallet(seller)).toMatchObject({ available: net - 253, lifetime: net });
  expect(await ledger.prove()).toEqual([]);

  expect((await refund(seller, id, 10_000)).status).toBe(200);
  expect(await owed(seller)).toEqual({ 'platform.tcs': 169, 'platform.tds': 34 });
  expect((await refund(seller, id, 39_900)).status).toBe(200);
  expect(await owed(seller)).toEqual({ 'platform.tcs': 0, 'platform.tds': 0 });
  expect(await shop.wallet(seller)).toMatchObject({ available: 0, lifetime: 0 });
  expect(await ledger.prove()).toEqual([]);
  const { body } = await shop.call({ method: 'GET', url: '/api/wallet/entries', token: seller.token });
  const { items } = body as { items: { type: string; balance: number }[] };
  expect(items.filter(({ type }) => type === 'tds')).toHaveLength(3);
  expect(items[0]?.balance).toBe(0);
});

it('collects TCS by the GSTIN of the sale, not by that of the day it comes of age', async () => {
  const [begins, ends] = [await shop.seller(), await shop.seller()];
  for (const { id } of [begins, ends]) pans.set(id, 'other');
  await sold(begins);
  await tax(shop, begins, gstinOf('29', '7401'));
  await tax(shop, ends, gstinOf('29', '7402'));
  await sold(ends, undefined, '27');
  await shop.call({ method: 'DELETE', url: '/api/business', token: ends.token });
  await settled();
  expect(await owed(begins)).toEqual({ 'platform.tds': 50 });
  expect(await owed(ends)).toEqual({ 'platform.tcs': 211, 'platform.tds': 42 });

  pans.delete(ends.id);
  await tax(shop, ends, gstinOf('29', '7402'));
  await sold(ends, undefined, '27');
  await shop.call({ method: 'DELETE', url: '/api/business', token: ends.token });
  await settled();
  pans.set(ends.id, 'other');
  expect(await ledger.withholdDeferred(ends.id)).toBe(1);
  expect(await owed(ends)).toEqual({ 'platform.tcs': 422, 'platform.tds': 84 });
  expect(await ledger.prove()).toEqual([]);
});

it('withholds what came of age before the PAN was known, once, also when asked twice at once', async () => {
  const seller = await shop.seller();
  const first = await sold(seller);
  await sold(seller);
  await settled();
  expect(await ledger.withholdDeferred(seller.id)).toBe(0);
  expect((await refund(seller, first, 49_900)).status).toBe(200);
  pans.set(seller.id, 'other');
  const withheld = await Promise.all([ledger.withholdDeferred(seller.id), ledger.withholdAllDeferred()]);
  expect(withheld.reduce((sum, one) => sum + one, 0)).toBe(2);
  expect(await owed(seller)).toEqual({ 'platform.tds': 50 });
  expect(await shop.wallet(seller)).toMatchObject({ available: net - 50 });
  expect(await ledger.withholdDeferred(seller.id)).toBe(0);
  expect(await ledger.prove()).toEqual([]);
});

it('spares a person up to five lakh of a financial year, which begins in April', async () => {
  const seller = await shop.seller();
  pans.set(seller.id, 'person');
  const { pool } = shop.deps.database;
  const page = await shop.page(seller);
  await sold(seller, page);
  await settled();
  expect(await owed(seller)).toEqual({});
  await pool.query(`update sales_year set amount = 50000000 where seller_id = '${seller.id}'`);
  await sold(seller, page);
  await settled();
  expect(await owed(seller)).toEqual({ 'platform.tds': 50 });
  shop.deps.clock.advance(365 * day);
  await sold(seller, page);
  await settled();
  expect(await owed(seller)).toEqual({ 'platform.tds': 50 });
  expect(await ledger.prove()).toEqual([]);
});

it('takes no more than is available, and the rest when there is something again', async () => {
  const seller = await shop.seller();
  await sold(seller);
  await settled();
  const adjust = (amount: number) => adjustFor(shop.deps, ledger, { sellerId: seller.id, amount });
  await adjust(49 - net);
  pans.set(seller.id, 'other');
  expect(await ledger.withholdDeferred(seller.id)).toBe(0);
  expect(await owed(seller)).toEqual({});
  expect(await shop.wallet(seller)).toMatchObject({ available: 49 });
  expect(await ledger.prove()).toEqual([]);
  await adjust(1);
  expect(await ledger.withholdAllDeferred()).toBe(1);
  expect(await owed(seller)).toEqual({ 'platform.tds': 50 });
  expect(await shop.wallet(seller)).toMatchObject({ available: 0 });
  expect(await ledger.prove()).toEqual([]);
});
