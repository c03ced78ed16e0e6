import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';
import { isOpenGrant } from '../access';
import type { Place, ProductKey } from '../lesson-messages/holder.repository';

export type LiveSessionRow = Selectable<Schema['live_session']>;
export type SessionMessageRow = Selectable<Schema['session_message']>;
export type SessionMessageKey = Pick<
  SessionMessageRow,
  'seller_id' | 'product_id' | 'lesson_id' | 'sequence' | 'about'
>;
/** What an order gave, and what is added to the sequence of its session in calendars. */
export type SessionGrant = Pick<Selectable<Schema['access_grant']>, 'id' | 'product_id'> & {
  session_sequence: number;
};
export type SessionKey = Pick<LiveSessionRow, 'seller_id' | 'product_id' | 'lesson_id'>;

/** Those of a product as they were when it was looked at last, locked; two who look wait for each other. */
export async function lockSessions(
  trx: Tx,
  { sellerId, productId }: ProductKey,
): Promise<Map<string, LiveSessionRow>> {
  await sql`select 1 from product where seller_id = ${sellerId} and id = ${productId} for update`.execute(
    trx,
  );
  const rows = await trx
    .selectFrom('live_session')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .execute();
  return new Map(rows.map((row) => [row.lesson_id, row]));
}

export async function saveSession(trx: Tx, row: LiveSessionRow): Promise<void> {
  const { starts_at, minutes, sequence, recorded_at } = row;
  await trx
    .insertInto('live_session')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'product_id', 'lesson_id'])
        .doUpdateSet({ starts_at, minutes, sequence, recorded_at }),
    )
    .execute();
}

export async function deleteSession(trx: Tx, key: SessionKey): Promise<void> {
  await trx
    .deleteFrom('live_session')
    .where('seller_id', '=', key.seller_id)
    .where('product_id', '=', key.product_id)
    .where('lesson_id', '=', key.lesson_id)
    .execute();
}

/**
 * What has not been told, or not to all, of a session that is held at another time or not at all; of its recording, or its reminders, alone.
 * Answers how many.
 */
export async function deleteUntold(
  trx: Tx,
  key: SessionKey,
  which: 'all' | 'recorded' | 'reminders' = 'all',
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('session_message')
    .where('seller_id', '=', key.seller_id)
    .where('product_id', '=', key.product_id)
    .where('lesson_id', '=', key.lesson_id)
    .where('ended_at', 'is', null)
    .$if(which === 'recorded', (query) => query.where('about', '=', 'recorded'))
    .$if(which === 'reminders', (query) => query.where('about', 'not in', ['recorded', 'moved']))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

type NewMessage = Omit<SessionMessageRow, 'after_granted_at' | 'after_grant_id' | 'ended_at'>;

/** Each of them once. */
export async function insertMessages(trx: Tx, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const none = { after_granted_at: null, after_grant_id: null, ended_at: null };
  await trx
    .insertInto('session_message')
    .values(messages.map((message) => ({ ...message, ...none })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One whose time has come, the most urgent first; null where there is none. */
export async function findDueMessage(db: Db, now: Date): Promise<SessionMessageKey | null> {
  const row = await db
    .selectFrom('session_message')
    .select(['seller_id', 'product_id', 'lesson_id', 'sequence', 'about'])
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('stale_at')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

const is = ({ seller_id, product_id, lesson_id, sequence, about }: SessionMessageKey) =>
  sql<boolean>`seller_id = ${seller_id} and product_id = ${product_id} and lesson_id = ${lesson_id}
    and sequence = ${sequence} and about = ${about}`;

/** Null where everybody was told, or it is not to be told any more. */
export async function lockMessage(trx: Tx, key: SessionMessageKey): Promise<SessionMessageRow | null> {
  const row = await trx
    .selectFrom('session_message')
    .selectAll()
    .where(is(key))
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** How far it has come; with `endedAt` it is over. */
export async function saveMessage(
  trx: Tx,
  key: SessionMessageKey,
  { after, endedAt }: { after: Place | null; endedAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('session_message')
    .set({
      after_granted_at: after?.grantedAt ?? null,
      after_grant_id: after?.grantId ?? null,
      ended_at: endedAt,
    })
    .where(is(key))
    .execute();
}

/** Others go first: what failed is tried again later. */
export async function postponeMessage(db: Db, key: SessionMessageKey, until: Date): Promise<void> {
  await db.updateTable('session_message').set({ due_at: until }).where(is(key)).execute();
}

/** The grants of an order that are open. */
export async function findGrantsOfOrder(
  db: Db,
  { sellerId, orderId }: { sellerId: string; orderId: string },
): Promise<SessionGrant[]> {
  const { rows } = await sql<SessionGrant>`
    select g.id, g.product_id, coalesce(g.session_sequence, 0) as session_sequence from access_grant g
    where g.seller_id = ${sellerId} and g.order_id = ${orderId} and ${isOpenGrant('g')} order by g.id`.execute(
    db,
  );
  return rows;
}

/** How often sessions were moved, by the lesson; of a product that is a session itself, by ''. */
export async function findSequences(
  db: Db,
  { sellerId, productId }: ProductKey,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('live_session')
    .select(['lesson_id', 'sequence'])
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .execute();
  return new Map(rows.map(({ lesson_id, sequence }) => [lesson_id, sequence]));
}

/** Deletes some that ended before a moment; whether there may be more. */
export async function deleteEndedMessages(db: Db, before: Date, limit: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from session_message where (seller_id, product_id, lesson_id, sequence, about) in (
      select seller_id, product_id, lesson_id, sequence, about from session_message where ended_at < ${before} limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows) >= limit;
}

/** What is kept of a creator's sessions for these messages. */
export async function eraseSessionMessages(trx: Tx, sellerId: string): Promise<void> {
  for (const table of [
    'live_session',
    'session_message',
    'session_cancellation',
    'cancelled_seat',
    'live_room',
  ] as const)
    await trx.deleteFrom(table).where('seller_id', '=', sellerId).execute();
}
