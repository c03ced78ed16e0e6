import type { RefundRounds } from '@haat/openapi';
import { expect, it } from 'vitest';
import { enqueue } from '../../../platform/jobs/jobs';
import { seller, setUpShop, shop } from '../checkout/testing/shop.setup';

setUpShop();

async function sell(product: string, times: number): Promise<string[]> {
  const ids: string[] = [];
  for (let sale = 0; sale < times; sale += 1) {
    const { body } = await shop.order(product);
    await shop.pay(body.payment.session);
    ids.push(body.id);
  }
  return ids;
}

const url = (product: string) => `/api/refund-rounds/${product}`;
const look = async (product: string): Promise<RefundRounds> =>
  (await shop.call({ method: 'GET', url: url(product), token: seller.token })).body;
const start = (product: string, payload: object, token = seller.token) =>
  shop.call({ method: 'POST', url: url(product), token, payload });

it('gives everybody what is left of what they paid, once, and counts them', async () => {
  const product = await shop.page(seller);
  const other = await shop.page(seller);
  const sold = await sell(product, 25);
  const [untouched] = await sell(other, 1);
  const [first, second] = sold;
  const refund = (id: string | undefined, payload: object) =>
    shop.call({
      method: 'POST',
      url: `/api/transactions/${id}/refund`,
      token: seller.token,
      payload,
    });
  await refund(first, {});
  await refund(second, { amount: 10_000 });
  const seen = { orders: 24, amount: 24 * 49_900 - 10_000 };
  expect(await look(product)).toEqual({ ...seen, round: null });

  const input = { ...seen, reason: 'The webinar does not take place' };
  expect(await start(product, { ...input, orders: 25 })).toMatchObject({
    status: 409,
    body: { code: 'sales_changed' },
  });
  const started = await Promise.all([1, 2, 3].map(() => start(product, input)));
  expect(started.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(await shop.count('refund_round')).toBe(1);
  const { pool } = shop.deps.database;
  await pool.query(`update account set email = 'meera@example.com' where id = '${seller.id}'`);
  await shop.deps.jobs.drain();
  expect(await look(product)).toMatchObject({
    orders: 0,
    amount: 0,
    round: { rule: 'creator', orders: 24, returned: 24, refused: 0, endedAt: expect.any(String) },
  });
  const { rows } = await pool.query<{ text: string }>(
    `select text from message where sent_to = 'meera@example.com' and text like 'Refunds for%'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).toContain('24 of 24 completed');
  expect(rows[0]?.text).toContain('₹11,876 was refunded to 24 buyers.');
  for (const id of sold) expect((await shop.sale(seller, id)).transaction.status).toBe('refunded');
  expect((await shop.sale(seller, untouched ?? '')).transaction.status).toBe('fulfilled');
  expect(await start(product, { ...input, orders: 1, amount: 1 })).toMatchObject({ status: 409 });
});

it('goes on where it was cut off, and passes over what the gateway refuses', async () => {
  const product = await shop.page(seller);
  await sell(product, 3);
  const { current } = shop.deps.gateways.payments;
  const { refund: works } = current;
  let requests = 0;
  current.refund = async (input) => {
    requests += 1;
    if (requests === 2) return 'refused';
    if (requests === 3) throw new Error('no line');
    return works.call(current, input);
  };
  await start(product, { orders: 3, amount: 3 * 49_900, reason: 'The channel is gone' });
  await shop.deps.jobs.drain();
  expect((await look(product)).round).toMatchObject({ returned: 1, refused: 1, endedAt: null });
  current.refund = works;
  shop.deps.clock.advance(3_600_000);
  await shop.deps.jobs.drain();
  expect((await look(product)).round).toMatchObject({
    returned: 2,
    refused: 1,
    endedAt: expect.any(String),
  });
  expect(await shop.count('ledger_tx', `type = 'refund'`)).toBe(
    await shop.count('refund', `status = 'done'`),
  );
});

it('tells as left of those alone whose money has not gone back another way', async () => {
  const product = await shop.page(seller);
  const sold = await sell(product, 3);
  const { current } = shop.deps.gateways.payments;
  const { refund: works } = current;
  const requests: string[] = [];
  current.refund = async ({ orderId }) => {
    requests.push(orderId);
    throw new Error('no line');
  };
  await start(product, { orders: 3, amount: 3 * 49_900, reason: 'The channel is gone' });
  await shop.deps.jobs.drain();
  const [direct, refused] = sold.filter((id) => !requests.includes(id));
  current.refund = async (input) => (input.orderId === refused ? 'refused' : works.call(current, input));
  const url = `/api/transactions/${direct}/refund`;
  expect((await shop.call({ method: 'POST', url, token: seller.token, payload: {} })).status).toBe(200);
  shop.deps.clock.advance(3_600_000);
  await shop.deps.jobs.drain();
  current.refund = works;
  expect((await look(product)).round?.endedAt).toEqual(expect.any(String));
  const { rows } = await shop.deps.database.pool.query<{ text: string }>(
    `select text from message where sent_to = 'meera@example.com' order by at desc limit 1`,
  );
  expect(rows[0]?.text).toContain('1 of 3 completed');
  expect(rows[0]?.text).toContain('1 buyer could not be refunded.');
  expect(rows[0]?.text).toContain('Refunded separately or disputed: 1 buyer.');
});

it('lets other jobs in between', async () => {
  const product = await shop.page(seller);
  await sell(product, 22);
  const { current } = shop.deps.gateways.payments;
  const { refund: works } = current;
  let requests = 0;
  let seenAt = 0;
  shop.deps.jobs.handle('test.other', async () => {
    seenAt = requests;
  });
  current.refund = async (input) => {
    requests += 1;
    if (requests === 1)
      await shop.deps.database.tx((trx) => enqueue(trx, { queue: 'test.other', payload: null }));
    return works.call(current, input);
  };
  await start(product, { orders: 22, amount: 22 * 49_900, reason: 'The channel is gone' });
  await shop.deps.jobs.drain();
  current.refund = works;
  expect(requests).toBe(22);
  expect(seenAt).toBeGreaterThan(0);
  expect(seenAt).toBeLessThan(22);
});

it('outlasts a long silence, and a start takes up a round whose job is gone', async () => {
  const product = await shop.page(seller);
  // Each try takes one of them as far as the silence.
  await sell(product, 16);
  const { current } = shop.deps.gateways.payments;
  const { refund: works } = current;
  current.refund = async () => {
    throw new Error('no line');
  };
  const input = { orders: 16, amount: 16 * 49_900, reason: 'The channel is gone' };
  await start(product, input);
  for (let failed = 0; failed < 14; failed += 1) {
    await shop.deps.jobs.drain();
    shop.deps.clock.advance(2 * 3_600_000);
  }
  const queue = `queue = 'refund-requests.round'`;
  expect(await shop.count('job', `${queue} and dead_at is null`)).toBe(1);
  await shop.deps.database.pool.query(`delete from job where queue = 'refund-requests.round'`);
  current.refund = works;
  expect((await start(product, input)).status).toBe(202);
  shop.deps.clock.advance(2 * 3_600_000);
  await shop.deps.jobs.drain();
  expect((await look(product)).round).toMatchObject({ returned: 16, endedAt: expect.any(String) });
});

it('is the owner’s alone', async () => {
  const product = await shop.page(seller);
  const stranger = await shop.seller('Meera');
  const input = { orders: 1, amount: 1, reason: 'Mine' };
  expect((await start(product, input, stranger.token)).status).toBe(404);
  expect((await shop.call({ method: 'GET', url: url(product), token: stranger.token })).status).toBe(404);
  expect(await start(product, { ...input, reason: ' ' })).toMatchObject({ status: 422 });
});
