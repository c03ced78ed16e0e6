import type { Json } from '../../../platform/database/schema';

/** What an account was reached by. */
export interface Traces {
  /** E.164. */
  phones: string[];
  emails: string[];
}

export interface AccountDeletionTable {
  seller_id: string;
  status: 'active' | 'scheduled' | 'erasing' | 'erased';
  asked_at: Date;
  ends_at: Date;
  /** Paise. */
  forfeited: number;
  traces: Json<Traces> | null;
  erasing_at: Date | null;
  erased_at: Date | null;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    account_deletion: AccountDeletionTable;
  }
}
