import type { Handlers } from '../../../platform/http/contract';
import { proofOfCall } from '../access';
import type { createNotes } from './note.service';

type Operations = 'listLessonNotes' | 'addLessonNote' | 'changeLessonNote' | 'deleteLessonNote';

/** Notes of buyers on lessons. */
export const noteHandlers = (notes: ReturnType<typeof createNotes>) =>
  ({
    listLessonNotes: async (request) => [
      200,
      { items: await notes.list(request.params, proofOfCall(request)) },
    ],
    addLessonNote: async (request) => [
      201,
      await notes.add(request.params, request.body, proofOfCall(request)),
    ],
    changeLessonNote: async (request) => [
      200,
      await notes.change(request.params, request.body, proofOfCall(request)),
    ],
    deleteLessonNote: async (request) => {
      await notes.remove(request.params, proofOfCall(request));
      return [204, undefined];
    },
  }) satisfies Handlers<Operations>;
