import type { OpenRefundRequests, PlacedOrder, RefundRequest } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { GatewaySilent, type RefundState } from '../../../gateways/payments';
import { seller, shop } from '../checkout/testing/shop.setup';
import { address, buy, buyer, look, setUpBuyer } from './testing/buyer.setup';

setUpBuyer();

const hour = 3_600_000;

/** A sale of ₹499 whose buyer asks for money back. */
async function requestRefund(input: { amount?: number; reason?: string } = {}): Promise<PlacedOrder> {
  const body = await buy();
  const payload = { reason: 'It does not open', ...input };
  const url = address(body.id);
  expect((await shop.call({ method: 'POST', url, token: buyer.token, payload })).status).toBe(201);
  shop.deps.clock.advance(60_000);
  return body;
}

const answer = (
  { id }: PlacedOrder,
  payload: object = { isGranted: true },
): Promise<{ status: number; body: RefundRequest }> =>
  shop.call({ method: 'POST', url: `/api/transactions/${id}/refund-request`, token: seller.token, payload });
const giveBack = ({ id }: PlacedOrder, amount: number) =>
  shop.call({
    method: 'POST',
    url: `/api/transactions/${id}/refund`,
    token: seller.token,
    payload: { amount },
  });
const refunded = async ({ id }: PlacedOrder) => (await shop.sale(seller, id)).transaction.refunded;
const messages = async (text: string) => shop.count('message', `text like '%${text}%'`);

/** What the gateway answers, one after the other; then what it really does. */
function gatewaySays(...answers: RefundState[]): void {
  const { current } = shop.deps.gateways.payments;
  const { refund: works } = current;
  current.refund = async (input) => {
    const next = answers.shift();
    if (!next) current.refund = works;
    return next ?? works.call(current, input);
  };
}

describe('money that goes back by the sale’s own button', () => {
  it('answers nothing while it is less than was asked for, and the rest is what a yes gives', async () => {
    const order = await requestRefund();
    await giveBack(order, 100);
    await shop.deps.jobs.drain();
    expect((await look(order.id)).request).toMatchObject({ status: 'asked', amount: 49_800 });
    const { body } = await shop.call({ method: 'GET', url: '/api/refund-requests', token: seller.token });
    expect((body as OpenRefundRequests).items).toContainEqual(
      expect.objectContaining({ orderId: order.id, request: expect.objectContaining({ amount: 49_800 }) }),
    );
    expect(await answer(order)).toMatchObject({ status: 200, body: { status: 'granted' } });
    expect(await refunded(order)).toBe(49_900);
    await shop.deps.jobs.drain();
    expect(await messages(`approved your refund of ₹498 for%${order.id}`)).toBe(1);
  });

  it('answers a wish for no more than that, so that it does not go twice', async () => {
    const order = await requestRefund({ amount: 10_000 });
    await giveBack(order, 10_000);
    expect((await look(order.id)).request).toMatchObject({ status: 'granted', amount: 10_000 });
    expect((await answer(order)).status).toBe(200);
    expect(await refunded(order)).toBe(10_000);
  });

  it('and went before the wish was made answers nothing', async () => {
    const order = await requestRefund({ amount: 10_000 });
    await answer(order);
    shop.deps.clock.advance(60_000);
    const url = `/api/purchases/${order.id}/refund-request`;
    const payload = { amount: 5_000, reason: 'And the third lesson' };
    await shop.call({ method: 'POST', url, token: buyer.token, payload });
    await shop.deps.jobs.drain();
    expect((await look(order.id)).request).toMatchObject({ status: 'asked', amount: 5_000 });
  });
});

it('a yes that the gateway refused is asked of it anew', async () => {
  const order = await requestRefund();
  gatewaySays('refused');
  expect(await answer(order)).toMatchObject({ status: 409, body: { code: 'refund_refused' } });
  const given = await Promise.all([answer(order), answer(order)]);
  expect(given.map(({ status }) => status)).toEqual([200, 200]);
  expect(await refunded(order)).toBe(49_900);
  expect(await shop.count('ledger_tx', `type = 'refund' and reference like '${order.id}%'`)).toBe(1);
});

const withdraw = ({ id }: PlacedOrder) =>
  shop.call({ method: 'DELETE', url: address(id), token: buyer.token });

it('a request whose refund runs cannot be taken back', async () => {
  const order = await requestRefund();
  const { current } = shop.deps.gateways.payments;
  const { refund: works } = current;
  current.refund = async () => {
    current.refund = works;
    throw new GatewaySilent('down');
  };
  expect((await answer(order)).status).toBeGreaterThanOrEqual(500);
  expect(await withdraw(order)).toMatchObject({ status: 409, body: { code: 'refund_under_way' } });
  for (const _ of ['the refund', 'its request']) {
    shop.deps.clock.advance(hour);
    await shop.deps.jobs.drain();
  }
  expect(await refunded(order)).toBe(49_900);
  expect((await look(order.id)).request).toMatchObject({ status: 'granted' });
});

it('a request whose refund the gateway refused can be taken back', async () => {
  const order = await requestRefund();
  gatewaySays('refused');
  expect((await answer(order)).status).toBe(409);
  expect(await withdraw(order)).toMatchObject({ status: 200, body: { request: { status: 'withdrawn' } } });
  expect((await refunded(order)) ?? 0).toBe(0);
});

it('a refund that fails after it was taken opens its request again, and the buyer hears it', async () => {
  const order = await requestRefund();
  gatewaySays('pending', 'refused');
  expect(await answer(order)).toMatchObject({ status: 200, body: { status: 'granted' } });
  shop.deps.clock.advance(hour);
  await shop.deps.jobs.drain();
  expect((await look(order.id)).request).toMatchObject({ status: 'asked', answeredBy: null, endedAt: null });
  expect(await messages(`Your request is open again%${order.id}`)).toBe(1);
  // The same words are news again.
  shop.deps.clock.advance(25 * hour);
  await shop.deps.jobs.drain();
  expect((await shop.sale(seller, order.id)).timeline.at(-1)?.text).toBe('You were reminded to answer');
  expect((await answer(order)).status).toBe(200);
  expect(await refunded(order)).toBe(49_900);
  await shop.deps.jobs.drain();
  expect(await messages(`approved your refund of ₹499 for%${order.id}`)).toBe(2);
});

it('a hundred requests that wait for the operator keep no reminder waiting', async () => {
  const old = await requestRefund();
  const order = await requestRefund();
  await shop.deps.database.pool.query(`
    insert into refund_request (seller_id, order_id, number, status, amount, reason, at, lapses_at)
    select seller_id, order_id, n, 'lapsed', amount, reason, at - interval '9 days', at - interval '7 days'
    from refund_request, generate_series(2, 120) n where order_id = '${old.id}'`);
  shop.deps.clock.advance(25 * hour);
  await shop.deps.jobs.drain();
  expect((await shop.sale(seller, order.id)).timeline.at(-1)?.text).toBe('You were reminded to answer');
});
