import type { Price, Product, ProductFields, Question } from '@haat/contract';
import { asImage } from '../../queries/products.queries';
import { type Draft, firstPrice, linesOf } from './draft';
import { kindDraft } from './kinds/own';
import { text, webAddress } from './kinds/written';
import { mendedPrice, stillWrong } from './mended-price';
import { emptyPrice, type PriceDraft, priceField, priceOf } from './price-draft';
import { type Problems, problemsOf } from './problems';

/** What the server has of a product; null before it has any. */
type Had = Pick<Product, 'content' | 'prices' | 'questions' | 'thankYou'> | null;

/**
 * What of a draft can be saved: a field that is wrong keeps what the server has, and stops nothing else. The server
 * replaces whole what a field stands in, so it is sent what it has. Without problems: all as it was typed.
 */
export function fieldsOf(draft: Draft, had: Had = null, problems = problemsOf(draft, had)): ProductFields {
  const isWrong = (field: string) => problems[field] !== undefined;
  const title = draft.title.trim();
  const prices = pricesOf(draft, isWrong, had);
  return {
    ...(title && { title }),
    description: draft.description,
    cover: draft.cover && asImage(draft.cover),
    gallery: draft.gallery.map(asImage),
    content: kindDraft(draft.kind).write(draft.own, isWrong, firstPrice(draft), had?.content ?? {}),
    ...(prices && { prices }),
    ...(areChoicesRight(draft, problems) && {
      questions: draft.questions.flatMap((one) => questionOf(one, had)),
    }),
    thankYou: {
      message: draft.thankYou,
      ...text('redirectUrl', webAddress(draft.redirectUrl), isWrong('redirectUrl'), had?.thankYou),
    },
    seo: {
      ...text('title', draft.shareTitle),
      ...text('description', draft.shareWords),
      ...(draft.shareImage && { image: asImage(draft.shareImage) }),
    },
    accent: draft.accent,
    language: draft.language,
  };
}

/**
 * Those that are written, in their order. Undefined while one is wrong, or empty that the server has: it keeps what it has
 * of it. Left out for a moment, a price would come back as another, of which nothing has been sold.
 */
function pricesOf({ prices }: Draft, isWrong: (field: string) => boolean, had: Had): Price[] | undefined {
  const hadOf = ({ priceId }: PriceDraft) => had?.prices.find(({ id }) => id === priceId);
  if (prices.some(({ key }) => isWrong(priceField(key, 'amount')))) return undefined;
  if (prices.some((one) => one.priceId !== null && priceOf(one, isWrong) === null)) return undefined;
  return prices.flatMap((one) => {
    const mended = mendedPrice(one, hadOf(one), isWrong);
    return priceOf(mended, stillWrong(mended, isWrong)) ?? [];
  });
}

/** The prices that are sent of a draft, as the server answers them: in this order. */
export function sentPrices(draft: Draft): PriceDraft[] {
  const problems = problemsOf(draft);
  const isWrong = (field: string) => problems[field] !== undefined;
  if (pricesOf(draft, isWrong, null) === undefined) return [];
  return draft.prices.filter((one) => priceOf(one, isWrong) !== null);
}

const isBlank = (one: PriceDraft) => JSON.stringify({ ...emptyPrice, key: one.key }) === JSON.stringify(one);

/** Whether something is typed that cannot be saved as it is, and is nowhere but here. */
export function isKeptBack(draft: Draft, had: Had): boolean {
  if (Object.keys(problemsOf(draft, had)).length > 0) return true;
  const sent = sentPrices(draft);
  return draft.prices.some((one) => !sent.includes(one) && !isBlank(one));
}

const areChoicesRight = ({ questions }: Draft, problems: Problems) =>
  questions.every((_, place) => problems[`questions.${place}.options`] === undefined);

/** A question without words is not asked yet; one that is asked already keeps its words until there are others. */
function questionOf(question: Draft['questions'][number], had: Had): Question[] {
  const { options, ...rest } = question;
  const label = question.label.trim() || had?.questions.find(({ id }) => id === question.id)?.label;
  if (!label) return [];
  return [{ ...rest, label, ...(question.type === 'choice' && { options: linesOf(options) }) }];
}
