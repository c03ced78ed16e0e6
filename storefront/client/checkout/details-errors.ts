import type { Phrase } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';
import type { CheckoutValues } from '@haat/openapi/pages';
import { isGift } from '../../parts/checkout/GiftFields';

type Errors = Record<string, Phrase>;

/** Errors the fields cannot detect, by the server's field names. */
export function errorsIn(values: CheckoutValues, product: PublicProduct): Errors {
  const errors: Errors = {};
  if (values.email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim()))
    errors['email'] = 'Enter an email address like name@example.com, or leave it empty.';
  const gstin = values.gstin.replace(/\s/g, '');
  if (product.gst && gstin !== '') {
    if (!/^\d{2}[A-Za-z]{5}\d{4}[A-Za-z][\dA-Za-z][Zz][\dA-Za-z]$/.test(gstin))
      errors['gstin'] = 'A GSTIN has 15 characters, such as 29ABCDE1234F1Z5. Check it, or leave it empty.';
    if (values.address.trim() === '') errors['address'] = 'Enter the name and address for the invoice.';
  }
  if (isGift(values.gift)) {
    if (values.gift.phone.trim() === '') errors['gift.phone'] = 'Enter the number of whoever gets it.';
    if (values.gift.from.trim() === '' && values.name.trim() === '')
      errors['gift.from'] = 'Enter your name, so that they know who it is from.';
  }
  for (const question of product.questions)
    if (question.required && !values.answers[question.id]?.trim())
      errors[`answers.${question.id}`] = 'Answer this question.';
  return errors;
}
