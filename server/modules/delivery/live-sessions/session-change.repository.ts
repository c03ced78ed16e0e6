// What buyers were told of changed sessions, and what of a product was published when.
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Sellable } from '../../catalog';
import type { LiveSessionRow } from './session-message.repository';

/** Under an empty lesson the changes of all sessions of a product. */
export type ChangeKey = Pick<LiveSessionRow, 'seller_id' | 'product_id' | 'lesson_id'>;

const ofKey = ({ seller_id, product_id, lesson_id }: ChangeKey) => sql<boolean>`
  seller_id = ${seller_id} and product_id = ${product_id} and (${lesson_id} = '' or lesson_id = ${lesson_id}) and about = 'moved'`;

/** When what buyers, or some of them, were told of last had been published; of messages before one with this sequence. Null for none. */
export async function findToldAt(db: Db, key: ChangeKey, sequence: number): Promise<Date | null> {
  const row = await db
    .selectFrom('session_message')
    .select((of) => of.fn.max('granted_until').as('at'))
    .where(ofKey(key))
    .where(sql<boolean>`(ended_at is not null or after_granted_at is not null)`)
    .where('sequence', '<', sequence)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Whether there is a message to come of what was published last. */
export async function isPlanned(trx: Tx, key: ChangeKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from session_message where ${ofKey(key)} and ended_at is null and granted_until >= (
      select max(published_at) from product_version where seller_id = ${key.seller_id} and product_id = ${key.product_id})`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Another message takes the place of one that nobody was told. */
export async function deleteUntoldChanges(trx: Tx, key: ChangeKey): Promise<void> {
  await sql`delete from session_message where ${ofKey(key)} and ended_at is null and after_granted_at is null`.execute(
    trx,
  );
}

interface Published extends Pick<Sellable['product'], 'title' | 'content'> {
  version: number;
}

/** What was published at a moment; the oldest that is known where that is newer. */
export async function findFieldsAt(
  db: Db,
  { seller_id, product_id }: ChangeKey,
  at: Date,
): Promise<Published | null> {
  const { rows } = await sql<Published>`
    select version, fields->>'title' as title, fields->'content' as content from product_version
    where seller_id = ${seller_id} and product_id = ${product_id}
    order by published_at <= ${at}::timestamptz desc, case when published_at <= ${at}::timestamptz then -version else version end limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The version before one, or the newest without one; null where none is kept. */
export async function findVersionBefore(
  db: Db,
  { seller_id, id }: Pick<Sellable['product'], 'seller_id' | 'id'>,
  version: number | null = null,
): Promise<Published | null> {
  const { rows } = await sql<Published>`
    select version, fields->>'title' as title, fields->'content' as content from product_version
    where seller_id = ${seller_id} and product_id = ${id} and version < coalesce(${version}::int, 2147483647)
    order by version desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** These sessions have this sequence in calendars from now on. */
export async function saveSequence(
  trx: Tx,
  { seller_id, product_id }: ChangeKey,
  { lessonIds, sequence }: { lessonIds: readonly string[]; sequence: number },
): Promise<void> {
  await trx
    .updateTable('live_session')
    .set({ sequence })
    .where('seller_id', '=', seller_id)
    .where('product_id', '=', product_id)
    .where('lesson_id', 'in', [...lessonIds])
    .execute();
}
