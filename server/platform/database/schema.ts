import type { ColumnType } from 'kysely';
import type {
  AdjustmentTable,
  DisputeTable,
  GatewaySettlementTable,
  HoldTable,
  WithholdingTable,
} from './schema.books';
import type { ProductTable, ProductVersionTable, UnpublishedChangeTable } from './schema.catalog';
import type { DiscountTable, DiscountUseTable } from './schema.discounts';
import type {
  AccountHandleTable,
  AccountTable,
  BuyerSessionTable,
  OtpChallengeTable,
  PushTokenTable,
  RememberedDeviceTable,
  SessionTable,
} from './schema.identity';
import type {
  OrderCountHourTable,
  OrderCountReachTable,
  OrderCountTable,
  SubscriptionDayTable,
  VisitCountTable,
  VisitorMarkTable,
} from './schema.insight';
import type { KycRefusalTable, KycTable, PayoutAccountTable } from './schema.kyc';
import type { LeavingTable, TakeoutTable } from './schema.leaving';
import type { FollowUpTable, LinkSaleTable, LinkTable, OrderSourceTable } from './schema.links';
import type { MandateTable, SandboxChargeTable, SandboxMandateTable } from './schema.mandates';
import type { MessageTable } from './schema.messages';
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
import type {
  NotificationChoiceTable,
  NotificationMarkTable,
  NotificationTable,
  UnprovedMessageTable,
} from './schema.notifications';
import type {
  DifferenceResolutionTable,
  OperatorActionTable,
  OperatorAttemptTable,
  OperatorFactorTable,
  OperatorProposalTable,
  OperatorUnlockTable,
  RateChangeTable,
  TicketTable,
} from './schema.operator';
import type {
  PayoutEventTable,
  PayoutScheduleTable,
  PayoutTable,
  SandboxPayoutTable,
} from './schema.payouts';
import type { PlanOrderTable, PlanStandingTable, PlanTermTable, ReferralEarningTable } from './schema.plans';
import type {
  OrderNoteTable,
  RefundRequestTable,
  RefundRoundTable,
  SaleSumTable,
  SalesIndexTable,
} from './schema.requests';
import type { ReviewSumTable, ReviewTable } from './schema.reviews';
import type { SubscriptionOrderTable, SubscriptionTable } from './schema.subscriptions';
import type { BusinessClaimTable, BusinessTable, FeeInvoiceTable } from './schema.tax';
import type { BrowserErrorTable, IdempotencyTable } from './schema.upkeep';
import type { PictureTable, UploadTable } from './schema.uploads';

/**
 * The tables of server/migrations, by hand: the catalogue test compares them with the real columns.
 * bigint arrives as number (paise fit a double exactly), timestamptz as Date, date as 'YYYY-MM-DD', bytea as Buffer.
 */
export interface Schema {
  account: AccountTable;
  account_phone: { phone: string; account_id: string; verified_at: Date };
  account_email: { email: string; account_id: string; verified_at: Date };
  account_handle: AccountHandleTable;
  account_google: { subject: string; account_id: string; linked_at: Date };
  google_nonce: { nonce_hash: Buffer; used_at: Date };
  push_token: PushTokenTable;
  ticket: TicketTable;
  otp_challenge: OtpChallengeTable;
  session: SessionTable;
  remembered_device: RememberedDeviceTable;
  buyer_session: BuyerSessionTable;
  product: ProductTable;
  unpublished_change: UnpublishedChangeTable;
  product_version: ProductVersionTable;
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
  hold: HoldTable;
  adjustment: AdjustmentTable;
  dispute: DisputeTable;
  gateway_settlement: GatewaySettlementTable;
  withholding: WithholdingTable;
  unreckoned_sale: { seller_id: string; order_id: string };
  sales_year: { seller_id: string; year: string; amount: number };
  access_grant: AccessGrantTable;
  purchase_ref: { buyer_phone: string; order_id: string; seller_id: string; at: Date };
  gateway_event: GatewayEventTable;
  refund: RefundTable;
  refund_request: RefundRequestTable;
  refund_round: RefundRoundTable;
  order_note: OrderNoteTable;
  sales_index: SalesIndexTable;
  sale_sum: SaleSumTable;
  review: ReviewTable;
  review_sum: ReviewSumTable;
  review_ask: { seller_id: string; product_id: string; buyer_phone: string; at: Date };
  order_word: { seller_id: string; word: string; order_id: string };
  mandate: MandateTable;
  sandbox_mandate: SandboxMandateTable;
  sandbox_charge: SandboxChargeTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: SandboxRefundTable;
  stray_payment: StrayPaymentTable;
  payment_claim: { order_id: string; reference: string; at: Date; ended_at: Date | null };
  gateway_difference: GatewayDifferenceTable;
  invoice: InvoiceTable;
  business: BusinessTable;
  business_claim: BusinessClaimTable;
  gstin_mark: { gstin: string; mark: string; account_id: string };
  fee_invoice: FeeInvoiceTable;
  invoice_series: { seller_id: string; kind: string; year: string; last: number };
  operator_unlock: OperatorUnlockTable;
  operator_enrolment: { phone: string; code_hash: string; expires_at: Date };
  operator_factor: OperatorFactorTable;
  operator_recovery_code: { account_id: string; code_hash: string; used_at: Date | null };
  operator_attempt: OperatorAttemptTable;
  operator_proposal: OperatorProposalTable;
  operator_day: { account_id: string; day: number; amount: number };
  operator_action: OperatorActionTable;
  browser_error: BrowserErrorTable;
  difference_resolution: DifferenceResolutionTable;
  rate_change: RateChangeTable;
  plan_order: PlanOrderTable;
  plan_term: PlanTermTable;
  plan_standing: PlanStandingTable;
  referral_earning: ReferralEarningTable;
  subscription: SubscriptionTable;
  subscription_order: SubscriptionOrderTable;
  kyc: KycTable;
  kyc_refusal: KycRefusalTable;
  pan_owner: { fingerprint: Buffer; account_id: string };
  payout_account: PayoutAccountTable;
  discount: DiscountTable;
  discount_use: DiscountUseTable;
  notification: NotificationTable;
  unproved_message: UnprovedMessageTable;
  notification_mark: NotificationMarkTable;
  notification_choice: NotificationChoiceTable;
  job: JobTable;
  schedule: { name: string; next_run_at: Date };
  message: MessageTable;
  payout: PayoutTable;
  payout_event: PayoutEventTable;
  payout_ref: { id: string; seller_id: string };
  refund_day: { seller_id: string; day: number; amount: number };
  money_out: { seller_id: string; taken: number };
  payout_schedule: PayoutScheduleTable;
  sandbox_payout: SandboxPayoutTable;
  visit_count: VisitCountTable;
  visitor_mark: VisitorMarkTable;
  visitor_secret: { day: string; secret: Buffer };
  order_count: OrderCountTable;
  order_count_hour: OrderCountHourTable;
  order_count_reach: OrderCountReachTable;
  subscription_day: SubscriptionDayTable;
  link: LinkTable;
  link_ref: { slug: string; seller_id: string; link_id: string };
  link_sale: LinkSaleTable;
  order_source: OrderSourceTable;
  follow_up: FollowUpTable;
  follow_up_refusal: { email_hash: Buffer; at: Date };
  follow_up_choice: { seller_id: string; is_on: boolean };
  leaving: LeavingTable;
  takeout: TakeoutTable;
  upload: UploadTable;
  picture: PictureTable;
  setting: { name: string; value: Json<unknown> };
  migration: { number: number; name: string; checksum: string; applied_at: Date };
}

/** A jsonb column: read as the value, written as text made by `json()`, because the driver would turn an array into a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;

/** What a jsonb column is given. */
export const json = (value: unknown): string => JSON.stringify(value);

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
