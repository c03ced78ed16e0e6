// What most buyers do next with what they bought, as each kind says it for its products.
import type { IconName } from '@haat/design-system';
import type { Learning, ReceivedPart } from '@haat/openapi';

/** A part where it stands on the page. */
export interface PlacedPart {
  /** In the reader's language. */
  part: ReceivedPart;
  /** Where it stands on the page: `#` and its id. */
  anchor: string;
}

/** What a buyer holds of one product, and how far they are with it. */
export interface MainActContext {
  /** What it gives, in its order. */
  parts: readonly PlacedPart[];
  /** How far they are with its lessons; null where it teaches nothing. */
  learning: Learning | null;
  /** They are in its channel or server. */
  isJoined: boolean;
  /** Where their place in it moves to another account; null where no account has a place. */
  membershipUrl: string | null;
  /** Where its date is given as a file for a calendar. */
  calendarUrl: string;
  now: Date;
}

/** The one big button of what was bought. */
export interface MainAct {
  label: string;
  href: string;
  icon?: IconName;
  iconAfter?: IconName;
  /** Below it: where it leads, or how far its buyer is. */
  detail?: string | undefined;
  /** A second way, beside what is below it. */
  also?: { label: string; href: string };
  /** It is done already. */
  isDone?: true;
  /** The button says all of this part. */
  instead?: ReceivedPart;
  /** When another one takes its place by itself. */
  until?: Date;
}
