// What all buyers of a product have done. Each count is written in the transaction of what it counts, and only where that happens the first time.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';

interface LessonOfProduct {
  seller_id: string;
  product_id: string;
  lesson_id: string;
}

interface FileOfProduct {
  seller_id: string;
  product_id: string;
  media_id: string;
}

/** What became more of a lesson. */
export interface LessonCounts {
  started?: number;
  finished?: number;
  attended?: number;
  tries?: number;
  tried?: number;
  passed?: number;
  /** Percents. */
  score?: number;
}

export async function countLesson(
  trx: Tx,
  { seller_id, product_id, lesson_id }: LessonOfProduct,
  { started = 0, finished = 0, attended = 0, tries = 0, tried = 0, passed = 0, score = 0 }: LessonCounts,
): Promise<void> {
  await sql`
    insert into lesson_count as c (seller_id, product_id, lesson_id, started, finished, attended, tries, tried, passed, score_sum)
    values (${seller_id}, ${product_id}, ${lesson_id}, ${started}, ${finished}, ${attended}, ${tries}, ${tried}, ${passed}, ${score})
    on conflict (seller_id, product_id, lesson_id) do update set
      started = c.started + excluded.started, finished = c.finished + excluded.finished, attended = c.attended + excluded.attended, tries = c.tries + excluded.tries,
      tried = c.tried + excluded.tried, passed = c.passed + excluded.passed, score_sum = c.score_sum + excluded.score_sum`.execute(
    trx,
  );
}

/** Takes back what was counted of lessons. In one order, so that two of them do not wait for each other. */
export async function uncountLessons(
  trx: Tx,
  product: Omit<LessonOfProduct, 'lesson_id'>,
  lessons: readonly ({ lesson_id: string } & LessonCounts)[],
): Promise<void> {
  for (const { lesson_id, ...counts } of lessons.toSorted((a, b) => (a.lesson_id < b.lesson_id ? -1 : 1))) {
    const less = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, -count]));
    await countLesson(trx, { ...product, lesson_id }, less);
  }
}

/** Adds a try to each question that it asked. In one order, so that two of them do not wait for each other. */
export async function countQuestions(
  trx: Tx,
  { seller_id, product_id, lesson_id }: LessonOfProduct,
  questions: readonly { id: string; isRight: boolean }[],
): Promise<void> {
  const rows = questions
    .map(({ id, isRight }) => ({ id, isRight }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await sql`
    insert into quiz_question_count as c (seller_id, product_id, lesson_id, question_id, asked, correct)
    select ${seller_id}::uuid, ${product_id}::text, ${lesson_id}::text, q.id, 1, q."isRight"::int
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as q (id text, "isRight" boolean)
    on conflict (seller_id, product_id, lesson_id, question_id)
      do update set asked = c.asked + 1, correct = c.correct + excluded.correct`.execute(trx);
}

/** Of a file whose content was replaced viewers begin anew; downloads go on. */
export async function countWatched(
  trx: Tx,
  { seller_id, product_id, media_id }: FileOfProduct,
  {
    contentId,
    parts,
    before,
  }: {
    contentId: string;
    /** Places, from 0, of the parts that somebody watched for the first time. */
    parts: readonly number[];
    /** How many parts they had watched before. */
    before: number;
  },
): Promise<void> {
  await sql`
    insert into media_count as c (seller_id, product_id, media_id, content_id, viewers, parts, viewers_by_parts, downloads, downloaders)
    values (${seller_id}, ${product_id}, ${media_id}, ${contentId}, 0, array_fill(0, array[100]), array_fill(0, array[101]), 0, 0)
    on conflict (seller_id, product_id, media_id) do update
      set content_id = excluded.content_id, viewers = 0, parts = excluded.parts, viewers_by_parts = excluded.viewers_by_parts
      where c.content_id <> excluded.content_id`.execute(trx);
  const more = parts.map((part) => sql.raw(`parts[${part + 1}] = parts[${part + 1}] + 1`));
  const shareOf = (watched: number, change: 1 | -1) =>
    sql.raw(`viewers_by_parts[${watched + 1}] = viewers_by_parts[${watched + 1}] + ${change}`);
  const moved = [...(before > 0 ? [shareOf(before, -1)] : []), shareOf(before + parts.length, 1)];
  await sql`
    update media_count set viewers = viewers + ${before === 0 ? 1 : 0}, ${sql.join([...more, ...moved])}
    where seller_id = ${seller_id} and product_id = ${product_id} and media_id = ${media_id}`.execute(trx);
}

export async function countDownloads(
  trx: Tx,
  { seller_id, product_id, media_id }: FileOfProduct,
  isFirst: boolean,
): Promise<void> {
  await sql`
    insert into media_count as c (seller_id, product_id, media_id, content_id, viewers, parts, viewers_by_parts, downloads, downloaders)
    values (${seller_id}, ${product_id}, ${media_id}, '', 0, array_fill(0, array[100]), array_fill(0, array[101]), 1, ${isFirst ? 1 : 0})
    on conflict (seller_id, product_id, media_id)
      do update set downloads = c.downloads + 1, downloaders = c.downloaders + excluded.downloaders`.execute(
    trx,
  );
}
