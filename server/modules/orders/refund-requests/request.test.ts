import type { OpenRefundRequests, RefundRequest } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { product, seller, shop } from '../checkout/testing/shop.setup';
import { address, buy, buyer, look, setUpBuyer } from './testing/buyer.setup';

setUpBuyer();

const hour = 3_600_000;

const ask = (id: string, payload: object, token = buyer.token) =>
  shop.call({ method: 'POST', url: address(id), token, payload });
const answer = (
  id: string,
  payload: object,
  token = seller.token,
): Promise<{ status: number; body: RefundRequest }> =>
  shop.call({ method: 'POST', url: `/api/transactions/${id}/refund-request`, token, payload });
const countMessages = (template: string, orderId: string) =>
  shop.count('job', `payload->>'template' = '${template}' and payload->>'orderId' = '${orderId}'`);
/** Lets the time pass, keeping the notices that nobody has carried yet. */
async function pass(ms: number): Promise<void> {
  shop.deps.clock.advance(ms);
  await shop.deps.jobs.drain();
}
const messages = async (text: string) => shop.count('message', `text like '%${text}%'`);

describe('a buyer', () => {
  it('asks for a part, once however often it is pressed, and the creator hears it', async () => {
    const order = await buy();
    expect(await look(order.id)).toEqual({ refundable: 49_900, request: null });
    const input = { amount: 20_000, reason: 'The second lesson does not open' };
    const answers = await Promise.all([1, 2, 3].map(() => ask(order.id, input)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await look(order.id)).toMatchObject({
      refundable: 0,
      request: { number: 1, status: 'asked', ...input, message: null, answeredBy: null },
    });
    expect(await countMessages('refundAsked', order.id)).toBe(1);
    expect(await countMessages('refundReceived', order.id)).toBe(1);
    expect(await ask(order.id, { reason: 'And another one' })).toMatchObject({
      status: 409,
      body: { code: 'already_asked' },
    });
    const { body } = await shop.call({ method: 'GET', url: '/api/refund-requests', token: seller.token });
    expect((body as OpenRefundRequests).items).toContainEqual(
      expect.objectContaining({ orderId: order.id, buyer: 'Ravi', title: 'Raga basics' }),
    );
    expect((await shop.sale(seller, order.id)).timeline.at(-1)?.text).toBe(
      'The buyer requested a refund of ₹200: The second lesson does not open',
    );
  });

  it('takes the request back and may ask anew, three times in all', async () => {
    const order = await buy();
    const withdraw = () => shop.call({ method: 'DELETE', url: address(order.id), token: buyer.token });
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'nothing_asked' } });
    for (const number of [1, 2, 3]) {
      expect((await ask(order.id, { reason: `Reason ${number}` })).status).toBe(201);
      expect(await withdraw()).toMatchObject({ status: 200, body: { request: { status: 'withdrawn' } } });
      expect((await withdraw()).status).toBe(200);
    }
    expect(await ask(order.id, { reason: 'Once more' })).toMatchObject({
      status: 409,
      body: { code: 'asked_enough' },
    });
  });

  it('asks for nothing that is not theirs, not paid, too much or long ago', async () => {
    const order = await buy();
    const stranger = await shop.seller('Meera');
    expect((await ask(order.id, { reason: 'Mine' }, stranger.token)).status).toBe(404);
    expect((await ask('x'.repeat(16), { reason: 'Mine' })).status).toBe(404);
    expect((await ask(order.id, { reason: ' ' })).status).toBe(422);
    expect(await ask(order.id, { amount: 49_901, reason: 'More' })).toMatchObject({
      status: 422,
      body: { fields: { amount: 'At most ₹499 can be refunded' } },
    });
    const { body: unpaid } = await shop.order(product, { buyer: { phone: buyer.phone } });
    expect((await ask(unpaid.id, { reason: 'Not paid' })).status).toBe(404);
    await shop.deps.database.pool.query(
      `update orders set paid_at = paid_at - interval '184 days' where id = '${order.id}'`,
    );
    expect(await ask(order.id, { reason: 'Late' })).toMatchObject({
      status: 409,
      body: { code: 'too_late' },
    });
  });
});

describe('a creator', () => {
  it('agrees, and the money goes back once', async () => {
    const order = await buy();
    await ask(order.id, { amount: 20_000, reason: 'Half of it was missing' });
    const answerText = 'You are right';
    const given = await Promise.all(
      [1, 2, 3].map(() => answer(order.id, { isGranted: true, message: answerText })),
    );
    for (const { status, body } of given)
      expect([status, body.status, body.message]).toEqual([200, 'granted', answerText]);
    expect((await answer(order.id, { isGranted: true })).status).toBe(200);
    const sale = await shop.sale(seller, order.id);
    expect(sale).toMatchObject({ transaction: { refunded: 20_000 }, request: { status: 'granted' } });
    expect(sale.timeline.at(-1)?.text).toBe('You approved it: You are right');
    expect(await shop.count('ledger_tx', `type = 'refund' and reference like '${order.id}%'`)).toBe(1);
    expect(await countMessages('answer', order.id)).toBe(1);
    expect(await answer(order.id, { isGranted: false, message: 'No' })).toMatchObject({ status: 409 });
    // What is left may be asked for again.
    expect((await look(order.id)).refundable).toBe(29_900);
  });

  it('says no with words, and nothing moves', async () => {
    const order = await buy();
    await ask(order.id, { reason: 'I changed my mind' });
    expect(await answer(order.id, { isGranted: false })).toMatchObject({
      status: 422,
      body: { fields: { message: 'Give a reason: the buyer reads it' } },
    });
    const no = { isGranted: false, message: 'All of it was watched' };
    expect(await answer(order.id, no)).toMatchObject({
      status: 200,
      body: { status: 'refused', answeredBy: 'seller' },
    });
    expect((await shop.sale(seller, order.id)).transaction.refunded).toBe(0);
    await shop.deps.jobs.drain();
    expect(await messages(`Asha declined your refund request for Raga basics. Order ${order.id}`)).toBe(1);
    expect(await messages('Their message: All of it was watched')).toBe(1);
  });

  it('answers nobody else’s, and nothing that was not asked', async () => {
    const order = await buy();
    const stranger = await shop.seller('Meera');
    expect((await answer(order.id, { isGranted: true })).status).toBe(404);
    await ask(order.id, { reason: 'Please' });
    expect((await answer(order.id, { isGranted: true }, stranger.token)).status).toBe(404);
  });

  it('is not believed when the gateway refuses: the request stays open', async () => {
    const order = await buy();
    await ask(order.id, { reason: 'Please' });
    const { current } = shop.deps.gateways.payments;
    const { refund: works } = current;
    current.refund = async () => 'refused';
    expect(await answer(order.id, { isGranted: true })).toMatchObject({
      status: 409,
      body: { code: 'refund_refused' },
    });
    current.refund = works;
    expect((await look(order.id)).request?.status).toBe('asked');
  });

  it('answers by giving the money back another way', async () => {
    const order = await buy();
    await ask(order.id, { reason: 'Please' });
    await shop.call({
      method: 'POST',
      url: `/api/transactions/${order.id}/refund`,
      token: seller.token,
      payload: {},
    });
    expect((await shop.sale(seller, order.id)).request).toMatchObject({
      status: 'granted',
      answeredBy: null,
    });
  });
});

it('a clock reminds after a day, calls the operator after two, and a late answer still counts', async () => {
  const order = await buy();
  const lapsedMail = `has not answered your refund request of ₹499 for Raga basics in time.%${order.id}`;
  await ask(order.id, { reason: 'Nobody answers my mails' });
  await pass(23 * hour);
  expect((await shop.sale(seller, order.id)).request?.status).toBe('asked');
  await pass(2 * hour);
  const reminded = await shop.sale(seller, order.id);
  expect(reminded.timeline.at(-1)?.text).toBe('You were reminded to answer');
  await pass(24 * hour);
  expect(await look(order.id)).toMatchObject({ refundable: 0, request: { status: 'lapsed' } });
  expect(await messages(lapsedMail)).toBe(1);
  await pass(24 * hour);
  expect(await messages(lapsedMail)).toBe(1);
  expect(await answer(order.id, { isGranted: true })).toMatchObject({
    status: 200,
    body: { status: 'granted' },
  });
  expect(await shop.read(order)).toMatchObject({ status: 'refunded', access: null });
});
