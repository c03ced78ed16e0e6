import { priceOfAll } from '@haat/kinds/parts/pieces';
import type { Missing, Price, ProductFields, Question } from '@haat/openapi';
import { invalid } from '../../../../platform/http/errors';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
});
const money = (paise: number) => rupees.format(paise / 100).replace(/\.00$/, '');

export interface PriceLimits {
  /** Paise. */
  least: number;
  /** Paise. */
  most: number;
  /** Of the kind: it may be given away. */
  mayBeFree?: boolean;
  /** Of the kind: a buyer can use several of it. */
  sellsSeveral?: boolean;
}

function priceFault(price: Price, limits: PriceLimits): [field: string, message: string] | undefined {
  const { amount, compareAt } = price;
  if (amount < limits.least) {
    const fault = tooLittle(price, limits);
    if (fault) return ['amount', fault];
  }
  if (amount > limits.most) return ['amount', `The maximum price is ${money(limits.most)}`];
  if (compareAt !== undefined && price.type === 'open')
    return ['compareAt', 'A pay-what-you-want price cannot have a compare-at price'];
  if (compareAt !== undefined && compareAt <= amount)
    return ['compareAt', `The compare-at price has to be above ${money(amount)}`];
  if (price.mostPerOrder !== undefined) {
    const fault = severalFault({ ...price, mostPerOrder: price.mostPerOrder }, limits);
    if (fault) return ['mostPerOrder', fault];
  }
  if (price.type === 'subscription') return periodFault(price);
  if (price.period) return ['period', 'Only a subscription has a period'];
  if (price.trialDays !== undefined) return ['trialDays', 'Only a subscription has a trial'];
  return undefined;
}

/** One order may come to what one price may, and no more. */
function severalFault(
  { type, amount, mostPerOrder }: Pick<Price, 'type' | 'amount'> & { mostPerOrder: number },
  { most, sellsSeveral = false }: PriceLimits,
): string | undefined {
  if (!sellsSeveral) return 'This is sold one at a time';
  if (type !== 'once' || amount === 0) return 'Only a fixed price can be bought several at a time';
  return priceOfAll(amount, mostPerOrder) > most
    ? `One order can come to ${money(most)}. At this price that is at most ${Math.floor(most / amount)}`
    : undefined;
}

/** Below the least there is only nothing: a fixed price of a kind that may be given away. */
function tooLittle({ amount, type }: Price, { least, mayBeFree = false }: PriceLimits): string | undefined {
  if (amount !== 0) return `The minimum price is ${money(least)}`;
  if (!mayBeFree) return `Only a lesson can be free. The minimum price is ${money(least)}`;
  return type === 'once' ? undefined : `Only a fixed price can be free. The minimum price is ${money(least)}`;
}

const longestMonths = 12;

/** A subscription runs for months or days and begins anew, or is paid once and never ends. */
function periodFault({ period, trialDays }: Price): [field: string, message: string] | undefined {
  if (!period) return ['period', 'Choose the billing period'];
  if (period.unit === 'month' && period.count > longestMonths)
    return ['period', `A period has at most ${longestMonths} months`];
  if (period.unit === 'lifetime' && period.count !== 1)
    return ['period', 'A lifetime price has exactly one period'];
  if (period.unit === 'lifetime' && trialDays !== undefined)
    return ['trialDays', 'A lifetime price cannot have a trial'];
  return undefined;
}

/** Fit for an address and a form. */
const wellFormed = /^[A-Za-z0-9_-]{1,32}$/;

export interface PriceIds {
  /** Those that stand for something else: a price of another product of this seller, all seats of this one. */
  taken: ReadonlySet<string>;
  newId: () => string;
}

/**
 * The prices as they are kept, each with an id. One that the product has stays, so that orders go on pointing at their price, and so
 * does one that whoever writes the product chose; what is no id, stands here twice or belongs to another product is replaced by one
 * of ours. Throws 422 refusals naming `prices.<n>.<field>`.
 */
export function settlePrices(
  given: readonly Price[],
  existing: readonly Price[],
  limits: PriceLimits,
  { taken, newId }: PriceIds,
): Price[] {
  const fields: Record<string, string> = {};
  const existingIds = new Set(existing.map((price) => price.id));
  const isOurs = (id: string) => existingIds.has(id) || (wellFormed.test(id) && !taken.has(id));
  const ids = new Set(given.flatMap(({ id }) => (id !== undefined && isOurs(id) ? [id] : [])));
  const left = new Set(ids);
  const settled = given.map((price, index) => {
    const fault = priceFault(price, limits);
    if (fault) fields[`prices.${index}.${fault[0]}`] = fault[1];
    const id = price.id !== undefined && left.delete(price.id) ? price.id : unlike(ids, newId);
    const label = price.label?.trim();
    return { ...price, id, label: label || undefined };
  });
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return settled;
}

/** A new id that is none of these. */
function unlike(ids: ReadonlySet<string>, newId: () => string): string {
  const id = newId();
  return ids.has(id) ? unlike(ids, newId) : id;
}

/** Throws a 422 refusal when two questions would be answered under one id. */
export function checkQuestions(questions: readonly Question[]): void {
  const seen = new Set<string>();
  for (const [index, question] of questions.entries()) {
    if (seen.has(question.id)) throw invalid({ [`questions.${index}.id`]: 'Two questions have the same id' });
    seen.add(question.id);
  }
}

const untitled = 'Give it a title';

/** What is written is trimmed; a title of blanks alone is none. */
export function settleTitle(title: string): string {
  const settled = title.trim();
  if (settled === '') throw invalid({ title: untitled });
  return settled;
}

/** What a buyer would miss of the fields that every kind has. */
export function missingFor(
  product: Required<Pick<ProductFields, 'title' | 'prices' | 'questions'>>,
): Missing[] {
  const missing: Missing[] = [];
  if (product.title.trim() === '') missing.push({ field: 'title', message: untitled });
  if (product.prices.length === 0) missing.push({ field: 'prices', message: 'Add a price' });
  if (product.questions.some((question) => question.type === 'choice' && (question.options ?? []).length < 2))
    missing.push({ field: 'questions', message: 'A question with choices needs at least two of them' });
  return missing;
}

/** The missing things as an error's fields. */
export const missingFields = (missing: readonly Missing[]): Record<string, string> =>
  Object.fromEntries(missing.map(({ field, message }) => [field, message]));
