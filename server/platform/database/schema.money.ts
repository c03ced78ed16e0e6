import type { AccessEventType, AccessHold, AccessStatus } from '@haat/machines/lifecycles/access';
import type { OrderStatus } from '@haat/openapi';
import type { Json } from './schema';

export interface OrdersTable {
  seller_id: string;
  id: string;
  product_id: string;
  price_id: string;
  status: OrderStatus;
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
  /** The order that began the subscription it belongs to; null on an order that stands for itself. */
  subscription_id: string | null;
  /** The short link that its buyer came by. */
  link_id: string | null;
  /** `Device` it was placed with; null where its browser did not say. */
  device: string | null;
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

export interface LedgerEntryTable {
  seller_id: string;
  tx_id: string;
  line: number;
  account: string;
  type: string;
  amount: number;
  currency: string;
  reference: string;
  at: Date;
}

export interface BalanceSnapshotTable {
  seller_id: string;
  account: string;
  currency: string;
  amount: number;
  rolled_at: Date;
}

/** What somebody holds: one item that was sold to them, or given. */
export interface AccessGrantTable {
  seller_id: string;
  /** Public. */
  id: string;
  /** E.164; empty once its holder is erased. */
  holder_phone: string;
  product_id: string;
  source: 'sale' | 'gift' | 'import' | 'manual';
  status: AccessStatus;
  /** What keeps it closed for as long as it lasts. */
  holds: Json<readonly AccessHold[]>;
  /** Paise of the amount of its order; 0 without one. */
  share: number;
  order_id: string | null;
  /** From 1; an order has one grant for each item. */
  order_line: number | null;
  /** The subscription that it goes on with. */
  subscription_id: string | null;
  granted_at: Date;
  ends_at: Date | null;
  changed_at: Date;
  /** The event that changed it last. */
  changed_by: AccessEventType;
}

export interface GatewayEventTable {
  provider: string;
  event_id: string;
  order_id: string;
  type: string;
  outcome: string;
  received_at: Date;
}

export interface SandboxPaymentTable {
  session: string;
  order_id: string;
  payment_id: string;
  outcome: 'success' | 'failed' | 'dropped';
  method: string;
  amount: number;
  attempt: number;
  at: Date;
}

export interface SandboxRefundTable {
  refund_id: string;
  session: string;
  amount: number;
  at: Date;
}

export interface StrayPaymentTable {
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
  kind: 'unheard' | 'missing' | 'takenTwice' | 'strayDisputed' | 'notReturned';
  detail: Json<Record<string, unknown>>;
  found_at: Date;
  seen_at: Date;
  ended_at: Date | null;
}

export interface InvoiceTable {
  seller_id: string;
  order_id: string;
  kind: 'receipt' | 'refund' | 'invoice' | 'creditNote';
  /** What it is for, once: the order of a receipt or invoice, the refund of a refund or credit note. */
  reference: string;
  serial: string;
  facts: Json<Record<string, unknown>>;
  at: Date;
}
