import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CashfreeShop, openCashfreeShop } from '../../../orders/checkout/testing/cashfree';
import { fakeBuild, modelOf } from '../testing/build';

const build = fakeBuild();
const buyer = { phone: '98765 43210', email: 'ravi@example.com', name: 'Ravi' };
let shop: CashfreeShop;
let product: string;

beforeAll(async () => {
  shop = await openCashfreeShop({ pages: build });
  const period = { unit: 'month' as const, count: 1 };
  product = await shop.page(shop.owner, { prices: [{ type: 'subscription', amount: 49_900, period }] });
});
afterAll(async () => {
  await shop.close();
  build.remove();
});

const get = (url: string) => shop.app.inject({ method: 'GET', url });
const autopay = async (url: string) => modelOf((await get(url)).body, 'autopay');

test('a first payment that is agreed to for the next ones begins with the gateway’s script', async () => {
  const { status, body: placed } = await shop.order(product, { autopay: true, buyer });
  expect(status).toBe(201);
  const page = modelOf((await get(`/cashfree?id=${placed.id}`)).body, 'paying');
  const { scriptUrl: script } = shop.cashfree;
  expect(page.gateway).toEqual({
    script,
    mode: 'sandbox',
    about: 'mandate',
    session: placed.payment.session,
  });
  expect(page.upi).toBeNull();
});

test('what is agreed to later too, and stands as it was known while nobody answers', async () => {
  const asha = await shop.seller('Asha');
  const { body: placed } = await shop.order(product, { buyer: { ...buyer, phone: asha.phone } });
  await shop.cashfree.pay(placed.id);
  await shop.deps.jobs.drain();
  const { status, body } = await shop.call({
    method: 'POST',
    url: `/api/subscriptions/${placed.id}/autopay`,
    token: asha.token,
  });
  expect(status).toBe(201);
  const { url } = body as { url: string };
  const back = `${url}&back=1`;
  expect(await autopay(url)).toMatchObject({
    state: 'opening',
    subscriptionId: placed.id,
    gateway: { script: shop.cashfree.scriptUrl, about: 'mandate' },
    bank: null,
  });

  shop.cashfree.webhooksTo(null);
  await shop.cashfree.subscriptions.approve(url.split('id=')[1] ?? '');
  shop.cashfree.trouble('down');
  expect(await autopay(back)).toMatchObject({ state: 'waiting', gateway: null });
  shop.cashfree.trouble(null);
  expect((await autopay(back)).state).toBe('on');
  expect(await autopay(url)).toMatchObject({ state: 'on', gateway: null });
});
