import type { ImageSources, PageContent, Price, Product, Question } from '@haat/contract';

/** A question as it is being written: its options stand one a line. */
export interface DraftQuestion extends Omit<Question, 'options'> {
  options: string;
}

/** A payment page as it is being written. Amounts are paise; null is an empty field. */
export interface Draft {
  title: string;
  description: string;
  cover: ImageSources | null;
  action: NonNullable<PageContent['action']> | '';
  priceType: 'once' | 'open';
  amount: number | null;
  compareAt: number | null;
  suggested: readonly (number | null)[];
  isLimited: boolean;
  stock: string;
  /** Of the first price, when the server has given it one. */
  priceId: string | null;
  /** Prices beyond the one that this screen edits; kept as they are. */
  otherPrices: readonly Price[];
  questions: readonly DraftQuestion[];
  thankYou: string;
  redirectUrl: string;
}

const noSuggestions = [null, null, null, null] as const;

export const emptyDraft: Draft = {
  title: '',
  description: '',
  cover: null,
  action: '',
  priceType: 'once',
  amount: null,
  compareAt: null,
  suggested: noSuggestions,
  isLimited: false,
  stock: '',
  priceId: null,
  otherPrices: [],
  questions: [],
  thankYou: '',
  redirectUrl: '',
};

/** A product as this screen edits it. */
export function draftOf(product: Product): Draft {
  const [price, ...otherPrices] = product.prices;
  const suggested = product.content.suggestedAmounts ?? [];
  return {
    ...emptyDraft,
    title: product.title,
    description: product.description,
    cover: product.cover,
    action: product.content.action ?? '',
    suggested: noSuggestions.map((_, place) => suggested[place] ?? null),
    questions: product.questions.map(({ options = [], ...question }) => ({
      ...question,
      options: options.join('\n'),
    })),
    thankYou: product.thankYou.message ?? '',
    redirectUrl: product.thankYou.redirectUrl ?? '',
    ...(price && {
      priceType: price.type === 'open' ? 'open' : 'once',
      amount: price.amount,
      compareAt: price.compareAt ?? null,
      isLimited: price.stock !== undefined,
      stock: price.stock === undefined ? '' : String(price.stock),
      priceId: price.id ?? null,
      otherPrices,
    }),
  };
}

/** The lines that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A new question's id: short, and not yet taken on this page. */
export function nextQuestionId(questions: readonly DraftQuestion[]): string {
  const taken = new Set(questions.map(({ id }) => id));
  let number = questions.length + 1;
  while (taken.has(`q${number}`)) number += 1;
  return `q${number}`;
}
