import type { FeeInvoices } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxOf } from '../../../messaging/sending/testing/sent-code';
import { openShop, type Seller, type Shop } from '../../../orders/checkout/testing/shop';
import { textOfPdf } from '../testing/pdf.text';
import { gstinOf, tax } from '../testing/taxed';
import { feeTaxes } from './fee.facts';
import { endedMonths, monthInWords } from './fee.months';

const gstin = gstinOf('29', '7777');
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    config: {
      operator: {
        name: 'Haat',
        legalName: 'Haat Technologies Private Limited',
        address: '1 Market Street\nBengaluru 560001',
        gstin,
      },
    } as never,
  });
});
afterAll(() => shop.close());

const list = async ({ token }: Seller) => {
  const { body } = await shop.call({ method: 'GET', url: '/api/fee-invoices', token });
  return (body as FeeInvoices).items;
};
const open = (url: string) => shop.app.inject({ method: 'GET', url });
async function sell(page: string, state?: string): Promise<string> {
  const { body } = await shop.order(page, { buyer: { phone: '98765 43210', ...(state && { state }) } });
  await shop.pay(body.payment.session);
  return body.id;
}
const refund = async (id: string, { token }: Seller, amount?: number) => {
  const url = `/api/transactions/${id}/refund`;
  await shop.call({ method: 'POST', url, token, payload: amount ? { amount } : {} });
};
/** Goes on to the 1st of the next month in India, and lets everything run that is due. */
async function nextMonth(): Promise<void> {
  const { to } = endedMonths(new Date(shop.deps.clock.now().getTime() + 31 * 86_400_000), 1)[0] as {
    to: Date;
  };
  shop.deps.clock.advance(to.getTime() + 86_400_000 - shop.deps.clock.now().getTime());
  await shop.deps.jobs.drain();
}
async function booked({ id }: Seller, from: Date, to: Date) {
  const { rows } = await shop.deps.database.pool.query<{ account: string; sum: number }>(
    `select account, sum(amount)::bigint as sum from ledger_entry where seller_id = '${id}' and account like 'platform.fee%'
      and at >= '${from.toISOString()}' and at < '${to.toISOString()}' group by account`,
  );
  const of = (name: string) => rows.find(({ account }) => account === name)?.sum ?? 0;
  return { fee: of('platform.fee'), tax: of('platform.feeTax') };
}

describe('the fees of a month', () => {
  it('are invoiced once it has ended, as the ledger has them', async () => {
    const plain = await shop.seller('Plain');
    const page = await shop.page(plain);
    const taxed = await shop.seller('Taxed');
    await tax(shop, taxed, gstinOf('27', '7001'));
    const other = await shop.page(taxed);
    for (let sale = 0; sale < 3; sale += 1) await sell(page);
    const given = await sell(page);
    await refund(given, plain, 10_000);
    await sell(other, '27');
    await shop.deps.jobs.drain();
    expect(await list(plain)).toEqual([]);
    await nextMonth();

    const [invoice, note] = await list(plain);
    const month = endedMonths(shop.deps.clock.now(), 2).find(({ name }) => name === invoice?.month);
    expect(invoice).toMatchObject({ kind: 'fee', fee: 4 * 2_495, tax: 4 * 449 });
    expect(note).toMatchObject({ kind: 'feeCredit', month: invoice?.month, fee: 500, tax: 90 });
    const { from, to } = month as { from: Date; to: Date };
    expect(await booked(plain, from, to)).toEqual({
      fee: (invoice?.fee ?? 0) - (note?.fee ?? 0),
      tax: (invoice?.tax ?? 0) - (note?.tax ?? 0),
    });

    const text = textOfPdf((await open(invoice?.url ?? '')).rawPayload);
    for (const part of [
      'Tax invoice',
      'Haat Technologies Private Limited',
      `GSTIN ${gstin}`,
      'Plain',
      'Not registered for GST',
      `Fees on sales in ${monthInWords(invoice?.month ?? '')}`,
      '998599',
      '₹99.80',
      'CGST 9 %',
      '₹8.98',
      '₹117.76',
      'Karnataka (29)',
    ])
      expect(text).toContain(part);
    const [between] = await list(taxed);
    const elsewhere = textOfPdf((await open(between?.url ?? '')).rawPayload);
    for (const words of ['SANDBOX TRADERS AAICP7001R', 'Maharashtra (27)', 'IGST 18 %', '₹4.49'])
      expect(elsewhere).toContain(words);
    expect(textOfPdf((await open(note?.url ?? '')).rawPayload)).toContain('Credit note');
  });

  it('have one series for the whole house, without a gap, and are made once', async () => {
    const sellers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => shop.seller(name)));
    for (const seller of sellers) await sell(await shop.page(seller));
    await nextMonth();
    await nextMonth();
    const { rows } = await shop.deps.database.pool.query<{ serial: string }>(
      `select serial from fee_invoice where kind = 'fee' order by serial`,
    );
    expect(rows.map(({ serial }) => serial.slice(0, 2))).toEqual(rows.map(() => 'F/'));
    const counts = new Map<string, number[]>();
    for (const { serial } of rows) {
      const [, year = '', count] = serial.split('/');
      counts.set(year, [...(counts.get(year) ?? []), Number(count)]);
    }
    for (const numbers of counts.values()) expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    for (const seller of sellers) expect(await list(seller)).toHaveLength(1);
  });

  it('are mailed once, with links to themselves alone that open for 120 days', async () => {
    const seller = await shop.seller('Mailed');
    const { pool } = shop.deps.database;
    await pool.query(`update account set email = 'mailed@example.com' where id = '${seller.id}'`);
    const page = await shop.page(seller);
    await refund(await sell(page), seller, 10_000);
    await nextMonth();
    shop.deps.clock.advance(7 * 3_600_000);
    await shop.deps.jobs.drain();
    const mails = (await outboxOf(shop.app)).filter(
      (one) => one.to === 'mailed@example.com' && one.text.includes('fee invoice'),
    );
    expect(mails).toHaveLength(1);
    const text = mails[0]?.text ?? '';
    const [invoice] = await list(seller);
    expect(text).toContain(`Your fee invoice for ${monthInWords(invoice?.month ?? '')}`);
    const [, first = '', second = ''] = text.split(/(?=\/fees\/)/).map((part) => part.split('\n')[0] ?? '');
    for (const [link, words] of [
      [first, 'Tax invoice'],
      [second, 'Credit note'],
    ] as const)
      expect(textOfPdf((await open(link)).rawPayload)).toContain(words);
    const swapped = `${second.split('?')[0]}?${first.split('?')[1]}`;
    expect((await open(swapped)).headers['content-type']).not.toContain('pdf');
    shop.deps.clock.advance(120 * 86_400_000);
    expect((await open(first)).headers['content-type']).not.toContain('pdf');
  });

  it('are in the language of their creator as it was when the number was given', async () => {
    const chosen = await shop.seller('Chosen');
    const spoken = await shop.seller('Spoken');
    const silent = await shop.seller('Silent');
    const { pool } = shop.deps.database;
    const speak = (column: string, language: string, { id }: Seller) =>
      pool.query(`update account set ${column} = $1 where id = $2`, [language, id]);
    await speak('language', 'hi', chosen);
    await speak('sign_in_language', 'en', chosen);
    await speak('sign_in_language', 'hi', spoken);
    for (const seller of [chosen, spoken, silent]) await sell(await shop.page(seller));
    await nextMonth();
    const isEnglish = async (seller: Seller) => {
      const [invoice] = await list(seller);
      return textOfPdf((await open(invoice?.url ?? '')).rawPayload).includes('Tax invoice');
    };
    expect([await isEnglish(chosen), await isEnglish(spoken), await isEnglish(silent)]).toEqual([
      false,
      false,
      true,
    ]);
    await speak('language', 'en', chosen);
    expect(await isEnglish(chosen)).toBe(false);
  });

  it('open for whom they are of, with the same bytes, and for nobody else', async () => {
    const seller = await shop.seller('Own');
    await sell(await shop.page(seller));
    await nextMonth();
    const url = (await list(seller))[0]?.url ?? '';
    const [first, second] = [await open(url), await open(url)];
    expect([first.statusCode, first.rawPayload.equals(second.rawPayload)]).toEqual([200, true]);
    const stranger = await shop.seller('Stranger');
    const [path = ''] = url.split('?');
    for (const bad of [path, `${path}?paper=1.x`, url.replace(seller.id, stranger.id)])
      expect((await open(bad)).headers['content-type']).not.toContain('pdf');
    shop.deps.clock.advance(61 * 60_000);
    expect((await open(url)).headers['content-type']).not.toContain('pdf');
  });
});

describe('their tax', () => {
  it('is parted without losing a paisa', () => {
    expect(feeTaxes(898, '29', '29')).toEqual({
      kind: 'intra',
      parts: { cgst: 449, sgst: 449, igst: 0 },
      rounding: 0,
    });
    expect(feeTaxes(449, '29', '29')).toMatchObject({ parts: { cgst: 224, sgst: 224 }, rounding: 1 });
    expect(feeTaxes(449, '29', '27')).toMatchObject({ parts: { igst: 449 }, rounding: 0 });
  });
});

describe('months', () => {
  it('end at midnight in India', () => {
    const names = (at: string) => endedMonths(new Date(at), 2).map(({ name }) => name);
    expect(names('2026-10-31T18:29:59Z')).toEqual(['2026-09', '2026-08']);
    expect(names('2026-10-31T18:30:00Z')).toEqual(['2026-10', '2026-09']);
    expect(names('2027-01-15T00:00:00Z')).toEqual(['2026-12', '2026-11']);
    const [october] = endedMonths(new Date('2026-11-21T00:00:00Z'), 1);
    expect([october?.from.toISOString(), october?.to.toISOString()]).toEqual([
      '2026-09-30T18:30:00.000Z',
      '2026-10-31T18:30:00.000Z',
    ]);
    expect(monthInWords('2026-10')).toBe('October 2026');
  });
});
