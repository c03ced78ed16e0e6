import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';
import type { LessonKey } from '../learning/learning.repository';

export type NoteRow = Selectable<Schema['lesson_note']>;

/** A note of a lesson. */
export type NoteKey = LessonKey & { id: string };

const ofLesson = (db: Db, { seller_id, grant_id, lesson_id }: LessonKey) =>
  db
    .selectFrom('lesson_note')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('grant_id', '=', grant_id)
    .where('lesson_id', '=', lesson_id);

/** In the order of what is played; those without a time last, in the order they were written. */
export const findNotes = (db: Db, key: LessonKey): Promise<NoteRow[]> =>
  ofLesson(db, key)
    .orderBy(sql`position is null`)
    .orderBy('media_id')
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function findNote(db: Db, key: NoteKey): Promise<NoteRow | null> {
  const row = await ofLesson(db, key).where('id', '=', key.id).executeTakeFirst();
  return row ?? null;
}

/** One that says the same of the same second. */
export async function findSameNote(
  db: Db,
  { text, media_id, position, ...key }: LessonKey & Pick<NoteRow, 'text' | 'media_id' | 'position'>,
): Promise<NoteRow | null> {
  const row = await ofLesson(db, key)
    .where('text', '=', text)
    .where('media_id', 'is not distinct from', media_id)
    .where('position', 'is not distinct from', position)
    .executeTakeFirst();
  return row ?? null;
}

/** How many a grant has, and how many of them on one lesson. */
export async function countNotes(
  db: Db,
  { seller_id, grant_id, lesson_id }: LessonKey,
): Promise<{ all: number; ofLesson: number }> {
  const { rows } = await sql<{ all: number; ofLesson: number }>`
    select count(*)::integer as "all", (count(*) filter (where lesson_id = ${lesson_id}))::integer as "ofLesson"
    from lesson_note where seller_id = ${seller_id} and grant_id = ${grant_id}`.execute(db);
  return rows[0] ?? { all: 0, ofLesson: 0 };
}

export async function saveNote(trx: Tx, row: NoteRow): Promise<void> {
  const { text, media_id, position, changed_at } = row;
  await trx
    .insertInto('lesson_note')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'grant_id', 'id']).doUpdateSet({ text, media_id, position, changed_at }),
    )
    .execute();
}

/** False where there is none. */
export async function deleteNote(db: Db, { seller_id, grant_id, lesson_id, id }: NoteKey): Promise<boolean> {
  const rows = await db
    .deleteFrom('lesson_note')
    .where('seller_id', '=', seller_id)
    .where('grant_id', '=', grant_id)
    .where('lesson_id', '=', lesson_id)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Those of grants whose holders are erased. */
export async function eraseNotes(
  trx: Tx,
  grants: readonly { seller_id: string; id: string }[],
): Promise<void> {
  await sql`
    delete from lesson_note n
    using json_to_recordset(${JSON.stringify(grants)}::text::json) as g (seller_id uuid, id text)
    where n.seller_id = g.seller_id and n.grant_id = g.id`.execute(trx);
}
