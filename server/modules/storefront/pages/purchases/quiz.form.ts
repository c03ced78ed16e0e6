import type { QuizAnswers } from '@haat/openapi';
import { textsOf } from '../../../../platform/http/form-fields';

const prefix = 'q.';

/**
 * What a form answers, as far as the contract allows: to the questions that it was drawn with, whichever are asked now. What is sent twice says the same
 * twice, though the first has moved the quiz on to other questions.
 */
export const answersIn = (body: unknown): QuizAnswers['answers'] =>
  Object.fromEntries(
    Object.keys(body ?? {})
      .filter((field) => field.startsWith(prefix))
      .slice(0, 100)
      .map((field) => {
        const [first = '', ...others] = textsOf(body, field).slice(0, 12);
        const texts = [first, ...others];
        return [field.slice(prefix.length), others.length > 0 ? texts : first.slice(0, 500)];
      }),
  );
