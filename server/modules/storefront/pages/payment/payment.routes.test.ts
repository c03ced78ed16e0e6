import { beforeAll, expect, test } from 'vitest';
import { contents } from '../../../catalog/products/kinds/testing/contents';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../testing/build';
import { get, post, setUpPages, shop } from '../testing/pages.setup';

setUpPages();

let seller: Seller;
beforeAll(async () => {
  seller = await shop.seller();
});

let buyers = 0;

/** Its only piece is kept for ten minutes. */
async function ordered() {
  const prices = [{ type: 'once' as const, amount: 9_900, stock: 1 }];
  const { id: product } = await publishKind(shop, seller, { kind: 'lock', content: contents.lock, prices });
  const form = { phone: `98765 4${String(1_000 + ++buyers)}`, key: `payment-form-${buyers}` };
  const placed = await post(`/pp/${product}/checkout`, form);
  const page = String(placed.headers.location);
  return { product, page, id: page.slice('/cashfree?id='.length), here: { cookie: buyerCookie(placed) } };
}

test('what cannot be paid any more says why in the language of its reader', async () => {
  const { product, page, here } = await ordered();
  shop.deps.clock.advance(11 * 60_000);
  await shop.deps.jobs.drain();
  await shop.order(product, { buyer: { phone: '+919876599999' } });
  for (const [language, why] of [
    ['en', 'This is sold out. Nothing was charged'],
    ['hi', 'यह अब बिक चुका है। कोई पैसा नहीं लिया गया'],
  ])
    expect(modelOf((await get(`${page}&lang=${language}`, here)).body, 'payment').order).toMatchObject({
      status: 'expired',
      failure: why,
    });
});

test('what cannot be paid any more for want of its discount says that', async () => {
  const { id: product } = await publishKind(shop, seller, { kind: 'lock', content: contents.lock });
  const payload = { code: 'FEW', amount: 1_000, productId: product, maxUses: 1 };
  await shop.call({ method: 'POST', url: '/api/discounts', token: seller.token, payload });
  const form = { phone: '98765 48001', key: 'payment-form-few', discountCode: 'FEW' };
  const placed = await post(`/pp/${product}/checkout`, { ...form, applied: 'FEW' });
  const here = { cookie: buyerCookie(placed) };
  shop.deps.clock.advance(11 * 60_000);
  await shop.deps.jobs.drain();
  await shop.order(product, { buyer: { phone: '+919876599998' }, discountCode: 'FEW' });
  const page = String(placed.headers.location);
  for (const [language, why] of [
    ['en', 'The discount of this order is not available any more. Nothing was charged'],
    ['hi', 'इस ऑर्डर का डिस्काउंट अब नहीं मिल सकता। कोई पैसा नहीं लिया गया'],
  ])
    expect(modelOf((await get(`${page}&lang=${language}`, here)).body, 'payment').order.failure).toBe(why);
});

test('the form of who has paid has an address, which begins no payment, and a reload of its answer leads there', async () => {
  const { page, id, here } = await ordered();
  expect(modelOf((await get(`${page}&back=1`, here)).body, 'payment').claim).toBeNull();
  const asked = modelOf((await get(`${page}&claim=1`, here)).body, 'payment');
  expect(asked.claim).toEqual({ reference: '', outcome: null, error: null, until: null });
  expect(asked.order.status).toBe('awaitingPayment');
  const again = await get(`/cashfree/claim?id=${id}`, here);
  expect([again.statusCode, again.headers.location]).toEqual([303, `${page}&claim=1`]);
  expect((await get('/cashfree/claim?id=x')).statusCode).toBe(404);
});

test('a page that fails once leads to the same address again, and tells nobody who may have paid that nothing was charged', async () => {
  const { product, page, here } = await ordered();
  const back = `${page}&back=1`;
  const { pool } = shop.deps.database;
  await pool.query('alter table orders rename to orders_away');
  try {
    const failed = await get(back, here);
    expect(failed.statusCode).toBe(500);
    expect(modelOf(failed.body, 'unavailable')).toMatchObject({
      text: 'Something went wrong on our side. Try again in a minute.',
      action: { href: back, label: 'Try again' },
    });
    const hindi = modelOf((await get(`${back}&lang=hi`, here)).body, 'unavailable').text;
    expect(hindi).toBe('हमारी ओर से कुछ गड़बड़ हुई। एक मिनट में फिर कोशिश करें।');
    // What was posted is not sent again by a link; before there is a payment nothing can be charged.
    const posted = await post(`/pp/${product}/checkout`, {
      phone: '98765 49999',
      key: 'payment-form-failed',
    });
    expect(posted.statusCode).toBe(500);
    const ordering = modelOf(posted.body, 'unavailable');
    expect(ordering.action).toBeNull();
    expect(ordering.text).toContain('Nothing was charged.');
  } finally {
    await pool.query('alter table orders_away rename to orders');
  }
});
