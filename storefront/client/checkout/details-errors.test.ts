import { describe, expect, it } from 'vitest';
import { checkoutWith, productWith } from '../../testing/models';
import { errorsIn } from './details-errors';

const typed = (more: object) => ({ ...checkoutWith().values, phone: '9876543210', ...more });
const taxed = productWith({ gst: true });

describe('a form of details', () => {
  it('has nothing wrong when only the number is given', () =>
    expect(errorsIn(typed({}), productWith())).toEqual({}));

  it.each(['ravi', 'ravi@', 'a b@c.in'])('names the e-mail %s', (email) =>
    expect(Object.keys(errorsIn(typed({ email }), productWith()))).toEqual(['email']),
  );

  it('takes a GSTIN as people type it', () =>
    expect(errorsIn(typed({ gstin: ' 27 aapfu0939f1zv ', address: 'Pune' }), taxed)).toEqual({}));

  it.each([
    [{ gstin: '27AAPFU0939F1Z', address: 'Pune' }, ['gstin']],
    [{ gstin: '27AAPFU0939F1ZV', address: ' ' }, ['address']],
    [{ gstin: 'x', address: '' }, ['gstin', 'address']],
  ])('names what is missing of %o', (more, names) =>
    expect(Object.keys(errorsIn(typed(more), taxed))).toEqual(names),
  );

  it('does not look at a GSTIN where none is asked', () =>
    expect(errorsIn(typed({ gstin: 'x' }), productWith())).toEqual({}));
});
