import { createHash } from 'node:crypto';
import type { ProductKind } from '@haat/kinds/facts';
import { mostPerOrder } from '@haat/kinds/parts/several';
import type { NewOrder, Price, Question } from '@haat/openapi';
import { mandateOfSession } from '../../../../gateways/payments';
import { invalid, unprocessable } from '../../../../platform/http/errors';
import { rupees } from '../../../../platform/money/rupees';
import { codeOf } from '../../../catalog';
import type { OrderFacts } from '../order/order.repository';

export interface PriceLimits {
  /** Paise. */
  least: number;
  /** Paise. */
  most: number;
}

/**
 * The price that is bought and what it costs without a discount, in paise.
 * @throws Refusal 422 naming `priceId` or `amount`
 */
export function resolvePrice(
  prices: readonly Price[],
  wanted: Pick<NewOrder, 'priceId' | 'amount'>,
  limits: PriceLimits,
): { price: Price & { id: string }; listed: number } {
  const price = wanted.priceId ? prices.find((one) => one.id === wanted.priceId) : prices[0];
  if (!price?.id) throw invalid({ priceId: 'This price is no longer offered. Reload the page' });
  return { price: { ...price, id: price.id }, listed: listedAmount(price, wanted.amount, limits) };
}

/** The code of a refusal: it costs another amount than the one that was shown. */
export const amountChanged = 'amount_changed';

/**
 * Refuses to take another amount for a fixed price than the one that the buyer was shown: the usual one (`listed`), or what is due with a discount; and more
 * for an open one than was shown to be due. Paise.
 * @throws Refusal 422 naming `amount`
 */
export function checkAgreedAmount(
  price: Price,
  agreed: Pick<NewOrder, 'amount' | 'due'>,
  { listed, due }: { listed: number; due: number },
): void {
  if (price.type === 'open' ? isCovered(agreed.due, due) : isShown(price, agreed.amount, { listed, due }))
    return;
  // An automatic discount may not apply to this buyer, and a reload would show the same price.
  const currentPrice = `The price is ${rupees.format(due / 100)}`;
  const message = `${currentPrice} for this mobile number now. To pay that, submit the form again`;
  throw unprocessable(amountChanged, message, { amount: currentPrice });
}

const isCovered = (agreed: number | undefined, due: number): boolean => agreed === undefined || due <= agreed;

const isShown = (
  { trialDays }: Price,
  given: number | undefined,
  { listed, due }: { listed: number; due: number },
): boolean =>
  given === undefined || given === listed || given === due || (trialDays !== undefined && given === 0);

/**
 * How many pieces are bought.
 * @throws Refusal 422 naming `quantity`: more than one order may be for, of this kind at this price
 */
export function resolveQuantity(
  kind: ProductKind,
  price: Price,
  wanted: Pick<NewOrder, 'quantity'>,
  limits: PriceLimits,
): number {
  const { quantity = 1 } = wanted;
  const most = mostPerOrder(kind, price, limits.most);
  if (quantity <= most) return quantity;
  throw invalid({
    quantity: most === 1 ? 'This is sold one at a time' : `At most ${most} can be bought in one order`,
  });
}

function listedAmount(price: Price, given: number | undefined, limits: PriceLimits): number {
  if (price.type !== 'open') return price.amount;
  const least = Math.max(price.amount, limits.least);
  if (given === undefined) throw invalid({ amount: 'Enter an amount' });
  if (given < least) throw invalid({ amount: `The minimum is ${rupees.format(least / 100)}` });
  if (given > limits.most) throw invalid({ amount: `The maximum is ${rupees.format(limits.most / 100)}` });
  return given;
}

/** Answers by question id; unknown questions are dropped. */
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

/** The same for two requests that ask for the same order, however their JSON is written and wherever their buyer came from. */
export function hashRequest(request: NewOrder, phone: string): Buffer {
  const {
    productId,
    priceId,
    amount,
    due,
    quantity = 1,
    buyer,
    discountCode,
    autopay,
    remind,
    method,
    gift,
    answers = {},
  } = request;
  const canonical = [
    productId,
    priceId ?? null,
    amount ?? null,
    phone,
    buyer.email || null,
    buyer.name?.trim() || null,
    codeOf(discountCode),
    Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1)),
    // Only if given, so that requests without GST, a sum that was shown, several pieces or a mandate keep their hash.
    ...(buyer.state || buyer.gstin || buyer.address
      ? [[buyer.state || null, buyer.gstin || null, buyer.address || null]]
      : []),
    ...(due === undefined ? [] : [['due', due]]),
    ...(quantity > 1 ? [['quantity', quantity]] : []),
    ...(autopay ? ['autopay'] : []),
    ...(remind ? ['remind'] : []),
    ...(method ? [['method', method]] : []),
    ...(gift
      ? [
          [
            'gift',
            gift.phone,
            gift.name || null,
            gift.from || null,
            gift.message || null,
            gift.deliverOn || null,
          ],
        ]
      : []),
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest();
}

/** Whether it goes on with a subscription that there was before: it takes nothing of what is limited. */
export const isContinuation = ({
  id,
  subscription_id: of,
}: Pick<OrderFacts, 'id' | 'subscription_id'>): boolean => of !== null && of !== id;

/** Whether it is charged to a mandate and not payable manually. */
export const isCharge = ({ gateway_session }: Pick<OrderFacts, 'gateway_session'>): boolean =>
  mandateOfSession(gateway_session) !== null;
