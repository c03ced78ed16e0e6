import type { BuyerRefund, LapsedRequest } from '@haat/openapi';
import { beforeEach, expect, it } from 'vitest';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { admin, meera, setUpAdminAndCreator } from '../testing/admin.setup';

setUpAdminAndCreator();

let ravi: Seller;
beforeEach(async () => {
  ravi = await admin.shop.seller('Ravi');
});

const buyerAddress = (id: string) => `/api/purchases/${id}/refund-request`;
const look = async (id: string): Promise<BuyerRefund> =>
  (await admin.shop.call({ method: 'GET', url: buyerAddress(id), token: ravi.token })).body;
const listed = async (id: string): Promise<LapsedRequest | undefined> =>
  (await admin.get('/refund-requests')).body.items.find(({ orderId }: LapsedRequest) => orderId === id);
const decide = (id: string, isGranted: boolean) =>
  admin.post(`/refund-requests/${id}/decision`, { isGranted, reason: 'Neither of you could open it' });

/** A request for ₹499 that its creator said no to. */
async function refused(): Promise<string> {
  const { shop } = admin;
  const product = await shop.page(meera);
  const { body } = await shop.order(product, { buyer: { phone: ravi.phone, email: 'ravi@example.com' } });
  await shop.pay(body.payment.session);
  shop.deps.clock.advance(60_000);
  const payload = { reason: 'It does not open' };
  await shop.call({ method: 'POST', url: buyerAddress(body.id), token: ravi.token, payload });
  await shop.call({
    method: 'POST',
    url: `/api/transactions/${body.id}/refund-request`,
    token: meera.token,
    payload: { isGranted: false, message: 'It opens here' },
  });
  return body.id;
}

it('a creator’s no can be looked at once more, and the buyer gets the money', async () => {
  const id = await refused();
  expect(await listed(id)).toMatchObject({ amount: 49_900, refusal: 'It opens here' });
  expect((await decide(id, true)).status).toBe(200);
  expect((await look(id)).request).toMatchObject({ status: 'granted', answeredBy: 'operator' });
  expect((await admin.shop.sale(meera, id)).transaction.refunded).toBe(49_900);
  expect(await listed(id)).toBeUndefined();
  await admin.shop.deps.jobs.drain();
  const about = (text: string) =>
    admin.shop.count('message', `text like '%Haat ${text} your refund of%${id}%'`);
  expect(await about('approved')).toBe(1);
});

it('a no that the operator agrees with is told once more, and ends there', async () => {
  const id = await refused();
  expect((await decide(id, false)).status).toBe(200);
  expect((await look(id)).request).toMatchObject({ status: 'refused', answeredBy: 'operator' });
  expect(await listed(id)).toBeUndefined();
  expect((await decide(id, true)).status).toBe(404);
  await admin.shop.deps.jobs.drain();
  expect(await admin.shop.count('message', `text like '%Neither of you could open it%${id}%'`)).toBe(1);
});

it('a no stands before the operator for a month, and waits for nobody', async () => {
  const id = await refused();
  expect((await admin.get('')).body.waiting.refundRequests).toBe(0);
  admin.shop.deps.clock.advance(31 * 24 * 3_600_000);
  await admin.unlock();
  expect(await listed(id)).toBeUndefined();
});
