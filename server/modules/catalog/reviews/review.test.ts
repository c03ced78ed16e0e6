import type {
  BuyerReview,
  ProductReviews,
  PublicProduct,
  ReceivedReview,
  ReceivedReviews,
} from '@haat/openapi';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Seller } from '../../orders/checkout/testing/shop';
import { product, seller, setUpShop, shop } from '../../orders/checkout/testing/shop.setup';

setUpShop();

const day = 24 * 3_600_000;

let buyers = 0;
/** Somebody who is signed in and bought the page. */
async function buyer(productId = product): Promise<Seller & { orderId: string }> {
  const person = await shop.seller(`Buyer ${++buyers}`);
  const { body } = await shop.order(productId, {
    buyer: { phone: person.phone, name: 'Ravi', email: `b${buyers}@example.com` },
  });
  await shop.pay(body.payment.session);
  return { ...person, orderId: body.id };
}
const at = (orderId: string) => `/api/purchases/${orderId}/review`;
type Answer = { status: number; body: BuyerReview };
const write = ({ orderId, token }: { orderId: string; token: string }, payload: object): Promise<Answer> =>
  shop.call({ method: 'PUT', url: at(orderId), token, payload });
const withdraw = ({ orderId, token }: { orderId: string; token: string }): Promise<Answer> =>
  shop.call({ method: 'DELETE', url: at(orderId), token });
const read = ({ orderId, token }: { orderId: string; token: string }): Promise<Answer> =>
  shop.call({ method: 'GET', url: at(orderId), token });
const shown = async (id = product): Promise<PublicProduct['reviews']> =>
  ((await shop.call({ method: 'GET', url: `/api/public/products/${id}` })).body as PublicProduct).reviews;
const received = async (productId = product): Promise<ReceivedReviews> =>
  (await shop.call({ method: 'GET', url: `/api/reviews?productId=${productId}`, token: seller.token })).body;
const act = (id: string, what: 'answer' | 'report', payload: object, token = seller.token) =>
  shop.call({
    method: what === 'answer' ? 'PUT' : 'POST',
    url: `/api/reviews/${id}/${what}`,
    token,
    payload,
  }) as Promise<{ status: number; body: ReceivedReview & { code: string } }>;

describe('a buyer', () => {
  it('says how it was, where everybody reads it, and changes it', async () => {
    const id = await shop.page(seller);
    expect(await shown(id)).toBeUndefined();
    const ravi = await buyer(id);
    expect((await read(ravi)).body).toEqual({ canWrite: true, review: null });
    const first = await write(ravi, { stars: 5, text: '  So clear.  ', name: 'Ravi  K.' });
    expect(first).toMatchObject({
      status: 200,
      body: { canWrite: true, review: { stars: 5, text: 'So clear.', name: 'Ravi K.', status: 'shown' } },
    });
    expect(await shown(id)).toMatchObject({
      count: 1,
      average: 5,
      spread: [0, 0, 0, 0, 1],
      latest: [{ stars: 5, text: 'So clear.', name: 'Ravi K.', answer: null }],
    });
    await write(ravi, { stars: 2 });
    expect(await shown(id)).toMatchObject({ count: 1, average: 2, latest: [{ text: null, name: null }] });
    const again = await write(ravi, { stars: 2 });
    expect(again.body.review?.at).toBe((await read(ravi)).body.review?.at);
  });

  it('says it once for a product, however often it was bought', async () => {
    const id = await shop.page(seller);
    const ravi = await buyer(id);
    await write(ravi, { stars: 4 });
    const { body } = await shop.order(id, { buyer: { phone: ravi.phone, name: 'Ravi' } });
    await shop.pay(body.payment.session);
    const second = { ...ravi, orderId: body.id };
    expect((await read(second)).body.review?.stars).toBe(4);
    await write(second, { stars: 3 });
    expect(await shown(id)).toMatchObject({ count: 1, average: 3 });
  });

  it('takes it back with its words, and may write anew', async () => {
    const id = await shop.page(seller);
    const ravi = await buyer(id);
    await write(ravi, { stars: 1, text: 'Not for me', name: 'Ravi' });
    expect((await withdraw(ravi)).body).toEqual({ canWrite: true, review: null });
    expect((await withdraw(ravi)).status).toBe(200);
    expect(await shown(id)).toBeUndefined();
    expect(await shop.count('review', `product_id = '${id}' and text is not null`)).toBe(0);
    expect((await received(id)).items).toEqual([]);
    await write(ravi, { stars: 5 });
    expect(await shown(id)).toMatchObject({ count: 1, average: 5 });
  });

  it('has to have bought it, and to have had it for a day when it is gone again', async () => {
    const ravi = await buyer();
    const meera = await shop.seller('Meera');
    expect((await write({ ...ravi, token: meera.token }, { stars: 1 })).status).toBe(404);
    expect((await write({ ...ravi, orderId: 'x'.repeat(16) }, { stars: 1 })).status).toBe(404);
    expect((await write(ravi, { stars: 6 })).status).toBe(400);
    expect((await write(ravi, { stars: 3, text: 'x'.repeat(1001) })).status).toBe(400);
    const back = { reason: 'Asked' };
    const refund = (orderId: string) =>
      shop.call({
        method: 'POST',
        url: `/api/transactions/${orderId}/refund`,
        token: seller.token,
        payload: back,
      });
    await refund(ravi.orderId);
    expect((await read(ravi)).body.canWrite).toBe(false);
    expect(await write(ravi, { stars: 1 })).toMatchObject({ status: 409, body: { code: 'not_known' } });
    const late = await buyer();
    shop.deps.clock.advance(day);
    await refund(late.orderId);
    expect((await write(late, { stars: 2 })).status).toBe(200);
  });

  it('does not judge what is their own', async () => {
    const { body } = await shop.order(product, { buyer: { phone: seller.phone, name: 'Asha' } });
    await shop.pay(body.payment.session);
    const ownReview = { orderId: body.id, token: seller.token };
    expect(await write(ownReview, { stars: 5 })).toMatchObject({
      status: 409,
      body: { code: 'own_product' },
    });
  });
});

describe('a creator', () => {
  let ravi: Awaited<ReturnType<typeof buyer>>;
  let id: string;
  beforeAll(async () => {
    const page = await shop.page(seller);
    ravi = await buyer(page);
    await write(ravi, { stars: 3, text: 'Good, but short', name: 'Ravi' });
    id = (await received(page)).items[0]?.id ?? '';
  });

  it('hears of it, and of a change nothing', async () => {
    const countNotices = () =>
      shop.count('job', `payload->>'template' = 'review' and payload->>'key' like '${id}%'`);
    expect(await countNotices()).toBe(1);
    await write(ravi, { stars: 4, text: 'Good, but short', name: 'Ravi' });
    expect(await countNotices()).toBe(1);
  });

  it('answers once, and anew when its buyer has changed it', async () => {
    expect((await act(id, 'answer', { text: '   ' })).status).toBe(422);
    const given = await Promise.all([1, 2].map(() => act(id, 'answer', { text: 'More comes in May' })));
    expect(given.map(({ status }) => status)).toEqual([200, 200]);
    expect(await act(id, 'answer', { text: 'Or in June' })).toMatchObject({
      status: 409,
      body: { code: 'answered' },
    });
    expect((await read(ravi)).body.review?.answer).toBe('More comes in May');
    shop.deps.clock.advance(60_000);
    await write(ravi, { stars: 5, text: 'Longer now' });
    expect((await act(id, 'answer', { text: 'Thank you' })).body.answer).toBe('Thank you');
  });

  it('asks the operator to look at it, and it stays until then', async () => {
    expect((await act(id, 'report', { reason: 'A rival' })).body.status).toBe('reported');
    expect((await act(id, 'report', { reason: 'Again' })).status).toBe(200);
    expect((await read(ravi)).body.review?.status).toBe('reported');
  });

  it('does nothing to those of others', async () => {
    const other = await shop.seller('Other');
    expect((await act(id, 'answer', { text: 'Mine' }, other.token)).status).toBe(404);
    expect((await act(id, 'report', { reason: 'Mine' }, other.token)).status).toBe(404);
    const { body } = await shop.call({ method: 'GET', url: '/api/reviews', token: other.token });
    expect((body as ReceivedReviews).items).toEqual([]);
  });
});

it('everybody reads all of them, page by page, and nothing of a draft', async () => {
  const id = await shop.page(seller);
  for (const stars of [1, 2, 3]) {
    shop.deps.clock.advance(60_000);
    await write(await buyer(id), { stars });
  }
  const page = async (cursor = ''): Promise<ProductReviews> =>
    (await shop.call({ method: 'GET', url: `/api/public/products/${id}/reviews?limit=2${cursor}` })).body;
  const first = await page();
  expect(first.items.map(({ stars }) => stars)).toEqual([3, 2]);
  const rest = await page(`&cursor=${first.next}`);
  expect([rest.items.map(({ stars }) => stars), rest.next]).toEqual([[1], null]);
  expect(JSON.stringify([first, rest])).not.toContain('+91');
  const hidden = await shop.call({
    method: 'POST',
    url: '/api/products',
    token: seller.token,
    payload: { kind: 'page', title: 'Draft', prices: [] },
  });
  const url = `/api/public/products/${(hidden.body as { id: string }).id}/reviews`;
  expect((await shop.call({ method: 'GET', url })).status).toBe(404);
});
