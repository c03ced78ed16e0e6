import { t } from '@haat/i18n';
import type { Learning, LearningLesson } from '@haat/openapi';

export const lessonPath = (accessId: string, lessonId: string): string => `/learn/${accessId}/${lessonId}`;

/** A lesson of the outline; null for none. */
export const lessonOf = ({ sections }: Learning, lessonId: string | null): LearningLesson | null =>
  sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId) ?? null;

/** Where the buyer goes on; null when nothing is open that is not done. */
export const nextLesson = (learning: Learning): LearningLesson | null =>
  lessonOf(learning, learning.nextLessonId);

/** What the button says that leads there. */
export const nextLabel = ({ done }: Learning, { number, title, position }: LearningLesson): string =>
  done === 0 && position === 0 && number === 1 ? t('Start lesson 1') : t('Continue: {title}', { title });
