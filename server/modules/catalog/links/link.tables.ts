export interface LinkTable {
  seller_id: string;
  id: string;
  slug: string;
  product_id: string;
  campaign: string;
  clicks: number;
  sales: number;
  earned: number;
  created_at: Date;
  retired_at: Date | null;
}

export interface LinkSaleTable {
  seller_id: string;
  order_id: string;
  link_id: string;
  sales: number;
  earned: number;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    link: LinkTable;
    link_ref: { slug: string; seller_id: string; link_id: string };
    link_sale: LinkSaleTable;
  }
}
