import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import type { Schema } from '../../../../platform/database/schema';

export type ClaimRow = Selectable<Schema['business_claim']>;

/** A GSTIN somebody wants to sell under, while it is not theirs for certain. */
export type StoredClaim = ClaimRow & {
  status: 'checking' | 'refused';
  gstin: string;
  legal_name: string;
  address: string;
  held_against: string;
  given_at: Date;
};

export const isKept = (row: ClaimRow | undefined): row is StoredClaim =>
  row !== undefined && row.status !== 'none';

export function findClaim(db: Db, sellerId: string): Promise<ClaimRow | undefined> {
  return db.selectFrom('business_claim').selectAll().where('seller_id', '=', sellerId).executeTakeFirst();
}

/** What waits for a person, the longest first, at most a hundred. */
export async function findWaiting(db: Db): Promise<StoredClaim[]> {
  const rows = await db
    .selectFrom('business_claim')
    .selectAll()
    .where('status', '=', 'checking')
    .orderBy('given_at')
    .limit(100)
    .execute();
  return rows.filter(isKept);
}

/** Where reading on begins. */
export type ClaimPlace = Pick<StoredClaim, 'given_at' | 'seller_id'>;

/** All that wait, a hundred at a time: those after a place, the longest first. */
export async function findWaitingAfter(db: Db, after: ClaimPlace | null): Promise<StoredClaim[]> {
  let query = db.selectFrom('business_claim').selectAll().where('status', '=', 'checking');
  if (after)
    query = query.where((eb) =>
      eb(eb.refTuple('given_at', 'seller_id'), '>', eb.tuple(after.given_at, after.seller_id)),
    );
  const rows = await query.orderBy('given_at').orderBy('seller_id').limit(100).execute();
  return rows.filter(isKept);
}

/** A creator's, nobody else changing it until the transaction ends. */
export async function lockClaim(trx: Tx, sellerId: string, now: Date): Promise<ClaimRow> {
  const none = {
    gstin: null,
    legal_name: null,
    address: null,
    held_against: null,
    given_at: null,
    reason: null,
  };
  await trx
    .insertInto('business_claim')
    .values({ ...none, seller_id: sellerId, status: 'none', given: 0, tries: 0, tries_since: now })
    .onConflict((conflict) => conflict.column('seller_id').doNothing())
    .execute();
  return trx
    .selectFrom('business_claim')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function changeClaim(
  trx: Tx,
  sellerId: string,
  change: Partial<Omit<ClaimRow, 'seller_id'>>,
): Promise<void> {
  await trx.updateTable('business_claim').set(change).where('seller_id', '=', sellerId).execute();
}
