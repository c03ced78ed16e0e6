import type { OrderStatus } from '@haat/openapi';
import type { Json } from '../../../platform/database/schema';
import type { SubscriptionTerms } from '../subscriptions/subscription.tables';

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

export interface OrdersTable {
  seller_id: string;
  id: string;
  product_id: string;
  price_id: string;
  status: OrderStatus;
  /** Pieces that it is for. */
  quantity: number;
  /** Of all pieces. */
  amount: number;
  discount: number;
  tax: number;
  fee: number;
  fee_tax: number;
  currency: string;
  buyer_phone: string;
  buyer_email: string | null;
  buyer_name: string | null;
  answers: Json<Record<string, string>>;
  provider: string;
  gateway_session: string;
  gateway_payment_id: string | null;
  /** By which name the bank knows the last attempt; null where nobody said it. */
  bank_reference: string | null;
  method: string | null;
  failure: string | null;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  fulfilled_at: Date | null;
  refunded_at: Date | null;
  updated_at: Date;
  refunded: number | null;
  refunded_fee: number | null;
  refunded_fee_tax: number | null;
  /** GST code of the State the sale is supplied to; this and the next four are null on a sale without GST. */
  buyer_state: string | null;
  buyer_gstin: string | null;
  buyer_address: string | null;
  seller_gstin: string | null;
  gst_basis_points: number | null;
  /** The first order of its subscription; null without a subscription. */
  subscription_id: string | null;
  /** The short link that its buyer came by. */
  link_id: string | null;
  /** `Device` it was placed with; null where its browser did not say. */
  device: string | null;
  /** What the page spoke on which it was placed; null where that is not known. */
  buyer_language: 'en' | 'hi' | null;
  /** Until when it holds its piece of a limited stock while it is unpaid; null once it is paid or over, or its hold has ended. */
  hold_until: Date | null;
  /** Whether it counts in `stock_taken`. */
  holds_stock: boolean;
  /** Which of the open orders of its buyer for its product it is; null when it is not open, or not counted. */
  open_slot: number | null;
  /** Of the links that open it from outside: those that were signed with a lower one were taken back. */
  link_version: number;
  /** The same of its token, and of what browsers hold. */
  token_version: number;
  /** The part of a gift that it is: what its giver paid, or what its recipient has; null for every other order. */
  gift: 'given' | 'received' | null;
  /** When its buyer asked somebody else to pay it; null where they did not. */
  asked_at: Date | null;
}

export interface GiftTable {
  seller_id: string;
  /** That its giver pays. */
  order_id: string;
  /** E.164; empty once its recipient or its giver is erased. */
  recipient_phone: string;
  recipient_name: string | null;
  giver_name: string | null;
  message: string | null;
  terms: Json<SubscriptionTerms> | null;
  deliver_at: Date;
  /** Null until it is paid. */
  due_at: Date | null;
  /** The order of its recipient. */
  received_id: string | null;
  delivered_at: Date | null;
  cancelled_at: Date | null;
}

export interface RefundTable {
  seller_id: string;
  order_id: string;
  number: number;
  status: 'started' | 'pending' | 'done' | 'failed';
  amount: number;
  fee: number;
  fee_tax: number;
  reason: string | null;
  key: string | null;
  at: Date;
  ended_at: Date | null;
  /** The grants that are revoked when the money is back; null for an amount, which leaves them open. */
  access_ids: string[] | null;
}

export interface OrderEventTable {
  seller_id: string;
  order_id: string;
  id: string;
  at: Date;
  event: string;
  detail: Json<Record<string, unknown>>;
}

export interface GatewayEventTable {
  provider: string;
  event_id: string;
  order_id: string;
  type: string;
  outcome: string;
  received_at: Date;
}

export interface UnmatchedPaymentTable {
  provider: string;
  payment_id: string;
  order_id: string;
  reason: 'late' | 'twice' | 'amount';
  amount: number;
  status: 'returning' | 'returned' | 'refused' | 'settled';
  at: Date;
  ended_at: Date | null;
}

export interface GatewayDifferenceTable {
  provider: string;
  order_id: string;
  kind: 'unheard' | 'missing' | 'takenTwice' | 'unmatchedDisputed' | 'notReturned';
  detail: Json<Record<string, unknown>>;
  found_at: Date;
  seen_at: Date;
  ended_at: Date | null;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    orders: OrdersTable;
    order_ref: { id: string; seller_id: string };
    order_event: OrderEventTable;
    stock_taken: { seller_id: string; product_id: string; price_id: string; taken: number };
    gateway_event: GatewayEventTable;
    refund: RefundTable;
    unmatched_payment: UnmatchedPaymentTable;
    payment_claim: { order_id: string; reference: string; at: Date; ended_at: Date | null };
    gateway_difference: GatewayDifferenceTable;
    refund_day: { seller_id: string; day: number; amount: number };
    order_source: OrderSourceTable;
    gift: GiftTable;
  }
}
