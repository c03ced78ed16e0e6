import { createHash } from 'node:crypto';
import type { NewOrder, Price, Question } from '@haat/contract';
import { invalid, unprocessable } from '../../platform/errors';
import { rupees } from '../../platform/rupees';

export interface PriceLimits {
  /** Paise. */
  least: number;
  /** Paise. */
  most: number;
}

/**
 * The price that is bought and what it costs in paise.
 * @throws Refusal 422 naming `priceId` or `amount`
 */
export function resolvePrice(
  prices: readonly Price[],
  wanted: Pick<NewOrder, 'priceId' | 'amount'>,
  limits: PriceLimits,
): { price: Price & { id: string }; amount: number } {
  const price = wanted.priceId ? prices.find((one) => one.id === wanted.priceId) : prices[0];
  if (!price?.id) throw invalid({ priceId: 'This price is no longer offered. Reload the page' });
  return { price: { ...price, id: price.id }, amount: amountOf(price, wanted.amount, limits) };
}

function amountOf(price: Price, given: number | undefined, limits: PriceLimits): number {
  if (price.type === 'subscription')
    throw unprocessable('price_type_not_available', 'Subscriptions cannot be bought yet');
  if (price.type === 'once') {
    if (given === undefined || given === price.amount) return price.amount;
    throw unprocessable('amount_changed', 'The price has changed. Reload the page', {
      amount: `The price is ${rupees.format(price.amount / 100)}`,
    });
  }
  const least = Math.max(price.amount, limits.least);
  if (given === undefined) throw invalid({ amount: 'Enter an amount' });
  if (given < least) throw invalid({ amount: `The least is ${rupees.format(least / 100)}` });
  if (given > limits.most) throw invalid({ amount: `The most is ${rupees.format(limits.most / 100)}` });
  return given;
}

/**
 * The answers to the questions there are, by the question's id; what was not asked is left out.
 * @throws Refusal 422 naming `answers.<id>`
 */
export function checkAnswers(
  questions: readonly Question[],
  given: Record<string, string> = {},
): Record<string, string> {
  const answers: Record<string, string> = {};
  const wrong: Record<string, string> = {};
  for (const question of questions) {
    const answer = Object.hasOwn(given, question.id) ? (given[question.id] ?? '').trim() : '';
    if (!answer && question.required) wrong[`answers.${question.id}`] = 'Answer this question';
    else if (answer && question.type === 'choice' && !question.options?.includes(answer))
      wrong[`answers.${question.id}`] = 'Choose one of the answers';
    else if (answer) answers[question.id] = answer;
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return answers;
}

/** The same for two requests that ask for the same order, however their JSON is written. */
export function hashRequest(request: NewOrder, phone: string): Buffer {
  const { productId, priceId, amount, buyer, discountCode, answers = {} } = request;
  const canonical = [
    productId,
    priceId ?? null,
    amount ?? null,
    phone,
    buyer.email || null,
    buyer.name?.trim() || null,
    discountCode ?? null,
    Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1)),
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest();
}
