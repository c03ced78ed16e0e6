import type { ProductFields } from '@haat/openapi';
import { quotas } from '@haat/openapi/quotas';
import { conflict } from '../../../../platform/http/errors';

const shown = (count: number) => count.toLocaleString('en-IN');

/** Throws a 409 refusal when one more would be too many. */
export function refuseTooMany({ all, drafts }: { all: number; drafts: number }): void {
  if (all >= quotas.products)
    throw conflict(
      'too_many_products',
      `You can have ${shown(quotas.products)} products. Delete drafts you do not need`,
    );
  if (drafts >= quotas.drafts)
    throw conflict(
      'too_many_drafts',
      `You can have ${shown(quotas.drafts)} drafts. Publish or delete some first`,
    );
}

/** Throws a 409 refusal naming the field. */
export function refuseTooLong({
  prices = [],
  questions = [],
}: Pick<ProductFields, 'prices' | 'questions'>): void {
  if (prices.length > quotas.pricesOfProduct)
    throw tooMany('too_many_prices', 'prices', `A product can have ${shown(quotas.pricesOfProduct)} prices`);
  if (questions.length > quotas.questionsOfProduct)
    throw tooMany(
      'too_many_questions',
      'questions',
      `A product can have ${shown(quotas.questionsOfProduct)} questions`,
    );
}

const tooMany = (code: string, field: string, message: string) =>
  conflict(code, message, { [field]: message });
