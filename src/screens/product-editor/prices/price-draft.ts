import type { FieldProblem } from '@haat/kinds/kind';
import {
  amountProblem,
  compareProblem,
  mostPerOrderProblem,
  stockProblem,
} from '@haat/kinds/parts/editor/price-problems';
import { text } from '@haat/kinds/parts/editor/written';
import type { Price, Product } from '@haat/openapi';
import { priceBounds } from '@haat/openapi/order-bounds';
import { daysProblem, type PeriodChoice, periodDraft, periodOf } from './period-choice';

/** One price as it is being written. Amounts are paise; null is an empty field. */
export interface PriceDraft {
  /** Tells it apart on this device. */
  key: string;
  /** When the server has given it one. */
  priceId: string | null;
  /** What buyers choose by, where there are several. */
  label: string;
  /** `free`: a fixed price of nothing; `amount` is what was typed before. */
  priceType: Price['type'] | 'free';
  /** How long a payment of a subscription lasts. */
  period: PeriodChoice;
  /** Of a period that is counted in days, as typed. */
  days: string;
  hasTrial: boolean;
  trialDays: string;
  amount: number | null;
  compareAt: number | null;
  isLimited: boolean;
  stock: string;
  /** Pieces in one order, as typed. */
  mostPerOrder: string;
}

export const emptyPrice: PriceDraft = {
  key: 'first',
  priceId: null,
  label: '',
  priceType: 'once',
  period: 'month-1',
  days: '',
  hasTrial: false,
  trialDays: '',
  amount: null,
  compareAt: null,
  isLimited: false,
  stock: '',
  mostPerOrder: '1',
};

export const priceDraftOf = (price: Price, key: string): PriceDraft => ({
  ...emptyPrice,
  key,
  priceId: price.id ?? null,
  label: price.label ?? '',
  priceType: isNothing(price) ? 'free' : price.type,
  ...(price.period && periodDraft(price.period)),
  hasTrial: price.trialDays !== undefined,
  trialDays: price.trialDays === undefined ? '' : String(price.trialDays),
  amount: isNothing(price) ? null : price.amount,
  compareAt: price.compareAt ?? null,
  isLimited: price.stock !== undefined,
  stock: price.stock === undefined ? '' : String(price.stock),
  mostPerOrder: String(price.mostPerOrder ?? 1),
});

const isNothing = ({ type, amount }: Price): boolean => type === 'once' && amount === 0;

const mostTrialDays = priceBounds.trialDays.maximum;

/** The fields of the first price bear plain names, those of another its key before them. */
export const priceField = (key: string, name: string) =>
  key === emptyPrice.key ? name : `prices.${key}.${name}`;

/** Of a price, what can be wrong or missing. */
export const priceFields = ['amount', 'compareAt', 'stock', 'mostPerOrder', 'days', 'trialDays'] as const;

export function priceProblems(price: PriceDraft): FieldProblem[] {
  const at = (name: string) => priceField(price.key, name);
  return [
    [at('amount'), price.priceType === 'free' ? undefined : amountProblem(price.amount)],
    [at('compareAt'), compareProblem(price)],
    [at('stock'), stockProblem(price)],
    [at('mostPerOrder'), mostPerOrderProblem(price)],
    [at('days'), price.priceType === 'subscription' ? daysProblem(price.days) : undefined],
    [at('trialDays'), price.hasTrial ? daysProblem(price.trialDays, mostTrialDays) : undefined],
  ];
}

/** What is kept of it; null while it cannot be kept: without a right amount, or without a period that it needs. */
export function priceOf(one: PriceDraft, isWrong: (field: string) => boolean): Price | null {
  const wrong = (name: string) => isWrong(priceField(one.key, name));
  const { priceType, compareAt, isLimited, stock, priceId } = one;
  const amount = priceType === 'free' ? 0 : one.amount;
  const period = priceType === 'subscription' ? periodOf(one.period, one.days) : undefined;
  if (amount === null || period === null || wrong('amount')) return null;
  const isCompared = priceType !== 'open' && compareAt !== null && !wrong('compareAt');
  const isStocked = isLimited && stock.trim() !== '' && !wrong('stock');
  const most = Number(one.mostPerOrder);
  const isSeveral = priceType === 'once' && most > 1 && !wrong('mostPerOrder');
  const isTried = one.hasTrial && one.period !== 'lifetime' && one.trialDays.trim() && !wrong('trialDays');
  return {
    ...(priceId !== null && { id: priceId }),
    ...text('label', one.label),
    type: priceType === 'free' ? 'once' : priceType,
    amount,
    ...(isCompared && { compareAt }),
    ...(isStocked && { stock: Number(stock) }),
    ...(isSeveral && { mostPerOrder: most }),
    ...(period && { period }),
    ...(period && isTried && { trialDays: Number(one.trialDays) }),
  };
}

/** Whether it says what is paid, or that nothing is. */
export const hasAmount = ({ priceType, amount }: PriceDraft): boolean =>
  priceType === 'free' || amount !== null;

/** The price as far as it is written, for words about it; null without an amount. */
export const writtenPrice = (one: PriceDraft): Price | null => priceOf(one, () => false);

interface Priced {
  prices: readonly PriceDraft[];
}

/**
 * Prices with the ids that the server gave those which were sent; it answers them in their order.
 */
export function withPriceIds<Draft extends Priced>(
  draft: Draft,
  sent: readonly PriceDraft[],
  product: Pick<Product, 'prices'>,
): Draft {
  // Prices may have changed places and keys since they were sent; those with an id are still known by it.
  const nameOf = ({ key, priceId }: PriceDraft) => `${key} ${priceId}`;
  const ids = new Map(sent.map((one, place) => [nameOf(one), product.prices[place]?.id]));
  const idOf = (one: PriceDraft) => ids.get(nameOf(one)) ?? one.priceId;
  if (draft.prices.every((one) => one.priceId === idOf(one))) return draft;
  return { ...draft, prices: draft.prices.map((one) => ({ ...one, priceId: idOf(one) })) };
}
