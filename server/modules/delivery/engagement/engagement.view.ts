import type { NamedFile } from '@haat/kinds/parts/items/items.rules';
import type { EngagementItem, FileFigures, LessonFigures, Quiz, QuizFigures } from '@haat/openapi';
import type { UsedPart } from './engaged-product';
import type { LessonCount, MediaCount, QuestionCount } from './engagement.repository';
import { medianOf, percentOf, retentionOf, watchedOf } from './engagement.rules';

/** Counts of several parts of a product. */
export interface Counts {
  lessons: readonly LessonCount[];
  questions: readonly QuestionCount[];
  files: ReadonlyMap<string, MediaCount>;
  /** What the files are, by their ids. */
  facts: ReadonlyMap<string, { name: string; duration: number | null }>;
  /** Plays of files that are shown for free. */
  plays: ReadonlyMap<string, number>;
  /** Members who could come to the session of a lesson. */
  expected: ReadonlyMap<string, number>;
}

function toFile({ mediaId, title, type }: NamedFile, { files, facts, plays }: Counts): FileFigures {
  const { name = '', duration = null } = facts.get(mediaId) ?? {};
  const {
    viewers = 0,
    parts = [],
    viewers_by_parts = [],
    downloads = 0,
    downloaders = 0,
  } = files.get(mediaId) ?? {};
  return {
    mediaId,
    title: title || name,
    type: type as FileFigures['type'],
    duration,
    viewers,
    watched: watchedOf([{ parts, viewers }]),
    median: medianOf(viewers_by_parts),
    retention: retentionOf(parts, viewers),
    downloads,
    downloaders,
    freePlays: plays.get(mediaId) ?? null,
  };
}

function toQuiz(quiz: Quiz, count: LessonCount | undefined, asked: readonly QuestionCount[]): QuizFigures {
  const { tries = 0, tried = 0, passed = 0, score_sum = 0 } = count ?? {};
  return {
    tries,
    tried,
    passed,
    score: tries === 0 ? null : percentOf(score_sum, tries * 100),
    questions: quiz.questions.map(({ id, text }) => {
      const of = asked.find(({ question_id }) => question_id === id);
      return { id, text, asked: of?.asked ?? 0, correct: of?.correct ?? 0 };
    }),
  };
}

function toLesson(
  id: string,
  { number, quiz, session }: NonNullable<UsedPart['lesson']>,
  counts: Counts,
): LessonFigures {
  const count = counts.lessons.find(({ lesson_id }) => lesson_id === id);
  const questions = counts.questions.filter(({ lesson_id }) => lesson_id === id);
  return {
    number,
    started: count?.started ?? 0,
    finished: count?.finished ?? 0,
    session: session && {
      startsAt: session.startsAt,
      minutes: session.minutes,
      attended: count?.attended ?? 0,
      members: counts.expected.get(id) ?? 0,
    },
    quiz: quiz && quiz.questions.length > 0 ? toQuiz(quiz, count, questions) : null,
  };
}

export function toItem({ id, title, section, lesson, files }: UsedPart, counts: Counts): EngagementItem {
  const known = files.flatMap(({ mediaId }) => counts.files.get(mediaId) ?? []);
  return {
    id,
    title: title || (counts.facts.get(id)?.name ?? ''),
    section,
    lesson: lesson && toLesson(id, lesson, counts),
    watched: watchedOf(known),
    files: files.map((file) => toFile(file, counts)),
  };
}
