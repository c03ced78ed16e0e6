export { createPaymentGateways, type PaymentGateways } from './payments';
export type { GatewayOrder, NoticeOutcome, PaymentGateway, PaymentNotice } from './payments.gateway';
