export interface RefundRequestTable {
  seller_id: string;
  order_id: string;
  number: number;
  status: 'asked' | 'lapsed' | 'granted' | 'refused' | 'withdrawn';
  amount: number;
  reason: string;
  message: string | null;
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

declare module '../../../platform/database/schema' {
  interface Schema {
    refund_request: RefundRequestTable;
    refund_round: RefundRoundTable;
  }
}
