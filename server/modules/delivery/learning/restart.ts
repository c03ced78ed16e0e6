import type { Enrolment, LearningContext } from './enrolment';
import { clearProgress, lockGrantOfAttempts } from './learning.repository';

/** Lessons whose quizzes may be taken as often as anybody likes: there is no limit to get round. */
const endlessQuizzes = ({ content: { sections = [] } }: Enrolment): string[] =>
  sections.flatMap(({ lessons }) =>
    lessons.flatMap(({ id, quiz }) => (quiz && quiz.tries === undefined ? [id] : [])),
  );

/** Begins a course again. What was written, certificates, and quizzes with a limit of tries stay. Said twice it is done once. */
export async function restart({ database }: LearningContext, enrolment: Enrolment): Promise<void> {
  const key = { seller_id: enrolment.sellerId, grant_id: enrolment.id };
  await database.tx(async (trx) => {
    await lockGrantOfAttempts(trx, key);
    await clearProgress(trx, { ...key, productId: enrolment.product.id }, endlessQuizzes(enrolment));
  });
}
