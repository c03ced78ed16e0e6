import type { NotificationEvent } from '@haat/openapi';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';

export interface NotificationRow {
  id: string;
  event: NotificationEvent;
  title: string;
  text: string;
  title_hi: string | null;
  text_hi: string | null;
  /** A path of ours. */
  link: string;
  at: Date;
  read_at: Date | null;
}

export type NewNotification = Omit<NotificationRow, 'read_at'> & {
  seller_id: string;
  digest_on: string | null;
};

/** Counting further is of no use to anybody. */
const countedTo = 100;

/** Adds what is not there yet, and answers whose feeds it changed. */
export async function insertNotifications(trx: Tx, rows: readonly NewNotification[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const added = await trx
    .insertInto('notification')
    .values(rows.map((row) => ({ ...row, read_at: null })))
    .onConflict((conflict) => conflict.columns(['seller_id', 'id']).doNothing())
    .returning('seller_id')
    .execute();
  return [...new Set(added.map(({ seller_id }) => seller_id))];
}

/** In one order, so that two that move the same marks wait for each other instead of blocking. */
export async function moveMarks(trx: Tx, sellerIds: readonly string[]): Promise<void> {
  if (sellerIds.length === 0) return;
  await trx
    .insertInto('notification_mark')
    .values([...sellerIds].sort().map((seller_id) => ({ seller_id, version: 1 })))
    .onConflict((conflict) =>
      conflict.column('seller_id').doUpdateSet({ version: sql`notification_mark.version + 1` }),
    )
    .execute();
}

export async function findMarks(db: Db, sellerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('notification_mark')
    .select(['seller_id', 'version'])
    .where('seller_id', '=', sql<string>`any(${sellerIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ seller_id, version }) => [seller_id, version]));
}

export async function countUnread(db: Db, sellerId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread from (
      select 1 from notification where seller_id = ${sellerId} and read_at is null limit ${countedTo}
    ) counted`.execute(db);
  return rows[0]?.unread ?? 0;
}

export async function findNotifications(
  db: Db,
  sellerId: string,
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
): Promise<NotificationRow[]> {
  let query = db
    .selectFrom('notification')
    .select(['id', 'event', 'title', 'text', 'title_hi', 'text_hi', 'link', 'at', 'read_at'])
    .where('seller_id', '=', sellerId);
  if (after) query = query.where(sql<boolean>`(at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  const rows = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map((row) => ({ ...row, event: row.event as NotificationEvent }));
}

/** Those named, or all that came until a moment. Answers how many were not read before. */
export async function markRead(
  trx: Tx,
  sellerId: string,
  which: { ids: readonly string[] } | { until: Date },
  at: Date,
): Promise<number> {
  const unread = trx
    .updateTable('notification')
    .set({ read_at: at })
    .where('seller_id', '=', sellerId)
    .where('read_at', 'is', null);
  const { numUpdatedRows } = await ('ids' in which
    ? unread.where('id', '=', sql<string>`any(${which.ids}::uuid[])`)
    : unread.where('at', '<=', which.until)
  ).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What the digest of a day has to name; it names it once. */
export async function takeDigest(
  trx: Tx,
  sellerId: string,
  day: string,
): Promise<Pick<NotificationRow, 'title' | 'text' | 'title_hi' | 'text_hi' | 'link' | 'at'>[]> {
  const taken = await trx
    .updateTable('notification')
    .set({ digest_on: null })
    .where('seller_id', '=', sellerId)
    .where('digest_on', '<=', day)
    .returning(['id', 'title', 'text', 'title_hi', 'text_hi', 'link', 'at'])
    .execute();
  return taken.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));
}

/** Some of what is older than `before`; answers how many went. */
export async function deleteBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from notification where (seller_id, id) in (
      select seller_id, id from notification where at < ${before} order by at limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows);
}
