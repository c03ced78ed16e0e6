export interface FollowUpTable {
  seller_id: string;
  order_id: string;
  product_id: string;
  email: string;
  at: Date;
  due_at: Date;
  sent: number;
  ended_at: Date | null;
  end_reason: string | null;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    follow_up: FollowUpTable;
    follow_up_refusal: { email_hash: Buffer; at: Date };
    follow_up_choice: { seller_id: string; is_on: boolean };
  }
}
