import type { Cancellation } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { contents } from '../../../catalog/products/kinds/testing/contents';
import { textsTo } from '../../../messaging/sending/testing/sent-code';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../testing/build';
import { get, post, setUpPages, shop } from '../testing/pages.setup';

setUpPages();

let lock: string;
let seller: Seller;
beforeAll(async () => {
  seller = await shop.seller();
  lock = (await publishKind(shop, seller, { kind: 'lock', title: 'The recipe', content: contents.lock })).id;
});

let keys = 0;
const form = (fields: Record<string, string>, here = {}) =>
  post(`/pp/${lock}/checkout`, { phone: '98765 43210', key: `gift-form-${++keys}`, ...fields }, here);

test('a form without scripts buys a gift; its giver has a receipt and its recipient the access', async () => {
  expect(modelOf((await get(`/pp/${lock}/checkout?for=somebody`)).body, 'checkout').isGiftWanted).toBe(true);
  const placed = await form({
    'gift.phone': '98200 12345',
    'gift.name': 'Meera',
    'gift.from': 'Ravi',
    'gift.message': 'Happy birthday',
  });
  const here = { cookie: buyerCookie(placed) };
  const location = String(placed.headers.location);
  expect(location).toMatch(/^\/cashfree\?id=/);
  const session = String((await get(location, here)).headers.location);
  await post(`${session}/form`, { outcome: 'success', method: 'upi' });
  await shop.deps.jobs.drain();
  const id = location.slice('/cashfree?id='.length);
  const receipt = modelOf((await get(`/access/${id}`, here)).body, 'access');
  expect(receipt.order).toMatchObject({
    access: null,
    gift: { role: 'given', name: 'Meera', phoneEnding: '45' },
  });
  expect(receipt.documents).toHaveLength(1);

  const [text = ''] = await textsTo(shop.deps, '+919820012345');
  const [, link = ''] = /https?:\/\/[^/]+(\/access\/\S+)/.exec(text) ?? [];
  const opened = await get(link);
  const theirs = { cookie: buyerCookie(opened) };
  // Its link leads to a code for the recipient's own number, and to nothing of the giver's.
  const asked = modelOf((await get(String(opened.headers.location), theirs)).body, 'accessCode');
  expect(asked.phoneEnding).toBe('2345');
  expect((await get(`/access/${id}`, theirs)).statusCode).toBe(404);
  expect((await get(String(opened.headers.location).split('?')[0] ?? '', here)).statusCode).toBe(404);
});

test('what is wrong with it is said beside its field, and nothing typed is lost', async () => {
  const answer = await form({ 'gift.from': 'Ravi', 'gift.message': 'See www.example.com' });
  expect(answer.statusCode).toBe(422);
  const model = modelOf(answer.body, 'checkout');
  expect(Object.keys(model.errors)).toEqual(['gift.phone', 'gift.message']);
  expect(model.values.gift).toMatchObject({ from: 'Ravi', message: 'See www.example.com' });
});

test('who has it already may give it to somebody else without being asked again', async () => {
  const first = await form({});
  const here = { cookie: buyerCookie(first) };
  const session = String((await get(String(first.headers.location), here)).headers.location);
  await post(`${session}/form`, { outcome: 'success', method: 'upi' });
  await shop.deps.jobs.drain();
  expect((await form({}, here)).headers.location).toBe(`/pp/${lock}/owned`);
  const gift = await form({ 'gift.phone': '98200 12346', 'gift.from': 'Ravi' }, here);
  expect(gift.headers.location).toMatch(/^\/cashfree\?id=/);
});

const dayMs = 24 * 3_600_000;

/** A webinar in ten days that was given, to be delivered in so many days; and the receipt of its giver. */
async function giveWebinar(
  days: number,
  productOf: (webinar: string) => Promise<string> | string = (id) => id,
) {
  const now = shop.deps.clock.now().getTime();
  const content = {
    startsAt: new Date(now + 10 * dayMs).toISOString(),
    minutes: 60,
    timeZone: 'Asia/Kolkata',
    joinUrl: 'https://meet.example.com/the-room',
  };
  const { id } = await publishKind(shop, seller, { kind: 'webinar', title: 'Hampers', content });
  const deliverOn = new Date(now + days * dayMs).toISOString().slice(0, 10);
  const placed = await shop.order(await productOf(id), {
    buyer: { phone: `98111 ${String(10_000 + ++keys)}`, name: 'Ravi' },
    gift: { phone: `98112 ${String(10_000 + keys)}`, ...(days > 0 && { deliverOn }) },
  });
  await shop.pay(placed.body.payment.session);
  await shop.deps.jobs.drain();
  const here = { cookie: buyerCookie(placed) };
  const receipt = async () => modelOf((await get(`/access/${placed.body.id}`, here)).body, 'access');
  return { id, receipt };
}

async function cancel(webinar: string): Promise<void> {
  const url = `/api/products/${webinar}/cancellation`;
  const { seats, amount } = (await shop.call({ url, token: seller.token })).body as Cancellation;
  const payload = { seats, amount, reason: 'I have lost my voice' };
  expect((await shop.call({ method: 'POST', url, token: seller.token, payload })).status).toBe(202);
  await shop.deps.jobs.drain();
  shop.deps.clock.advance(60_000);
  await shop.deps.jobs.drain();
}

test('whoever gave a session that is cancelled reads so on the receipt that the message leads to', async () => {
  const { id, receipt } = await giveWebinar(0);
  expect((await receipt()).cancelled).toBeUndefined();
  await cancel(id);
  const { cancelled, order } = await receipt();
  expect([order.status, order.gift?.deliveredAt]).toEqual(['refunded', expect.any(String)]);
  expect(cancelled).toEqual([
    {
      accessId: expect.any(String),
      title: 'Hampers',
      reason: 'I have lost my voice',
      amount: 49_900,
      refund: 'done',
    },
  ]);
});

test('so of one that was not delivered yet, also where its refund fails', async () => {
  const { current } = shop.deps.gateways.payments;
  const { refund: works } = current;
  current.refund = async () => 'refused';
  try {
    const { id, receipt } = await giveWebinar(5);
    await cancel(id);
    const { cancelled, order } = await receipt();
    expect([order.status, order.gift?.deliveredAt]).toEqual(['fulfilled', null]);
    expect(cancelled).toMatchObject([{ title: 'Hampers', amount: 49_900, refund: 'failed' }]);
  } finally {
    current.refund = works;
  }
});

test('of a combo the part is named with its share', async () => {
  const { id, receipt } = await giveWebinar(5, async (webinar) => {
    const items = [{ productId: webinar }, { productId: lock }];
    return (await publishKind(shop, seller, { kind: 'combo', title: 'Both', content: { items } })).id;
  });
  await cancel(id);
  const { cancelled, order } = await receipt();
  expect(order.status).toBe('fulfilled');
  expect(cancelled).toMatchObject([{ title: 'Hampers', amount: 24_950, refund: 'done' }]);
});
