import { expect, test } from 'vitest';
import { modelOf } from '../testing/build';
import { get, pageId, seller, setUpPageOnSale, shop } from '../testing/pages.setup';

setUpPageOnSale();

const preview = async (id = pageId) => {
  const page = await get(`/pp/${id}`);
  return { ...modelOf(page.body, 'preview'), etag: page.headers.etag };
};

/** Somebody who pays, each time another person unless told otherwise. */
async function sell(phone: string): Promise<string> {
  const { body } = await shop.order(pageId, { buyer: { phone } });
  await shop.pay(body.payment.session);
  return body.id;
}

const laterThanKept = () => shop.deps.clock.advance(61 * 60_000);

test('a preview says since when its seller is here, and claims nothing that is not so', async () => {
  const { product } = await preview();
  expect(product.seller).toEqual({
    name: 'Asha',
    handle: null,
    since: shop.deps.clock.now().toISOString().slice(0, 7),
    isVerified: false,
    takesQuestions: true,
  });
});

test('it counts buyers once there are ten: each once, and nobody who got their money back', async () => {
  const phones = Array.from({ length: 10 }, (_, index) => `+9198765000${10 + index}`);
  const orders: string[] = [];
  for (const phone of phones.slice(0, 9)) orders.push(await sell(phone));
  await sell(phones[0] ?? '');
  laterThanKept();
  expect((await preview()).product.seller.buyers).toBeUndefined();

  const last = await sell(phones[9] ?? '');
  laterThanKept();
  expect((await preview()).product.seller.buyers).toBe(10);

  const refund = await shop.call({
    method: 'POST',
    url: `/api/transactions/${last}/refund`,
    token: seller.token,
    payload: {},
  });
  expect(refund.status).toBe(200);
  laterThanKept();
  expect((await preview()).product.seller.buyers).toBeUndefined();
});

test('whose PAN and payout account were verified is marked so', async () => {
  const { database, clock } = shop.deps;
  await database.db
    .insertInto('kyc')
    .values({
      seller_id: seller.id,
      status: 'complete',
      tries: 0,
      tries_since: clock.now(),
      given: 1,
    } as never)
    .execute();
  laterThanKept();
  expect((await preview()).product.seller.isVerified).toBe(true);
});

test('up to three others stand below it, none that cannot be bought, and the page is another one for each', async () => {
  const before = await preview();
  expect(before.others).toEqual([]);
  const others: string[] = [];
  for (let count = 0; count < 4; count++) {
    others.unshift(await shop.page(seller));
    shop.deps.clock.advance(1_000);
  }
  laterThanKept();
  const after = await preview();
  expect(after.others?.map(({ id }) => id)).toEqual(others.slice(0, 3));
  expect(after.etag).not.toBe(before.etag);
  await shop.call({ method: 'POST', url: `/api/products/${others[0]}/pause`, token: seller.token });
  expect((await preview()).others?.map(({ id }) => id)).toEqual(others.slice(1));
});
