import type { BuyerReview, PublicProduct, ReceivedReviews, ReportedReview } from '@haat/openapi';
import { beforeEach, expect, it } from 'vitest';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { admin, meera, setUpAdminAndCreator } from '../testing/admin.setup';

setUpAdminAndCreator();

let ravi: Seller;
beforeEach(async () => {
  ravi = await admin.shop.seller('Ravi');
});

/** A page with one star from Ravi, which Meera reported. */
async function reported() {
  const { shop } = admin;
  const product = await shop.page(meera);
  const { body } = await shop.order(product, { buyer: { phone: ravi.phone, email: 'ravi@example.com' } });
  await shop.pay(body.payment.session);
  const url = `/api/purchases/${body.id}/review`;
  const write = (stars: number) =>
    shop.call({ method: 'PUT', url, token: ravi.token, payload: { stars, text: 'Call me on 98…' } });
  await write(1);
  const { items } = (await shop.call({ method: 'GET', url: '/api/reviews', token: meera.token }))
    .body as ReceivedReviews;
  const id = items[0]?.id ?? '';
  await shop.call({
    method: 'POST',
    url: `/api/reviews/${id}/report`,
    token: meera.token,
    payload: { reason: 'A phone number' },
  });
  return {
    id,
    write,
    own: async () => (await shop.call({ method: 'GET', url, token: ravi.token })).body as BuyerReview,
    withdraw: () => shop.call({ method: 'DELETE', url, token: ravi.token }),
    count: async () =>
      ((await shop.call({ method: 'GET', url: `/api/public/products/${product}` })).body as PublicProduct)
        .reviews?.count ?? 0,
  };
}

const judge = (id: string, verdict: 'keep' | 'hide', reason = 'It names a number') =>
  admin.post('/reported-reviews/verdict', { creatorId: meera.id, id, verdict, reason });
const listed = async (id: string): Promise<ReportedReview | undefined> =>
  (await admin.get('/reported-reviews')).body.items.find((one: ReportedReview) => one.id === id);

it('hides what was reported, tells its buyer and writes it down; it does not come back by writing it anew', async () => {
  const { id, own: ownReview, write, withdraw, count } = await reported();
  expect((await admin.get('')).body.waiting.reportedReviews).toBe(1);
  expect(await listed(id)).toMatchObject({ status: 'reported', reason: 'A phone number', stars: 1 });
  expect(await count()).toBe(1);
  expect((await judge(id, 'hide', ' ')).status).toBe(422);
  expect((await judge(id, 'hide')).status).toBe(200);
  expect((await judge(id, 'hide')).status).toBe(409);
  expect(await count()).toBe(0);
  expect(await ownReview()).toMatchObject({ canWrite: false, review: { status: 'hidden' } });
  expect((await write(5)).status).toBe(409);
  await admin.shop.deps.jobs.drain();
  expect(
    await admin.shop.count('message', `sent_to = 'ravi@example.com' and text like '%It names a number%'`),
  ).toBe(1);
  expect(await admin.shop.count('operator_action', `action = 'hideReview' and subject = '${id}'`)).toBe(1);
  await withdraw();
  expect((await write(5)).status).toBe(409);
  expect((await judge(id, 'keep')).status).toBe(404);
});

it('lets it stand, also what was hidden, and is not asked again about the same', async () => {
  const { id, count, own: ownReview } = await reported();
  await judge(id, 'hide');
  expect(await listed(id)).toMatchObject({ status: 'hidden' });
  expect((await judge(id, 'keep', 'Read once more')).status).toBe(200);
  expect(await count()).toBe(1);
  expect((await ownReview()).review?.status).toBe('kept');
  expect(await listed(id)).toBeUndefined();
  const again = await admin.shop.call({
    method: 'POST',
    url: `/api/reviews/${id}/report`,
    token: meera.token,
    payload: { reason: 'Still' },
  });
  expect(again).toMatchObject({ status: 409, body: { code: 'looked_at' } });
});

it('is nobody’s but the operator’s', async () => {
  expect((await admin.get('/reported-reviews', meera.token)).status).toBe(404);
});
