import type { MandateEnd, MandateState } from '../mandates.gateway';

/** Paise. */
export interface SandboxMandateTable {
  id: string;
  status: MandateState;
  why: MandateEnd | null;
  refuses_next: boolean;
  most: number;
  first_amount: number;
  is_first_kept: boolean;
  method: string | null;
  at: Date;
}

/** Paise. */
export interface SandboxChargeTable {
  id: string;
  mandate_id: string;
  amount: number;
  /** In India, `YYYY-MM-DD`. */
  day: string;
  status: 'waiting' | 'success' | 'failed' | 'revoked';
  at: Date;
}

export interface SandboxPaymentTable {
  session: string;
  order_id: string;
  payment_id: string;
  outcome: 'success' | 'failed' | 'dropped';
  method: string;
  amount: number;
  attempt: number;
  at: Date;
}

export interface SandboxRefundTable {
  refund_id: string;
  session: string;
  amount: number;
  at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    sandbox_mandate: SandboxMandateTable;
    sandbox_charge: SandboxChargeTable;
    sandbox_payment: SandboxPaymentTable;
    sandbox_refund: SandboxRefundTable;
  }
}
