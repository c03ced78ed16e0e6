import { beforeAll, expect, test } from 'vitest';
import { contents } from '../../../catalog/products/kinds/testing/contents';
import { textsTo } from '../../../messaging/sending/testing/sent-code';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../testing/build';
import { get, post, setUpPages, shop } from '../testing/pages.setup';

setUpPages();

let seller: Seller;
let lock: string;
beforeAll(async () => {
  seller = await shop.seller();
  lock = (await publishKind(shop, seller, { kind: 'lock', title: 'The recipe', content: contents.lock })).id;
});

let count = 0;
const newPhone = () => `+9198444${String(10_000 + ++count)}`;
const hour = 60 * 60_000;

/** An order whose buyer chose to ask somebody else, in a form without scripts; with the path of the link. */
async function ask(productId = lock, phone = newPhone()) {
  const placed = await post(`/pp/${productId}/checkout`, {
    phone,
    name: 'Ravi',
    key: `asked-form-${++count}`,
    way: 'ask',
  });
  const here = { cookie: buyerCookie(placed) };
  const page = String(placed.headers.location);
  expect(page).toMatch(/^\/cashfree\/ask\?id=/);
  const id = page.slice('/cashfree/ask?id='.length);
  expect(modelOf((await get(page, here)).body, 'ask').link).toBeNull();
  expect((await post(page, {}, here)).headers.location).toBe(page);
  const { link } = modelOf((await get(page, here)).body, 'ask');
  return { here, id, phone, page, link: new URL(link ?? '').pathname + new URL(link ?? '').search };
}

const finish = async (session: string) => {
  await post(`${session}/form`, { outcome: 'success', method: 'upi' });
  await shop.deps.jobs.drain();
};

test('somebody else pays: the access is the buyer’s, who is told, and the payer holds nothing', async () => {
  const { here, id, link, phone } = await ask();
  const seen = modelOf((await get(link)).body, 'payFor');
  expect(seen).toMatchObject({
    amount: 49_900,
    state: 'open',
    asker: { name: 'Ravi' },
    product: { title: 'The recipe' },
  });
  // It says no number, and nothing by which the order could be opened.
  expect(JSON.stringify(seen)).not.toContain(phone.slice(3));
  expect(Object.keys(seen).sort()).toEqual(
    ['action', 'amount', 'asker', 'error', 'page', 'product', 'site', 'state', 'until'].sort(),
  );
  const paying = await post(link, { way: 'card' });
  expect(paying.headers['set-cookie']).toBeUndefined();
  await finish(String(paying.headers.location).split('?')[0] ?? '');
  const back = await get(`/cashfree?id=${id}&back=1`);
  expect(modelOf(back.body, 'payFor')).toMatchObject({ state: 'paid', asker: null, action: null });
  expect((await get(`/access/${id}`)).statusCode).toBe(404);
  expect(modelOf((await get(link)).body, 'payFor').state).toBe('paid');
  expect(modelOf((await get(`/access/${id}`, here)).body, 'access').order.access).not.toBeNull();
  const told = (await textsTo(shop.deps, phone)).join();
  expect(told).toContain('Rs 499 paid to');
  expect(told).toContain('The recipe');
  expect(told).not.toMatch(/you paid/i);
});

test('whoever pays by a code hears that it is decided, and nothing else of the order', async () => {
  const { id, link, here } = await ask();
  const desk = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140' };
  const paying = await post(link, {}, desk);
  const session = String(paying.headers.location);
  const model = modelOf((await get(session, desk)).body, 'sandbox');
  expect(model).toMatchObject({ token: null, scan: { seconds: expect.any(Number) } });
  const url = model.decidedUrl ?? '';
  expect(url).toContain(id);
  const asked = await get(url);
  expect([asked.headers['cache-control'], asked.json()]).toEqual(['no-store', { isDecided: false }]);
  // Who placed it may read more, and is given no other address.
  expect(modelOf((await get(session, { ...desk, ...here })).body, 'sandbox')).toMatchObject({
    token: expect.any(String),
    decidedUrl: null,
  });
  // Its key is not that of the link, which says for whom, nor that of another order.
  const [, linkKey = ''] = link.split('?k=');
  const { id: other } = await ask();
  for (const wrong of [
    `/cashfree/decided?id=${id}`,
    `/cashfree/decided?id=${id}&k=${linkKey}`,
    url.replace(id, other),
    url.replace(id, 'x'),
  ])
    expect((await get(wrong)).statusCode).toBe(404);
  await finish(session.split('?')[0] ?? '');
  expect((await get(url)).json()).toEqual({ isDecided: true });
});

test('it lasts a day, and not longer', async () => {
  const { link, here, page } = await ask();
  shop.deps.clock.advance(23 * hour);
  await shop.deps.jobs.drain();
  expect(modelOf((await get(link)).body, 'payFor').state).toBe('open');
  expect(String((await post(link)).headers.location)).toMatch(/^\/sandbox\/payments\//);
  shop.deps.clock.advance(hour);
  await shop.deps.jobs.drain();
  expect(modelOf((await get(link)).body, 'payFor').state).toBe('over');
  expect(modelOf((await post(link)).body, 'payFor').state).toBe('over');
  // Asked for again, it is over too.
  expect((await post(page, {}, here)).headers.location).toMatch(/^\/cashfree\?id=.*back=1$/);
});

test('whoever comes too late for what it held is led to pay it again, and not to buy it', async () => {
  const { id, link, here } = await ask();
  const page = `/cashfree?id=${id}`;
  expect(String((await post(link)).headers.location)).toMatch(/^\/sandbox\/payments\//);
  shop.deps.clock.advance(11 * 60_000);
  await shop.deps.jobs.drain();
  const late = await get(page);
  expect(modelOf(late.body, 'payFor')).toMatchObject({
    state: 'open',
    asker: null,
    action: link,
    error: null,
  });
  // Nothing of its buyer is in it, and looking has taken nothing again.
  expect(late.body).not.toContain('Ravi');
  expect(await shop.count('orders', `id = '${id}' and holds_stock`)).toBe(0);
  expect(modelOf((await post(page)).body, 'payFor').state).toBe('open');
  await finish(String((await post(link)).headers.location));
  expect(modelOf((await get(page)).body, 'payFor').state).toBe('paid');
  expect(modelOf((await get(`/access/${id}`, here)).body, 'access').order.status).toBe('fulfilled');
});

test('and is told where it is over or no longer sold', async () => {
  const { id } = await ask();
  const archived = (await publishKind(shop, seller, { kind: 'lock', content: contents.lock })).id;
  const other = await ask(archived);
  shop.deps.clock.advance(11 * 60_000);
  await shop.deps.jobs.drain();
  await shop.call({ method: 'POST', url: `/api/products/${archived}/archive`, token: seller.token });
  expect(modelOf((await get(`/cashfree?id=${other.id}`)).body, 'payFor')).toMatchObject({
    state: 'over',
    action: null,
    error: 'This is no longer on sale. Nothing was charged',
  });
  shop.deps.clock.advance(24 * hour);
  await shop.deps.jobs.drain();
  expect(modelOf((await get(`/cashfree?id=${id}`)).body, 'payFor')).toMatchObject({
    state: 'over',
    action: null,
  });
});

test('a piece of stock is kept from the moment somebody begins to pay', async () => {
  const prices = [{ type: 'once' as const, amount: 9_900, stock: 1 }];
  const one = (await publishKind(shop, seller, { kind: 'lock', content: contents.lock, prices })).id;
  const { link } = await ask(one);
  shop.deps.clock.advance(11 * 60_000);
  await shop.deps.jobs.drain();
  const other = await shop.order(one, { buyer: { phone: newPhone() } });
  expect(other.status).toBe(201);
  const refused = await post(link);
  expect(refused.statusCode).toBe(409);
  expect(modelOf(refused.body, 'payFor')).toMatchObject({
    state: 'over',
    error: 'This is sold out. Nothing was charged',
  });
  // The other one leaves it.
  shop.deps.clock.advance(31 * 60_000);
  await shop.deps.jobs.drain();
  await finish(String((await post(link)).headers.location));
  expect(modelOf((await get(link)).body, 'payFor').state).toBe('paid');
});

/** A webinar without a recording, which begins in ten minutes. */
async function beginningSoon() {
  const startsAt = new Date(shop.deps.clock.now().getTime() + 10 * 60_000).toISOString();
  const content = { startsAt, minutes: 60, timeZone: 'Asia/Kolkata', joinUrl: 'https://meet.example/x' };
  return (await publishKind(shop, seller, { kind: 'webinar', content })).id;
}

test('what is no longer sold is not paid for, and the page says why before it is tried', async () => {
  const begun = 'This webinar has started, so it is no longer on sale';
  const gone = 'This is no longer on sale. Nothing was charged';
  const webinar = await ask(await beginningSoon());
  const archived = (await publishKind(shop, seller, { kind: 'lock', content: contents.lock })).id;
  const other = await ask(archived);
  const paused = (await publishKind(shop, seller, { kind: 'lock', content: contents.lock })).id;
  const third = await ask(paused);
  shop.deps.clock.advance(11 * 60_000);
  await shop.deps.jobs.drain();
  await shop.call({ method: 'POST', url: `/api/products/${archived}/archive`, token: seller.token });
  await shop.call({ method: 'POST', url: `/api/products/${paused}/pause`, token: seller.token });
  for (const [{ link, id, here }, error] of [
    [webinar, begun],
    [other, gone],
  ] as const) {
    for (const answer of [await get(link), await post(link)])
      expect(modelOf(answer.body, 'payFor')).toMatchObject({ state: 'over', error });
    // Its buyer is not charged for it either.
    const own = modelOf((await get(`/cashfree?id=${id}`, here)).body, 'payment');
    expect(own.order).toMatchObject({ status: 'expired', failure: error });
    expect(await shop.webhook({ orderId: id, amount: 49_900 })).toBe(200);
    await shop.deps.jobs.drain();
    expect(await shop.count('access_grant', `order_id = '${id}'`)).toBe(0);
    expect(await shop.count('unmatched_payment', `order_id = '${id}' and reason = 'late'`)).toBe(1);
  }
  // Who ordered before it was paused may still pay.
  await finish(String((await post(third.link)).headers.location));
  expect(modelOf((await get(third.link)).body, 'payFor').state).toBe('paid');
});

test('what was begun to be paid while it was paused is sold, also when the money comes after its time', async () => {
  const productId = (await publishKind(shop, seller, { kind: 'lock', content: contents.lock })).id;
  const { id, link } = await ask(productId);
  await shop.call({ method: 'POST', url: `/api/products/${productId}/pause`, token: seller.token });
  expect((await post(link)).statusCode).toBe(303);
  shop.deps.clock.advance(11 * 60_000);
  await shop.deps.jobs.drain();
  expect(await shop.webhook({ orderId: id, amount: 49_900 })).toBe(200);
  await shop.deps.jobs.drain();
  expect(modelOf((await get(link)).body, 'payFor').state).toBe('paid');
  expect(await shop.count('unmatched_payment', `order_id = '${id}'`)).toBe(0);
});

test('nor by its buyer, who asks for the same order once more', async () => {
  const productId = await beginningSoon();
  const phone = newPhone();
  const order = (key: string, headers = {}) =>
    shop.call({
      method: 'POST',
      url: '/api/orders',
      headers: { 'idempotency-key': key, origin: 'http://localhost', ...headers },
      payload: { productId, buyer: { phone } },
    });
  const here = { cookie: buyerCookie(await order('begun-order-1')) };
  shop.deps.clock.advance(11 * 60_000);
  await shop.deps.jobs.drain();
  expect((await order('begun-order-2', here)).status).toBe(409);
  expect(await shop.count('orders', `product_id = '${productId}' and holds_stock`)).toBe(0);
});

test('paid by two, it is one paid order, and the second has the money back', async () => {
  const { id, link } = await ask();
  await finish(String((await post(link)).headers.location));
  expect(await shop.webhook({ orderId: id, amount: 49_900, paymentId: `second-${id}` })).toBe(200);
  await shop.deps.jobs.drain();
  expect(await shop.count('access_grant', `order_id = '${id}'`)).toBe(1);
  expect(await shop.count('unmatched_payment', `order_id = '${id}' and reason = 'twice'`)).toBe(1);
  expect(await shop.count('ledger_tx', `reference = '${id}' and type = 'sale'`)).toBe(1);
});

test('only the browser that placed it makes a link, and only for its own order', async () => {
  const { id, link } = await ask();
  const other = await ask();
  expect((await get(`/cashfree/ask?id=${id}`)).statusCode).toBe(404);
  expect((await post(`/cashfree/ask?id=${id}`, {}, other.here)).statusCode).toBe(404);
  const [, key = ''] = link.split('?k=');
  for (const path of [`/pay-for/${other.id}?k=${key}`, `/pay-for/${id}`, `/pay-for/${id}?k=x`])
    expect([(await get(path)).statusCode, (await post(path)).statusCode]).toEqual([404, 404]);
});
