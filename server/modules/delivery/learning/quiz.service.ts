import { createHash } from 'node:crypto';
import { canLearn } from '@haat/kinds/parts/learning/learning.rules';
import { scoreOf, triesLeft } from '@haat/kinds/parts/learning/quiz.rules';
import type { Quiz, QuizAnswers, QuizResult } from '@haat/openapi';
import type { Tx } from '../../../platform/database/database';
import { conflict, notFound } from '../../../platform/http/errors';
import { countLesson, countQuestions } from '../engagement/count.repository';
import { type Enrolment, type LearningContext, lessonIn } from './enrolment';
import {
  type Attempt,
  findAttempts,
  insertAttempt,
  type LessonKey,
  lockGrantOfAttempts,
  saveCountedProgress,
} from './learning.repository';
import { askedOf, toResult } from './learning.view';

/** Ms in which the same answers are the same try, sent again. */
const again = 60_000;

const hashOf = (answers: QuizAnswers['answers']): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');

/**
 * One try. Whoever passes has done the lesson.
 * @throws Refusal 404 for a lesson without a quiz, 409 for one that is not open, is passed, or has no tries left
 */
export async function takeQuiz(
  { database, clock }: LearningContext,
  enrolment: Enrolment,
  { lessonId, answers }: { lessonId: string; answers: QuizAnswers['answers'] },
): Promise<QuizResult> {
  const state = lessonIn(enrolment, lessonId);
  const { quiz } = state.lesson;
  if (!quiz || quiz.questions.length === 0) throw notFound('Quiz not found');
  if (!canLearn(state)) throw conflict('lesson_not_open', 'This lesson is not open yet.');
  const key = { seller_id: enrolment.sellerId, grant_id: enrolment.id, lesson_id: lessonId };
  const now = clock.now();
  return database.tx(async (trx) => {
    await lockGrantOfAttempts(trx, key);
    const attempts = await findAttempts(trx, key);
    const { attempt, result, isNew } = attemptOf(quiz, key, { attempts, answers, now });
    if (isNew) {
      await insertAttempt(trx, attempt);
      const productId = enrolment.product.id;
      await saveCountedProgress(trx, { ...key, productId }, { position: null, isDone: attempt.passed, now });
      await countAttempt(trx, productId, attempt, result.questions);
    }
    return result;
  });
}

/** Adds a try to what the creator sees of the quiz. */
async function countAttempt(
  trx: Tx,
  product_id: string,
  { seller_id, lesson_id, number, passed, score }: Attempt,
  questions: QuizResult['questions'],
): Promise<void> {
  const lesson = { seller_id, product_id, lesson_id };
  await countLesson(trx, lesson, {
    tries: 1,
    tried: number === 1 ? 1 : 0,
    passed: passed ? 1 : 0,
    score,
  });
  await countQuestions(trx, lesson, questions);
}

interface Tried {
  attempts: readonly Attempt[];
  answers: QuizAnswers['answers'];
  now: Date;
}

function attemptOf(
  quiz: Quiz,
  key: LessonKey,
  { attempts, answers, now }: Tried,
): { attempt: Attempt; result: QuizResult; isNew: boolean } {
  const answersHash = hashOf(answers);
  const last = attempts.at(-1);
  const isNew = !(last?.answers_hash === answersHash && now.getTime() - last.answered_at.getTime() < again);
  const before = isNew ? attempts : attempts.slice(0, -1);
  if (before.some(({ passed }) => passed)) throw conflict('quiz_passed', 'You have passed this quiz.');
  if (triesLeft(quiz, before.length) === 0)
    throw conflict('no_tries_left', 'You have used all tries of this quiz. Ask the creator for another one.');
  const questions = askedOf(quiz, { grantId: key.grant_id, lessonId: key.lesson_id }, before.length);
  const scored = scoreOf(questions, answers, quiz.pass);
  return {
    isNew,
    attempt: {
      ...key,
      number: before.length + 1,
      score: scored.score,
      passed: scored.passed,
      answers_hash: answersHash,
      answered_at: now,
    },
    result: toResult(questions, scored, triesLeft(quiz, before.length + 1)),
  };
}
