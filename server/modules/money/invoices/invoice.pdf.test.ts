import { expect, it } from 'vitest';
import { drawInvoice } from './invoice.pdf';
import { receipt, textOf } from './testing/drawn';

const facts = { ...receipt, amount: 50_000_000 };

it('reads back as it was written', async () => {
  const text = await textOf(facts);
  for (const part of [
    'Receipt',
    'R/26-27/000042',
    '21 November 2026',
    'Asha',
    'Ravi Kumar',
    'ravi@example.com',
    'Phone ending in 3210',
    'Raga basics',
    '₹5,00,000.00',
    'Rupees five lakh only',
    '7Gq2mWc9PfXk4RtB',
    'UPI',
    'This is not a tax invoice.',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('For receipt');
});

it('is one page of A4, with its letters inside', async () => {
  const file = (await drawInvoice(facts)).toString('latin1');
  expect(file).toMatch(/\/MediaBox \[0 0 595.28 841.89\]/);
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(file).toContain('/FontFile2');
  expect(file).not.toContain('Helvetica');
});

it('has the same bytes whenever it is drawn', async () => {
  const [first, second] = [await drawInvoice(facts), await drawInvoice({ ...facts })];
  expect(second.equals(first)).toBe(true);
});

it('writes Hindi, and long names on several lines', async () => {
  const title = `राग परिचय – ${'very '.repeat(40)}long ${'x'.repeat(180)}`;
  const text = await textOf({ ...facts, title, sellerName: 'āśā 😀' });
  expect(text).toContain('राग');
  expect(text.match(/very/g)).toHaveLength(40);
  expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(180);
  expect(text).toContain('asa ?');
});

it('says what money was given back on', async () => {
  const text = await textOf({
    ...facts,
    kind: 'refund',
    serial: 'C/26-27/000001',
    against: facts.serial,
    amount: 100,
  });
  for (const part of ['Refund note', 'C/26-27/000001', 'For receipt', 'R/26-27/000042', 'Rupees one only'])
    expect(text).toContain(part);
});

it('speaks Hindi to whoever bought in Hindi, also of the sum in words', async () => {
  const text = await textOf({ ...facts, language: 'hi', amount: 49_950 });
  const letters = (value: string) => Array.from(value.replace(/\s/g, '')).sort().join('');
  const lines = text.split('\n').map(letters);
  for (const part of ['रसीद', '21 नवंबर 2026', 'बेचने वाले', 'चार सौ निन्यानवे रुपये और पचास पैसे मात्र'])
    expect(lines).toContain(letters(part));
  expect(text).toContain('Raga basics');
  expect(text).not.toMatch(/Receipt|Sold by|Rupees|not a tax invoice/);
  expect(await textOf(facts)).toContain('Receipt');
});
