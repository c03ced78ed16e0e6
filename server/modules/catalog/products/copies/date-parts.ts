// What several dates of the same have alike, part by part.
import { isDeepStrictEqual } from 'node:util';
import { kindOf } from '@haat/kinds/rules';
import type { DatePart, Price } from '@haat/openapi';
import type { WrittenFields } from '../product/product.fields';
import type { ProductRow } from '../product/product.repository';

type Written = WrittenFields & Pick<ProductRow, 'kind'>;

/** In the order in which they are listed. */
export const dateParts = [
  'title',
  'description',
  'pictures',
  'prices',
  'seats',
  'details',
  'questions',
  'thankYou',
  'appearance',
] as const satisfies readonly DatePart[];

function withoutId(price: Price): Price {
  const { id: _, ...rest } = price;
  return rest;
}

const valueOf: Readonly<Record<DatePart, (row: Written) => unknown>> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  pictures: ({ cover, gallery }) => [cover, gallery ?? []],
  // Each date has its own ids.
  prices: ({ prices }) => prices.map(withoutId),
  seats: ({ kind, content }) => kindOf({ kind }).alike?.(content as never).seats,
  details: ({ kind, content }) => kindOf({ kind }).alike?.(content as never).details,
  questions: ({ questions }) => questions,
  thankYou: ({ thank_you: thankYou }) => thankYou,
  appearance: ({ accent, seo, language }) => [accent, seo, language],
};

/** As JSON keeps it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

export const differsIn = (part: DatePart, one: Written, other: Written): boolean =>
  !isDeepStrictEqual(plain(valueOf[part](one)), plain(valueOf[part](other)));

const isLike = (one: Price, other: Price): boolean =>
  one.type === other.type &&
  one.label === other.label &&
  one.period?.unit === other.period?.unit &&
  one.period?.count === other.period?.count;

/**
 * The price of another date that stands for one of this: of the same type, label and period; where its label is another, that in the same place.
 * Undefined where there is none. `left`: those that stand for no other yet, with their places.
 */
function counterpart(
  price: Price,
  place: number,
  left: readonly { price: Price; place: number }[],
): { price: Price; place: number } | undefined {
  const sameType = left.filter((one) => one.price.type === price.type);
  return left.find((one) => isLike(one.price, price)) ?? sameType.find((one) => one.place === place);
}

/** The prices of one date with the ids that those of another have, so that orders go on pointing at theirs; new ones have none. */
export function pricesLike(from: readonly Price[], own: readonly Price[]): Price[] {
  let left = own.map((price, place) => ({ price, place }));
  // What is the same is found first, so that a new price takes no id of another.
  const found = new Map<Price, Price>();
  for (const isSame of [true, false])
    for (const [place, price] of from.entries()) {
      if (found.has(price)) continue;
      const pool = isSame ? left.filter((one) => isLike(one.price, price)) : left;
      const one = counterpart(price, place, pool);
      if (!one) continue;
      found.set(price, one.price);
      left = left.filter((other) => other !== one);
    }
  return from.map((price) => {
    const id = found.get(price)?.id;
    return { ...withoutId(price), ...(id !== undefined && { id }) };
  });
}

/**
 * The price that stands for one of another date: of the same type and label, else in the same place, else the only one there is. Null where there is
 * none. `from`: those among which it stands.
 */
export function priceOnDate(priceId: string, from: readonly Price[], to: readonly Price[]): Price | null {
  const place = pricesLike(to, from).findIndex(({ id }) => id === priceId);
  return to[place] ?? (to.length === 1 ? (to[0] ?? null) : null);
}

/** What is to be written of a date so that these parts are as on another; prices and content are still to be settled. */
export function fieldsLike(
  from: ProductRow,
  own: ProductRow,
  parts: readonly DatePart[],
): Partial<WrittenFields> {
  const has = (part: DatePart) => parts.includes(part);
  const { withAlike } = kindOf(own);
  const contentParts = (['seats', 'details'] as const).filter(has);
  const content = contentParts.reduce(
    (now, part) => (withAlike ? withAlike(now as never, part, from.content as never) : now),
    own.content,
  );
  return {
    ...(has('title') && { title: from.title }),
    ...(has('description') && { description: from.description }),
    ...(has('pictures') && { cover: from.cover, gallery: from.gallery ?? [] }),
    ...(has('prices') && { prices: pricesLike(from.prices, own.prices) }),
    ...(contentParts.length > 0 && { content }),
    ...(has('questions') && { questions: from.questions }),
    ...(has('thankYou') && { thank_you: from.thank_you }),
    ...(has('appearance') && { accent: from.accent, seo: from.seo, language: from.language }),
  };
}
