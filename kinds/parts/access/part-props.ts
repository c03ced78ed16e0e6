import type { ReceivedPart } from '@haat/openapi';

/** What the view of a part of the access page is given. */
export interface AccessPartProps {
  /** In the reader's language. */
  part: ReceivedPart;
  /** Its link is the main action of the page. */
  isMain: boolean;
  /** Where the main button of the page leads, which is not repeated. */
  mainUrl?: string | undefined;
  /** Where the dates of the order are given as a file for a calendar. */
  calendarUrl: string;
}
