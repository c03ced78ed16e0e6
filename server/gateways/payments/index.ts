export { bankReferenceOf } from './bank-reference';
export {
  type ChargeWish,
  chargeSession,
  type MandateEnd,
  type MandateGateway,
  type MandateState,
  type MandateWish,
  mandateOfSession,
  type OpenedMandate,
  type SeenMandate,
} from './mandates.gateway';
export { createPaymentGateways, type PaymentGateways } from './payments';
export type { RefundState, SeenDispute, SeenRefund, SeenSettlement } from './payments.books';
export {
  type Checkout,
  type Device,
  type GatewayOrder,
  GatewaySilent,
  type NoticeOutcome,
  type PaymentNotice,
  type UpiWays,
  type WebhookEvent,
} from './payments.gateway';
export { type MandateAct, mandateActs, type SandboxMandate } from './sandbox/sandbox.bank';
export type { SandboxOutcome, SandboxSession } from './sandbox/sandbox.gateway';
