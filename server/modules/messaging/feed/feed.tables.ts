export interface NotificationTable {
  seller_id: string;
  id: string;
  event: string;
  title: string;
  text: string;
  /** In Hindi; null on lines of before there was any. */
  title_hi: string | null;
  text_hi: string | null;
  /** A path of ours. */
  link: string;
  at: Date;
  read_at: Date | null;
  /** In India, `YYYY-MM-DD`: whose digest names it. */
  digest_on: string | null;
}

export interface NotificationMarkTable {
  seller_id: string;
  version: number;
}

export interface NotificationChoiceTable {
  seller_id: string;
  event: string;
  push: boolean;
  mail: 'each' | 'daily' | 'off';
  sms: boolean;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    notification: NotificationTable;
    notification_mark: NotificationMarkTable;
    notification_choice: NotificationChoiceTable;
  }
}
