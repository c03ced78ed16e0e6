export interface PlanOrderTable {
  order_id: string;
  account_id: string;
  plan: 'PREMIUM' | 'VVIP';
  period: 'month' | 'year';
  price: number;
  credit: number;
  at: Date;
}

export interface PlanTermTable {
  seller_id: string;
  order_id: string;
  plan: 'PREMIUM' | 'VVIP';
  period: 'month' | 'year';
  price: number;
  starts_at: Date;
  ends_at: Date;
  cut_at: Date | null;
  cut_by: string | null;
}

export interface PlanStatusTable {
  seller_id: string;
  status: 'free' | 'active' | 'ending' | 'grace';
  plan: 'FREE' | 'PREMIUM' | 'VVIP';
  next: 'FREE' | 'PREMIUM' | 'VVIP';
  reminded: number | null;
  look_at: Date | null;
  updated_at: Date;
}

export interface ReferralEarningTable {
  seller_id: string;
  order_id: string;
  from_id: string;
  fee: number;
  amount: number;
  reversed_fee: number;
  reversed: number;
  at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    plan_order: PlanOrderTable;
    plan_term: PlanTermTable;
    plan_status: PlanStatusTable;
    referral_earning: ReferralEarningTable;
  }
}
