import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import { proofOfCall } from '../access';
import type { createAskedQuestions } from './asked.service';
import type { createReceivedQuestions } from './received.service';

type Operations =
  | 'listLessonQuestions'
  | 'askLessonQuestion'
  | 'deleteLessonQuestion'
  | 'listReceivedQuestions'
  | 'getReceivedQuestion'
  | 'answerQuestion'
  | 'hideQuestion'
  | 'showQuestion';

/** Questions under lessons: of buyers, and to their creators. */
export const questionHandlers = (
  asked: ReturnType<typeof createAskedQuestions>,
  received: ReturnType<typeof createReceivedQuestions>,
) =>
  ({
    listLessonQuestions: async (request) => [
      200,
      await asked.list(request.params, request.query, proofOfCall(request)),
    ],
    askLessonQuestion: async (request) => [
      201,
      await asked.ask(request.params, request.body.text, proofOfCall(request)),
    ],
    deleteLessonQuestion: async (request) => {
      await asked.withdraw(request.params, proofOfCall(request));
      return [204, undefined];
    },
    listReceivedQuestions: async (request) => [
      200,
      await received.list(signedIn(request).accountId, request.query),
    ],
    getReceivedQuestion: async (request) => [
      200,
      await received.show(signedIn(request).accountId, request.params.id),
    ],
    answerQuestion: async (request) => [
      200,
      await received.answer(signedIn(request).accountId, request.params.id, request.body.text),
    ],
    hideQuestion: async (request) => [
      200,
      await received.hide(signedIn(request).accountId, request.params.id),
    ],
    showQuestion: async (request) => [
      200,
      await received.unhide(signedIn(request).accountId, request.params.id),
    ],
  }) satisfies Handlers<Operations>;
