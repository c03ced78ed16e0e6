import { describe, expect, it } from 'vitest';
import { checkoutWith, productWith } from '../testing/models';
import { check } from './check';

const typed = (more: object) => ({ ...checkoutWith().values, phone: '9876543210', ...more });
const taxed = productWith({ gst: true });

describe('a form of details', () => {
  it('has nothing wrong when only the number is given', () =>
    expect(check(typed({}), productWith())).toEqual({}));

  it.each(['ravi', 'ravi@', 'a b@c.in'])('names the e-mail %s', (email) =>
    expect(Object.keys(check(typed({ email }), productWith()))).toEqual(['email']),
  );

  it('takes a GSTIN as people type it', () =>
    expect(check(typed({ gstin: ' 27 aapfu0939f1zv ', address: 'Pune' }), taxed)).toEqual({}));

  it.each([
    [{ gstin: '27AAPFU0939F1Z', address: 'Pune' }, ['gstin']],
    [{ gstin: '27AAPFU0939F1ZV', address: ' ' }, ['address']],
    [{ gstin: 'x', address: '' }, ['gstin', 'address']],
  ])('names what is missing of %o', (more, names) =>
    expect(Object.keys(check(typed(more), taxed))).toEqual(names),
  );

  it('does not look at a GSTIN where none is asked', () =>
    expect(check(typed({ gstin: 'x' }), productWith())).toEqual({}));
});
