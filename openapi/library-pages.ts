// Models of the pages where a browser without scripts opens what was bought.
import type { components } from './generated/contract';
import type { Site } from './site';

/** What a browser has bought, or its proved phones. */
export interface LibraryModel {
  page: 'library';
  site: Site;
  /** Those that the filter leaves, newest first. */
  purchases: components['schemas']['Purchase'][];
  /** What has a session to come, the soonest first, however long ago it was bought; none beside a filter. */
  coming: components['schemas']['Purchase'][];
  /** Where its buyer left off. */
  resume: components['schemas']['Resume'][];
  filter: LibraryFilter;
  /** ISO 8601. */
  now: string;
  /** The last four digits of each phone that was proved here; none where it only bought. */
  phoneEndings: string[];
  /** Where the list goes on; null at its end. */
  moreUrl: string | null;
}

/** As it was asked for; empty and null for all. */
export interface LibraryFilter {
  q: string;
  kind: components['schemas']['ProductKind'] | null;
}

/** One thing that was bought, and what its buyer may do about it: all by forms. */
export interface PurchaseModel {
  page: 'purchase';
  site: Site;
  purchase: components['schemas']['Purchase'];
  refund: components['schemas']['BuyerRefund'];
  review: components['schemas']['BuyerReview'];
  /** Null for what was bought once. */
  subscription: components['schemas']['Subscription'] | null;
  documents: { kind: components['schemas']['OrderDocument']['kind']; serial: string; url: string }[];
  /** What has just been done; null when nothing was. */
  done: PurchaseDone | null;
  /** A form that was refused, with what was typed; null when none was. */
  sentBack: { form: PurchaseForm; error: string; typed: Record<string, string> } | null;
}

export type PurchaseForm = 'refund' | 'review' | 'subscription';

export type PurchaseDone =
  | 'refundRequested'
  | 'refundWithdrawn'
  | 'reviewPosted'
  | 'reviewDeleted'
  | 'cancelled'
  | 'resumed'
  | 'autopayOff';

/** Asks for a phone, then for the code that was sent to it. */
export interface LibraryCodeModel {
  page: 'libraryCode';
  site: Site;
  /** As it was typed. */
  phone: string;
  /** Whether a code is on its way. */
  sent: boolean;
  error: string | null;
  /** Somebody has signed out just now: what they typed for orders goes too. */
  isSignedOut?: boolean;
  /** There is a library here already, to go back to. */
  hasLibrary: boolean;
  /** The order whose page opens with the code, whether there is one or not; null for all that was bought. */
  orderId: string | null;
  /** The product whose membership opens with the code; null for all that was bought. */
  product: ProductWithMembers | null;
}

/** Places in channels that a page shows. */
export interface SeatsModel {
  /** Answers the ids of the grants that are joined, as they are here. */
  url: string;
  joined: readonly string[];
  /** Some are not joined yet. */
  isAwaited: boolean;
}

/** Why a buyer is not in a Discord server yet. */
export type JoinFailure =
  /** They did not agree, or what they agreed to is over. */
  | 'notAgreed'
  | 'banned'
  /** They are in as many servers as Discord allows. */
  | 'tooManyGuilds'
  /** The bot may not add members at the moment. */
  | 'notPossible'
  /** Discord does not answer. */
  | 'later';

/** What the visitor holds of a product that has members. */
export interface MembershipModel {
  page: 'membership';
  site: Site;
  /** `url` is of its preview, where it is bought and renewed; null for one that is archived. */
  product: ProductWithMembers & { seller: string; url: string | null };
  /** The last four digits of each phone that was proved here. */
  phoneEndings: string[];
  /** Open ones first. */
  memberships: Membership[];
  seats: SeatsModel;
  /** What has just become of a move; null when there was none. */
  moved: 'moved' | 'free' | 'tooOften' | 'closed' | null;
  /** Why somebody who has just come back from Discord is not in; null for anybody else. */
  joinFailure: JoinFailure | null;
}

interface ProductWithMembers {
  id: string;
  kind: components['schemas']['ProductKind'];
  title: string;
  language: string;
}

export interface Membership {
  id: string;
  status: components['schemas']['AccessStatus'];
  /** ISO 8601. */
  since: string;
  /** ISO 8601; null for lifetime access. */
  endsAt: string | null;
  /** Whether a subscription continues it. */
  isSubscription: boolean;
  /** Leads to the channel; null where it is closed, or where nobody is let in by us. */
  joinPath: string | null;
  /** Null as long as there is none. */
  seat: { name: string | null; isTaken: boolean; isIn: boolean } | null;
  /** Null for what was given without an order. */
  orderId: string | null;
}
