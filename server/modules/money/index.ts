/** The ledger, payouts, KYC, invoices and tax. */

export * from './invoices';
export * from './kyc';
export * from './ledger';
export * from './money.exporters';
export * from './payouts';
