import type { LessonProgress } from '@haat/kinds/parts/learning/learning.rules';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';
import { countLesson, type LessonCounts, uncountLessons } from '../engagement/count.repository';

/** A lesson of a grant. */
export interface LessonKey {
  seller_id: string;
  grant_id: string;
  lesson_id: string;
}

export type Attempt = Selectable<Schema['quiz_attempt']>;

/** When a grant was given. */
export async function findStart(db: Db, sellerId: string, grantId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('access_grant')
    .select('granted_at')
    .where('seller_id', '=', sellerId)
    .where('id', '=', grantId)
    .executeTakeFirst();
  return row?.granted_at ?? null;
}

export async function findProgress(
  db: Db,
  sellerId: string,
  grantId: string,
): Promise<Map<string, LessonProgress>> {
  const rows = await db
    .selectFrom('lesson_progress')
    .select(['lesson_id', 'position', 'done_at', 'changed_at', 'attended_at'])
    .where('seller_id', '=', sellerId)
    .where('grant_id', '=', grantId)
    .execute();
  return new Map(
    rows.map(({ lesson_id, position, done_at, changed_at, attended_at }) => [
      lesson_id,
      { position, doneAt: done_at, changedAt: changed_at, attendedAt: attended_at },
    ]),
  );
}

interface NewProgress {
  /** Seconds; null leaves those that are stored. */
  position: number | null;
  isDone: boolean;
  isAttended?: boolean;
  now: Date;
}

/** The last call wins; what is done stays done, and attended since the first time. */
export async function saveProgress(
  db: Db,
  { seller_id, grant_id, lesson_id }: LessonKey,
  { position, isDone, isAttended = false, now }: NewProgress,
): Promise<LessonProgress> {
  const { rows } = await sql<
    Pick<Selectable<Schema['lesson_progress']>, 'position' | 'done_at' | 'changed_at' | 'attended_at'>
  >`
    insert into lesson_progress (seller_id, grant_id, lesson_id, position, done_at, first_at, changed_at, attended_at)
    values (${seller_id}, ${grant_id}, ${lesson_id}, ${position ?? 0}, ${isDone ? now : null}::timestamptz, ${now}, ${now}, ${isAttended ? now : null}::timestamptz)
    on conflict (seller_id, grant_id, lesson_id) do update
      set position = coalesce(${position}::integer, lesson_progress.position),
        done_at = coalesce(lesson_progress.done_at, excluded.done_at), changed_at = excluded.changed_at,
        attended_at = coalesce(lesson_progress.attended_at, excluded.attended_at)
    returning position, done_at, changed_at, attended_at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The progress of a lesson was not stored');
  return {
    position: row.position,
    doneAt: row.done_at,
    changedAt: row.changed_at,
    attendedAt: row.attended_at,
  };
}

/** As `saveProgress`, for a lesson that may begin or be done by it, which counts for the product. */
export async function saveCountedProgress(
  trx: Tx,
  { seller_id, grant_id, lesson_id, productId }: LessonKey & { productId: string },
  change: NewProgress,
): Promise<LessonProgress> {
  const key = { seller_id, grant_id, lesson_id };
  const { now } = change;
  const begun = await trx
    .insertInto('lesson_progress')
    .values({ ...key, position: 0, done_at: null, first_at: now, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('lesson_id')
    .executeTakeFirst();
  const before = await trx
    .selectFrom('lesson_progress')
    .select(['done_at', 'attended_at'])
    .where('seller_id', '=', seller_id)
    .where('grant_id', '=', grant_id)
    .where('lesson_id', '=', lesson_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const after = await saveProgress(trx, key, change);
  const isFinished = before.done_at === null && after.doneAt !== null;
  const isAttended = before.attended_at === null && after.attendedAt !== null;
  if (begun || isFinished || isAttended)
    await countLesson(
      trx,
      { seller_id, product_id: productId, lesson_id },
      { started: begun ? 1 : 0, finished: isFinished ? 1 : 0, attended: isAttended ? 1 : 0 },
    );
  return after;
}

/** The tries of a quiz, the first one first. */
export function findAttempts(db: Db, { seller_id, grant_id, lesson_id }: LessonKey): Promise<Attempt[]> {
  return db
    .selectFrom('quiz_attempt')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('grant_id', '=', grant_id)
    .where('lesson_id', '=', lesson_id)
    .orderBy('number')
    .execute();
}

/** Tries of one grant are taken one after another. */
export async function lockGrantOfAttempts(
  trx: Tx,
  { seller_id, grant_id }: Pick<LessonKey, 'seller_id' | 'grant_id'>,
): Promise<void> {
  await sql`select 1 from access_grant where seller_id = ${seller_id} and id = ${grant_id} for update`.execute(
    trx,
  );
}

/** What is written with one grant comes one after another; false where its holder is erased, for whom nothing is kept. */
export async function lockGrantOfHolder(
  trx: Tx,
  { seller_id, grant_id }: Pick<LessonKey, 'seller_id' | 'grant_id'>,
): Promise<boolean> {
  const { rows } = await sql<{ has_holder: boolean }>`
    select holder_phone <> '' as has_holder from access_grant
    where seller_id = ${seller_id} and id = ${grant_id} for update`.execute(trx);
  return rows[0]?.has_holder ?? false;
}

type Cleared = { lesson_id: string } & LessonCounts;

/**
 * Clears what was done and where somebody was. Tries of quizzes are kept but for those of `again`, and a lesson whose quiz stays passed stays done:
 * nobody could pass it a second time. What is cleared counts no more for the product.
 */
export async function clearProgress(
  trx: Tx,
  { seller_id, grant_id, productId }: Pick<LessonKey, 'seller_id' | 'grant_id'> & { productId: string },
  again: readonly string[],
): Promise<void> {
  const attempts = await sql<Cleared>`
    with gone as (
      delete from quiz_attempt
      where seller_id = ${seller_id} and grant_id = ${grant_id} and lesson_id = any(${[...again]}::text[])
      returning lesson_id, score, passed
    )
    select lesson_id, count(*)::int as tries, 1 as tried, bool_or(passed)::int as passed, sum(score)::int as score
    from gone group by lesson_id`.execute(trx);
  const lessons = await sql<Cleared>`
    delete from lesson_progress p
    where p.seller_id = ${seller_id} and p.grant_id = ${grant_id} and not exists (
      select 1 from quiz_attempt a where a.seller_id = p.seller_id and a.grant_id = p.grant_id
        and a.lesson_id = p.lesson_id and a.passed)
    returning lesson_id, 1 as started, (done_at is not null)::int as finished, (attended_at is not null)::int as attended`.execute(
    trx,
  );
  await uncountLessons(trx, { seller_id, product_id: productId }, [...attempts.rows, ...lessons.rows]);
  await sql`
    update lesson_progress set position = 0
    where seller_id = ${seller_id} and grant_id = ${grant_id} and position <> 0`.execute(trx);
  await sql`delete from stream_position where seller_id = ${seller_id} and grant_id = ${grant_id}`.execute(
    trx,
  );
}

/**
 * Takes what was learned in free days, or in a period whose money goes back, along to the order that takes their place. Where something was learned in that
 * already, it stays; a quiz goes along once it was passed: tries that somebody else has used up are none of whoever pays.
 */
export async function carryProgress(
  trx: Tx,
  sellerId: string,
  { from, to }: { from: readonly string[]; to: string },
): Promise<void> {
  const pair = sql`(
    select f.id as from_id, t.id as to_id from access_grant f
    join access_grant t on t.seller_id = f.seller_id and t.product_id = f.product_id and t.order_id = ${to}
    where f.seller_id = ${sellerId} and f.order_id = any(${[...from]}::text[])) as pair`;
  const isNew = (table: 'lesson_progress' | 'quiz_attempt') => sql`not exists (
    select 1 from ${sql.table(table)} x where x.seller_id = l.seller_id and x.grant_id = pair.to_id and x.lesson_id = l.lesson_id)`;
  await sql`
    update lesson_progress l set grant_id = pair.to_id from ${pair}
    where l.seller_id = ${sellerId} and l.grant_id = pair.from_id and ${isNew('lesson_progress')}`.execute(
    trx,
  );
  await sql`
    update quiz_attempt l set grant_id = pair.to_id from ${pair}
    where l.seller_id = ${sellerId} and l.grant_id = pair.from_id and ${isNew('quiz_attempt')} and exists (
      select 1 from quiz_attempt p
      where p.seller_id = l.seller_id and p.grant_id = l.grant_id and p.lesson_id = l.lesson_id and p.passed)`.execute(
    trx,
  );
}

export async function insertAttempt(trx: Tx, attempt: Attempt): Promise<void> {
  await trx.insertInto('quiz_attempt').values(attempt).execute();
}
