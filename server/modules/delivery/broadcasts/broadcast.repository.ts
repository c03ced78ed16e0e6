import { type BroadcastEvent, type BroadcastStatus, transition } from '@haat/machines/lifecycles/broadcast';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Position } from '../../../platform/database/cursor';
import type { Db, Tx } from '../../../platform/database/database';
import { json, type Schema } from '../../../platform/database/schema';
import type { ProductRef } from '../members/member.delivery';
import type { BroadcastButton, BroadcastPicture } from './broadcast.tables';

export type BroadcastRow = Selectable<Schema['broadcast']>;

export interface BroadcastKey {
  sellerId: string;
  id: string;
}

export type NewBroadcastRow = Omit<Insertable<Schema['broadcast']>, 'picture' | 'button'> & {
  picture: BroadcastPicture | null;
  button: BroadcastButton | null;
};

/** Nobody else begins a broadcast of this seller until the transaction ends. */
export async function lockBroadcasts(trx: Tx, sellerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`broadcasts ${sellerId}`}, 0))`.execute(trx);
}

export async function insertBroadcast(
  trx: Tx,
  { picture, button, ...plain }: NewBroadcastRow,
): Promise<void> {
  await trx
    .insertInto('broadcast')
    .values({ ...plain, picture: picture && json(picture), button: button && json(button) })
    .execute();
}

export async function findBroadcastByKey(
  db: Db,
  sellerId: string,
  key: string,
): Promise<BroadcastRow | null> {
  const row = await db
    .selectFrom('broadcast')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('client_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

const one = (db: Db, { sellerId, id }: BroadcastKey) =>
  db.selectFrom('broadcast').selectAll().where('seller_id', '=', sellerId).where('id', '=', id);

export async function findBroadcast(db: Db, key: BroadcastKey): Promise<BroadcastRow | null> {
  return (await one(db, key).executeTakeFirst()) ?? null;
}

/** As `findBroadcast`, locked until the transaction ends. */
export async function lockBroadcast(trx: Tx, key: BroadcastKey): Promise<BroadcastRow | null> {
  return (await one(trx, key).forUpdate().executeTakeFirst()) ?? null;
}

/** The newest first. */
export async function listBroadcasts(
  db: Db,
  { sellerId, productId }: ProductRef,
  { after, limit }: { after: Position | null; limit: number },
): Promise<BroadcastRow[]> {
  // Cursors are exact to the millisecond, what is stored to the microsecond.
  const at = sql`date_trunc('milliseconds', created_at)`;
  const { rows } = await sql<BroadcastRow>`
    select * from broadcast where seller_id = ${sellerId} and product_id = ${productId}
      ${after ? sql`and (${at}, id) < (${after.at}::timestamptz, ${after.id})` : sql``}
    order by ${at} desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Broadcasts of a product since a moment, without those that were cancelled before they began. */
export async function countBroadcasts(
  db: Db,
  { sellerId, productId }: ProductRef,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from broadcast
    where seller_id = ${sellerId} and product_id = ${productId} and created_at > ${since}
      and (status <> 'cancelled' or started_at is not null)`.execute(db);
  return rows[0]?.count ?? 0;
}

const ends: ReadonlySet<BroadcastStatus> = new Set(['sent', 'cancelled', 'failed']);

/** Moves a broadcast that is locked along the chart; null where the chart refuses it. */
export async function moveStatus(
  trx: Tx,
  row: BroadcastRow,
  type: BroadcastEvent['type'],
  at: Date,
): Promise<BroadcastRow | null> {
  const { state } = transition(row.status, { type });
  if (!state) return null;
  const change = {
    status: state,
    changed_at: at,
    ...(type === 'time.reached' && { started_at: at }),
    ...(ends.has(state) && { ended_at: at }),
  };
  await trx
    .updateTable('broadcast')
    .set(change)
    .where('seller_id', '=', row.seller_id)
    .where('id', '=', row.id)
    .execute();
  return { ...row, ...change };
}

/** What the provider calls the picture; the first name stays. */
export async function savePictureRef(db: Db, { sellerId, id }: BroadcastKey, ref: string): Promise<void> {
  await db
    .updateTable('broadcast')
    .set({ picture_ref: ref })
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .where('picture_ref', 'is', null)
    .execute();
}

/** Those that are being sent, and of which nothing was heard since a moment. */
export async function findStalled(db: Db, before: Date, limit: number): Promise<BroadcastKey[]> {
  const rows = await db
    .selectFrom('broadcast')
    .select(['seller_id', 'id'])
    .where('status', '=', 'sending')
    .where('changed_at', '<', before)
    .orderBy('changed_at')
    .limit(limit)
    .execute();
  return rows.map(({ seller_id, id }) => ({ sellerId: seller_id, id }));
}

/** Everything that is written of the broadcasts of a seller, who is gone. */
export async function eraseBroadcasts(trx: Tx, sellerId: string): Promise<void> {
  await trx.deleteFrom('broadcast_recipient').where('seller_id', '=', sellerId).execute();
  await trx.deleteFrom('broadcast').where('seller_id', '=', sellerId).execute();
}
