import { describe, expect, it } from 'vitest';
import { rupeesInFigures, rupeesInWords } from '../../../platform/money/rupees.words';
import { dayInWords, financialYear } from '../../../platform/text/india.calendar';
import { serialOf } from './serial.rules';

describe('the financial year', () => {
  it.each([
    ['2026-11-21T10:00:00Z', '26-27'],
    // Half past six in the evening of Greenwich is midnight in India.
    ['2027-03-31T18:29:59.999Z', '26-27'],
    ['2027-03-31T18:30:00.000Z', '27-28'],
    ['2099-12-31T00:00:00Z', '99-00'],
    ['2000-01-01T00:00:00Z', '99-00'],
  ])('%s is in %s', (at, year) => expect(financialYear(new Date(at))).toBe(year));

  it('goes by the day of India', () => {
    expect(dayInWords(new Date('2026-11-20T18:29:59Z'))).toBe('20 November 2026');
    expect(dayInWords(new Date('2026-11-20T18:30:00Z'))).toBe('21 November 2026');
  });
});

describe('a serial', () => {
  it.each([
    ['receipt', '', 1, 'R/26-27/000001'],
    ['refund', '', 42, 'C/26-27/000042'],
    ['receipt', '', 1_234_567, 'R/26-27/1234567'],
    ['receipt', '', 99_999_999, 'R/26-27/99999999'],
    ['invoice', '', 7, 'T/26-27/000007'],
    ['invoice', '2', 9_999_999, 'T2/26-27/9999999'],
    ['creditNote', 'Z', 1, 'NZ/26-27/000001'],
    ['fee', '', 3, 'F/26-27/000003'],
    ['feeCredit', '', 3, 'G/26-27/000003'],
  ] as const)('of %s%s %i is %s', (kind, mark, count, serial) => {
    expect(serialOf({ kind, mark }, '26-27', count)).toBe(serial);
    expect(serial).toMatch(/^[A-Za-z0-9/-]{1,16}$/);
  });

  it.each([0, -1, 1.5, 100_000_000])('never counts %d', (count) =>
    expect(() => serialOf({ kind: 'receipt', mark: '' }, '26-27', count)).toThrow('cannot be'),
  );
});

describe('rupees', () => {
  it.each([
    [0, '₹0.00', 'Rupees zero only'],
    [1, '₹0.01', 'Rupees zero and one paisa only'],
    [100, '₹1.00', 'Rupees one only'],
    [49_950, '₹499.50', 'Rupees four hundred ninety-nine and fifty paise only'],
    [100_000, '₹1,000.00', 'Rupees one thousand only'],
    [1_011_015, '₹10,110.15', 'Rupees ten thousand one hundred ten and fifteen paise only'],
    [
      9_999_999,
      '₹99,999.99',
      'Rupees ninety-nine thousand nine hundred ninety-nine and ninety-nine paise only',
    ],
    [50_000_000, '₹5,00,000.00', 'Rupees five lakh only'],
    [
      123_456_789_000,
      '₹1,23,45,67,890.00',
      'Rupees one hundred twenty-three crore forty-five lakh sixty-seven thousand eight hundred ninety only',
    ],
    [2_000_000_100, '₹2,00,00,001.00', 'Rupees two crore one only'],
  ])('%i paise', (paise, figures, text) => {
    expect(rupeesInFigures(paise)).toBe(figures);
    expect(rupeesInWords(paise)).toBe(text);
  });
});
