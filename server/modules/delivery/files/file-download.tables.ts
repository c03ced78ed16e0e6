export interface FileDownloadTable {
  seller_id: string;
  grant_id: string;
  media_id: string;
  count: number;
  first_at: Date;
  last_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    file_download: FileDownloadTable;
  }
}
