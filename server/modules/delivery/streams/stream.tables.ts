export interface StreamDeviceTable {
  seller_id: string;
  grant_id: string;
  device_id: string;
  /** Such as “Chrome on Android”. */
  name: string;
  started_at: Date;
  seen_at: Date;
  /** What it plays. */
  media_id: string;
  /** ms from the beginning. */
  position: number;
}

export interface StreamPositionTable {
  seller_id: string;
  grant_id: string;
  media_id: string;
  /** ms from the beginning. */
  position: number;
  updated_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    stream_device: StreamDeviceTable;
    stream_position: StreamPositionTable;
  }
}
