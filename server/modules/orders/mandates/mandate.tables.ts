import type { MandateEnd, MandateState } from '../../../gateways/payments';

export interface MandateTable {
  seller_id: string;
  id: string;
  subscription_id: string;
  provider: string;
  session: string;
  status: MandateState;
  /** Paise that one charge may take. */
  most: number;
  method: string | null;
  why: MandateEnd | null;
  opened_at: Date;
  approved_at: Date | null;
  /** We want it ended, and the gateway has not said that it is. */
  ending_at: Date | null;
  ended_at: Date | null;
  /** When the gateway was asked about it last. */
  asked_at: Date;
  updated_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    mandate: MandateTable;
  }
}
