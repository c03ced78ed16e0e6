import { expect, it } from 'vitest';
import { createLedger } from '../../money';
import { setUpCashfree, shop } from '../checkout/testing/cashfree.setup';
import type { Seller } from '../checkout/testing/shop';

setUpCashfree();

const net = 46_956;
/** Of ₹100 of the ₹499. */
const part = 9_410;

async function sold(page: string): Promise<string> {
  const { id } = await shop.placed(page);
  await shop.cashfree.pay(id);
  return id;
}

/** A creator of their own, so that the balances are those of one test. */
async function alone(): Promise<{ seller: Seller; page: string; id: string }> {
  const seller = await shop.seller();
  const page = await shop.page(seller);
  return { seller, page, id: await sold(page) };
}

const processEvents = () => shop.deps.jobs.drain();
const settled = () => shop.later(5 * 24 * 60);
const status = async (seller: Seller, id: string) => (await shop.sale(seller, id)).transaction.status;
const refund = (seller: Seller, id: string, amount?: number) =>
  shop.call({
    method: 'POST',
    url: `/api/transactions/${id}/refund`,
    token: seller.token,
    payload: amount === undefined ? {} : { amount },
  });
const takenTwice = (id: string) =>
  shop.count('gateway_difference', `order_id = '${id}' and kind = 'takenTwice'`);
const proved = async () =>
  expect(await createLedger({ ...shop.deps, settlementDays: 2 }).prove()).toEqual([]);

it('holds a sale once while its dispute climbs from stage to stage', async () => {
  const { seller, page, id } = await alone();
  await settled();
  await sold(page);
  await settled();
  const dispute = await shop.cashfree.dispute(id, 'CREATED', { stage: 'RETRIEVAL' });
  await processEvents();
  const answered = await shop.call({
    method: 'POST',
    url: `/api/disputes/${dispute}/answer`,
    token: seller.token,
    payload: { text: 'The course was opened twelve times.' },
  });
  expect(answered.status).toBe(200);
  await shop.cashfree.dispute(id, 'CREATED', { id: dispute, stage: 'CHARGEBACK' });
  await processEvents();
  expect(await shop.wallet(seller)).toMatchObject({ available: net, held: net });
  await shop.cashfree.dispute(id, 'MERCHANT_WON', { id: dispute, stage: 'CHARGEBACK' });
  await processEvents();
  expect(await shop.wallet(seller)).toMatchObject({ available: 2 * net, held: 0 });
  await proved();
});

it('holds no more than its share for two disputes of a sale, and keeps the other’s when one is lost', async () => {
  const { seller, id } = await alone();
  const one = await shop.cashfree.dispute(id, 'CREATED', { amount: 100 });
  const other = await shop.cashfree.dispute(id, 'CREATED');
  await processEvents();
  expect(await shop.wallet(seller)).toMatchObject({ pending: 0, available: 0, held: net });
  await proved();
  await shop.cashfree.dispute(id, 'MERCHANT_LOST', { id: one, amount: 100 });
  await processEvents();
  expect(await status(seller, id)).toBe('disputed');
  expect(await shop.wallet(seller)).toMatchObject({ pending: 0, available: 0, held: net - part });
  await proved();
  await shop.cashfree.dispute(id, 'MERCHANT_WON', { id: other });
  await processEvents();
  expect(await shop.wallet(seller)).toMatchObject({ pending: net - part, available: 0, held: 0 });
  await proved();
});

it('lets go of the smaller dispute too when the bank takes all of the sale', async () => {
  const { seller, id } = await alone();
  const one = await shop.cashfree.dispute(id, 'CREATED', { amount: 100 });
  const other = await shop.cashfree.dispute(id, 'CREATED');
  await processEvents();
  await shop.cashfree.dispute(id, 'MERCHANT_LOST', { id: other });
  await processEvents();
  expect(await status(seller, id)).toBe('refunded');
  expect(await shop.wallet(seller)).toMatchObject({ pending: 0, available: 0, held: 0, lifetime: 0 });
  await shop.cashfree.dispute(id, 'MERCHANT_LOST', { id: one, amount: 100 });
  await processEvents();
  expect(await takenTwice(id)).toBe(1);
  expect(await shop.wallet(seller)).toMatchObject({ pending: 0, available: 0, held: 0, lifetime: 0 });
  await proved();
});

it('goes on holding what is left when a refund of ours ends while a bank asks', async () => {
  const { seller, id } = await alone();
  expect((await refund(seller, id, 10_000)).status).toBe(200);
  const dispute = await shop.cashfree.dispute(id, 'CREATED');
  await processEvents();
  expect(await shop.wallet(seller)).toMatchObject({ pending: 0, held: net });
  await shop.cashfree.endRefund(id, 'SUCCESS');
  await shop.later(31);
  expect(await status(seller, id)).toBe('disputed');
  expect(await shop.wallet(seller)).toMatchObject({ pending: 0, held: net - part });
  await shop.cashfree.dispute(id, 'MERCHANT_WON', { id: dispute });
  await processEvents();
  expect(await shop.wallet(seller)).toMatchObject({ pending: net - part, held: 0 });
  await proved();
});

it('ends a refund of ours that goes through after the bank has let go', async () => {
  const { seller, id } = await alone();
  await refund(seller, id, 10_000);
  const dispute = await shop.cashfree.dispute(id, 'CREATED');
  await processEvents();
  await shop.cashfree.dispute(id, 'MERCHANT_WON', { id: dispute });
  await processEvents();
  await shop.cashfree.endRefund(id, 'SUCCESS');
  await shop.later(31);
  expect(await status(seller, id)).toBe('fulfilled');
  expect(await shop.count('refund', `order_id = '${id}' and status = 'done'`)).toBe(1);
  expect(await shop.wallet(seller)).toMatchObject({ pending: net - part, held: 0 });
  await proved();
});

it.each([
  [100, 49_900, 'refunded'],
  [499, 49_900, 'refunded'],
  [499, 10_000, 'refunded'],
  [100, 10_000, 'fulfilled'],
])(
  'books no more than there was when a bank takes ₹%i and %i paise of ours go back as well',
  async (taken, ours, end) => {
    const { seller, id } = await alone();
    await refund(seller, id, ours);
    const dispute = await shop.cashfree.dispute(id, 'CREATED', { amount: taken });
    await processEvents();
    await shop.cashfree.dispute(id, 'MERCHANT_LOST', { id: dispute, amount: taken });
    await processEvents();
    await shop.cashfree.endRefund(id, 'SUCCESS');
    await shop.later(31);
    expect(await status(seller, id)).toBe(end);
    expect(await shop.count('refund', `order_id = '${id}' and status = 'done'`)).toBe(2);
    expect(await takenTwice(id)).toBe(taken * 100 + ours > 49_900 ? 1 : 0);
    const back = Math.min(49_900, taken * 100 + ours);
    expect(await shop.count('orders', `id = '${id}' and refunded = ${back}`)).toBe(1);
    expect(await shop.wallet(seller)).toMatchObject({ available: 0, held: 0 });
    await proved();
  },
);
