import type {
  Image,
  PageContent,
  Price,
  ProductKind,
  ProductStatus,
  Question,
  Seo,
  ThankYou,
} from '@haat/contract';
import type { ColumnType } from 'kysely';
import type {
  AccessGrantTable,
  BalanceSnapshotTable,
  GatewayDifferenceTable,
  GatewayEventTable,
  InvoiceTable,
  LedgerEntryTable,
  OrderEventTable,
  OrdersTable,
  RefundTable,
  SandboxPaymentTable,
  SandboxRefundTable,
  StrayPaymentTable,
} from './schema.money';

/**
 * The tables of server/migrations, by hand: the catalogue test compares them with the real columns.
 * bigint arrives as number (paise fit a double exactly), timestamptz as Date, date as 'YYYY-MM-DD', bytea as Buffer.
 */
export interface Schema {
  account: AccountTable;
  account_phone: { phone: string; account_id: string; verified_at: Date };
  account_email: { email: string; account_id: string; verified_at: Date };
  account_google: { subject: string; account_id: string; linked_at: Date };
  google_nonce: { nonce_hash: Buffer; used_at: Date };
  push_token: PushTokenTable;
  ticket: TicketTable;
  otp_challenge: OtpChallengeTable;
  session: SessionTable;
  product: ProductTable;
  product_ref: { id: string; seller_id: string };
  orders: OrdersTable;
  order_ref: { id: string; seller_id: string };
  order_event: OrderEventTable;
  idempotency: IdempotencyTable;
  stock_taken: { seller_id: string; product_id: string; price_id: string; taken: number };
  ledger_tx: { seller_id: string; id: string; type: string; reference: string; at: Date };
  ledger_entry: LedgerEntryTable;
  unrolled_entry: { seller_id: string; tx_id: string; line: number };
  balance_snapshot: BalanceSnapshotTable;
  unsettled_sale: { seller_id: string; order_id: string; amount: number; due_at: Date };
  access_grant: AccessGrantTable;
  purchase_ref: { buyer_phone: string; order_id: string; seller_id: string; at: Date };
  gateway_event: GatewayEventTable;
  refund: RefundTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: SandboxRefundTable;
  stray_payment: StrayPaymentTable;
  payment_claim: { order_id: string; reference: string; at: Date; ended_at: Date | null };
  gateway_difference: GatewayDifferenceTable;
  invoice: InvoiceTable;
  invoice_series: { seller_id: string; kind: string; year: string; last: number };
  job: JobTable;
  schedule: { name: string; next_run_at: Date };
  message: MessageTable;
  visit_day: { seller_id: string; product_id: string; day: string; visits: number };
  setting: { name: string; value: Json<unknown> };
  migration: { number: number; name: string; checksum: string; applied_at: Date };
}

/** A jsonb column: read as the value, written as text made by `json()`, because the driver would turn an array into a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;

/** What a jsonb column is given. */
export const json = (value: unknown): string => JSON.stringify(value);

interface AccountTable {
  id: string;
  name: string | null;
  email: string | null;
  handle: string | null;
  plan: 'FREE' | 'PREMIUM' | 'VVIP';
  starts_at: 'dashboard' | 'library';
  referral_code: string;
  referred_by: string | null;
  created_at: Date;
}

interface PushTokenTable {
  token: string;
  account_id: string;
  session_id: string;
  created_at: Date;
  last_used_at: Date;
}

interface TicketTable {
  id: string;
  at: Date;
  topic: string;
  name: string;
  email: string | null;
  phone: string | null;
  text: string;
  answered_at: Date | null;
}

interface OtpChallengeTable {
  address: string;
  code_hash: Buffer;
  expires_at: Date;
  tries: number;
  sent_at: Date;
  locked_until: Date | null;
  window_started_at: Date;
  sent_in_window: number;
}

interface SessionTable {
  token_hash: Buffer;
  id: string;
  account_id: string;
  device: string | null;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

interface ProductTable {
  seller_id: string;
  id: string;
  kind: ProductKind;
  status: ProductStatus;
  title: string;
  description: string;
  prices: Json<Price[]>;
  content: Json<PageContent>;
  cover: Json<Image> | null;
  questions: Json<Question[]>;
  thank_you: Json<ThankYou>;
  accent: string | null;
  seo: Json<Seo>;
  language: string;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
  version: number;
}

interface IdempotencyTable {
  scope: string;
  key: string;
  request_hash: Buffer;
  response: Json<unknown>;
  created_at: Date;
}

interface JobTable {
  id: string;
  queue: string;
  priority: number;
  run_at: Date;
  attempts: number;
  locked_until: Date | null;
  dedupe_key: string | null;
  payload: Json<unknown>;
  dead_at: Date | null;
  last_error: string | null;
}

interface MessageTable {
  id: string;
  channel: 'sms' | 'mail';
  sent_to: string;
  text: string;
  otp: string | null;
  at: Date;
}
