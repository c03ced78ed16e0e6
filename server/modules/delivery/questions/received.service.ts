import type { LessonQuestion, ReceivedQuestion, ReceivedQuestions } from '@haat/openapi';
import type { Tx } from '../../../platform/database/database';
import { invalid, notFound } from '../../../platform/http/errors';
import { textBlock } from '../../../platform/text/text-block';
import type { LearningContext } from '../learning/enrolment';
import { type PageWish, questionPage } from './asked.service';
import { tellAnswered } from './question.notices';
import {
  findReceived,
  findReceivedById,
  lockReceived,
  type QuestionRow,
  saveQuestion,
} from './question.repository';
import { viewReceived } from './question.view';

interface ReceivedWish extends PageWish {
  status?: LessonQuestion['status'] | undefined;
  productId?: string | undefined;
}

const none = () => notFound('Question not found');

/** What a creator was asked under lessons, and may do with it. Other creators' questions are 404. */
export function createReceivedQuestions(context: LearningContext) {
  const { clock, database, jobs } = context;

  async function show(sellerId: string, id: string): Promise<ReceivedQuestion> {
    const row = await findReceivedById(database.db, sellerId, id);
    if (!row) throw none();
    return viewReceived(row);
  }

  /** `work` answers null where there is nothing to change. */
  async function change(
    sellerId: string,
    id: string,
    work: (row: QuestionRow, trx: Tx) => Promise<QuestionRow | null> | QuestionRow | null,
  ): Promise<ReceivedQuestion> {
    await database.tx(async (trx) => {
      const row = await lockReceived(trx, sellerId, id);
      if (!row) throw none();
      const changed = await work(row, trx);
      if (changed) await saveQuestion(trx, changed);
    });
    jobs.kick();
    return show(sellerId, id);
  }

  return {
    show,

    async list(sellerId: string, { status, productId, ...wish }: ReceivedWish): Promise<ReceivedQuestions> {
      const { rows, next } = await questionPage(wish, (page) =>
        findReceived(database.db, { sellerId, status, productId }, page),
      );
      return { items: rows.map(viewReceived), next };
    },

    /** The first answer is told to whoever asked. @throws Refusal 404, 422 */
    async answer(sellerId: string, id: string, given: string): Promise<ReceivedQuestion> {
      const answer = textBlock(given);
      if (answer === '') throw invalid({ text: 'Write an answer first.' });
      return change(sellerId, id, async (row, trx) => {
        if (row.answer === answer) return null;
        const changed = { ...row, answer, answered_at: row.answered_at ?? clock.now() };
        if (!row.answered_at) await tellAnswered(trx, context, changed);
        return changed;
      });
    },

    /** @throws Refusal 404 */
    hide: (sellerId: string, id: string): Promise<ReceivedQuestion> =>
      change(sellerId, id, (row) => (row.hidden_at ? null : { ...row, hidden_at: clock.now() })),

    /** @throws Refusal 404 */
    unhide: (sellerId: string, id: string): Promise<ReceivedQuestion> =>
      change(sellerId, id, (row) => (row.hidden_at ? { ...row, hidden_at: null } : null)),
  };
}
