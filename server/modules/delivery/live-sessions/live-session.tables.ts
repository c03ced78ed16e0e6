export interface SessionAttendanceTable {
  seller_id: string;
  grant_id: string;
  /** When its holder first and last went to the room. */
  first_at: Date;
  last_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    session_attendance: SessionAttendanceTable;
  }
}
