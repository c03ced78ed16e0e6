import { canLearn, isDoneByQuiz, isWatched } from '@haat/kinds/parts/learning/learning.rules';
import type {
  Certificate,
  Learning,
  LearningLesson,
  LessonProgress,
  LessonToLearn,
  QuizAnswers,
  QuizResult,
} from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import type { Handlers } from '../../../platform/http/contract';
import { conflict, Refusal } from '../../../platform/http/errors';
import { type Proof, proofOfCall } from '../access';
import { createNotes, noteHandlers } from '../notes';
import { createAskedQuestions, createReceivedQuestions, questionHandlers } from '../questions';
import { certificateOf, issueCertificate } from './earned-certificate';
import {
  type Enrolment,
  enrolmentOf,
  type LearningContext,
  type LearningDependencies,
  lessonIn,
} from './enrolment';
import { firstPeriodOf } from './first-period';
import { findAttempts, saveCountedProgress, saveProgress } from './learning.repository';
import { askedOf, toLearning, toLesson, toQuiz } from './learning.view';
import {
  type CalendarSession,
  calendarSession,
  joinSession,
  type SessionDoor,
  toSession,
} from './live-session';
import { takeQuiz } from './quiz.service';
import { restart } from './restart';

type Operations =
  | 'getLearning'
  | 'getLesson'
  | 'saveLessonProgress'
  | 'answerQuiz'
  | 'issueCertificate'
  | 'restartLearning';

/** A lesson of what somebody has bought. */
interface At {
  /** The grant's id. */
  id: string;
  lessonId: string;
}

const notOpen = () => conflict('lesson_not_open', 'This lesson is not open yet.');

async function showLesson(
  { catalog, database }: LearningContext,
  enrolment: Enrolment,
  lessonId: string,
): Promise<LessonToLearn> {
  const state = lessonIn(enrolment, lessonId);
  if (!canLearn(state)) throw notOpen();
  const { lesson } = state;
  const { id: grantId, product, sellerId, states } = enrolment;
  const attempts = lesson.quiz
    ? await findAttempts(database.db, { seller_id: sellerId, grant_id: grantId, lesson_id: lessonId })
    : [];
  return {
    lesson: toLesson(state),
    parts: await catalog.partsOfLesson(product, lesson, grantId),
    quiz: lesson.quiz
      ? toQuiz(lesson.quiz, attempts, askedOf(lesson.quiz, { grantId, lessonId }, attempts.length))
      : null,
    session: toSession(grantId, state),
    previousLessonId: states[state.number - 2]?.lesson.id ?? null,
    nextLessonId: states[state.number]?.lesson.id ?? null,
  };
}

async function saveLesson(
  { clock, database }: LearningContext,
  enrolment: Enrolment,
  { lessonId, position, length, done = false }: LessonProgress & { lessonId: string },
): Promise<LearningLesson> {
  const state = lessonIn(enrolment, lessonId);
  if (!canLearn(state)) throw notOpen();
  const hasQuiz = isDoneByQuiz(state.lesson);
  if (done && hasQuiz && state.status !== 'done')
    throw conflict('quiz_first', 'Pass the quiz to finish this lesson.');
  const change = {
    position: position ?? null,
    isDone: done || (!hasQuiz && isWatched(position ?? 0, length)),
    now: clock.now(),
  };
  const { sellerId: seller_id, id: grant_id, product } = enrolment;
  const key = { seller_id, grant_id, lesson_id: lessonId };
  // What has begun and is done stays so: most reports of a player change neither.
  const isCounted = !state.progress || (change.isDone && !state.progress.doneAt);
  const progress = isCounted
    ? await database.tx((trx) => saveCountedProgress(trx, { ...key, productId: product.id }, change))
    : await saveProgress(database.db, key, change);
  return toLesson({ ...state, status: progress.doneAt ? 'done' : state.status, progress });
}

/** Courses and lessons, for those who have bought them. Every call throws 404 for whoever does not hold the grant, or when it has ended. */
export function createLearning(
  deps: Pick<Deps, 'config' | 'database' | 'clock' | 'random' | 'jobs' | 'signer'>,
  dependencies: LearningDependencies,
) {
  const context: LearningContext = { ...deps, ...dependencies };
  const notes = createNotes(context);
  const questions = createAskedQuestions(context);
  const enrolled = (id: string, proof: Proof) => enrolmentOf(context, id, proof);
  const shown = async (enrolment: Enrolment) =>
    toLearning(enrolment, await certificateOf(context, enrolment));

  /** What was done may have been the last of the course: it is read again, because another device may have done the rest. */
  async function afterDone({ id, content }: Enrolment, proof: Proof): Promise<void> {
    if (content.certificate) await certificateOf(context, await enrolled(id, proof));
  }

  const service = {
    /** Where whoever holds a grant goes on: of a subscription, in its first period. */
    placeOf: (id: string, proof: Proof): Promise<string> => firstPeriodOf(context, id, proof),

    /** The outline with progress. */
    show: async (id: string, proof: Proof): Promise<Learning> => shown(await enrolled(id, proof)),

    /** The outline; null for whoever does not hold it, or where nothing is taught. */
    async find(id: string, proof: Proof): Promise<Learning | null> {
      return service.show(id, proof).catch((error: unknown) => {
        if (error instanceof Refusal && error.status === 404) return null;
        throw error;
      });
    },

    /** A lesson in its outline. @throws Refusal 404 for a lesson that is not there, 409 for one that is not open */
    async open({ id, lessonId }: At, proof: Proof) {
      const enrolment = await enrolled(id, proof);
      return {
        learning: await shown(enrolment),
        lesson: await showLesson(context, enrolment, lessonId),
        phoneEnding: enrolment.phoneEnding,
        canWrite: enrolment.hasHolder,
      };
    },

    /** @throws Refusal 404 for a lesson that is not there, 409 for one that is not open */
    async lesson({ id, lessonId }: At, proof: Proof): Promise<LessonToLearn> {
      return showLesson(context, await enrolled(id, proof), lessonId);
    },

    /** @throws Refusal 404 and 409 as above; 409 for one that is done by its quiz alone */
    async save({ id, lessonId }: At, progress: LessonProgress, proof: Proof): Promise<LearningLesson> {
      const enrolment = await enrolled(id, proof);
      const saved = await saveLesson(context, enrolment, { ...progress, lessonId });
      if (saved.doneAt !== null && lessonIn(enrolment, lessonId).status !== 'done')
        await afterDone(enrolment, proof);
      return saved;
    },

    /** Where the live session of a lesson leads at the moment; notes the attendance. @throws Refusal 404, also for a lesson that is not open */
    async join({ id, lessonId }: At, proof: Proof): Promise<SessionDoor> {
      const enrolment = await enrolled(id, proof);
      const { isNewlyDone, ...door } = await joinSession(context, enrolment, lessonId);
      if (isNewlyDone) await afterDone(enrolment, proof);
      return door;
    },

    /** The live session of a lesson for a calendar. @throws Refusal 404 as `join` */
    async calendarSession({ id, lessonId }: At, proof: Proof): Promise<CalendarSession> {
      return calendarSession(context, await enrolled(id, proof), lessonId);
    },

    /** @throws Refusal 404 and 409 as above; 409 where no try is left, or it is passed */
    async answer({ id, lessonId }: At, answers: QuizAnswers['answers'], proof: Proof): Promise<QuizResult> {
      const enrolment = await enrolled(id, proof);
      const result = await takeQuiz(context, enrolment, { lessonId, answers });
      if (result.passed) await afterDone(enrolment, proof);
      return result;
    },

    /** `name` is its name where the order has none. @throws Refusal 404 where none is given, 409 while a lesson is left, 422 without a name */
    async issueCertificate(id: string, name: string | undefined, proof: Proof): Promise<Certificate> {
      return issueCertificate(context, await enrolled(id, proof), name);
    },

    /** Clears positions and what is done; answers the outline. */
    async restart(id: string, proof: Proof): Promise<Learning> {
      await restart(context, await enrolled(id, proof));
      return service.show(id, proof);
    },
  };

  const handlers = {
    getLearning: async (request) => [200, await service.show(request.params.id, proofOfCall(request))],
    getLesson: async (request) => [200, await service.lesson(request.params, proofOfCall(request))],
    saveLessonProgress: async (request) => [
      200,
      await service.save(request.params, request.body, proofOfCall(request)),
    ],
    answerQuiz: async (request) => [
      200,
      await service.answer(request.params, request.body.answers, proofOfCall(request)),
    ],
    issueCertificate: async (request) => [
      200,
      await service.issueCertificate(request.params.id, request.body.name, proofOfCall(request)),
    ],
    restartLearning: async (request) => [200, await service.restart(request.params.id, proofOfCall(request))],
  } satisfies Handlers<Operations>;
  return {
    ...service,
    notes,
    questions,
    handlers: {
      ...handlers,
      ...noteHandlers(notes),
      ...questionHandlers(questions, createReceivedQuestions(context)),
    },
  };
}

export type LearningModule = ReturnType<typeof createLearning>;
