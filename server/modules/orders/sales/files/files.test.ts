import type { FileAddress, WalletEntries } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOfPdf } from '../../../money/invoices/testing/pdf.text';
import { openShop, type Seller, type Shop } from '../../checkout/testing/shop';
import { salesFile } from './sales.file';

let shop: Shop;
let seller: Seller;
let sold: string[];

beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller();
  const page = await shop.page(seller);
  sold = [];
  for (const name of ['Ravi', '=HYPERLINK("x")', 'Meera, "Iyer"']) {
    const { body } = await shop.order(page, { buyer: { phone: '98765 43210', name } });
    await shop.pay(body.payment.session);
    sold.push(body.id);
    shop.deps.clock.advance(3_600_000);
  }
  const url = `/api/transactions/${sold[0]}/refund`;
  await shop.call({ method: 'POST', url, token: seller.token, payload: {} });
});
afterAll(() => shop.close());

const ask = (payload: object, token = seller.token): Promise<{ status: number; body: FileAddress }> =>
  shop.call({ method: 'POST', url: '/api/files', token, payload });
async function file(payload: object) {
  const { status, body } = await ask(payload);
  expect(status).toBe(200);
  const response = await shop.app.inject({ method: 'GET', url: body.url });
  expect(response.statusCode).toBe(200);
  return response;
}
const rows = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

it('sales come as CSV, what is asked for of them, and nothing runs as a formula', async () => {
  const { body, headers } = await file({ file: 'sales.csv' });
  expect(headers['content-disposition']).toMatch(/^attachment; filename="sales-2026-01-\d\d\.csv"$/);
  expect(body.startsWith('\uFEFFDate,Time (IST),Order,Status')).toBe(true);
  const [, ...lines] = rows(body);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('"Meera, ""Iyer""",+919876543210');
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(lines[2]).toMatch(/Refunded.*,499\.00,499\.00,0\.00,0\.00,0\.00,1$/);
  expect(rows((await file({ file: 'sales.csv', status: 'refunded' })).body)).toHaveLength(2);
  expect(rows((await file({ file: 'sales.csv', q: 'meera' })).body)).toHaveLength(2);
});

it('a statement comes as CSV with the balances of the list, and narrowed keeps them', async () => {
  const { body } = await shop.call({
    method: 'GET',
    url: '/api/wallet/entries?limit=100',
    token: seller.token,
  });
  const { items } = body as WalletEntries;
  const [, ...lines] = rows((await file({ file: 'statement.csv' })).body);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/Refund,.*,-499\.00,29\.44,-469\.56,939\.12$/);
  expect(lines[0]).toContain((((items[0]?.balance ?? 0) as number) / 100).toFixed(2));
  expect(lines[3]).toMatch(/Sale,.*,499\.00,-29\.44,469\.56,469\.56$/);
  // The buyer of the first sale gave no name, and a name that a sheet would calculate is kept from it.
  expect(lines[3]).toContain(',Sale,Raga basics,');
  const [, ...sales] = rows((await file({ file: 'statement.csv', entries: 'sale' })).body);
  expect(sales).toEqual(lines.slice(1));
});

it('a statement comes on paper, page after page', async () => {
  const { rawPayload, headers } = await file({ file: 'statement.pdf' });
  expect(headers['content-type']).toBe('application/pdf');
  const text = textOfPdf(rawPayload);
  for (const part of [
    'Statement',
    'Asha',
    'Everything',
    'Sale',
    'Raga basics, ',
    'Refund',
    '₹939.12',
    // In one line: its column is wide enough.
    '-₹469.56',
    'Page 1',
  ])
    expect(text).toContain(part);
});

it('a statement is in Hindi for a creator who reads it', async () => {
  const speak = (language: string | null) =>
    shop.deps.database.pool.query('update account set language = $1 where id = $2', [language, seller.id]);
  await speak('hi');
  const whole = await file({ file: 'statement.pdf' });
  const begun = await file({
    file: 'statement.pdf',
    from: '2026-01-01T18:30:00Z',
    to: '2026-02-01T18:30:00Z',
  });
  await speak(null);
  const read = (pdf: Buffer) => textOfPdf(pdf).replace(/\s/g, '');
  const text = read(whole.rawPayload);
  for (const part of ['स्टेटमेंट', 'सब कुछ', 'तारीख़', 'ऑर्डर या निकासी', 'बिक्री', 'रिफ़ंड', 'बैलेंस', 'पेज 1'])
    expect(text).toContain(part.replace(/\s/g, ''));
  expect(text).toContain('Ragabasics');
  expect(text).not.toMatch(/Statement|Sale|Refund|Balance|Page|Made/);
  expect(read(begun.rawPayload)).toContain('2026-01-02 से 2026-02-01 तक'.replace(/\s/g, ''));
});

it('a tax pack has the year by months, as the ledger has it', async () => {
  const lines = rows((await file({ file: 'tax-pack.csv', year: 2025 })).body);
  expect(lines).toContain('January 2026,3,1497.00,499.00,49.90,8.98,0.00,0.00,0.00,0.00,939.12');
  expect(lines).toContain('Year,3,1497.00,499.00,49.90,8.98,0.00,0.00,0.00,0.00,939.12');
  expect(lines).toContain('GST by State');
  expect(await ask({ file: 'tax-pack.csv', year: 2030 })).toMatchObject({ status: 422 });
  expect(await ask({ file: 'tax-pack.csv' })).toMatchObject({ status: 422 });
});

it('an address opens for ten minutes, its own file alone, and is nobody else’s to make', async () => {
  const { body } = await ask({ file: 'sales.csv' });
  const get = async (url: string) => (await shop.app.inject({ method: 'GET', url })).statusCode;
  expect(await get(body.url.replace('sales.csv', 'statement.csv'))).toBe(404);
  expect(await get(`${body.url}x`)).toBe(404);
  expect(await get('/files/sales.csv')).toBe(404);
  shop.deps.clock.advance(10 * 60_000 + 1);
  expect(await get(body.url)).toBe(404);
  expect((await ask({ file: 'sales.csv' }, 'nobody')).status).toBe(401);
  const stranger = await shop.seller('Meera');
  const theirs = await ask({ file: 'sales.csv' }, stranger.token);
  const { body: csv } = await shop.app.inject({ method: 'GET', url: theirs.body.url });
  expect(rows(csv)).toHaveLength(1);
});

it('a long list comes in pieces that stay small, whole and in order', async () => {
  const { database } = shop.deps;
  const many = await shop.seller('Zoya');
  const page = await shop.page(many);
  await database.pool.query(
    `insert into orders (quantity, link_version, token_version, holds_stock, seller_id, id, product_id, price_id, status, amount, discount, tax, fee, fee_tax, currency, buyer_phone, answers,
       provider, gateway_session, created_at, expires_at, paid_at, updated_at)
     select 1, 0, 0, true, $1, 'many' || i, $2, 'p', 'fulfilled', i, 0, 0, 0, 0, 'INR', '+919876543210', '{}', 'sandbox', 's', t, t, t, t
     from generate_series(1, 12000) i cross join lateral (select timestamptz '2026-01-01' + i / 3 * interval '1 second' as t) at`,
    [many.id, page],
  );
  const ids = new Set<string>();
  let longest = 0;
  for await (const piece of salesFile(database.db, many.id, {}, null)) {
    longest = Math.max(longest, piece.length);
    for (const [id] of piece.matchAll(/many\d+/g)) ids.add(id);
  }
  expect(ids.size).toBe(12_000);
  expect(longest).toBeLessThan(100_000);
});
