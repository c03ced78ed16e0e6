import type { OrderDocuments, PlacedOrder, PlanState } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey, openShop, type Seller, type Shop } from '../../../orders/checkout/testing/shop';
import { textOfPdf } from '../testing/pdf.text';
import { gstinOf, tax } from '../testing/taxed';

const gstin = gstinOf('29', '7777');
let shop: Shop;
beforeAll(async () => {
  const operator = { name: 'Haat', legalName: 'Haat Technologies', address: '1 Market Street', gstin };
  shop = await openShop({ config: { operator } as never });
});
afterAll(() => shop.close());

/** Takes PREMIUM for a month, and reads the document of it. */
async function documentOfPlan(seller: Seller): Promise<{ serial: string; text: string }> {
  const { body } = await shop.call({ method: 'GET', url: '/api/plan', token: seller.token });
  const offer = (body as PlanState).offers.find(
    ({ plan, period }) => plan === 'PREMIUM' && period === 'month',
  );
  const ordered = await shop.call({
    method: 'POST',
    url: '/api/plan/orders',
    token: seller.token,
    headers: { 'idempotency-key': newKey() },
    payload: { plan: 'PREMIUM', period: 'month', amount: offer?.amount },
  });
  const { id, payment } = ordered.body as PlacedOrder;
  await shop.pay(payment.session);
  const url = `/api/purchases/${id}/documents`;
  const documents = (await shop.call({ method: 'GET', url, token: seller.token })).body as OrderDocuments;
  const [document] = documents.items;
  const pdf = await shop.app.inject({ method: 'GET', url: document?.url ?? '' });
  return { serial: document?.serial ?? '', text: textOfPdf(pdf.rawPayload) };
}

it('sells a plan with an invoice of its own GSTIN, in its own State to who has none', async () => {
  const { serial, text } = await documentOfPlan(await shop.seller('Asha'));
  expect(serial).toMatch(/^T\//);
  for (const part of [
    'Tax invoice',
    'Haat Technologies',
    gstin,
    'Karnataka (29)',
    'CGST 9 %',
    '₹499.00',
    '₹44.91',
    '₹588.82',
  ])
    expect(text).toContain(part);
});

it('names the GSTIN of a creator who has one, so that the GST can be claimed back', async () => {
  const seller = await shop.seller('Noor');
  const gstin = gstinOf('27', '7002');
  await tax(shop, seller, gstin);
  const { text } = await documentOfPlan(seller);
  for (const part of ['SANDBOX TRADERS AAICP7002R', gstin, 'Maharashtra (27)', 'IGST 18 %', '₹89.82'])
    expect(text).toContain(part);
});
