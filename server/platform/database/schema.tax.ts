import type { Json } from './schema';

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
