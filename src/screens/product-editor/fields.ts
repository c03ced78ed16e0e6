import { storedItems } from '@haat/kinds/parts/editor/items/items.draft';
import { text, webAddress } from '@haat/kinds/parts/editor/written';
import { thankYouItems } from '@haat/kinds/parts/items/items.rules';
import type { Price, Product, ProductFields, Question } from '@haat/openapi';
import { asImage } from '../../queries/catalog/products.queries';
import { type Draft, type DraftQuestion, linesOf } from './draft/draft';
import { contentOf, type PersistedOnSale as OnSale } from './on-sale';
import { savedPrice } from './prices/mended-price';
import { emptyPrice, type PriceDraft, priceField, priceOf } from './prices/price-draft';
import { problemsOf } from './problems';

/** What the server has of a product; null before it has any. */
type PersistedFields = (OnSale & Pick<Product, 'prices' | 'questions' | 'thankYou'>) | null;

/**
 * What of a draft can be saved: a field that is wrong keeps what the server has, and stops nothing else. The server
 * replaces whole what a field stands in, so it is sent what it has. Without problems: all as it was typed.
 */
export function fieldsOf(
  draft: Draft,
  persisted: PersistedFields = null,
  problems = problemsOf(draft, persisted),
): ProductFields {
  const isWrong = (field: string) => problems[field] !== undefined;
  const title = draft.title.trim();
  const prices = pricesOf(draft, isWrong, persisted);
  const items = storedItems(draft.thankYouItems, thankYouItems, isWrong, persisted?.thankYou.items);
  return {
    ...(title && { title }),
    description: draft.description,
    cover: draft.cover && asImage(draft.cover),
    gallery: draft.gallery.map(asImage),
    trailer: draft.trailer ? { mediaId: draft.trailer } : null,
    content: contentOf(draft, persisted, isWrong),
    ...(prices && { prices }),
    questions: draft.questions.flatMap((one, place) =>
      questionOf(one, isWrong(`questions.${place}.options`), persisted),
    ),
    thankYou: {
      message: draft.thankYou,
      ...text('redirectUrl', webAddress(draft.redirectUrl), isWrong('redirectUrl'), persisted?.thankYou),
      ...(items.length > 0 && { items }),
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
 * Those that are written, in their order. Undefined while a new one is wrong, or while one cannot be said that is known by
 * its name alone: left out for a moment, it would come back as another, of which nothing has been sold.
 */
function pricesOf(
  { prices }: Draft,
  isWrong: (field: string) => boolean,
  persisted: PersistedFields,
): Price[] | undefined {
  const persistedPriceOf = ({ priceId }: PriceDraft) =>
    persisted?.prices.find(({ id }) => id !== undefined && id === priceId);
  if (prices.some((one) => !persistedPriceOf(one) && isWrong(priceField(one.key, 'amount'))))
    return undefined;
  const saved = prices.map((one) => savedPrice(one, persistedPriceOf(one), isWrong));
  if (prices.some((one, place) => one.priceId !== null && saved[place] === null)) return undefined;
  return saved.filter((price) => price !== null);
}

/** The prices that are sent of a draft, as the server answers them: in this order. */
export function sentPrices(
  draft: Draft,
  persisted: PersistedFields = null,
  problems = problemsOf(draft, persisted),
): PriceDraft[] {
  const isWrong = (field: string) => problems[field] !== undefined;
  if (pricesOf(draft, isWrong, persisted) === undefined) return [];
  return draft.prices.filter((one) => one.priceId !== null || priceOf(one, isWrong) !== null);
}

const isBlank = (one: PriceDraft) => JSON.stringify({ ...emptyPrice, key: one.key }) === JSON.stringify(one);

/** Whether something is typed that cannot be saved as it is, and is nowhere but here. */
export function isKeptBack(
  draft: Draft,
  persisted: PersistedFields,
  problems = problemsOf(draft, persisted),
): boolean {
  if (Object.keys(problems).length > 0) return true;
  const sent = sentPrices(draft, persisted, problems);
  return draft.prices.some((one) => !sent.includes(one) && !isBlank(one));
}

/** One that is being asked already keeps its words and its choices until there are others; a new one waits for both. */
function questionOf(
  question: DraftQuestion,
  areChoicesWrong: boolean,
  persisted: PersistedFields,
): Question[] {
  const { options, ...rest } = question;
  const existing = persisted?.questions.find(({ id }) => id === question.id);
  const label = question.label.trim() || existing?.label;
  if (!label) return [];
  if (!areChoicesWrong)
    return [{ ...rest, label, ...(question.type === 'choice' && { options: linesOf(options) }) }];
  if (!existing) return [];
  return [existing.type === 'choice' ? { ...rest, label, options: existing.options ?? [] } : existing];
}
