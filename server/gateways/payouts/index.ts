export { createPayoutGateways, type PayoutGateways } from './payouts';
export {
  type PayoutGateway,
  PayoutsSilent,
  type TransferState,
  type TransferWord,
} from './payouts.gateway';
