import { type Selectable, sql } from 'kysely';
import type { Position } from '../../../platform/database/cursor';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type PayoutRow = Selectable<Schema['payout']>;
export type PayoutStep = Selectable<Schema['payout_event']>;

const movingStatuses: readonly PayoutRow['status'][] = ['requested', 'sent', 'paid'];
/** The gateway may still move it: what is open, and what arrived and may come back. */
export const isMoving = ({ status }: Pick<PayoutRow, 'status'>) => movingStatuses.includes(status);

const mine = (sellerId: string, id: string) => sql<boolean>`seller_id = ${sellerId} and id = ${id}`;

export async function insertPayout(trx: Tx, payout: PayoutRow): Promise<void> {
  await trx.insertInto('payout').values(payout).execute();
  await trx.insertInto('payout_ref').values({ id: payout.id, seller_id: payout.seller_id }).execute();
}

export async function findByKey(db: Db, sellerId: string, key: string): Promise<PayoutRow | undefined> {
  return db
    .selectFrom('payout')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function findPayout(db: Db, sellerId: string, id: string): Promise<PayoutRow | undefined> {
  return db.selectFrom('payout').selectAll().where(mine(sellerId, id)).executeTakeFirst();
}

export async function lockPayout(trx: Tx, sellerId: string, id: string): Promise<PayoutRow | undefined> {
  return trx.selectFrom('payout').selectAll().where(mine(sellerId, id)).forUpdate().executeTakeFirst();
}

export async function findOwner(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('payout_ref').select('seller_id').where('id', '=', id).executeTakeFirst();
  return row?.seller_id ?? null;
}

/** A seller's payouts, newest first. */
export async function listPayouts(
  db: Db,
  sellerId: string,
  { after, limit }: { after: Position | null; limit: number },
): Promise<PayoutRow[]> {
  let query = db.selectFrom('payout').selectAll().where('seller_id', '=', sellerId);
  if (after) query = query.where(sql<boolean>`(at, id) < (${after.at}, ${after.id})`);
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function changePayout(
  trx: Db,
  { seller_id, id }: Pick<PayoutRow, 'seller_id' | 'id'>,
  change: Partial<Omit<PayoutRow, 'seller_id' | 'id'>>,
): Promise<void> {
  await trx.updateTable('payout').set(change).where(mine(seller_id, id)).execute();
}

/** The same of a payout that may still move; false when it has ended meanwhile, and stays as it is. */
export async function changeMoving(
  db: Db,
  { seller_id, id }: Pick<PayoutRow, 'seller_id' | 'id'>,
  change: Partial<Omit<PayoutRow, 'seller_id' | 'id' | 'status'>>,
  statuses: readonly PayoutRow['status'][] = movingStatuses,
): Promise<boolean> {
  const changed = await db
    .updateTable('payout')
    .set(change)
    .where(mine(seller_id, id))
    .where('status', 'in', statuses)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function insertSteps(trx: Tx, steps: readonly PayoutStep[]): Promise<void> {
  if (steps.length > 0) await trx.insertInto('payout_event').values(steps).execute();
}

export async function findSteps(db: Db, sellerId: string, id: string): Promise<PayoutStep[]> {
  return db
    .selectFrom('payout_event')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('payout_id', '=', id)
    .orderBy('id')
    .execute();
}

/** Whom to ask the gateway about now, the longest waiting first. */
export async function findDue(db: Db, now: Date, limit: number): Promise<PayoutRow[]> {
  return db
    .selectFrom('payout')
    .selectAll()
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(limit)
    .execute();
}

/** Has everything that is open, or has arrived since `since`, asked about anew. */
export async function askAboutAll(db: Db, { now, since }: { now: Date; since: Date }): Promise<void> {
  await db
    .updateTable('payout')
    .set({ ask_at: now })
    .where((is) =>
      is.or([
        is('status', 'in', ['requested', 'sent']),
        is.and([is('status', '=', 'paid'), is('paid_at', '>', since)]),
      ]),
    )
    .execute();
}

/** Open for longer than it should be, or contradicted by the gateway; the oldest first. */
export async function findInDoubt(db: Db, before: Date, limit: number): Promise<PayoutRow[]> {
  return db
    .selectFrom('payout')
    .selectAll()
    .where((is) =>
      is.or([
        is('doubt', 'is not', null),
        is.and([is('status', 'in', ['requested', 'sent']), is('at', '<=', before)]),
      ]),
    )
    .orderBy('at')
    .limit(limit)
    .execute();
}
