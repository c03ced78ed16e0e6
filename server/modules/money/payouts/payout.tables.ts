export interface PayoutTable {
  seller_id: string;
  id: string;
  /** The Idempotency-Key of the wish. */
  key: string;
  status: 'requested' | 'sent' | 'paid' | 'failed' | 'rejected' | 'reversed';
  amount: number;
  account_id: string;
  account_kind: 'bank' | 'upi';
  /** Masked, as it was when the payout was asked for. */
  account_shown: string;
  origin: 'asked' | 'daily';
  provider: string;
  /** The bank's own, by which the creator's bank finds it. */
  reference: string | null;
  /** Why it did not arrive: a word of the gateway's. */
  reason: string | null;
  /** Payouts that need attention. */
  doubt: string | null;
  at: Date;
  /** When the gateway was first told of it, whether or not it heard. */
  tried_at: Date | null;
  sent_at: Date | null;
  paid_at: Date | null;
  ended_at: Date | null;
  /** When the gateway is asked next; null: no more. */
  ask_at: Date | null;
  asked: number;
}

export interface PayoutEventTable {
  seller_id: string;
  payout_id: string;
  id: string;
  at: Date;
  event: string;
}

export interface PayoutScheduleTable {
  seller_id: string;
  account_id: string;
  next_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    payout: PayoutTable;
    payout_event: PayoutEventTable;
    payout_ref: { id: string; seller_id: string };
    money_out: { seller_id: string; taken: number };
    payout_schedule: PayoutScheduleTable;
  }
}
