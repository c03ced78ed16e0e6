import type { OrderDocuments, PlacedOrder } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Seller, type Shop } from '../../../orders/checkout/testing/shop';
import type { InvoiceFacts } from '../invoice.facts';
import { textOfPdf } from '../testing/pdf.text';
import { gstinOf, tax } from '../testing/taxed';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let numbers = 3_000;
/** Somebody who sells with GST, under a GSTIN that nobody else has unless it is given. */
async function taxed(
  name = 'Asha',
  gstin = gstinOf('29', String(++numbers)),
): Promise<{ seller: Seller; page: string }> {
  const seller = await shop.seller(name);
  await tax(shop, seller, gstin);
  return { seller, page: await shop.page(seller) };
}

async function sell(page: string, more: object = { state: '29' }): Promise<PlacedOrder> {
  const { status, body } = await shop.order(page, { buyer: { phone: '98765 43210', name: 'Ravi', ...more } });
  expect(status).toBe(201);
  await shop.pay(body.payment.session);
  return body;
}

const documentsOf = async (id: string, { token }: Seller) => {
  const { body } = await shop.call({ method: 'GET', url: `/api/transactions/${id}/documents`, token });
  return (body as OrderDocuments).items;
};
const textOf = async (url: string) => textOfPdf((await shop.app.inject({ method: 'GET', url })).rawPayload);
const refund = async (id: string, { token }: Seller, amount?: number) => {
  const url = `/api/transactions/${id}/refund`;
  const { status } = await shop.call({ method: 'POST', url, token, payload: amount ? { amount } : {} });
  expect(status).toBe(200);
  await shop.deps.jobs.drain();
};
async function factsOf(id: string): Promise<InvoiceFacts[]> {
  const { rows } = await shop.deps.database.pool.query<{ facts: InvoiceFacts }>(
    `select facts from invoice where order_id = '${id}' order by serial desc`,
  );
  return rows.map(({ facts }) => facts);
}

describe('a tax invoice', () => {
  it('is what the buyer gets of who sells with GST', async () => {
    const { seller, page } = await taxed();
    const { id } = await sell(page);
    const [invoice] = await documentsOf(id, seller);
    expect(invoice).toMatchObject({ kind: 'invoice', serial: 'T/25-26/000001', amount: 49_900 });
    const text = await textOf(invoice?.url ?? '');
    for (const part of [
      'Tax invoice',
      `SANDBOX TRADERS AAICP${numbers}R`,
      '4, Temple Street, Mysuru 570001',
      'Karnataka (29)',
      'CGST 9 %',
      '₹38.06',
      'Ravi',
    ])
      expect(text).toContain(part);
  });

  it('opens for the buyer in the library and under the name of a receipt, and for nobody else', async () => {
    const { seller, page } = await taxed();
    const buyer = await shop.seller('Buyer');
    const { id, token } = await sell(page, { phone: buyer.phone, state: '27' });
    const ask = (who: Seller) =>
      shop.call({ method: 'GET', url: `/api/purchases/${id}/documents`, token: who.token });
    const { status, body } = await ask(buyer);
    expect(status).toBe(200);
    expect((body as OrderDocuments).items).toMatchObject([{ kind: 'invoice', serial: 'T/25-26/000001' }]);
    expect(await textOf((body as OrderDocuments).items[0]?.url ?? '')).toContain('IGST 18 %');
    expect((await ask(seller)).status).toBe(404);
    const cookie = `haat_order=${token}`;
    const named = await shop.app.inject({
      method: 'GET',
      url: `/access/${id}/papers/receipt.pdf`,
      headers: { cookie },
    });
    expect(textOfPdf(named.rawPayload)).toContain('Tax invoice');
  });

  it('is written with the number it was sold under, though that has ended since', async () => {
    const { seller, page } = await taxed();
    const { id } = await sell(page);
    await shop.call({ method: 'DELETE', url: '/api/business', token: seller.token });
    const later = await sell(page, {});
    expect(await documentsOf(id, seller)).toMatchObject([{ kind: 'invoice', serial: 'T/25-26/000001' }]);
    expect(await documentsOf(later.id, seller)).toMatchObject([
      { kind: 'receipt', serial: 'R/25-26/000001' },
    ]);
  });

  it('counts apart under each GSTIN, and apart from others under the same', async () => {
    const shared = gstinOf('33', '1234');
    const first = await taxed('One', shared);
    const second = await taxed('Two', shared);
    const serialOf = async ({ seller, page }: typeof first, state = '33') =>
      (await documentsOf((await sell(page, { state })).id, seller))[0]?.serial;
    expect(await serialOf(first)).toBe('T/25-26/000001');
    expect(await serialOf(second)).toBe('T2/25-26/000001');
    await tax(shop, second.seller, gstinOf('07', '1234'));
    expect(await serialOf(second)).toBe('T/25-26/000001');
    await tax(shop, second.seller, shared);
    expect(await serialOf(second)).toBe('T2/25-26/000002');
  });

  it('is named in the mail of the sale', async () => {
    const { page } = await taxed();
    const { id } = await sell(page, { state: '29', email: 'ravi@example.com' });
    await shop.deps.jobs.drain();
    const { rows } = await shop.deps.database.pool.query<{ text: string }>(
      `select text from message where channel = 'mail' and text like '%${id}%'`,
    );
    expect(rows[0]?.text).toContain('Your tax invoice as a PDF');
  });
});

describe('a credit note', () => {
  it('is on each part, and the parts reverse the whole', async () => {
    const { seller, page } = await taxed();
    const { id } = await sell(page);
    for (const amount of [10_000, 3_333, undefined]) await refund(id, seller, amount);
    const documents = await documentsOf(id, seller);
    expect(documents.map(({ kind, serial, amount }) => [kind, serial, amount])).toEqual([
      ['invoice', 'T/25-26/000001', 49_900],
      ['creditNote', 'N/25-26/000001', 10_000],
      ['creditNote', 'N/25-26/000002', 3_333],
      ['creditNote', 'N/25-26/000003', 36_567],
    ]);
    const [invoice, ...notes] = await factsOf(id);
    for (const name of ['taxable', 'cgst', 'sgst', 'igst'] as const)
      expect(notes.reduce((sum, { tax: part }) => sum + (part?.parts[name] ?? Number.NaN), 0)).toBe(
        invoice?.tax?.parts[name],
      );
    expect(await textOf(documents[1]?.url ?? '')).toContain('T/25-26/000001 of');
  });

  it('of a sale without GST is a refund note, as it was', async () => {
    const seller = await shop.seller('Noor');
    const { id } = await sell(await shop.page(seller), {});
    await refund(id, seller);
    expect(await documentsOf(id, seller)).toMatchObject([{ kind: 'receipt' }, { kind: 'refund' }]);
  });
});
