import { finishedAt, type LessonState, nextOf } from '@haat/kinds/parts/learning/learning.rules';
import { type QuizScore, questionsOf, triesLeft } from '@haat/kinds/parts/learning/quiz.rules';
import { lessonMinutes } from '@haat/kinds/parts/live/session.rules';
import type {
  Learning,
  LearningCertificate,
  LearningLesson,
  Quiz,
  QuizQuestion,
  QuizResult,
  QuizToTake,
} from '@haat/openapi';
import type { Enrolment } from './enrolment';
import type { Attempt } from './learning.repository';

export function toLesson({ lesson, number, status, opensAt, live, progress }: LessonState): LearningLesson {
  const minutes = lessonMinutes(lesson);
  return {
    id: lesson.id,
    number,
    title: lesson.title,
    ...(minutes !== undefined && { minutes }),
    ...(lesson.quiz && { questions: lesson.quiz.asked ?? lesson.quiz.questions.length }),
    ...(live && { live }),
    status,
    ...(status === 'waiting' && opensAt && { opensAt: opensAt.toISOString() }),
    position: progress?.position ?? 0,
    doneAt: progress?.doneAt?.toISOString() ?? null,
  };
}

/** The outline with progress. Sections that have nothing for buyers are left out. */
export function toLearning(
  { id, product, content, states }: Enrolment,
  certificate: LearningCertificate | null,
): Learning {
  const sections = (content.sections ?? []).map((section) => ({
    id: section.id,
    title: section.title,
    lessons: states.filter(({ sectionId }) => sectionId === section.id).map(toLesson),
  }));
  return {
    id,
    productId: product.id,
    title: product.title,
    language: product.language,
    sections: sections.filter(({ lessons }) => lessons.length > 0),
    lessons: states.length,
    done: states.filter(({ status }) => status === 'done').length,
    nextLessonId: nextOf(states)?.lesson.id ?? null,
    finishedAt: finishedAt(states)?.toISOString() ?? null,
    certificate,
  };
}

/** The questions of the next try. Each has its own where a quiz asks some of many. */
export const askedOf = (
  quiz: Quiz,
  { grantId, lessonId }: { grantId: string; lessonId: string },
  attempts: number,
): QuizQuestion[] => questionsOf(quiz, `${grantId}.${lessonId}.${attempts}`);

/** A quiz without its answers. */
export const toQuiz = (
  quiz: Quiz,
  attempts: readonly Attempt[],
  questions: readonly QuizQuestion[],
): QuizToTake => ({
  questions: questions.map(({ id, type, text, options }) => ({
    id,
    type,
    text,
    ...(options && { options }),
  })),
  pass: quiz.pass,
  tries: quiz.tries ?? null,
  triesLeft: triesLeft(quiz, attempts.length),
  score: attempts.length === 0 ? null : Math.max(...attempts.map(({ score }) => score)),
  passed: attempts.some(({ passed }) => passed),
});

/** What a try came to. The right answers are not among it. */
export const toResult = (
  questions: readonly QuizQuestion[],
  { score, passed, right }: QuizScore,
  left: number | null,
): QuizResult => ({
  score,
  passed,
  triesLeft: left,
  questions: questions.map(({ id, explanation }) => ({
    id,
    isRight: right.has(id),
    ...(explanation !== undefined && { explanation }),
  })),
});
