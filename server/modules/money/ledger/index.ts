export { scheduleLedger } from './ledger.jobs';
export { transactionParts } from './ledger.repository';
export { currency, feeOf, netOf, partOf, type SaleAmounts } from './ledger.rules';
export { createLedger } from './ledger.service';
export type { Ledger } from './ledger.types';
export type { Movement } from './movement.rules';
export { saleBalanceOf } from './sale-balance.rules';
export { scheduleIncoming } from './settlement/incoming.service';
