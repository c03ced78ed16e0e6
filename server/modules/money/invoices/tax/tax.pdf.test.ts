import { expect, it } from 'vitest';
import type { InvoiceFacts, TaxFacts } from '../invoice.facts';
import { noteOn } from '../invoice.making';
import { drawInvoice } from '../invoice.pdf';
import { receipt, textOf } from '../testing/drawn';
import { gstInside } from './gst.rules';

const tax: TaxFacts = {
  seller: {
    gstin: '29AAICP2912R1ZR',
    legalName: 'Asha Music Private Limited',
    address: '4, Temple Street\nMysuru 570001',
  },
  buyer: { gstin: null, address: null },
  placeOfSupply: '29',
  sac: '998439',
  basisPoints: 1_800,
  discount: 0,
  parts: gstInside(49_900, 1_800, 'intra'),
  mark: '',
  againstAt: null,
};
const invoice: InvoiceFacts = { ...receipt, kind: 'invoice', serial: 'T/26-27/000042', tax };

it('says everything that rule 46 wants, within a State', async () => {
  const text = await textOf(invoice);
  for (const part of [
    'Tax invoice',
    'Original for recipient',
    'T/26-27/000042',
    '21 November 2026',
    'Asha Music Private Limited',
    'Mysuru 570001',
    'GSTIN 29AAICP2912R1ZR',
    'Ravi Kumar',
    'Karnataka (29)',
    'Raga basics',
    '998439',
    'Taxable value',
    '₹422.88',
    'CGST 9 %',
    'SGST 9 %',
    '₹38.06',
    '₹499.00',
    'Rupees four hundred ninety-nine only',
    'Place of supply',
    'Reverse charge',
  ])
    expect(text).toContain(part);
  for (const word of ['IGST', 'On invoice', 'Discount', 'not a tax invoice'])
    expect(text).not.toContain(word);
});

it('names a business elsewhere, with the one tax between States', async () => {
  const elsewhere = {
    ...tax,
    buyer: { gstin: '27AAPFU0939F1ZV', address: 'Kiran Stores\n12 MG Road, Pune' },
    placeOfSupply: '27',
    parts: gstInside(49_900, 1_800, 'inter'),
  };
  const text = await textOf({ ...invoice, tax: elsewhere });
  for (const part of [
    'Kiran Stores',
    '12 MG Road, Pune',
    'GSTIN 27AAPFU0939F1ZV',
    'Maharashtra (27)',
    'IGST 18 %',
    '₹76.12',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('CGST');
});

it('calls the local half by its name in a Union Territory, and shows a discount before GST', async () => {
  const there = {
    ...tax,
    seller: { ...tax.seller, gstin: '04AAICP2912R1Z3' },
    placeOfSupply: '04',
    discount: 4_238,
  };
  const text = await textOf({ ...invoice, tax: there });
  for (const part of ['UTGST 9 %', 'Chandigarh (04)', 'Discount, before GST', '₹42.38', '₹465.26'])
    expect(text).toContain(part);
  expect(text).not.toContain('SGST 9');
});

it('credits a part, and names the invoice it is on', async () => {
  const note = noteOn(invoice, { amount: 10_000, before: 0, at: new Date('2026-11-25T10:00:00Z') });
  const text = await textOf({ ...note, serial: 'N/26-27/000001' });
  for (const part of [
    'Credit note',
    'N/26-27/000001',
    'T/26-27/000042 of 21 November 2026',
    '25 November 2026',
    '₹84.74',
    '₹7.63',
    '₹100.00',
    'Rupees one hundred only',
  ])
    expect(text).toContain(part);
});

it('is one page with the same bytes whenever it is drawn, however long its words are', async () => {
  const long = {
    ...invoice,
    title: 'Very '.repeat(24),
    tax: {
      ...tax,
      discount: 100,
      seller: { ...tax.seller, address: 'Street '.repeat(42) },
      buyer: { gstin: '27AAPFU0939F1ZV', address: 'Road '.repeat(60) },
    },
  };
  const [first, second] = [await drawInvoice(long), await drawInvoice(structuredClone(long))];
  expect(second.equals(first)).toBe(true);
  expect(first.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

it('names State, taxes and what rule 46 wants in Hindi likewise', async () => {
  const text = (await textOf({ ...invoice, language: 'hi' })).replace(/\s/g, '');
  const letters = (value: string) => Array.from(value.replace(/\s/g, '')).sort().join('');
  const read = letters(text);
  for (const word of ['GSTIN', '998439', '₹422.88', 'CGST', 'SGST', '(29)']) expect(text).toContain(word);
  for (const word of ['Karnataka', 'Taxable', 'Original', 'Reverse', 'Qty']) expect(text).not.toContain(word);
  for (const letter of letters('कर्नाटक')) expect(read).toContain(letter);
});
