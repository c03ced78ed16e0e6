import { beforeAll, expect, test } from 'vitest';
import { contents } from '../../../catalog/products/kinds/testing/contents';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import { modelOf } from '../testing/build';
import { get, post, setUpPages, shop } from '../testing/pages.setup';

setUpPages();

const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36' };
const desk = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140' };
const minute = 60_000;

let page: string;
beforeAll(async () => {
  page = await shop.page(await shop.seller());
});

async function begin(way: string, agent: Record<string, string>, more: Record<string, string> = {}) {
  const fields = { phone: '98765 43210', key: `ways-${way}-${agent === phone}`, way, ...more };
  const placed = await post(`/pp/${page}/checkout`, fields);
  const here = { cookie: buyerCookie(placed), ...agent };
  const location = String(placed.headers.location);
  const gateway = String((await get(location, here)).headers.location);
  return { location, gateway, here, model: modelOf((await get(gateway, here)).body, 'sandbox') };
}

test('a desktop is shown a code to scan, which opens the bank on the phone that scans it', async () => {
  const { location, gateway, model } = await begin('upi', desk);
  expect([location, gateway]).toEqual([
    expect.not.stringContaining('way='),
    expect.not.stringContaining('way='),
  ]);
  const until = new Date(shop.deps.clock.now().getTime() + 10 * minute).toISOString();
  expect(model).toMatchObject({
    way: 'upi',
    token: expect.any(String),
    scan: { image: expect.stringMatching(/^data:image\/svg\+xml;base64,/), until, seconds: 600 },
  });
  // Whoever scans it has not placed the order, and is shown no second code.
  expect(modelOf((await get(gateway, phone)).body, 'sandbox')).toMatchObject({ scan: null, token: null });
});

test('the app that was chosen goes along to the bank, and is no other order', async () => {
  const first = await begin('phonepe', phone);
  expect(first.location).toMatch(/&way=phonepe$/);
  expect(first.gateway).toMatch(/\?way=phonepe$/);
  expect(first.model).toMatchObject({ way: 'phonepe', scan: null });
  const other = await begin('gpay', phone, { key: 'ways-phonepe-true' });
  expect(other.model).toMatchObject({ way: 'gpay', orderId: first.model.orderId });
});

test('a desk has the code beside its form, for the browser that placed the order alone', async () => {
  const shown = async (agent: Record<string, string>) =>
    modelOf((await get(`/pp/${page}/checkout`, agent)).body, 'checkout').showsCode;
  expect([await shown(desk), await shown(phone)]).toEqual([true, undefined]);

  const { model, here } = await begin('upi', desk, { key: 'ways-beside', name: 'Beside' });
  const address = `/cashfree/code?id=${model.orderId}`;
  const code = await get(address, here);
  expect(code.headers['cache-control']).toBe('no-store');
  expect(code.json()).toEqual(model.scan);
  expect((await get(address, desk)).statusCode).toBe(404);
  expect((await get('/cashfree/code?id=3kVbT9xQm2LpRw7Z', here)).statusCode).toBe(404);
  await post(`/sandbox/payments/${model.session}/form`, { outcome: 'success', method: 'upi' }, here);
  expect((await get(address, here)).statusCode).toBe(204);
});

test('a desk has no code beside the form of what is limited, before anybody has pressed', async () => {
  const seller = await shop.seller();
  const startsAt = new Date(shop.deps.clock.now().getTime() + 72 * 60 * minute).toISOString();
  const session = { startsAt, minutes: 60, timeZone: 'Asia/Kolkata', joinUrl: 'https://example.in/room' };
  const webinar = async (seats?: number) =>
    (await publishKind(shop, seller, { kind: 'webinar', content: { ...session, ...(seats && { seats }) } }))
      .id;
  const lock = async (stock?: number) =>
    (
      await publishKind(shop, seller, {
        kind: 'lock',
        content: contents.lock,
        prices: [{ type: 'once', amount: 9_900, ...(stock && { stock }) }],
      })
    ).id;
  const combo = async (...ids: string[]) => {
    const content = { items: ids.map((productId) => ({ productId })) };
    return (await publishKind(shop, seller, { kind: 'combo', content })).id;
  };
  const reduced = await lock();
  const payload = { amount: 1_000, productId: reduced, maxPerBuyer: 1 };
  await shop.call({ method: 'POST', url: '/api/discounts', token: seller.token, payload });
  const [few, open, one] = [await webinar(5), await webinar(), await lock()];
  const shown = async (id: string) =>
    modelOf((await get(`/pp/${id}/checkout`, desk)).body, 'checkout').showsCode === true;
  for (const id of [few, await combo(one, few), await lock(3), reduced]) expect(await shown(id)).toBe(false);
  for (const id of [open, await combo(one, open), one]) expect(await shown(id)).toBe(true);
});

test('what is no way is the usual one', async () => {
  expect((await begin('constructor', phone)).model).toMatchObject({ way: 'upi' });
});

test('a wallet is paid with as such', async () => {
  const { gateway, here, model } = await begin('wallet', desk);
  expect(model).toMatchObject({ way: 'wallet', scan: null });
  const paid = await post(`${gateway.split('?')[0]}/form`, { outcome: 'success', method: 'wallet' }, here);
  expect(paid.headers.location).toBe(`/cashfree?id=${model.orderId}&back=1`);
  const receipt = modelOf((await get(`/access/${model.orderId}`, here)).body, 'access');
  expect(receipt.order).toMatchObject({ status: 'fulfilled', method: 'wallet' });
});

test('a code is good for as long as its order is open', async () => {
  const { gateway, here } = await begin('upi', desk, { key: 'ways-late', name: 'Late' });
  shop.deps.clock.advance(25 * minute);
  const late = modelOf((await get(gateway, here)).body, 'sandbox');
  expect(late.scan?.seconds).toBe(5 * 60);
  shop.deps.clock.advance(6 * minute);
  expect(modelOf((await get(gateway, here)).body, 'sandbox').scan).toBeNull();
});

test('a payment that nobody knows is said to be so, and leads to the purchases', async () => {
  for (const url of ['/cashfree', '/cashfree?id=x', '/cashfree?id=3kVbT9xQm2LpRw7Z&back=1']) {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(modelOf(answer.body, 'unavailable')).toMatchObject({
      heading: 'We cannot find this payment',
      action: { href: '/purchase/library' },
    });
  }
  const again = await post('/cashfree?id=3kVbT9xQm2LpRw7Z', {});
  expect([again.statusCode, modelOf(again.body, 'unavailable').action?.href]).toEqual([
    404,
    '/purchase/library',
  ]);
});
