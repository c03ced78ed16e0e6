export interface GatewaySettlementTable {
  provider: string;
  id: string;
  status: 'paid' | 'reversed';
  /** What reached the bank. */
  amount: number;
  charge: number;
  /** GST on the charge. */
  charge_tax: number;
  /** The bank's name for it. */
  reference: string | null;
  at: Date;
  reversed_at: Date | null;
}

export interface WithholdingTable {
  seller_id: string;
  order_id: string;
  kind: 'tds' | 'tcs';
  /** The financial year, such as 26-27. */
  year: string;
  /** What the rate was taken of. */
  base: number;
  amount: number;
  /** What stood of the sale then. */
  gross: number;
  /** Refunded parts of `gross` and `amount`. */
  gross_back: number;
  amount_back: number;
  /** The ledger transaction's reference. */
  reference: string;
  at: Date;
}

export interface LedgerEntryTable {
  seller_id: string;
  tx_id: string;
  line: number;
  account: string;
  type: string;
  amount: number;
  currency: string;
  reference: string;
  at: Date;
}

export interface BalanceSnapshotTable {
  seller_id: string;
  account: string;
  currency: string;
  amount: number;
  rolled_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    ledger_tx: { seller_id: string; id: string; type: string; reference: string; at: Date };
    ledger_entry: LedgerEntryTable;
    unrolled_entry: { seller_id: string; tx_id: string; line: number };
    balance_snapshot: BalanceSnapshotTable;
    unsettled_sale: { seller_id: string; order_id: string; amount: number; due_at: Date };
    gateway_settlement: GatewaySettlementTable;
    withholding: WithholdingTable;
    deferred_withholding: { seller_id: string; order_id: string };
    sales_year: { seller_id: string; year: string; amount: number };
  }
}
