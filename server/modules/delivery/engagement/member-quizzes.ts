import type { MemberQuiz, MemberQuizzes } from '@haat/openapi';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { conflict, notFound } from '../../../platform/http/errors';
import {
  type Attempt,
  findAttempts,
  type LessonKey,
  lockGrantOfAttempts,
} from '../learning/learning.repository';
import { findGrantIds, findMember } from '../members/member.repository';
import { uncountLessons } from './count.repository';
import type { EngagedProduct, UsedPart } from './engaged-product';
import type { EngagementContext } from './engagement.context';

interface TriedRow {
  lesson_id: string;
  tries: number;
  score: number;
  passed: boolean;
  tried_at: Date;
}

/** What somebody has tried of the quizzes of lessons, with all grants of theirs together. */
async function findTried(
  db: Db,
  { seller_id, grantIds }: { seller_id: string; grantIds: readonly string[] },
  lessonIds: readonly string[],
): Promise<TriedRow[]> {
  const { rows } = await sql<TriedRow>`
    select lesson_id, count(*)::int as tries, max(score)::int as score, bool_or(passed) as passed, max(answered_at) as tried_at
    from quiz_attempt
    where seller_id = ${seller_id} and grant_id = any(${[...grantIds]}::text[]) and lesson_id = any(${[...lessonIds]}::text[])
    group by lesson_id`.execute(db);
  return rows;
}

const hasQuiz = ({ lesson }: UsedPart): boolean => (lesson?.quiz?.questions.length ?? 0) > 0;

/** The grants of a member, always in the same order. @throws Refusal 404 for whoever is no member of this product */
async function grantsOf(
  { database: { db } }: EngagementContext,
  { ref: { sellerId, productId } }: EngagedProduct,
  memberId: string,
): Promise<string[]> {
  const member = await findMember(db, sellerId, memberId);
  if (member?.product_id !== productId) throw notFound('Member not found');
  return (await findGrantIds(db, sellerId, member)).toSorted();
}

/** The quizzes that a member has tried, in the order of the lessons. @throws Refusal 404 */
export async function quizzesOf(
  context: EngagementContext,
  product: EngagedProduct,
  memberId: string,
): Promise<MemberQuizzes> {
  const grantIds = await grantsOf(context, product, memberId);
  const parts = product.parts.filter(hasQuiz);
  const key = { seller_id: product.ref.sellerId, grantIds };
  const ids = parts.map(({ id }) => id);
  const tried = new Map((await findTried(context.database.db, key, ids)).map((row) => [row.lesson_id, row]));
  return {
    items: parts.flatMap((part) => {
      const row = tried.get(part.id);
      return row ? [viewOf(part, row)] : [];
    }),
  };
}

const viewOf = (
  { id, title, lesson }: UsedPart,
  { tries, score, passed, tried_at }: TriedRow,
): MemberQuiz => ({
  lessonId: id,
  title,
  tries,
  allowed: lesson?.quiz?.tries ?? null,
  score,
  passed,
  triedAt: tried_at.toISOString(),
});

/**
 * Deletes the tries of a quiz that a member has not passed. What the creator did not see stays: a call that comes late takes no later try.
 * @throws Refusal 404 for a lesson without a quiz and for whoever is no member, 409 for a quiz that was passed, not tried, or tried since
 */
export async function resetQuiz(
  context: EngagementContext,
  product: EngagedProduct,
  { memberId, lessonId, triedAt }: { memberId: string; lessonId: string; triedAt: string },
): Promise<MemberQuizzes> {
  if (!product.parts.some((part) => part.id === lessonId && hasQuiz(part))) throw notFound('Quiz not found');
  const grantIds = await grantsOf(context, product, memberId);
  const { sellerId, productId } = product.ref;
  await context.database.tx(async (trx) => {
    const tried: { key: LessonKey; attempts: Attempt[] }[] = [];
    for (const grant_id of grantIds) {
      const key = { seller_id: sellerId, grant_id, lesson_id: lessonId };
      await lockGrantOfAttempts(trx, key);
      const attempts = await findAttempts(trx, key);
      if (attempts.length > 0) tried.push({ key, attempts });
    }
    const attempts = tried.flatMap((one) => one.attempts);
    if (attempts.length === 0)
      throw conflict('not_tried', 'They have used no try of this quiz. Nothing has to be reset.');
    if (attempts.some(({ passed }) => passed))
      throw conflict('quiz_passed', 'They have passed this quiz. Nothing has to be reset.');
    if (attempts.some(({ answered_at }) => answered_at.getTime() > Date.parse(triedAt)))
      throw conflict('tried_since', 'They have tried this quiz again since. Look at it again.');
    for (const { key } of tried) await deleteAttempts(trx, key);
    const score = attempts.reduce((sum, attempt) => sum + attempt.score, 0);
    const counted = { lesson_id: lessonId, tries: attempts.length, tried: tried.length, score };
    await uncountLessons(trx, { seller_id: sellerId, product_id: productId }, [counted]);
  });
  return quizzesOf(context, product, memberId);
}

async function deleteAttempts(trx: Tx, { seller_id, grant_id, lesson_id }: LessonKey): Promise<void> {
  await trx
    .deleteFrom('quiz_attempt')
    .where('seller_id', '=', seller_id)
    .where('grant_id', '=', grant_id)
    .where('lesson_id', '=', lesson_id)
    .execute();
}
