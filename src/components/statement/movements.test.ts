import type { WalletEntry } from '@haat/openapi';
import { expect, test } from 'vitest';
import { movementsOf } from './movements';

const entry = (
  type: WalletEntry['type'],
  amount: number,
  balance: number,
  reference = 'order-1',
): WalletEntry => ({
  id: `${reference}-${type}`,
  at:
    type.startsWith('refund') || type.endsWith('Reversal') ? '2026-11-21T06:00:00Z' : '2026-11-21T05:00:00Z',
  type,
  amount,
  balance,
  reference,
  sale: null,
  payoutAccount: null,
});

const sale = [entry('feeTax', -449, 46_956), entry('fee', -2_495, 47_405), entry('sale', 49_900, 49_900)];

test('a sale and its fee are one line with what stays', () => {
  expect(movementsOf(sale, false)).toEqual([
    {
      id: 'order-1-feeTax',
      at: '2026-11-21T05:00:00Z',
      kind: 'sale',
      reference: 'order-1',
      amount: 46_956,
      balance: 46_956,
      gross: 49_900,
      sale: null,
      payoutAccount: null,
    },
  ]);
});

test('a refund of the same order is a line of its own', () => {
  const refund = [
    entry('feeTaxReversal', 449, 0),
    entry('feeReversal', 2_495, -449),
    entry('refund', -49_900, -2_944),
  ];
  expect(movementsOf([...refund, ...sale], false)).toMatchObject([
    { kind: 'refund', amount: -46_956, balance: 0, gross: -49_900 },
    { kind: 'sale', amount: 46_956 },
  ]);
});

test('the last line waits for the next page', () => {
  const other = sale.map((line) => ({ ...line, reference: 'order-0', id: `0-${line.type}` }));
  expect(movementsOf([...sale, ...other.slice(0, 1)], true)).toHaveLength(1);
  expect(movementsOf([...sale, ...other], false)).toHaveLength(2);
});
