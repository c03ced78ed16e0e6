import { secondsOf } from '@haat/kinds/parts/learning/note.rules';
import type { NewLessonNote } from '@haat/openapi';
import type { SentBackForm } from '@haat/openapi/pages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { invalid, Refusal } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import { isPublicId, type Storefront } from '../storefront.parts';
import { atOf, type LessonPlace, lessonPage, type OfLesson } from './lesson.page';

/** What a form holds is cut here; how long a note or a question may be is said where it is kept. */
const longest = { text: 10_000, time: 20, mediaId: 64 } as const;

function valuesOf(body: unknown): SentBackForm['values'] {
  return {
    text: textOf(body, 'text').slice(0, longest.text),
    time: textOf(body, 'time').slice(0, longest.time).trim(),
    mediaId: textOf(body, 'film').slice(0, longest.mediaId),
  };
}

/** @throws Refusal 422 for a time that is none */
function noteIn({ text, time, mediaId }: SentBackForm['values']): NewLessonNote {
  if (time === '') return { text };
  const position = secondsOf(time);
  if (position === null) throw invalid({ position: 'Enter a time such as 1:30.' });
  return { text, position, ...(mediaId !== '' && { mediaId }) };
}

/** Answers that lead back to the form. */
const correctable = new Set([400, 409, 422, 429]);

/** Notes and questions under a lesson, as forms that need no script. */
export function lessonWritingRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { notes, questions } = storefront.dependencies.learning;
  const { proofOf, sendLesson } = lessonPage(storefront);

  /** Does it and leads back to the lesson, or sends the form back with what is wrong. `work` answers the part of the page to go to. */
  async function take(
    request: OfLesson,
    reply: FastifyReply,
    form: Pick<SentBackForm, 'form' | 'noteId'>,
    work: (values: SentBackForm['values']) => Promise<string>,
  ) {
    const { accessId, lessonId } = request.params;
    if (!isPublicId(accessId)) return reply.callNotFound();
    const values = valuesOf(request.body);
    try {
      const place = await work(values);
      return reply.redirect(`/learn/${accessId}/${lessonId}#${place}`, 303);
    } catch (error) {
      if (!(error instanceof Refusal) || !correctable.has(error.status)) throw error;
      // One that is not open is named in the outline.
      if (error.code === 'lesson_not_open') return reply.redirect(`/learn/${accessId}`, 303);
      const { fields: errors = {}, message, status } = error;
      const isOfFields = Object.keys(errors).length > 0;
      const sentBack = { ...form, values, errors, message: isOfFields ? null : message };
      return sendLesson(request, reply, { sentBack, status });
    }
  }

  app.post<{ Params: LessonPlace }>('/learn/:accessId/:lessonId/notes', (request, reply) =>
    take(request, reply, { form: 'note', noteId: null }, async (values) => {
      const { id } = await notes.add(atOf(request), noteIn(values), await proofOf(request));
      return `note-${id}`;
    }),
  );

  app.post<{ Params: LessonPlace & { noteId: string } }>(
    '/learn/:accessId/:lessonId/notes/:noteId',
    (request, reply) => {
      const { noteId } = request.params;
      return take(request, reply, { form: 'note', noteId }, async (values) => {
        await notes.change({ ...atOf(request), noteId }, noteIn(values), await proofOf(request));
        return `note-${noteId}`;
      });
    },
  );

  app.post<{ Params: LessonPlace & { noteId: string } }>(
    '/learn/:accessId/:lessonId/notes/:noteId/delete',
    (request, reply) => {
      const { noteId } = request.params;
      return take(request, reply, { form: 'note', noteId }, async () => {
        await notes.remove({ ...atOf(request), noteId }, await proofOf(request));
        return 'notes';
      });
    },
  );

  app.post<{ Params: LessonPlace }>('/learn/:accessId/:lessonId/questions', (request, reply) =>
    take(request, reply, { form: 'question', noteId: null }, async ({ text }) => {
      const { id } = await questions.ask(atOf(request), text, await proofOf(request));
      return `question-${id}`;
    }),
  );

  app.post<{ Params: LessonPlace & { questionId: string } }>(
    '/learn/:accessId/:lessonId/questions/:questionId/delete',
    (request, reply) => {
      const { questionId } = request.params;
      return take(request, reply, { form: 'question', noteId: null }, async () => {
        await questions.withdraw({ ...atOf(request), questionId }, await proofOf(request));
        return 'questions';
      });
    },
  );
}
