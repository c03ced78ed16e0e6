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
  /** Path of the page where a holder proves their number and joins. */
  joinPath(productId: string): string;
  /** Sends an invite to the account that has the seat of a grant, if there is one. */
  sendInvite(trx: Tx, sellerId: string, grantId: string): Promise<void>;
  /** Writes to whoever has the seat of a grant that it ends. Left out where there is no way to write to them. */
  remindOfEnd?(trx: Tx, reminder: EndReminder): Promise<void>;
  countOutsiders(db: Db, product: ProductRef): Promise<number>;
  /** The latest first. */
  listOutsiders(
    db: Db,
    product: ProductRef,
    page: { pattern: string | null; after: Position | null; limit: number },
  ): Promise<Outsider[]>;
}

/** What each kind registers at start; a kind without one has members that are shown and no more. */
export type MemberDeliveries = Partial<Record<ProductKind, MemberDelivery>>;
