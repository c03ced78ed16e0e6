import type { QuizAnswers, QuizToTake } from '@haat/openapi';
import { textOf, textsOf } from '../../../../platform/http/form-fields';

/** What a form answers to the questions of a quiz, as far as the contract allows. */
export const answersIn = (body: unknown, quiz: QuizToTake | null): QuizAnswers['answers'] =>
  Object.fromEntries(
    (quiz?.questions ?? []).map(({ id, type }) => [
      id,
      type === 'several' ? textsOf(body, `q.${id}`).slice(0, 12) : textOf(body, `q.${id}`).slice(0, 500),
    ]),
  );
