import type { PublicProduct } from '@haat/contract';
import type { CheckoutValues } from '@haat/contract/pages';

type Errors = Record<string, string>;

/** What the fields cannot say by themselves, by the names the server uses. The phone's field judges its number. */
export function check(values: CheckoutValues, product: PublicProduct): Errors {
  const errors: Errors = {};
  if (values.email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim()))
    errors['email'] = 'Type an e-mail address like name@example.com, or leave it empty.';
  for (const question of product.questions)
    if (question.required && !values.answers[question.id]?.trim())
      errors[`answers.${question.id}`] = 'Answer this question.';
  return errors;
}
