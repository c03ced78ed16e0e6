export interface BuyerSessionTable {
  token_hash: Buffer;
  session_id: string | null;
  /** E.164. */
  phones: string[];
  /** `<order>.<version>`, and so are `links`. */
  orders: string[];
  links: string[];
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    buyer_session: BuyerSessionTable;
  }
}
