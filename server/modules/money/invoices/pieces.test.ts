import { expect, it } from 'vitest';
import type { InvoiceFacts, TaxFacts } from './invoice.facts';
import { noteOn } from './invoice.making';
import { gstInside } from './tax/gst.rules';
import { receipt, textOf } from './testing/drawn';

const at = new Date('2026-11-22T10:00:00.000Z');
const pieces = { quantity: 3, each: 49_900 };
const of3: InvoiceFacts = { ...receipt, amount: 149_700, pieces };
const tax: TaxFacts = {
  seller: { gstin: '29AAICP2912R1ZR', legalName: 'Asha Music Private Limited', address: 'Mysuru 570001' },
  buyer: { gstin: null, address: null },
  placeOfSupply: '29',
  sac: '998439',
  basisPoints: 1_800,
  discount: 0,
  parts: gstInside(149_700, 1_800, 'intra'),
  mark: '',
  againstAt: null,
};

it('a receipt says how many there are and what each costs, and what came off', async () => {
  expect(await textOf(of3)).toContain('Quantity 3, ₹499.00 each');
  const less = await textOf({ ...of3, amount: 129_700 });
  for (const part of ['₹1,497.00', 'Discount', '₹200.00', '₹1,297.00']) expect(less).toContain(part);
  expect(await textOf(receipt)).not.toContain('Quantity');
});

it('a tax invoice has them in its column, with what each costs including GST', async () => {
  const text = await textOf({ ...of3, kind: 'invoice', tax });
  expect(text).toContain('9984393₹1,268.64');
  expect(text).toContain('₹499.00 each, GST included');
  expect(text).toContain('₹1,268.64');
});

it('a note on all of the money is on all of them, and one on a part on none', async () => {
  const whole = noteOn(of3, { amount: 149_700, before: 0, at });
  expect(whole.pieces).toEqual(pieces);
  const part = noteOn(of3, { amount: 49_900, before: 0, at });
  expect(part).not.toHaveProperty('pieces');
  expect(await textOf({ ...part, serial: 'C/26-27/000001' })).not.toContain('Quantity');
});

it('is said in Hindi to who bought in Hindi', async () => {
  const letters = (value: string) => Array.from(value.replace(/\s/g, '')).sort().join('');
  const lines = (await textOf({ ...of3, language: 'hi' })).split('\n').map(letters);
  expect(lines).toContain(letters('संख्या 3, हर एक ₹499.00'));
});
