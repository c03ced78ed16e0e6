export interface PaymentReminderTable {
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
    payment_reminder: PaymentReminderTable;
    payment_reminder_opt_out: { email_hash: Buffer; at: Date };
    payment_reminder_setting: { seller_id: string; is_on: boolean };
  }
}
