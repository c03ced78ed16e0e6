export interface ReviewTable {
  seller_id: string;
  product_id: string;
  buyer_phone: string;
  id: string;
  status: 'shown' | 'reported' | 'kept' | 'hidden' | 'withdrawn' | 'barred';
  stars: number;
  text: string | null;
  buyer_name: string | null;
  at: Date;
  changed_at: Date;
  answer: string | null;
  answered_at: Date | null;
  report_reason: string | null;
  reported_at: Date | null;
}

export interface ReviewSumTable {
  seller_id: string;
  product_id: string;
  ones: number;
  twos: number;
  threes: number;
  fours: number;
  fives: number;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    review: ReviewTable;
    review_sum: ReviewSumTable;
    review_ask: { seller_id: string; product_id: string; buyer_phone: string; at: Date };
  }
}
