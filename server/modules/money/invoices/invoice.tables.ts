import type { Json } from '../../../platform/database/schema';

export interface InvoiceTable {
  seller_id: string;
  order_id: string;
  kind: 'receipt' | 'refund' | 'invoice' | 'creditNote';
  /** What it is for, once: the order of a receipt or invoice, the refund of a refund or credit note. */
  reference: string;
  serial: string;
  facts: Json<Record<string, unknown>>;
  at: Date;
}

export interface BusinessTable {
  seller_id: string;
  gstin: string;
  /** Stands in the serials of its invoices; empty for the first account under a GSTIN. */
  mark: string;
  legal_name: string;
  address: string;
  verified_at: Date;
  ended_at: Date | null;
}

export interface BusinessClaimTable {
  seller_id: string;
  status: 'none' | 'checking' | 'refused';
  given: number;
  /** These five are null until one was kept. */
  gstin: string | null;
  legal_name: string | null;
  address: string | null;
  held_against: string | null;
  given_at: Date | null;
  reason: string | null;
  tries: number;
  tries_since: Date;
}

export interface FeeInvoiceTable {
  seller_id: string;
  /** As `2026-11`, by India's clocks. */
  month: string;
  kind: 'fee' | 'feeCredit';
  serial: string;
  facts: Json<Record<string, unknown>>;
  at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    invoice: InvoiceTable;
    business: BusinessTable;
    business_claim: BusinessClaimTable;
    gstin_mark: { gstin: string; mark: string; account_id: string };
    fee_invoice: FeeInvoiceTable;
    invoice_series: { seller_id: string; kind: string; year: string; last: number };
  }
}
