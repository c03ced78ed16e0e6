import type { LessonQuestion, ReceivedQuestion } from '@haat/openapi';
import type { QuestionRow, ReceivedRow } from './question.repository';

const statusOf = ({
  answered_at,
  hidden_at,
}: Pick<QuestionRow, 'answered_at' | 'hidden_at'>): LessonQuestion['status'] => {
  if (hidden_at) return 'hidden';
  return answered_at ? 'answered' : 'waiting';
};

/** As buyers read it: without who asked. */
export const viewShown = (row: QuestionRow, grantId: string): LessonQuestion => ({
  id: row.id,
  text: row.text,
  askedAt: row.asked_at.toISOString(),
  status: statusOf(row),
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
  isOwn: row.grant_id === grantId,
});

export const viewReceived = (row: ReceivedRow): ReceivedQuestion => ({
  id: row.id,
  productId: row.product_id,
  title: row.title,
  lessonId: row.lesson_id,
  lessonTitle: row.lesson_title,
  text: row.text,
  name: row.asker_name,
  askedAt: row.asked_at.toISOString(),
  status: statusOf(row),
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
});
