import type { ImageSources, Missing, Price, ProductStatus, ReceivedPart } from '@haat/openapi';
import type { KindContent, KindPublicContent, ProductKind } from './facts';

/** Makes safe HTML of Markdown. */
export type ToHtml = (markdown: string) => Promise<string>;

/** What a kind may know of another product of the same creator. */
export interface OtherProduct {
  id: string;
  kind: ProductKind;
  title: string;
  status: ProductStatus;
  /** Amounts are paise. */
  prices: readonly Pick<Price, 'amount'>[];
}

/** What surrounds a product, for the kinds that look beyond their own content. */
export interface Around<Other extends OtherProduct = OtherProduct> {
  now: Date;
  /** Products of the same creator that the content speaks of, by id; those of anybody else are not among them. */
  others: ReadonlyMap<string, Other>;
}

export interface AroundChange<K extends ProductKind> extends Around {
  /** The content before the change; empty for a new product. */
  known: KindContent[K];
}

export interface AroundMissing<K extends ProductKind> extends Around {
  /** What is on sale already: what was right when it went on sale does not become wrong by time passing. Null for what is not. */
  onSale: KindContent[K] | null;
}

export interface AroundShown extends Around {
  /** Seats that are held, over every price; 0 where none are counted. */
  taken: number;
  prices: readonly Price[];
  pictureOf(other: OtherProduct): ImageSources | null;
  urlOf(other: OtherProduct): string;
  toHtml: ToHtml;
}

export interface AroundClosed extends Around {
  /** Why another product cannot be bought at the moment; null when it can. */
  closedOf(other: OtherProduct): string | null;
}

export interface AroundReceived extends Around {
  /** The products that were sold with it; null where nobody wrote that down, and what it holds now counts. */
  holds: readonly string[] | null;
  /** What a buyer receives of another product. */
  receivedOf(other: OtherProduct): Promise<ReceivedPart[]>;
  toHtml: ToHtml;
}

/** All that the server knows of one kind of product. Adding to what a kind delivers touches its folder and nothing else. */
export interface Kind<K extends ProductKind> {
  /** What the schema cannot say. `content` follows its schema and is trimmed. Throws 422 refusals naming `content.…`. */
  settle?(content: KindContent[K], around: AroundChange<K>): KindContent[K];
  /** What publishing needs besides the fields that all kinds share. */
  missing(content: KindContent[K], around: AroundMissing<K>): Missing[];
  /** What anybody may see: nothing that is paid for. Null as long as there is too little to show. */
  shown(
    content: KindContent[K],
    around: AroundShown,
  ): KindPublicContent[K] | null | Promise<KindPublicContent[K] | null>;
  /** What a buyer gets for the payment. */
  received(content: KindContent[K], around: AroundReceived): ReceivedPart[] | Promise<ReceivedPart[]>;
  /** The products of the same creator that the content speaks of. */
  refersTo?(content: KindContent[K]): string[];
  /** Why it cannot be bought at the moment, though it is published; null when it can. */
  closed?(content: KindContent[K], around: AroundClosed): string | null;
  /** How many may be sold in all, over every price; null where that is not limited. */
  seats?(content: KindContent[K], now: Date): number | null;
}
