import { describe, expect, it } from 'vitest';
import { platformAccountId } from '../../../../platform/money/platform-account';
import { createLedger } from '../../../money';
import { back, product, sales, setUpCashfree, shop } from '../testing/cashfree.setup';
import { publishKind } from '../testing/kinds';

setUpCashfree();

const processEvents = () => shop.deps.jobs.drain();
const proved = async () =>
  expect(await createLedger({ ...shop.deps, settlementDays: 2 }).prove()).toEqual([]);
const house = async () => {
  const { rows } = await shop.deps.database.pool.query<{ account: string; amount: number }>(
    `select account, sum(amount)::bigint as amount from ledger_entry where seller_id = '${platformAccountId}' group by account`,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};

async function paid(): Promise<string> {
  const { id } = await shop.placed(product);
  await shop.cashfree.pay(id);
  return id;
}
const order = async (id: string) => (await shop.sale(shop.owner, id)).transaction;

describe('a refund that Cashfree makes by itself', () => {
  it('reverses the sale, once for however many webhooks', async () => {
    const id = await paid();
    await shop.cashfree.refundByItself(id);
    for (const webhook of shop.cashfree.webhooks.slice(-1)) await shop.cashfree.deliver(webhook);
    await processEvents();
    expect(await order(id)).toMatchObject({ status: 'refunded' });
    const { timeline } = await shop.sale(shop.owner, id);
    expect(timeline.map(({ text }) => text)).toContain('The payment gateway refunded the payment');
    expect(await shop.count('refund', `order_id = '${id}' and key like 'gateway_auto_%'`)).toBe(1);
    expect(await shop.count('access_grant', `order_id = '${id}' and status in ('active', 'grace')`)).toBe(0);
    await proved();
  });

  it('is found at night when its webhook got lost', async () => {
    const id = await paid();
    shop.cashfree.webhooksTo(null);
    await shop.cashfree.refundByItself(id);
    await shop.later(25 * 60);
    await processEvents();
    expect(await order(id)).toMatchObject({ status: 'refunded' });
    await proved();
  });

  it('is heard of before the payment it is of', async () => {
    const { id } = await shop.placed(product);
    shop.cashfree.webhooksTo(null);
    await shop.cashfree.pay(id);
    shop.cashfree.webhooksTo(back);
    await shop.cashfree.refundByItself(id);
    await processEvents();
    expect(await sales(id)).toBe(2);
    expect(await order(id)).toMatchObject({ status: 'refunded' });
    await proved();
  });

  it('hears by webhook how a refund of ours ended', async () => {
    const id = await paid();
    const refund = await shop.call({
      method: 'POST',
      url: `/api/transactions/${id}/refund`,
      token: shop.owner.token,
      payload: {},
    });
    expect(refund.status).toBe(200);
    expect(await order(id)).toMatchObject({ status: 'refunding' });
    await shop.cashfree.endRefund(id, 'SUCCESS');
    await processEvents();
    expect(await order(id)).toMatchObject({ status: 'refunded' });
    await proved();
  });
});

describe('a refund of ours whose answer got lost', () => {
  const refund = (id: string, payload: object = {}) =>
    shop.call({
      method: 'POST',
      url: `/api/transactions/${id}/refund`,
      token: shop.owner.token,
      payload,
    });
  const isOpen = (id: string) => shop.count('access_grant', `order_id = '${id}' and status = 'active'`);

  it('is not refused because its money is back already', async () => {
    const id = await paid();
    shop.cashfree.trouble('lost');
    await refund(id);
    shop.cashfree.trouble(null);
    await shop.later(5);
    expect(await order(id)).toMatchObject({ status: 'refunding' });
    await shop.cashfree.endRefund(id, 'SUCCESS');
    await processEvents();
    expect(await order(id)).toMatchObject({ status: 'refunded' });
    await proved();
  });

  it('and counted as refused ends the access of the items that it was asked for, and of no other', async () => {
    const lesson = () => publishKind(shop, shop.owner, { kind: 'lesson', content: { text: 'Read.' } });
    const items = [await lesson(), await lesson()].map(({ id }) => ({ productId: id }));
    const combo = await publishKind(shop, shop.owner, { kind: 'combo', content: { items } });
    const { id } = await shop.placed(combo.id);
    await shop.cashfree.pay(id);
    await processEvents();
    const accesses = async () => {
      const { rows } = await shop.deps.database.pool.query<{ id: string; status: string }>(
        'select id, status from access_grant where order_id = $1 order by order_line',
        [id],
      );
      return rows;
    };
    const [first] = await accesses();
    await refund(id, { accessIds: [first?.id] });
    await shop.cashfree.endRefund(id, 'FAILED');
    await processEvents();
    expect((await accesses()).map(({ status }) => status)).toEqual(['active', 'active']);
    for (const one of shop.cashfree.book.refunds(id)) one.refund_status = 'SUCCESS';
    await shop.later(25 * 60);
    expect((await accesses()).map(({ status }) => status)).toEqual(['revoked', 'active']);
    await proved();
  });

  it('and counted as refused is put right by what Cashfree says of it, once', async () => {
    const id = await paid();
    await refund(id, { reason: 'Too late' });
    await shop.cashfree.endRefund(id, 'FAILED');
    await processEvents();
    expect(await order(id)).toMatchObject({ status: 'fulfilled' });
    for (const one of shop.cashfree.book.refunds(id)) one.refund_status = 'SUCCESS';
    await shop.later(25 * 60);
    await shop.later(25 * 60);
    expect(await order(id)).toMatchObject({ status: 'refunded' });
    expect(await isOpen(id)).toBe(0);
    expect(await shop.count('refund', `order_id = '${id}' and status = 'done' and reason = 'Too late'`)).toBe(
      1,
    );
    await proved();
  });

  it('and whose end is heard of is booked once, however often the books are compared', async () => {
    const id = await paid();
    await refund(id);
    await shop.cashfree.endRefund(id, 'SUCCESS');
    await processEvents();
    await shop.later(25 * 60);
    expect(await shop.count('refund', `order_id = '${id}'`)).toBe(1);
    await proved();
  });
});

it('keeps in the books what bought nothing until it is back', async () => {
  const id = await paid();
  const before = (await house())['gateway'] ?? 0;
  await shop.cashfree.pay(id);
  await processEvents();
  expect(await house()).toMatchObject({ gateway: before - 49_900, 'buyer.returning': 49_900 });
  await proved();
  await shop.cashfree.endRefund(id, 'SUCCESS');
  await processEvents();
  expect(await house()).toMatchObject({ gateway: before, 'buyer.returning': 0 });
  expect(await order(id)).toMatchObject({ status: 'fulfilled' });
  await proved();
});

it('books what Cashfree pays out, its charge and the GST on it, once, and takes it back when the bank does', async () => {
  const before = (await house())['gateway'] ?? 0;
  const settlement = {
    id: '900100',
    payment_amount: 1_000,
    amount_settled: 976.4,
    service_charge: 20,
    service_tax: 3.6,
    utr: 'UTR900100',
  };
  await shop.cashfree.settle({ ...settlement, status: 'PENDING', utr: null });
  await processEvents();
  expect((await house())['bank'] ?? 0).toBe(0);
  await shop.cashfree.settle({ ...settlement, status: 'SUCCESS' });
  for (const webhook of shop.cashfree.webhooks.slice(-2)) await shop.cashfree.deliver(webhook);
  await processEvents();
  expect(await house()).toMatchObject({
    gateway: before + 100_000,
    bank: -97_640,
    'platform.charge': -2_000,
    'platform.chargeTax': -360,
  });
  await proved();
  shop.cashfree.webhooksTo(null);
  await shop.cashfree.settle({ ...settlement, status: 'REVERSED' });
  await shop.later(25 * 60);
  expect(await house()).toMatchObject({
    gateway: before,
    bank: 0,
    'platform.charge': 0,
    'platform.chargeTax': 0,
  });
  await proved();
});
