export { scheduleLedger } from './ledger.jobs';
export { transactionParts } from './ledger.repository';
export { feeOf, netOf, partOf, type SaleAmounts } from './ledger.rules';
export { createLedger, currency, type Ledger } from './ledger.service';
export { standingOf } from './standing.rules';
