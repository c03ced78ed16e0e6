import type { OrderDocuments, PlacedOrder } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { createAccess } from '../../delivery';
import { outboxOf } from '../../messaging/sending/testing/sent-code';
import { buyerCookie } from '../../orders/checkout/testing/buyer-cookie';
import type { Seller } from '../../orders/checkout/testing/shop';
import { product, seller, setUpShop, shop } from '../../orders/checkout/testing/shop.setup';
import { createInvoices } from './index';
import { businessAlone } from './testing/business';
import { textOfPdf } from './testing/pdf.text';

setUpShop();

async function sell(from = product): Promise<PlacedOrder> {
  const { body } = await shop.order(from);
  await shop.pay(body.payment.session);
  return body;
}

async function documents(id: string, token = seller.token) {
  const { status, body } = await shop.call({
    method: 'GET',
    url: `/api/transactions/${id}/documents`,
    token,
  });
  return { status, items: (body as OrderDocuments).items };
}

async function serials(owner: Seller): Promise<string[]> {
  const { rows } = await shop.deps.database.pool.query<{ serial: string }>(
    `select serial from invoice where seller_id = '${owner.id}' order by serial`,
  );
  return rows.map(({ serial }) => serial);
}

const file = (url: string, cookie?: string) =>
  shop.app.inject({ method: 'GET', url, ...(cookie && { headers: { cookie } }) });

describe('a receipt', () => {
  it('is made a minute after the sale, once, and in order', async () => {
    const owner = await shop.seller('Kavi');
    const page = await shop.page(owner);
    for (let sale = 0; sale < 3; sale += 1) await sell(page);
    await shop.deps.jobs.drain();
    expect(await serials(owner)).toEqual([]);
    shop.deps.clock.advance(60_000);
    await shop.deps.jobs.drain();
    expect(await serials(owner)).toEqual(['R/25-26/000001', 'R/25-26/000002', 'R/25-26/000003']);
  });

  it('is made when it is asked for, if the job has not come to it', async () => {
    const owner = await shop.seller('Mira');
    const { id } = await sell(await shop.page(owner));
    await shop.deps.database.pool.query(`delete from job where queue = 'invoices.receipt'`);
    const { items } = await documents(id, owner.token);
    expect(items).toMatchObject([{ kind: 'receipt', serial: 'R/25-26/000001', amount: 49_900 }]);
    expect(await documents(id, owner.token)).toMatchObject({ items: [{ serial: 'R/25-26/000001' }] });
  });

  it('is not there before there is money', async () => {
    const { body } = await shop.order(product);
    expect(await documents(body.id)).toEqual({ status: 200, items: [] });
  });

  it('has no gap and no number twice however many make them at once', async () => {
    const owner = await shop.seller('Ishan');
    const page = await shop.page(owner);
    const sold = await Promise.all(Array.from({ length: 12 }, () => sell(page)));
    await shop.deps.database.pool.query(`delete from job where queue = 'invoices.receipt'`);
    const makers = Array.from({ length: 3 }, () =>
      createInvoices(
        { ...shop.deps, jobs: { ...shop.deps.jobs, handle: () => {}, handleMany: () => {} } },
        {
          identity: {
            sellerName: async () => 'Ishan',
            seller: async () => null,
            languagesOf: async () => new Map(),
          },
          notify: { notify: async () => undefined },
          access: createAccess(shop.deps),
          business: businessAlone(shop.deps),
        },
      ),
    );
    await Promise.all(makers.flatMap((maker) => sold.map(({ id }) => maker.list(id))));
    const year = (await serials(owner))[0]?.slice(2, 7);
    expect(await serials(owner)).toEqual(
      sold.map((_, index) => `R/${year}/${String(index + 1).padStart(6, '0')}`),
    );
  });

  it('opens for whoever bought and for whoever sold, with the same bytes, and for nobody else', async () => {
    const { id, token } = await sell();
    const { items } = await documents(id);
    const forSeller = await file(items[0]?.url ?? '');
    expect(forSeller.statusCode).toBe(200);
    expect(forSeller.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
    });
    const text = textOfPdf(forSeller.rawPayload);
    for (const part of ['Receipt', 'Raga basics', 'Asha', 'Ravi', '₹499.00', 'Phone ending in 3210', id])
      expect(text).toContain(part);

    const bare = `/access/${id}/papers/receipt.pdf`;
    const forBuyer = await file(bare, `haat_order=${token}`);
    expect([forBuyer.statusCode, forBuyer.rawPayload.equals(forSeller.rawPayload)]).toEqual([200, true]);

    const signed = `${bare}${shop.deps.signer.sign('access', id) && `?k=${shop.deps.signer.sign('access', id)}`}`;
    const elsewhere = await file(signed);
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([303, `/access/${id}?from=link`]);
    const pass = items[0]?.url.replace(/.*\?/, '?');
    for (const url of [bare, `${bare}?paper=1.x`, `/access/${id}/papers/nothing.pdf${pass}`]) {
      const refused = await file(url);
      expect(refused.statusCode).toBeGreaterThanOrEqual(400);
      expect(refused.headers['content-type']).not.toContain('pdf');
    }
    const stranger = await shop.seller('Meera');
    expect((await documents(id, stranger.token)).status).toBe(404);
    shop.deps.clock.advance(61 * 60_000);
    expect((await file(items[0]?.url ?? '')).headers['content-type']).not.toContain('pdf');
  });

  it('reads as it did when the seller and the product are called otherwise', async () => {
    const owner = await shop.seller('Old name');
    const { id } = await sell(await shop.page(owner));
    const url = (await documents(id, owner.token)).items[0]?.url ?? '';
    const before = (await file(url)).rawPayload;
    await shop.call({
      method: 'PATCH',
      url: '/api/account',
      token: owner.token,
      payload: { name: 'New name' },
    });
    await shop.deps.database.pool.query(
      `update product set title = 'New title' where seller_id = '${owner.id}'`,
    );
    expect((await file(url)).rawPayload.equals(before)).toBe(true);
  });

  it('is named in the mail of the sale', async () => {
    const { body } = await shop.order(product, {
      buyer: { phone: '98765 43210', email: 'ravi@example.com' },
    });
    await shop.pay(body.payment.session);
    await shop.deps.jobs.drain();
    const { rows } = await shop.deps.database.pool.query<{ text: string }>(
      `select text from message where channel = 'mail' and text like '%${body.id}%'`,
    );
    expect(rows[0]?.text).toContain(`/access/${body.id}/papers/receipt.pdf?k=`);
  });

  it('is followed by a note when the money goes back, which the mail of the refund opens', async () => {
    const { body: placed } = await shop.order(product, {
      buyer: { phone: '98765 43210', email: 'ravi@example.com' },
    });
    await shop.pay(placed.payment.session);
    const { id } = placed;
    const url = `/api/transactions/${id}/refund`;
    const refunded = await shop.call({ method: 'POST', url, token: seller.token, payload: {} });
    expect(refunded.status).toBe(200);
    await shop.deps.jobs.drain();
    const { items } = await documents(id);
    expect(items).toMatchObject([
      { kind: 'receipt' },
      { kind: 'refund', serial: 'C/25-26/000001', amount: 49_900 },
    ]);
    const text = textOfPdf((await file(items[1]?.url ?? '')).rawPayload);
    for (const part of ['Refund note', 'For receipt', items[0]?.serial ?? '-', '₹499.00'])
      expect(text).toContain(part);
    const mail = (await outboxOf(shop.app)).find(
      (one) => one.text.startsWith('Your refund') && one.text.includes(id),
    );
    const path = /\/access\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(path).toContain(`/access/${id}/papers/note-${id}.pdf?k=`);
    expect(mail?.text).toContain('Your refund note as a PDF');
    const led = await file(path, `haat_order=${placed.token}`);
    const opened = await file(String(led.headers.location), buyerCookie(led));
    expect([opened.statusCode, textOfPdf(opened.rawPayload)]).toEqual([200, text]);
    const other = await file(String(led.headers.location).replace('note-', 'note-x'), buyerCookie(led));
    expect(other.headers['content-type']).not.toContain('pdf');
  });

  it('starts again with the financial year of India', async () => {
    const owner = await shop.seller('Noor');
    const page = await shop.page(owner);
    const now = shop.deps.clock.now().getTime();
    await sell(page);
    shop.deps.clock.advance(new Date('2026-03-31T18:29:59Z').getTime() - now);
    await sell(page);
    shop.deps.clock.advance(1_000);
    await sell(page);
    shop.deps.clock.advance(60_000);
    await shop.deps.jobs.drain();
    expect(await serials(owner)).toEqual(['R/25-26/000001', 'R/25-26/000002', 'R/26-27/000001']);
  });
});
