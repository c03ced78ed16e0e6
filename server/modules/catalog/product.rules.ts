import type { Missing, Price, ProductFields, ProductKind, Question } from '@haat/contract';
import { invalid, unprocessable } from '../../platform/errors';

/** Kinds that can be made here; the others widen this list as they come. */
const kinds: readonly ProductKind[] = ['page'];

/** Throws a 422 refusal for a kind that cannot be made yet. */
export function checkKind(kind: ProductKind): void {
  if (kinds.includes(kind)) return;
  const message = 'Only payment pages can be made here for now';
  throw unprocessable('kind_not_available', message, { kind: message });
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
});
const money = (paise: number) => rupees.format(paise / 100).replace(/\.00$/, '');

function priceFault(
  price: Price,
  limits: { least: number; most: number },
): [field: string, message: string] | undefined {
  const { amount, compareAt } = price;
  if (amount < limits.least) return ['amount', `The least price is ${money(limits.least)}`];
  if (amount > limits.most) return ['amount', `The highest price is ${money(limits.most)}`];
  if (compareAt !== undefined && price.type === 'open')
    return ['compareAt', 'A price the buyer chooses has nothing to compare with'];
  if (compareAt !== undefined && compareAt <= amount)
    return ['compareAt', `The price before has to be above ${money(amount)}`];
  if (price.period) return ['period', 'Only a subscription has a period'];
  if (price.trialDays !== undefined) return ['trialDays', 'Only a subscription has a trial'];
  return undefined;
}

/**
 * The prices as they are kept: each with an id of ours. An id is kept when the product has it already, so that orders go on
 * pointing at their price; any other is replaced. Throws 422 refusals naming `prices.<n>.<field>`.
 */
export function settlePrices(
  given: readonly Price[],
  known: readonly Price[],
  limits: { least: number; most: number },
  newId: () => string,
): Price[] {
  const fields: Record<string, string> = {};
  const free = new Set(known.map((price) => price.id));
  const settled = given.map((price, index) => {
    if (price.type === 'subscription') {
      const message = 'Subscriptions are not available for payment pages';
      throw unprocessable('price_type_not_available', message, { [`prices.${index}.type`]: message });
    }
    const fault = priceFault(price, limits);
    if (fault) fields[`prices.${index}.${fault[0]}`] = fault[1];
    const id = price.id && free.delete(price.id) ? price.id : newId();
    const label = price.label?.trim();
    return { ...price, id, label: label || undefined };
  });
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return settled;
}

/** Throws a 422 refusal when two questions would be answered under one id. */
export function checkQuestions(questions: readonly Question[]): void {
  const seen = new Set<string>();
  for (const [index, question] of questions.entries()) {
    if (seen.has(question.id)) throw invalid({ [`questions.${index}.id`]: 'Two questions have the same id' });
    seen.add(question.id);
  }
}

/** What is written is trimmed; a title of blanks alone is none. */
export function settleTitle(title: string): string {
  const settled = title.trim();
  if (settled === '') throw invalid({ title: 'Give the page a title' });
  return settled;
}

/** What a buyer would miss. Empty when the product can be sold. */
export function missingFor(
  product: Required<Pick<ProductFields, 'title' | 'prices' | 'questions'>>,
  sellerName: string | null,
): Missing[] {
  const missing: Missing[] = [];
  if (product.title.trim() === '') missing.push({ field: 'title', message: 'Give the page a title' });
  if (product.prices.length === 0) missing.push({ field: 'prices', message: 'Add a price' });
  if (product.questions.some((question) => question.type === 'choice' && (question.options ?? []).length < 2))
    missing.push({ field: 'questions', message: 'A question with choices needs at least two of them' });
  if (!sellerName) missing.push({ field: 'name', message: 'Write your name, so that buyers see who sells' });
  return missing;
}

/** The missing things as an error's fields. */
export const missingFields = (missing: readonly Missing[]): Record<string, string> =>
  Object.fromEntries(missing.map(({ field, message }) => [field, message]));
