export { createPaymentGateways, type PaymentGateways } from './payments';
export {
  type Checkout,
  type Device,
  type GatewayOrder,
  GatewaySilent,
  type NoticeOutcome,
  type PaymentNotice,
  type RefundState,
  type WebhookWord,
} from './payments.gateway';
export type { SandboxOutcome, SandboxSession } from './sandbox/sandbox.gateway';
