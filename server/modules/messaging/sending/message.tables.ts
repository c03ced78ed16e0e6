export interface MessageTable {
  id: string;
  channel: 'sms' | 'mail';
  sent_to: string;
  text: string;
  otp: string | null;
  /** What stands for the markers in text and otp, sealed. */
  secrets: Buffer | null;
  /** Subject, HTML and file for calendars of a mail, sealed as a whole. */
  mail: Buffer | null;
  at: Date;
}

export interface UnprovedMessageTable {
  recipient: Buffer;
  message_id: string;
  at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    unproved_message: UnprovedMessageTable;
    message: MessageTable;
  }
}
