import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kindWith } from '../../testing/kinds';
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

const { values } = checkoutWith();
const gift = { phone: '98200 12345', name: '', from: 'Ravi', message: '', deliverOn: '' };
const free = {
  product: kindWith('lock', {}, { prices: [{ id: 'p1', type: 'once', amount: 0 }] }),
  priceId: 'p1',
  amount: 0,
};

test('a gift that was typed stays in the form at a price that cannot be given, which says so', () => {
  const page = drawn({ ...free, values: { ...values, gift } });
  expect([valueOf(page, 'gift.phone'), valueOf(page, 'gift.from')]).toEqual(['98200 12345', 'Ravi']);
  expect(page).toContain('This cannot be bought for somebody else. To get it yourself, empty these fields.');
  expect(valueOf(drawn({ ...free, values }), 'gift.phone')).toBeNull();
});

test('nothing is given at a first period that costs nothing', () => {
  const price = { id: 'p1', type: 'subscription' as const, amount: 49_900, firstAmount: 0 };
  const product = kindWith('lock', {}, { prices: [{ ...price, period: { unit: 'month', count: 1 } }] });
  expect(valueOf(drawn({ product, priceId: 'p1', amount: 0, values }), 'gift.phone')).toBeNull();
});
