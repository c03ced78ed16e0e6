export interface DataExportTable {
  seller_id: string;
  id: string;
  language: 'en' | 'hi';
  asked_at: Date;
  /** Heartbeat of the worker. */
  archiving_until: Date | null;
  ready_at: Date | null;
  failed_at: Date | null;
  /** When it is deleted. */
  ends_at: Date;
  bytes: number;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    data_export: DataExportTable;
  }
}
