// What messages about live sessions are written from.

/** `changed`: several of a series at once. */
export const changeAbouts = ['length', 'title', 'added', 'removed', 'changed'] as const;
export type SessionChangeAbout = (typeof changeAbouts)[number];

/** What changed of one of them. */
export type EventChange = Exclude<SessionChangeAbout, 'changed'> | 'moved';

/** A session as a calendar has it. */
export interface NoticedEvent {
  /** The same each time it is told of. */
  uid: string;
  sequence: number;
  /** ISO 8601. */
  startsAt: string;
  minutes: number;
  /** Absolute, of the buyer's own door. */
  joinUrl: string;
  /** Calendars take it out: its buyer changed to a date that has no such session. */
  isCancelled?: boolean;
  /** In a message of changes, what changed of it. */
  change?: EventChange;
}

/** What every message about a live session has. */
export interface SessionMessage {
  /** E.164. */
  phone: string;
  email: string | null;
  /** Account to whose devices it goes as well, where they take push messages. */
  holderId?: string;
  /** The same for the same message about the same time. */
  key: string;
  /** Of the webinar, or of the lesson. */
  productTitle: string;
  sellerName: string;
  /** Money was paid for it; what was free may have gone to a number that somebody else typed. */
  isPaid: boolean;
  /** IANA zone on whose clocks it is held. */
  timeZone: string;
  url: string;
  event: NoticedEvent;
  /** All sessions that it is about, for the calendar file. */
  events?: readonly NoticedEvent[];
  /** ISO 8601, when it was written. */
  at: string;
  /** ISO 8601: later it is not worth sending; of a free seat, how long it is held. */
  until?: string;
}

/** To whoever has access to it: that it comes near, was changed, or that their own seat is on another date. */
export interface SessionNotice extends SessionMessage {
  template: 'session';
  about: 'day' | 'hour' | 'soon' | 'moved' | 'dateChanged' | SessionChangeAbout;
  /** Signed: turns the messages of a course off without signing in. */
  stopUrl?: string;
}
