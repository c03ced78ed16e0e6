import type { Discount } from '@haat/openapi';
import { expect, it } from 'vitest';
import { basisPointsOf, discountIn, draftOf, problemsOf } from './discount-draft';

const discount: Discount = {
  id: 'd1',
  code: 'FIRSTLOAF',
  label: null,
  basisPoints: 1_250,
  amount: null,
  product: null,
  startsAt: '2026-10-31T18:30:00.000Z',
  endsAt: '2026-11-08T18:30:00.000Z',
  maxUses: 100,
  maxPerBuyer: null,
  minAmount: 50_000,
  periods: 'first',
  status: 'active',
  used: 41,
  sales: 40,
  earned: 4_915_900,
  createdAt: '2026-10-20T06:00:00.000Z',
  updatedAt: '2026-10-20T06:00:00.000Z',
};

it('shows the days of India, the last one of them included, and sends no window that was not touched', () => {
  const draft = draftOf(discount, null);
  expect(draft).toMatchObject({ from: '2026-11-01', until: '2026-11-08', percent: '12.5', maxUses: '100' });
  expect(discountIn(draft, discount)).toEqual({
    code: 'FIRSTLOAF',
    label: null,
    basisPoints: 1_250,
    productId: null,
    maxUses: 100,
    maxPerBuyer: null,
    minAmount: 50_000,
    periods: 'first',
  });
  expect(discountIn({ ...draft, until: '2026-11-30' }, discount).endsAt).toBe('2026-11-30T18:30:00.000Z');
  expect(discountIn({ ...draft, until: '' }, discount).endsAt).toBeNull();
  expect(discountIn({ ...draft, from: '' }, discount).startsAt).toBeNull();
});

it('shows no first day where none was chosen, and sends none', () => {
  const started = { ...discount, startsAt: discount.createdAt };
  const draft = draftOf(started, null);
  expect(draft.from).toBe('');
  expect(discountIn(draft, started)).not.toHaveProperty('startsAt');
  expect(discountIn({ ...draft, from: '2026-12-01' }, started).startsAt).toBe('2026-11-30T18:30:00.000Z');
  expect(discountIn(draftOf(null, null), null)).not.toHaveProperty('startsAt');
});

it('holds for all products only when that is what was said', () => {
  const draft = { ...draftOf(null, null), code: 'DIWALI26', percent: '20' };
  expect(draft.productId).toBeNull();
  expect(problemsOf(draft)).toEqual({});
  const one = { ...draft, productId: '' };
  expect(problemsOf(one)).toEqual({ productId: 'Choose the product.' });
  expect(discountIn({ ...one, productId: 'Bakery11111' }, null).productId).toBe('Bakery11111');
  // Not chosen yet is refused by the server as well, and never all.
  expect(discountIn(one, null).productId).toBe('');
  expect(draftOf(null, 'Bakery11111').productId).toBe('Bakery11111');
});

it('takes per cent as people write them', () => {
  expect(['20', '12.5', '0,25', '100'].map(basisPointsOf)).toEqual([2_000, 1_250, 25, 10_000]);
  expect(['0', '101', '-5', 'ten', '1.234', ''].map(basisPointsOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('says what is missing before anybody is asked', () => {
  const empty = draftOf(null, 'p1');
  expect(Object.keys(problemsOf(empty))).toEqual(['code', 'basisPoints']);
  expect(Object.keys(problemsOf({ ...empty, way: 'automatic', off: 'amount', maxUses: 'many' }))).toEqual([
    'amount',
    'maxUses',
  ]);
  expect(problemsOf({ ...empty, code: 'DIWALI-26', percent: '20' })).toEqual({});
});
