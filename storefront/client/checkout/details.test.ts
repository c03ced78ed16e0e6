import { expect, test } from 'vitest';
import { checkoutWith, openProduct, productWith } from '../../testing/models';
import { detailsOf, withoutLostGift } from './details';

const { values } = checkoutWith();
const gift = { phone: '98200 12345', name: 'Meera', from: 'Ravi', message: '', deliverOn: '' };
const terms = { priceId: 'p1', quantity: 1, autopay: false };
const [open] = openProduct.prices;
const fixed = productWith();

test('of an open price goes what is given, and what was shown to be due of it where that is less', () => {
  const sent = (amount: number | null, due: number | null) =>
    detailsOf(openProduct, open, values, { ...terms, amount, due });
  expect(sent(50_000, 40_000)).toMatchObject({ amount: 50_000, due: 40_000 });
  // A code that was not looked at may take more off, and nothing else.
  const coded = { ...values, discountCode: 'RAIN' };
  expect(detailsOf(openProduct, open, coded, { ...terms, amount: 50_000, due: 40_000 }).due).toBe(40_000);
  for (const [amount, due] of [
    [50_000, 50_000],
    // Told of another sum since.
    [50_000, null],
  ] as const) {
    const details = sent(amount, due);
    expect([details.amount, 'due' in details]).toEqual([amount, false]);
  }
});

test('of any other price goes what is due, unless a code was not looked at or another sum was told', () => {
  const [price] = fixed.prices;
  const sent = (due: number | null, discountCode = '') =>
    detailsOf(fixed, price, { ...values, discountCode }, { ...terms, amount: 149_900, due });
  expect([sent(149_900).amount, 'due' in sent(149_900)]).toEqual([149_900, false]);
  expect('amount' in sent(null)).toBe(false);
  expect('amount' in sent(149_900, 'RAIN')).toBe(false);
});

test('of a gift goes nothing where it cannot be given', () => {
  const [price] = fixed.prices;
  const typed = { ...values, gift };
  const sent = (canGive: boolean) =>
    detailsOf(fixed, price, withoutLostGift(typed, canGive), { ...terms, amount: 149_900, due: 149_900 });
  expect(sent(true).gift).toEqual(gift);
  expect('gift' in sent(false)).toBe(false);
});
