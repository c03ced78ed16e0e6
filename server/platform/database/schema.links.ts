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

export interface OrderSourceTable {
  seller_id: string;
  order_id: string;
  link_id: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  referrer_host: string | null;
  at: Date;
}

export interface LinkSaleTable {
  seller_id: string;
  order_id: string;
  link_id: string;
  sales: number;
  earned: number;
}

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
