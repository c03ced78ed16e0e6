import type { Phrase } from '@haat/i18n';
import type { QuizQuestion } from '@haat/openapi';

/** How a question is answered, in words. */
export const questionTypes: Record<QuizQuestion['type'], Phrase> = {
  choice: 'One right answer',
  several: 'Several right answers',
  text: 'A typed answer',
  number: 'A number|of a question',
};
