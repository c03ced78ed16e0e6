export interface HoldTable {
  seller_id: string;
  id: string;
  rule: 'dispute' | 'review' | 'legal';
  /** Ledger account of the money, to which it returns. */
  source: 'pending' | 'available';
  amount: number;
  reason: string;
  what_to_do: string;
  act_by: Date | null;
  order_id: string | null;
  dispute_id: string | null;
  /** When money from `pending` would have come of age. */
  due_at: Date | null;
  placed_by: string;
  at: Date;
  ended_at: Date | null;
  ended_by: string | null;
  end_reason: string | null;
}

export interface AdjustmentTable {
  seller_id: string;
  key: string;
  /** Signed. */
  amount: number;
  reason: string;
  made_by: string;
  at: Date;
}

export interface DisputeTable {
  seller_id: string;
  id: string;
  provider: string;
  order_id: string;
  status: 'opened' | 'answered' | 'won' | 'lost';
  round: number;
  /** How far the bank has taken it, in the gateway's word. */
  stage: string;
  amount: number;
  reason: string;
  respond_by: Date | null;
  opened_at: Date;
  changed_at: Date;
  ended_at: Date | null;
  /** What the creator says to it. */
  answer: string | null;
  answered_at: Date | null;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    hold: HoldTable;
    adjustment: AdjustmentTable;
    dispute: DisputeTable;
  }
}
