/** Somebody who tried to come in by the invite of somebody else. */
export interface LinkAttemptTable {
  seller_id: string;
  grant_id: string;
  /** Of the service that the invite leads to. */
  account_id: string;
  first_at: Date;
  last_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    link_attempt: LinkAttemptTable;
  }
}
