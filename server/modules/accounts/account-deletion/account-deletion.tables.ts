import type { Json } from '../../../platform/database/schema';

/** What an account was reached by. */
export interface Traces {
  /** E.164. */
  phones: string[];
  emails: string[];
}

export interface AccountDeletionTable {
  seller_id: string;
  status: 'staying' | 'leaving' | 'going' | 'gone';
  asked_at: Date;
  ends_at: Date;
  /** Paise. */
  gives_up: number;
  traces: Json<Traces> | null;
  going_at: Date | null;
  gone_at: Date | null;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    leaving: AccountDeletionTable;
  }
}
