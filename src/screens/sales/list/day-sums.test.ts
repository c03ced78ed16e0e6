import type { OrderStatus, Transaction } from '@haat/openapi';
import { expect, test } from 'vitest';
import { daysOf } from './day-sums';

const sale = (at: string, status: OrderStatus): Transaction => ({
  id: `sale-${at}`,
  at,
  status,
  amount: 49_900,
  refunded: 0,
  fee: 2_495,
  feeTax: 449,
  net: 46_956,
  method: 'upi',
  product: { id: 'p', kind: 'page', title: 'Page', cover: null },
  buyer: { phone: '+919822041573', email: null, name: null },
});

test('puts sales under their Indian days and adds what was paid', () => {
  const days = daysOf(
    [
      sale('2026-11-21T05:00:00Z', 'fulfilled'),
      sale('2026-11-20T18:30:00Z', 'failed'),
      sale('2026-11-20T18:29:00Z', 'paid'),
    ],
    false,
  );
  expect(days.map(({ sales, paid, amount, net }) => ({ count: sales.length, paid, amount, net }))).toEqual([
    { count: 2, paid: 1, amount: 49_900, net: 46_956 },
    { count: 1, paid: 1, amount: 49_900, net: 46_956 },
  ]);
});

test('a day that may go on has no sums yet', () => {
  const days = daysOf([sale('2026-11-21T05:00:00Z', 'paid'), sale('2026-11-19T05:00:00Z', 'paid')], true);
  expect(days.map(({ isWhole }) => isWhole)).toEqual([true, false]);
  expect(daysOf([], true)).toEqual([]);
});
