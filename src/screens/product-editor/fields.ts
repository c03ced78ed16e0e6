import type { Price, ProductFields, Question } from '@haat/contract';
import { asImage } from '../../queries/products.queries';
import { type Draft, firstPrice, linesOf } from './draft';
import { kindDraft } from './kinds/own';
import { text, webAddress } from './kinds/written';
import { type PriceDraft, priceField, priceOf } from './price-draft';
import { type Problems, problemsOf } from './problems';

/** What of a draft can be saved: a field that is wrong keeps what the server has, and stops nothing else. */
export function fieldsOf(draft: Draft): ProductFields {
  const problems = problemsOf(draft);
  const isWrong = (field: string) => problems[field] !== undefined;
  const title = draft.title.trim();
  const prices = pricesOf(draft, isWrong);
  return {
    ...(title && { title }),
    description: draft.description,
    cover: draft.cover && asImage(draft.cover),
    gallery: draft.gallery.map(asImage),
    content: kindDraft(draft.kind).write(draft.own, isWrong, firstPrice(draft)),
    ...(prices && { prices }),
    ...(areChoicesRight(draft, problems) && { questions: draft.questions.flatMap(questionOf) }),
    thankYou: {
      message: draft.thankYou,
      ...(draft.redirectUrl.trim() &&
        !problems['redirectUrl'] && { redirectUrl: webAddress(draft.redirectUrl) }),
    },
    seo: { ...text('title', draft.shareTitle), ...text('description', draft.shareWords) },
    accent: draft.accent,
    language: draft.language,
  };
}

/**
 * Those that are written, in their order. Undefined while one is wrong, or empty that the server has: it keeps what it has
 * of it. Left out for a moment, a price would come back as another, of which nothing has been sold.
 */
function pricesOf({ prices }: Draft, isWrong: (field: string) => boolean): Price[] | undefined {
  if (prices.some(({ key }) => isWrong(priceField(key, 'amount')))) return undefined;
  if (prices.some((one) => one.priceId !== null && priceOf(one, isWrong) === null)) return undefined;
  return prices.flatMap((one) => priceOf(one, isWrong) ?? []);
}

/** The prices that are sent of a draft, as the server answers them: in this order. */
export function sentPrices(draft: Draft): PriceDraft[] {
  const problems = problemsOf(draft);
  const isWrong = (field: string) => problems[field] !== undefined;
  if (pricesOf(draft, isWrong) === undefined) return [];
  return draft.prices.filter((one) => priceOf(one, isWrong) !== null);
}

const areChoicesRight = ({ questions }: Draft, problems: Problems) =>
  questions.every((_, place) => problems[`questions.${place}.options`] === undefined);

/** A question without words is not asked yet. */
function questionOf(question: Draft['questions'][number]): Question[] {
  const { options, label, ...rest } = question;
  if (label.trim() === '') return [];
  return [{ ...rest, label: label.trim(), ...(question.type === 'choice' && { options: linesOf(options) }) }];
}
