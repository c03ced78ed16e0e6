import type { Language } from '@haat/i18n';
import type { Member, ProductKind } from '@haat/openapi';
import type { RawBuilder } from 'kysely';
import type { Position } from '../../../platform/database/cursor';
import type { Db, Tx } from '../../../platform/database/database';

export type MemberDetail = NonNullable<Member['detail']>;

export interface ProductRef {
  sellerId: string;
  productId: string;
}

/** Somebody who is where a product leads, though they hold no access to it. */
export interface Outsider {
  id: string;
  name: string | null;
  seenAt: Date;
  /** How they came in. */
  detail: MemberDetail;
}

/** What looks as if invites were passed on, since a moment. */
export interface Sharing {
  /** People who tried to come in by the invite of somebody else. */
  linkTries: number;
  /** Seats that went to another account. */
  moves: number;
  /** People who came in another way. */
  newcomers: number;
}

/** A grant that ends in a few days, or today. */
export interface EndReminder {
  sellerId: string;
  grantId: string;
  /** ISO 8601, UTC. */
  endsAt: string;
  /** Renews it without signing in; null where nothing does. */
  renewalPath: string | null;
}

/** Where a person can be written to. */
export interface MemberAccount {
  address: string;
  language: Language;
  isOptedOut: boolean;
}

export interface MemberMessage {
  /** Plain text. */
  text: string;
  /** Its bytes, or what `SentMessage` called it when it was sent before. */
  picture: { bytes: Uint8Array } | { ref: string } | null;
  button: { label: string; url: string } | null;
  /** Name of the creator. */
  sender: string;
}

export type SentMessage =
  | { outcome: 'sent'; pictureRef: string | null }
  | { outcome: 'failed'; reason: 'neverStarted' | 'blocked' | 'refused' };

/** Writes to the members of a product. */
export interface MemberMessenger {
  /** Whether the product is connected to what writes. */
  isReady(db: Db, product: ProductRef): Promise<boolean>;
  /** By grant: the account of its holder, as long as any grant of theirs for the product is open. */
  accounts(
    db: Db,
    product: ProductRef,
    grantIds: readonly string[],
  ): Promise<ReadonlyMap<string, MemberAccount>>;
  /** Accounts that can be written to. */
  countReachable(db: Db, product: ProductRef): Promise<number>;
  /** The account of the creator; null as long as it is not known. */
  creatorAccount(db: Db, product: ProductRef): Promise<Pick<MemberAccount, 'address' | 'language'> | null>;
  /** With `isTest` somebody waits for it. @throws TryLater */
  send(
    account: Pick<MemberAccount, 'address' | 'language'>,
    message: MemberMessage,
    options?: { isTest?: boolean },
  ): Promise<SentMessage>;
}

/** Who is where a product leads without access to it. */
export interface OutsiderDelivery {
  count(db: Db, product: ProductRef): Promise<number>;
  /** The latest first. */
  list(
    db: Db,
    product: ProductRef,
    page: { pattern: string | null; after: Position | null; limit: number },
  ): Promise<Outsider[]>;
  /** Takes somebody out, soon; false for whoever is not there that way. */
  remove(trx: Tx, product: ProductRef, id: string): Promise<boolean>;
}

/** What the delivery of a kind of product knows of its members, and does for them. */
export interface MemberDelivery {
  /** By the id of the grant; the grants of one subscription share what is known. */
  details(db: Db, sellerId: string, grantIds: readonly string[]): Promise<ReadonlyMap<string, MemberDetail>>;
  /** Whether the holder of a row `g` of `access_grant` goes by a name like this pattern there. */
  matches(pattern: string): RawBuilder<boolean>;
  /** Holders of a product who have joined. */
  countJoined(db: Db, product: ProductRef): Promise<number>;
  /** Whether somebody without an order can be let in. */
  canAdmit(db: Db, product: ProductRef): Promise<boolean>;
  /** Sends an invite to the account that has the seat of a grant, if there is one. Left out where there is no way to write to them. */
  sendInvite?(trx: Tx, sellerId: string, grantId: string): Promise<void>;
  /** Writes to whoever has the seat of a grant that it ends. Left out where there is no way to write to them. */
  remindOfEnd?(trx: Tx, reminder: EndReminder): Promise<void>;
  countSharing(db: Db, product: ProductRef, after: Date): Promise<Sharing>;
  /** Left out where nothing tells who else is there. */
  outsiders?: OutsiderDelivery;
  /** Left out where members cannot be written to. */
  messenger?: MemberMessenger;
}

/** What each kind registers at start; a kind without one has members that are shown and no more. */
export type MemberDeliveries = Partial<Record<ProductKind, MemberDelivery>>;
