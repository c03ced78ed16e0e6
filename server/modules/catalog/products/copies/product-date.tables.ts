export interface ProductDateTable {
  seller_id: string;
  product_id: string;
  /** The product of which the others are further dates. */
  first_id: string;
}

declare module '../../../../platform/database/schema' {
  interface Schema {
    product_date: ProductDateTable;
  }
}
