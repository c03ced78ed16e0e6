import { expect, test } from 'vitest';
import { csv } from './csv';

test('writes rows that a spreadsheet reads back', () => {
  expect(csv(['Buyer', 'Amount'], [['Iyer, "Anu"', '499.00']])).toBe(
    '\uFEFFBuyer,Amount\r\n"Iyer, ""Anu""",499.00\r\n',
  );
});

test('nothing runs as a formula', () => {
  expect(csv([], [['=1+1', '@SUM(A1)', '-2+3', '+919822041573', '-24.95']])).toContain(
    "'=1+1,'@SUM(A1),'-2+3,+919822041573,-24.95",
  );
});
