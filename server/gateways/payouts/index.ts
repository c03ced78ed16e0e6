export { createPayoutGateways, type PayoutGateways } from './payouts';
export {
  type PayoutGateway,
  PayoutsSilent,
  type TransferEvent,
  type TransferState,
} from './payouts.gateway';
