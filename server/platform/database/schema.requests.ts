import type { Json } from './schema';

export interface RefundRequestTable {
  seller_id: string;
  order_id: string;
  number: number;
  status: 'asked' | 'lapsed' | 'granted' | 'refused' | 'withdrawn';
  amount: number;
  reason: string;
  words: string | null;
  answered_by: 'seller' | 'operator' | null;
  at: Date;
  lapses_at: Date;
  reminded_at: Date | null;
  ended_at: Date | null;
}

export interface RefundRoundTable {
  seller_id: string;
  id: string;
  product_id: string;
  rule: 'creator' | 'operator' | 'cancelled' | 'lost';
  reason: string;
  after_id: string;
  orders: number;
  amount: number;
  at: Date;
  ended_at: Date | null;
}

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
