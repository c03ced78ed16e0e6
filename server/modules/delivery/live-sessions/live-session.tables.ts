export interface SessionAttendanceTable {
  seller_id: string;
  grant_id: string;
  /** When its holder first and last went to the room. */
  first_at: Date;
  last_at: Date;
}

export interface LiveSessionTable {
  seller_id: string;
  product_id: string;
  /** Empty for a product that is a session itself. */
  lesson_id: string;
  starts_at: Date;
  minutes: number;
  /** Goes up each time it is moved. */
  sequence: number;
}

export interface SessionMessageTable {
  seller_id: string;
  product_id: string;
  lesson_id: string;
  sequence: number;
  about: 'day' | 'hour' | 'soon' | 'moved';
  /** Of the session, as it is told. */
  starts_at: Date;
  due_at: Date;
  /** From then on nobody is told any more. */
  stale_at: Date;
  /** Those who had access then are told; null for all. */
  granted_until: Date | null;
  after_granted_at: Date | null;
  after_grant_id: string | null;
  ended_at: Date | null;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    session_attendance: SessionAttendanceTable;
    live_session: LiveSessionTable;
    session_message: SessionMessageTable;
  }
}
