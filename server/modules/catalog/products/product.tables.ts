import type {
  Content,
  Image,
  Price,
  ProductChange,
  ProductKind,
  ProductStatus,
  Question,
  Seo,
  ThankYou,
  Trailer,
} from '@haat/openapi';
import type { Json } from '../../../platform/database/schema';

export interface ProductTable {
  seller_id: string;
  id: string;
  kind: ProductKind;
  status: ProductStatus;
  title: string;
  description: string;
  prices: Json<Price[]>;
  content: Json<Content>;
  cover: Json<Image> | null;
  gallery: Json<Image[]> | null;
  trailer: Json<Trailer> | null;
  questions: Json<Question[]>;
  thank_you: Json<ThankYou>;
  accent: string | null;
  seo: Json<Seo>;
  language: string;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
  version: number;
}

/** The columns of a product that its creator writes, as they are kept in JSON. */
export interface WrittenFields {
  title: string;
  description: string;
  prices: Price[];
  content: Content;
  cover: Image | null;
  gallery: Image[] | null;
  trailer: Trailer | null;
  questions: Question[];
  thank_you: ThankYou;
  accent: string | null;
  seo: Seo;
  language: string;
}

export interface UnpublishedChangeTable {
  seller_id: string;
  product_id: string;
  fields: Json<Partial<WrittenFields>>;
  version: number;
  updated_at: Date;
}

export interface ProductVersionTable {
  seller_id: string;
  product_id: string;
  version: number;
  published_at: Date;
  published_by: string | null;
  changes: Json<ProductChange[]>;
  fields: Json<WrittenFields>;
  /** Those who had access were told of the lessons that it added. */
  told_buyers: boolean;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    product: ProductTable;
    unpublished_change: UnpublishedChangeTable;
    product_version: ProductVersionTable;
    product_ref: { id: string; seller_id: string };
  }
}
