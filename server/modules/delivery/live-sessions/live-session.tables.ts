export interface SessionAttendanceTable {
  seller_id: string;
  grant_id: string;
  /** Of one in a series; empty for the first, and for a product that is one session. */
  session_id: string;
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
  /** 0 for one that has no time any more. */
  minutes: number;
  /** Goes up each time that it changes in calendars; above all others of its product then. */
  sequence: number;
  /** When its recording was there first; null as long as there is none. */
  recorded_at: Date | null;
}

export interface SessionMessageTable {
  seller_id: string;
  product_id: string;
  lesson_id: string;
  sequence: number;
  /** `moved`: of anything that changed, also of what was added or removed; of a series under the empty lesson. */
  about: 'day' | 'hour' | 'soon' | 'moved' | 'recorded';
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

export interface SessionCancellationTable {
  seller_id: string;
  product_id: string;
  /** Told to buyers; empty without one. */
  reason: string;
  /** Of the session as it was to be held. */
  starts_at: Date;
  minutes: number;
  /** Of the calendar file that takes it out again. */
  sequence: number;
  at: Date;
  /** When all seats were settled for the first time. */
  ended_at: Date | null;
}

export interface CancelledSeatTable {
  seller_id: string;
  /** Of a gift that was not delivered yet, what stands for it (`undeliveredSeatId`). */
  grant_id: string;
  product_id: string;
  /** By which it was paid, of a gift that of its giver; null for a seat that its creator gave. */
  order_id: string | null;
  /** Paise that go back; of the seats of one order that goes back as a whole, the first has all. */
  amount: number;
  /** It goes back by its share of an order of more. */
  is_share: boolean;
  /** From 1; goes up each time a refund that failed is tried again. */
  attempt: number;
  due_at: Date;
  /** The refund was asked of the gateway, or access ended where nothing was paid. */
  settled_at: Date | null;
  /** Why nothing could be refunded. */
  refused: string | null;
  told_at: Date | null;
}

export interface LiveRoomTable {
  seller_id: string;
  product_id: string;
  /** Empty for a product that is a session itself. */
  lesson_id: string;
  /** Of the room on the Jitsi server of the installation: a secret. */
  name: string;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    session_attendance: SessionAttendanceTable;
    live_session: LiveSessionTable;
    session_message: SessionMessageTable;
    session_cancellation: SessionCancellationTable;
    cancelled_seat: CancelledSeatTable;
    live_room: LiveRoomTable;
  }
}
