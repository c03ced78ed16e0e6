// A course as its buyers see it, for its creator: everything is open, and nothing is kept.
import { statesOf } from '@haat/kinds/parts/learning/learning.rules';
import { questionsOf, scoreOf } from '@haat/kinds/parts/learning/quiz.rules';
import { kindOf } from '@haat/kinds/rules';
import type {
  CourseContent,
  Learning,
  LessonToLearn,
  QuizAnswers,
  QuizResult,
  ReceivedPart,
} from '@haat/openapi';
import type { PreviewedVersion } from '@haat/openapi/pages';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/deps';
import type { Handlers } from '../../../platform/http/contract';
import { notFound } from '../../../platform/http/errors';
import { type Identity, signedIn } from '../../accounts';
import type { Catalog } from '../../catalog';
import { type Enrolment, lessonIn } from './enrolment';
import { toLearning, toLesson, toQuiz, toResult } from './learning.view';
import { toSession } from './live-session';
import { createPreviewSessions } from './preview-session';

interface LearnerPreviewDependencies {
  catalog: Pick<Catalog, 'findOwn' | 'partsOfLesson'>;
  identity: Pick<Identity, 'isSignedIn'>;
}

interface At {
  productId: string;
  lessonId: string;
}

/** In place of the last digits of a buyer’s number. */
const sampleEnding = '0000';

/** Every lesson that buyers have, open to whoever looks: neither dates nor an order hold it back. */
const allOpen = ({ sections = [], ...content }: CourseContent): CourseContent => ({
  ...content,
  inOrder: false,
  sections: sections.map((section) => ({
    ...section,
    lessons: section.lessons.map((lesson) => ({ ...lesson, opens: {} })),
  })),
});

/** Where a player reports to counts devices, and is for buyers. */
function unreported(part: ReceivedPart): ReceivedPart {
  const shown = { ...part };
  delete shown.playbackUrl;
  return shown;
}

/** Every call throws 404 for another's product, and for one that teaches nothing. */
export function createLearnerPreview(
  deps: Pick<Deps, 'clock' | 'config' | 'signer'>,
  { catalog, identity }: LearnerPreviewDependencies,
) {
  const sessions = createPreviewSessions(deps, identity);

  async function previewOf(sellerId: string, productId: string) {
    const { live, edited, hasChanges } = await catalog.findOwn(sellerId, productId);
    const content = kindOf(edited).lessons?.(edited.content as never, edited.title);
    if (!content) throw notFound('Course not found');
    const open = allOpen(content);
    const now = deps.clock.now();
    const version: PreviewedVersion =
      live.status === 'draft' ? 'draft' : hasChanges ? 'changed' : 'published';
    const enrolment: Enrolment = {
      sellerId,
      id: productId,
      orderId: null,
      phoneEnding: sampleEnding,
      buyerName: null,
      hasHolder: false,
      product: edited,
      content: open,
      states: statesOf(open, { startedAt: now, now, progress: new Map() }),
    };
    return { enrolment, version };
  }

  const shown = (enrolment: Enrolment): Learning =>
    toLearning(enrolment, enrolment.content.certificate ? { status: 'pending', issued: null } : null);

  async function lessonOf(enrolment: Enrolment, lessonId: string): Promise<LessonToLearn> {
    const state = lessonIn(enrolment, lessonId);
    const { lesson, number } = state;
    const parts = await catalog.partsOfLesson(enrolment.product, lesson, enrolment.id);
    return {
      lesson: toLesson(state),
      parts: parts.map(unreported),
      session: toSession(enrolment.id, state),
      quiz: lesson.quiz ? toQuiz(lesson.quiz, [], questionsOf(lesson.quiz, lesson.id)) : null,
      previousLessonId: enrolment.states[number - 2]?.lesson.id ?? null,
      nextLessonId: enrolment.states[number]?.lesson.id ?? null,
    };
  }

  const handlers = {
    async openLearnerPreview(request) {
      const session = signedIn(request);
      const { id } = request.params;
      await previewOf(session.accountId, id);
      sessions.begin(request.reply, session);
      return [200, { path: `/learn/preview/${id}` }];
    },
  } satisfies Handlers<'openLearnerPreview'>;

  return {
    handlers,

    /** The creator whose browser may look at their courses like a buyer; null for any other. */
    viewerOf: (request: FastifyRequest): Promise<string | null> => sessions.viewerOf(request),

    /** The outline. */
    async show(sellerId: string, productId: string) {
      const { enrolment, version } = await previewOf(sellerId, productId);
      return { learning: shown(enrolment), version };
    },

    /** A lesson in its outline. @throws Refusal 404 for a lesson that is not there, or hidden */
    async open(sellerId: string, { productId, lessonId }: At) {
      const { enrolment, version } = await previewOf(sellerId, productId);
      const lesson = await lessonOf(enrolment, lessonId);
      return { learning: shown(enrolment), lesson, phoneEnding: sampleEnding, version };
    },

    /** What answers to its quiz would come to. @throws Refusal 404 for a lesson without a quiz */
    async answer(
      sellerId: string,
      { productId, lessonId }: At,
      answers: QuizAnswers['answers'],
    ): Promise<QuizResult> {
      const { enrolment } = await previewOf(sellerId, productId);
      const { quiz, id } = lessonIn(enrolment, lessonId).lesson;
      if (!quiz || quiz.questions.length === 0) throw notFound('Quiz not found');
      const questions = questionsOf(quiz, id);
      return toResult(questions, scoreOf(questions, answers, quiz.pass), quiz.tries ?? null);
    },
  };
}

export type LearnerPreview = ReturnType<typeof createLearnerPreview>;
