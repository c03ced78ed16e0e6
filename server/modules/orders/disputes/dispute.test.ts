import { expect, it } from 'vitest';
import { createLedger } from '../../money';
import { back, product, setUpCashfree, shop } from '../checkout/testing/cashfree.setup';
import type { Seller } from '../checkout/testing/shop';

setUpCashfree();

const net = 46_956;

async function sold(productId = product): Promise<string> {
  const { id } = await shop.placed(productId);
  await shop.cashfree.pay(id);
  return id;
}

/** A creator of their own, so that the balances are those of one test. */
async function alone(): Promise<{ seller: Seller; id: string }> {
  const seller = await shop.seller();
  return { seller, id: await sold(await shop.page(seller)) };
}

const settled = () => shop.later(5 * 24 * 60);
const processEvents = () => shop.deps.jobs.drain();
const list = async (seller: Seller, what: string) =>
  ((await shop.call({ method: 'GET', url: what, token: seller.token })).body as { items: never[] }).items;
const disputes = (seller: Seller) => list(seller, '/api/disputes');
const holds = (seller: Seller) => list(seller, '/api/wallet/holds');
const status = async (seller: Seller, id: string) => (await shop.sale(seller, id)).transaction.status;
const proved = async () =>
  expect(await createLedger({ ...shop.deps, settlementDays: 2 }).prove()).toEqual([]);
const mailed = (text: string, to: string) =>
  shop.count('message', `channel = 'mail' and sent_to = '${to}' and text like '%${text}%'`);

it('holds what waits for settlement, suspends access, and lets both go on when the bank lets go', async () => {
  const { seller, id } = await alone();
  const dispute = await shop.cashfree.dispute(id, 'CREATED');
  await processEvents();
  expect(await status(seller, id)).toBe('disputed');
  expect(await shop.wallet(seller)).toMatchObject({ pending: 0, available: 0, held: net, upcoming: [] });
  expect(await holds(seller)).toMatchObject([
    { amount: net, rule: 'dispute', orderId: id, disputeId: dispute, by: expect.stringMatching(/Z$/) },
  ]);
  expect(await shop.count('access_grant', `order_id = '${id}' and status = 'suspended'`)).toBe(1);
  const tried = await shop.call({
    method: 'POST',
    url: `/api/transactions/${id}/refund`,
    token: seller.token,
    payload: {},
  });
  expect(tried.status).toBe(409);

  await settled();
  expect(await shop.wallet(seller)).toMatchObject({ available: 0, held: net });
  await shop.cashfree.dispute(id, 'MERCHANT_WON', { id: dispute });
  await processEvents();
  expect(await shop.count('access_grant', `order_id = '${id}' and status = 'active'`)).toBe(1);
  expect(await shop.wallet(seller)).toMatchObject({ pending: net, held: 0 });
  await shop.later(2);
  expect(await status(seller, id)).toBe('fulfilled');
  expect(await shop.wallet(seller)).toMatchObject({ pending: 0, available: net, held: 0, lifetime: net });
  expect(await disputes(seller)).toMatchObject([{ id: dispute, status: 'won' }]);
  await proved();
});

it('takes back as a refund does what the bank takes, with the fee, once however often it is told', async () => {
  const { seller, id } = await alone();
  await settled();
  const dispute = await shop.cashfree.dispute(id, 'CREATED');
  await processEvents();
  expect(await shop.wallet(seller)).toMatchObject({ available: 0, held: net });
  await shop.cashfree.dispute(id, 'MERCHANT_LOST', { id: dispute });
  for (const webhook of shop.cashfree.webhooks.slice(-2)) await shop.cashfree.deliver(webhook);
  await processEvents();
  expect(await status(seller, id)).toBe('refunded');
  expect(await shop.wallet(seller)).toMatchObject({ pending: 0, available: 0, held: 0, lifetime: 0 });
  expect(await shop.count('refund', `order_id = '${id}'`)).toBe(1);
  expect(await shop.count('access_grant', `order_id = '${id}' and status = 'revoked'`)).toBe(1);
  expect(await shop.count('invoice', `order_id = '${id}' and kind = 'refund'`)).toBe(1);
  await proved();
});

it('understands a dispute whose end comes before its beginning', async () => {
  const { seller, id } = await alone();
  shop.cashfree.webhooksTo(null);
  const dispute = await shop.cashfree.dispute(id, 'CREATED');
  await shop.cashfree.dispute(id, 'MERCHANT_ACCEPTED', { id: dispute });
  shop.cashfree.webhooksTo(back);
  const [created, closed] = shop.cashfree.webhooks.slice(-2);
  for (const webhook of [closed, closed, created]) if (webhook) await shop.cashfree.deliver(webhook);
  await processEvents();
  expect(await disputes(seller)).toMatchObject([{ status: 'lost' }]);
  expect(await shop.wallet(seller)).toMatchObject({ pending: 0, held: 0, lifetime: 0 });
  await proved();
});

it('lets the sale stand for the rest when the bank takes a part', async () => {
  const { seller, id } = await alone();
  const dispute = await shop.cashfree.dispute(id, 'CREATED', { amount: 100 });
  await processEvents();
  expect(await shop.wallet(seller)).toMatchObject({ pending: 37_546, held: 9_410 });
  await shop.cashfree.dispute(id, 'INSUFFICIENT_EVIDENCE', { id: dispute, amount: 100 });
  await processEvents();
  expect(await status(seller, id)).toBe('fulfilled');
  expect(await shop.wallet(seller)).toMatchObject({ pending: 37_546, held: 0 });
  await settled();
  expect(await shop.wallet(seller)).toMatchObject({ available: 37_546 });
  await proved();
});

it('holds anew when the bank asks again a step higher', async () => {
  const { seller, id } = await alone();
  const dispute = await shop.cashfree.dispute(id, 'MERCHANT_WON');
  await processEvents();
  expect(await status(seller, id)).toBe('fulfilled');
  await shop.cashfree.dispute(id, 'CREATED', { id: dispute, stage: 'PRE_ARBITRATION' });
  await processEvents();
  expect(await status(seller, id)).toBe('disputed');
  expect(await shop.wallet(seller)).toMatchObject({ pending: 0, held: net });
  await shop.cashfree.dispute(id, 'MERCHANT_WON', { id: dispute, stage: 'PRE_ARBITRATION' });
  await processEvents();
  expect(await shop.count('access_grant', `order_id = '${id}' and status = 'active'`)).toBe(1);
  expect(await shop.wallet(seller)).toMatchObject({ pending: net, held: 0 });
  await proved();
});

const refundInPart = (seller: Seller, id: string, key: string) =>
  shop.call({
    method: 'POST',
    url: `/api/transactions/${id}/refund`,
    token: seller.token,
    payload: { amount: 10_000 },
    headers: { 'idempotency-key': key },
  });

/** A dispute that was won, a part given back under a key of the creator's choice, and the bank a step higher. */
async function askedAgain(): Promise<{ seller: Seller; id: string; dispute: string }> {
  const { seller, id } = await alone();
  const dispute = await shop.cashfree.dispute(id, 'MERCHANT_WON');
  await processEvents();
  const key = `dispute_cashfree_${dispute}_2`;
  expect((await refundInPart(seller, id, key)).status).toBe(200);
  await shop.cashfree.endRefund(id, 'SUCCESS');
  await processEvents();
  expect(await status(seller, id)).toBe('fulfilled');
  await shop.cashfree.dispute(id, 'CREATED', { id: dispute, stage: 'PRE_ARBITRATION', amount: 399 });
  await processEvents();
  expect(await status(seller, id)).toBe('disputed');
  return { seller, id, dispute };
}
const lost = (id: string, dispute: string) =>
  shop.cashfree.dispute(id, 'MERCHANT_LOST', { id: dispute, stage: 'PRE_ARBITRATION', amount: 399 });

it('books what the bank takes, whatever key the creator has given a refund', async () => {
  const { seller, id, dispute } = await askedAgain();
  await lost(id, dispute);
  await processEvents();
  expect(await status(seller, id)).toBe('refunded');
  expect(await shop.wallet(seller)).toMatchObject({ pending: 0, held: 0, lifetime: 0 });
  await proved();
});

it('leaves a dispute open, and is loud, when what the bank took cannot be booked', async () => {
  const { seller, id, dispute } = await askedAgain();
  await shop.deps.database.pool.query(
    `update refund set key = 'dispute_cashfree_${dispute}_2' where order_id = '${id}'`,
  );
  await lost(id, dispute);
  await processEvents();
  expect(await status(seller, id)).toBe('disputed');
  expect(await holds(seller)).toHaveLength(1);
  expect(shop.deps.logged()).toContain('was booked under a different account');
  await shop.deps.database.pool.query(`update refund set key = null where order_id = '${id}'`);
  await shop.later(25 * 60);
  expect(await status(seller, id)).toBe('refunded');
});

it('stays disputed while one of two disputes is open', async () => {
  const { seller, id } = await alone();
  const one = await shop.cashfree.dispute(id, 'CREATED', { amount: 100 });
  const other = await shop.cashfree.dispute(id, 'CREATED', { amount: 200 });
  await processEvents();
  expect(await holds(seller)).toHaveLength(2);
  await shop.cashfree.dispute(id, 'MERCHANT_LOST', { id: one, amount: 100 });
  await processEvents();
  expect(await status(seller, id)).toBe('disputed');
  await shop.cashfree.dispute(id, 'MERCHANT_WON', { id: other, amount: 200 });
  await processEvents();
  expect(await status(seller, id)).toBe('fulfilled');
  expect(await shop.wallet(seller)).toMatchObject({ held: 0, pending: 37_546 });
  await proved();
});

it('takes the creator’s answer, and no other’s', async () => {
  const { seller, id } = await alone();
  const dispute = await shop.cashfree.dispute(id, 'CREATED');
  await processEvents();
  const answer = (token: string, text = 'The course was opened twelve times from the buyer’s phone.') =>
    shop.call({ method: 'POST', url: `/api/disputes/${dispute}/answer`, token, payload: { text } });
  expect((await answer((await shop.seller()).token)).status).toBe(404);
  expect((await answer(seller.token, 'Short')).status).toBe(400);
  expect((await answer(seller.token)).body).toMatchObject({ status: 'answered' });
  expect((await answer(seller.token, 'In better words: it was opened.')).body).toMatchObject({
    status: 'answered',
    answer: 'In better words: it was opened.',
  });
  // The gateway still calls it open, which takes nothing of the answer away.
  await shop.later(25 * 60);
  expect(await disputes(seller)).toMatchObject([{ status: 'answered' }]);
  expect(await holds(seller)).toMatchObject([{ whatToDo: expect.stringMatching(/^Nothing more/), by: null }]);
  await shop.cashfree.dispute(id, 'MERCHANT_WON', { id: dispute });
  await processEvents();
  expect((await answer(seller.token)).status).toBe(409);
});

it('hears of an end whose webhook got lost, and tells the creator what happened and what to do', async () => {
  const seller = await shop.seller();
  await shop.deps.database.pool.query(
    `update account set email = 'kavita@example.com' where id = '${seller.id}'`,
  );
  const id = await sold(await shop.page(seller));
  const dispute = await shop.cashfree.dispute(id, 'CREATED');
  await processEvents();
  expect(await mailed('say what the buyer received and when', 'kavita@example.com')).toBe(1);
  expect(await mailed('₹469.56 is held', 'kavita@example.com')).toBe(1);
  shop.cashfree.webhooksTo(null);
  await shop.cashfree.dispute(id, 'MERCHANT_LOST', { id: dispute });
  await shop.later(25 * 60);
  expect(await disputes(seller)).toMatchObject([{ status: 'lost' }]);
  await processEvents();
  expect(await mailed('decided for the buyer', 'kavita@example.com')).toBe(1);
});
