import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';

const dayMs = 24 * 60 * 60_000;
const lookedBackMs = 90 * dayMs;
/** Ms after which a question that has no answer counts as one that gets none. */
const waitedMs = dayMs;
const mostQuestions = 200;

export interface ReplyTime {
  /** Questions that were looked at. */
  questions: number;
  /** Within which half of them were answered; infinite where fewer were. */
  medianMs: number;
}

/** How long a creator took to answer what they were asked lately. Reads at most 200 questions, by an index. */
export async function replyTime(db: Db, sellerId: string, now: Date): Promise<ReplyTime> {
  const since = new Date(now.getTime() - lookedBackMs);
  const waiting = new Date(now.getTime() - waitedMs);
  const { rows } = await sql<{ questions: number; ms: number | null }>`
    select count(*)::int as questions,
      percentile_disc(0.5) within group (
        order by coalesce(extract(epoch from q.answered_at - q.asked_at)::float8 * 1000, 'infinity')) as ms
    from (
      select asked_at, answered_at from question
      where seller_id = ${sellerId} and asked_at > ${since} and hidden_at is null
        and (answered_at is not null or asked_at < ${waiting})
      order by asked_at desc limit ${mostQuestions}) q`.execute(db);
  return { questions: rows[0]?.questions ?? 0, medianMs: Number(rows[0]?.ms ?? Number.POSITIVE_INFINITY) };
}
