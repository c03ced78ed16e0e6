export interface StampedCopyTable {
  seller_id: string;
  grant_id: string;
  media_id: string;
  version: string;
  content_id: string;
  size: number | null;
  made_at: Date;
  used_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    stamped_copy: StampedCopyTable;
  }
}
