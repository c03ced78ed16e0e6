import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';
import { pollIntervals, pollOftenFor } from './mandate.rules';

export type MandateRow = Selectable<Schema['mandate']>;

/** Which mandate. */
export type MandateKey = Pick<MandateRow, 'seller_id' | 'id'>;

export interface SubscriptionKey {
  sellerId: string;
  subscriptionId: string;
}

const mine = ({ seller_id, id }: MandateKey) => sql<boolean>`seller_id = ${seller_id} and id = ${id}`;

const ofSubscription = (db: Db, { sellerId, subscriptionId }: SubscriptionKey) =>
  db
    .selectFrom('mandate')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('subscription_id', '=', subscriptionId);

/** False when it is there already. */
export async function insertMandate(trx: Db, row: MandateRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('mandate')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seller_id', 'id']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Whoever's it is. */
export async function findMandate(db: Db, id: string): Promise<MandateRow | null> {
  return (await db.selectFrom('mandate').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The one that takes money, or would if its buyer did not hold it back. */
export async function findLive(db: Db, key: SubscriptionKey): Promise<MandateRow | null> {
  const row = await ofSubscription(db, key)
    .where('status', 'in', ['active', 'paused'])
    .orderBy('approved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The newest that nobody has agreed to yet. */
export async function findProposed(db: Db, key: SubscriptionKey): Promise<MandateRow | null> {
  const row = await ofSubscription(db, key)
    .where('status', '=', 'proposed')
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Every one of a subscription that has not ended; nobody else changes them until the transaction ends. */
export async function lockOpen(trx: Tx, key: SubscriptionKey): Promise<MandateRow[]> {
  return ofSubscription(trx, key).where('status', '<>', 'ended').orderBy('id').forUpdate().execute();
}

export async function lockMandate(trx: Tx, key: MandateKey): Promise<MandateRow | null> {
  const row = await trx.selectFrom('mandate').selectAll().where(mine(key)).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function changeMandate(
  db: Db,
  key: MandateKey,
  change: Partial<Omit<MandateRow, 'seller_id' | 'id'>>,
): Promise<void> {
  await db.updateTable('mandate').set(change).where(mine(key)).execute();
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Those that wait for an answer and are to be asked about now, the longest waiting first: often while they are new. */
export async function findMoving(db: Db, now: Date, limit: number): Promise<MandateRow[]> {
  return db
    .selectFrom('mandate')
    .selectAll()
    .where(sql<boolean>`(status = 'proposed' or ending_at is not null)`)
    .where('asked_at', '<=', before(now, pollIntervals.first))
    .where((is) =>
      is.or([
        is(sql`coalesce(ending_at, opened_at)`, '>', before(now, pollOftenFor)),
        // A mandate that was never authorised and that we ended expires by itself.
        is.and([
          sql<boolean>`(ending_at is null or approved_at is not null)`,
          is('asked_at', '<=', before(now, pollIntervals.later)),
        ]),
        is('asked_at', '<=', before(now, pollIntervals.established)),
      ]),
    )
    .orderBy('asked_at')
    .limit(limit)
    .execute();
}

/** Live ones that nobody has asked about for a day, the longest first. */
export async function findEstablished(db: Db, now: Date, limit: number): Promise<MandateRow[]> {
  return db
    .selectFrom('mandate')
    .selectAll()
    .where(sql<boolean>`status in ('active', 'paused')`)
    .where('asked_at', '<=', before(now, pollIntervals.established))
    .orderBy('asked_at')
    .limit(limit)
    .execute();
}
