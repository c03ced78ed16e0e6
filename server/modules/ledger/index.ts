export { scheduleLedger } from './ledger.jobs';
export { transactionParts } from './ledger.repository';
export { feeOf, netOf } from './ledger.rules';
export { createLedger, currency, type Ledger } from './ledger.service';
