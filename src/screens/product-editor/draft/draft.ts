import { language } from '@haat/i18n';
import { type KindValues, kindDraft } from '@haat/kinds/drafts';
import { type ItemValues, itemOf } from '@haat/kinds/parts/editor/items/items.draft';
import type { ImageSources, Product, ProductFields, ProductKind, Question } from '@haat/openapi';
import { emptyPrice, type PriceDraft, priceDraftOf } from '../prices/price-draft';

/** A question as it is being written: its options stand one a line. */
export interface DraftQuestion extends Omit<Question, 'options'> {
  options: string;
}

/** A product as it is being written. */
export interface Draft {
  kind: ProductKind;
  title: string;
  description: string;
  cover: ImageSources | null;
  gallery: readonly ImageSources[];
  /** The id of an uploaded video; empty for none. */
  trailer: string;
  /** The fields of its kind. */
  values: KindValues;
  /** The first is the one that is chosen before anybody chooses; there always is one, written or not. */
  prices: readonly PriceDraft[];
  questions: readonly DraftQuestion[];
  thankYou: string;
  redirectUrl: string;
  /** Of a payment page: files and links for buyers. */
  thankYouItems: readonly ItemValues[];
  /** Where its link is sent; empty for the title and the beginning of the description. */
  shareTitle: string;
  shareWords: string;
  /** Null: one is drawn. */
  shareImage: ImageSources | null;
  /** `#rrggbb`; null for the colour of the platform. */
  accent: string | null;
  language: NonNullable<ProductFields['language']>;
}

const empty: Omit<Draft, 'kind' | 'values'> = {
  title: '',
  description: '',
  cover: null,
  gallery: [],
  trailer: '',
  prices: [emptyPrice],
  questions: [],
  thankYou: '',
  redirectUrl: '',
  thankYouItems: [],
  shareTitle: '',
  shareWords: '',
  shareImage: null,
  accent: null,
  language: 'en',
};

/** A product of a kind of which nothing has been written, in the language that its creator reads. */
export const emptyDraft = (kind: ProductKind): Draft => ({
  ...empty,
  language: language(),
  kind,
  values: kindDraft(kind).empty,
});

/** A product as this screen edits it. */
export function draftOf(product: Product): Draft {
  return {
    ...empty,
    kind: product.kind,
    title: product.title,
    description: product.description,
    cover: product.cover,
    gallery: product.gallery,
    trailer: product.trailer?.mediaId ?? '',
    values: kindDraft(product.kind).read(product.content),
    questions: product.questions.map(({ options = [], ...question }) => ({
      ...question,
      options: options.join('\n'),
    })),
    thankYou: product.thankYou.message ?? '',
    redirectUrl: product.thankYou.redirectUrl ?? '',
    thankYouItems: (product.thankYou.items ?? []).map(itemOf),
    shareTitle: product.seo.title ?? '',
    shareWords: product.seo.description ?? '',
    shareImage: product.seo.image ?? null,
    accent: product.accent,
    language: product.language as Draft['language'],
    ...(product.prices.length > 0 && {
      prices: product.prices.map((price, place) =>
        priceDraftOf(price, place === 0 ? emptyPrice.key : (price.id ?? `p${place}`)),
      ),
    }),
  };
}

/** The price that is chosen before anybody chooses. */
export const firstPrice = ({ prices }: Pick<Draft, 'prices'>): PriceDraft => prices[0] ?? emptyPrice;

/** The lines that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
