import type { OrderDocuments } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { InvoiceFacts } from '../../money/invoices/invoice.facts';
import { textOfPdf } from '../../money/invoices/testing/pdf.text';
import { gstinOf, tax } from '../../money/invoices/testing/taxed';
import { openShop, type Shop } from '../../orders/checkout/testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it('takes a discount off before GST: tax, invoice and refund are of what was paid', async () => {
  const seller = await shop.seller();
  await tax(shop, seller, gstinOf('29', '3901'));
  const page = await shop.page(seller);
  await shop.call({
    method: 'POST',
    url: '/api/discounts',
    token: seller.token,
    payload: { code: 'FIFTH', basisPoints: 2_000 },
  });
  const { body: order } = await shop.order(page, {
    discountCode: 'FIFTH',
    buyer: { phone: '98765 43210', name: 'Ravi', state: '29' },
  });
  // ₹399.20 with 18% GST in it: ₹338.30 and twice ₹30.45.
  expect(order).toMatchObject({ amount: 39_920, discount: 9_980, tax: 6_090 });
  await shop.pay(order.payment.session);
  await shop.deps.jobs.drain();

  const { body } = await shop.call({
    method: 'GET',
    url: `/api/transactions/${order.id}/documents`,
    token: seller.token,
  });
  const [invoice] = (body as OrderDocuments).items;
  expect(invoice).toMatchObject({ kind: 'invoice', amount: 39_920 });
  const { rows } = await shop.deps.database.pool.query<{ facts: InvoiceFacts }>(
    `select facts from invoice where order_id = '${order.id}'`,
  );
  const parts = rows[0]?.facts.tax;
  // The value without the discount is that of the usual price.
  expect((parts?.parts.taxable ?? 0) + (parts?.discount ?? 0)).toBe(42_288);
  const pdf = await shop.app.inject({ method: 'GET', url: invoice?.url ?? '' });
  expect(textOfPdf(pdf.rawPayload)).toContain('Discount, before GST');

  const refund = {
    method: 'POST' as const,
    url: `/api/transactions/${order.id}/refund`,
    token: seller.token,
  };
  expect((await shop.call({ ...refund, payload: { amount: 39_921 } })).status).toBe(422);
  expect((await shop.call({ ...refund, payload: {} })).status).toBe(200);
  await shop.deps.jobs.drain();
  expect((await shop.sale(seller, order.id)).transaction.status).toBe('refunded');
});
