import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkoutWith, openProduct } from '../../testing/models';
import { Checkout } from './Checkout';

// The form as a browser without scripts has it.
type Changes = Parameters<typeof checkoutWith>[0];
const drawn = (changes: Changes) => renderToStaticMarkup(<Checkout model={checkoutWith(changes)} />);

/** What the form sends in a field that it draws; null where it draws none. */
function valueOf(page: string, name: string): string | null {
  const input = page.match(/<input[^>]*>/g)?.find((one) => one.includes(` name="${name}"`));
  return input === undefined ? null : (/ value="([^"]*)"/.exec(input)?.[1] ?? '');
}

const twentyOff = {
  code: null,
  text: '20% off',
  endsAt: null,
  open: { basisPoints: 2_000, amount: null, minAmount: null },
};
const reduced = { product: { ...openProduct, reduction: twentyOff }, priceId: 'p1', amount: 50_000 };

test('beside what is given for an open price it sends what it shows to be due, where that is less', () => {
  const page = drawn(reduced);
  expect(page).toContain('Pay ₹400');
  expect([valueOf(page, 'amount'), valueOf(page, 'due')]).toEqual(['500', '40000']);
  const usual = drawn({ ...reduced, product: openProduct });
  expect([valueOf(usual, 'amount'), valueOf(usual, 'due')]).toEqual(['500', null]);
  // Told of another sum, it agrees to that.
  const told = drawn({ ...reduced, errors: { amount: 'The price is ₹500' } });
  expect([valueOf(told, 'amount'), valueOf(told, 'due')]).toEqual(['500', '']);
});

test('in the sheet, which shows nothing of the discount, it sends nothing of it', () => {
  expect(valueOf(drawn({ ...reduced, key: '' }), 'due')).toBeNull();
});
