export interface VisitCountTable {
  seller_id: string;
  /** Empty: all products together. */
  product_id: string;
  /** `opened`: the step where details are given, and not the page before it. `played`: a file that is shown for free, by its id. */
  dimension: 'all' | 'source' | 'device' | 'opened' | 'played';
  /** Of India's calendar, `2026-11-21`. */
  day: string;
  /** Empty for a dimension that has none. */
  value: string;
  visits: number;
  visitors: number;
}

export interface VisitorMarkTable {
  seller_id: string;
  product_id: string;
  day: string;
  mark: Buffer;
}

/** What orders are told apart by. */
export type OrderDimension = 'all' | 'source' | 'state' | 'device' | 'price' | 'method' | 'failure';

export interface OrderCountTable {
  seller_id: string;
  /** Empty: all products together. */
  product_id: string;
  dimension: OrderDimension;
  /** Of India's calendar, `2026-11-21`. */
  day: string;
  value: string;
  checkouts: number;
  failed: number;
  sold: number;
  returned: number;
  amount: number;
  refunded: number;
}

export interface OrderCountHourTable {
  seller_id: string;
  product_id: string;
  dimension: OrderDimension;
  /** When an hour of India's clocks begins. */
  hour: Date;
  value: string;
  checkouts: number;
  failed: number;
  sold: number;
  returned: number;
  amount: number;
  refunded: number;
}

export interface OrderCountReachTable {
  seller_id: string;
  until: Date;
  at: Date;
}

export interface SubscriptionDayTable {
  seller_id: string;
  /** Empty: all products together. */
  product_id: string;
  /** Of India's calendar, `2026-11-21`. */
  day: string;
  /** At its end; null where nobody could tell any more when it was to be kept. */
  running: number | null;
  /** Paise a month; null with `running`. */
  monthly: number | null;
}

declare module '../../platform/database/schema' {
  interface Schema {
    visit_count: VisitCountTable;
    visitor_mark: VisitorMarkTable;
    visitor_secret: { day: string; secret: Buffer };
    order_count: OrderCountTable;
    order_count_hour: OrderCountHourTable;
    order_count_reach: OrderCountReachTable;
    subscription_day: SubscriptionDayTable;
  }
}
