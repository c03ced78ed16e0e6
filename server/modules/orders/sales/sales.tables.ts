import type { Json } from '../../../platform/database/schema';

export interface OrderNoteTable {
  seller_id: string;
  order_id: string;
  event: string;
  number: number;
  at: Date;
  detail: Json<Record<string, unknown>>;
}

export interface SalesIndexTable {
  seller_id: string;
  first_day: string | null;
  summed_until: Date;
  summed_at: Date;
  words_until: Date;
}

export interface SaleSumTable {
  seller_id: string;
  span: 'day' | 'month';
  day: string;
  product_id: string;
  method: string;
  is_returned: boolean;
  orders: number;
  amount: number;
  fee: number;
  fee_tax: number;
  refunded: number;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    order_note: OrderNoteTable;
    sales_index: SalesIndexTable;
    sale_sum: SaleSumTable;
    order_word: { seller_id: string; word: string; order_id: string };
  }
}
