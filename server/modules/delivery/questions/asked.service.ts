import { questionLimits } from '@haat/kinds/parts/learning/note.rules';
import type { LessonQuestion, LessonQuestions } from '@haat/openapi';
import { type Position, readCursor, writeCursor } from '../../../platform/database/cursor';
import { conflict, invalid, notFound, tooMany } from '../../../platform/http/errors';
import { createWindowCounts } from '../../../platform/security/window.counts';
import { textBlock } from '../../../platform/text/text-block';
import type { Proof } from '../access';
import { type Enrolment, enrolmentOf, type LearningContext } from '../learning/enrolment';
import { lockGrantOfHolder } from '../learning/learning.repository';
import { holderErased, openLesson } from '../notes';
import { tellAsked } from './question.notices';
import {
  countWaiting,
  deleteQuestion,
  findSameWaiting,
  findShown,
  insertQuestion,
  type LessonOf,
  lockAsked,
  type QuestionRow,
} from './question.repository';
import { viewShown } from './question.view';

/** A lesson of what somebody has bought. */
export interface QuestionsAt {
  /** The grant's id. */
  id: string;
  lessonId: string;
}

export interface PageWish {
  limit?: number | undefined;
  cursor?: string | undefined;
}

const day = 24 * 60 * 60_000;
/** Grants whose questions are counted at a time. */
const mostCounted = 10_000;
const usual = 25;

/** A page of what `find` finds, newest first. @throws Refusal 400 for a cursor that is not ours */
export async function questionPage<Row extends QuestionRow>(
  { limit = usual, cursor }: PageWish,
  find: (page: { after: Position | null; limit: number }) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: string | null }> {
  const found = await find({ after: cursor ? readCursor(cursor) : null, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last ? writeCursor({ at: last.asked_at, id: last.id }) : null };
}

function placeOf({ sellerId, id, product }: Enrolment, lessonId: string): LessonOf {
  return { sellerId, productId: product.id, lessonId, grantId: id };
}

/** @throws Refusal 422 without words, or with too many */
function questionIn(given: string): string {
  const text = textBlock(given);
  if (text === '') throw invalid({ text: 'Write your question first.' });
  if (Array.from(text).length > questionLimits.textLength)
    throw invalid({ text: 'This question is too long. Ask in at most 1,000 characters.' });
  return text;
}

/**
 * What buyers ask under a lesson. Every call throws 404 for whoever does not hold the grant, or when it has ended, and 409 for a lesson that is
 * not open.
 */
export function createAskedQuestions(context: LearningContext) {
  const { clock, database, jobs, random } = context;
  const asked = createWindowCounts({ clock }, { windowMs: day, most: mostCounted });

  async function opened({ id, lessonId }: QuestionsAt, proof: Proof) {
    const enrolment = await enrolmentOf(context, id, proof);
    const { lesson } = openLesson(enrolment, lessonId);
    return { lesson, place: placeOf(enrolment, lessonId) };
  }

  return {
    async list(at: QuestionsAt, wish: PageWish, proof: Proof): Promise<LessonQuestions> {
      const { place } = await opened(at, proof);
      const { rows, next } = await questionPage(wish, (page) => findShown(database.db, place, page));
      return { items: rows.map((row) => viewShown(row, place.grantId)), next };
    },

    /** @throws Refusal 409 where too many wait, or the holder was erased; 422; 429 */
    async ask(at: QuestionsAt, given: string, proof: Proof): Promise<LessonQuestion> {
      const { lesson, place } = await opened(at, proof);
      const text = questionIn(given);
      const row = await database.tx(async (trx) => {
        const key = { seller_id: place.sellerId, grant_id: place.grantId };
        if (!(await lockGrantOfHolder(trx, key))) throw holderErased();
        const same = await findSameWaiting(trx, place, text);
        if (same) return same;
        if ((await countWaiting(trx, place)) >= questionLimits.waiting)
          throw conflict(
            'too_many_waiting',
            'Ten of your questions wait for an answer. Ask again after that.',
          );
        if (asked.add(place.grantId) > questionLimits.daily)
          throw tooMany('too_many_questions', 'You have asked a lot today. Ask again tomorrow.', day / 1000);
        const next: QuestionRow = {
          seller_id: place.sellerId,
          id: random.publicId(),
          product_id: place.productId,
          lesson_id: place.lessonId,
          lesson_title: lesson.title,
          grant_id: place.grantId,
          text,
          asked_at: clock.now(),
          answer: null,
          answered_at: null,
          hidden_at: null,
          asker_phone: null,
          asker_email: null,
          language: null,
        };
        await insertQuestion(trx, next);
        await tellAsked(trx, context, next);
        return next;
      });
      jobs.kick();
      return viewShown(row, place.grantId);
    },

    /** @throws Refusal 404 for one that is not theirs, 409 for one that was answered */
    async withdraw(at: QuestionsAt & { questionId: string }, proof: Proof): Promise<void> {
      const { place } = await opened(at, proof);
      await database.tx(async (trx) => {
        const row = await lockAsked(trx, place, at.questionId);
        if (!row) throw notFound('Question not found');
        if (row.answered_at)
          throw conflict('question_answered', 'This question has been answered, so it stays.');
        await deleteQuestion(trx, row);
      });
    },
  };
}
