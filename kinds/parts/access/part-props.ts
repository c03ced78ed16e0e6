import type { ReceivedPart } from '@haat/openapi';

/** What the view of a part of the access page is given. */
export interface AccessPartProps {
  /** In the reader's language. */
  part: ReceivedPart;
  /** Its link is the main action of the page. */
  isMain: boolean;
  /** Where the dates of the order are given as a file for a calendar. */
  calendarUrl: string;
}
