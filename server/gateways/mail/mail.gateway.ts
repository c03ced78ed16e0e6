/** An email to send. `id` is the same for every attempt */
export interface Mail {
  id: string;
  to: string;
  /** One line. */
  subject: string;
  text: string;
  /** The same as HTML; user content is escaped. */
  html: string;
  /** The one-time password in the text, for the development outbox. */
  otp: string | null;
  /** Where mailboxes refuse more of its kind in their owner's name, by a POST without a question (RFC 8058). Left out: it is no mail of a kind. */
  unsubscribe?: string;
  calendar?: MailCalendar;
}

/** The name of the file in a mail. */
export const calendarFile = 'session.ics';

/** A file for calendars (RFC 5545) that mailboxes offer to take. */
export interface MailCalendar {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
}

/** Sends an e-mail. Resolves when the server has taken it; throws `Undeliverable` or `TryLater`. */
export interface MailGateway {
  provider: string;
  send(message: Mail): Promise<void>;
}
