import { expect, it } from 'vitest';
import { textOfPdf } from '../testing/pdf.text';
import { gstinOf } from '../testing/taxed';
import type { FeeFacts } from './fee.facts';
import { drawFeeDocument } from './fee.pdf';

const facts: FeeFacts = {
  kind: 'fee',
  serial: 'F/26-27/000117',
  at: '2026-11-01T02:00:00.000Z',
  month: '2026-10',
  house: {
    name: 'Haat Technologies Private Limited',
    address: '1 Market Street\nBengaluru 560001',
    gstin: gstinOf('29', '7777'),
  },
  creator: { name: 'मीरा कुलकर्णी', address: null, gstin: null },
  placeOfSupply: '29',
  basisPoints: 1_800,
  fee: 9_980,
  tax: 1_797,
};
const withoutGst: FeeFacts = { ...facts, house: { ...facts.house, gstin: null }, placeOfSupply: null };
const inHindi = { language: 'hi' as const };

/** Without spaces: a word is read in pieces where its letters are joined. */
const bare = (value: string) => value.replace(/\s/g, '');
const textOf = async (drawn: FeeFacts) => bare(textOfPdf(await drawFeeDocument(drawn)));

it('is in English for whoever reads no Hindi', async () => {
  const text = await textOf(facts);
  for (const part of [
    'Tax invoice',
    'Karnataka (29) To मीरा कुलकर्णी Not registered for GST',
    'Fees on sales in October 2026',
    '₹0.01 Rounding of GST ₹117.77 Charged',
    'Paid Deducted from the month’s sales',
  ])
    expect(text).toContain(bare(part));
});

it('is in Hindi for a creator who reads it, but for what the law names', async () => {
  const text = await textOf({ ...facts, ...inHindi });
  for (const part of [
    'टैक्स इनवॉइस पाने वाले के लिए मूल प्रति',
    '1 नवंबर 2026 जारी करने वाले Haat Technologies Private Limited',
    'किसके नाम मीरा कुलकर्णी GST में रजिस्टर नहीं कर्नाटक (29)',
    'अक्टूबर 2026 की बिक्री पर फ़ीस',
    'CGST 9 %',
    '₹0.01 GST का राउंडिंग अंतर ₹117.77 ली गई रक़म',
    'एक सौ सत्रह रुपये और सतहत्तर पैसे मात्र',
    'महीने की बिक्री में से काटी गई',
  ])
    expect(text).toContain(bare(part));
  expect(text).not.toMatch(/invoice|recipient|Fees|Charged|October|Month|Karnataka|Rupees|signature/);
});

it.each([
  ['fee', ['फ़ीस का विवरण', 'ली गई रक़म']],
  ['feeCredit', ['लौटाई गई फ़ीस', 'लौटाई गई रक़म', 'अक्टूबर 2026 के रिफ़ंड पर लौटाई गई फ़ीस']],
] as const)(
  'says in Hindi that a %s is no tax invoice where the operator has no GST',
  async (kind, words) => {
    const text = await textOf({ ...withoutGst, ...inHindi, kind });
    for (const part of [...words, 'चलाने वाले GST में रजिस्टर नहीं हैं। यह टैक्स इनवॉइस नहीं है।'])
      expect(text).toContain(bare(part));
  },
);

it.each([facts, { ...facts, ...inHindi }])(
  'has the same bytes whenever it is drawn, on one page',
  async (drawn) => {
    const [first, second] = [await drawFeeDocument(drawn), await drawFeeDocument({ ...drawn })];
    expect(second.equals(first)).toBe(true);
    expect(first.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  },
);
