import { expect, test } from 'vitest';
import { csvRow, csvRupees } from './csv';

test('writes rows that a spreadsheet reads back', () => {
  expect(csvRow(['Iyer, "Anu"', '499.00', 'two\nlines'])).toBe('"Iyer, ""Anu""",499.00,"two\nlines"\r\n');
  expect([csvRupees(49_900), csvRupees(-5)]).toEqual(['499.00', '-0.05']);
});

test('nothing runs as a formula', () => {
  expect(csvRow(['=1+1', '@SUM(A1)', '-2+3', '\t=1', '+919822041573', '-24.95'])).toBe(
    "'=1+1,'@SUM(A1),'-2+3,'\t=1,+919822041573,-24.95\r\n",
  );
});
