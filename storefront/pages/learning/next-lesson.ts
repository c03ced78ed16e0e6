import { t } from '@haat/i18n';
import type { Learning, LearningLesson } from '@haat/openapi';
import type { PreviewedVersion } from '@haat/openapi/pages';

/** Where the outline is: of what was bought, or the preview of its creator. */
export const coursePath = ({ id }: Pick<Learning, 'id'>, preview: PreviewedVersion | null): string =>
  preview === null ? `/learn/${id}` : `/learn/preview/${id}`;

/** `course`: the path of the outline. */
export const lessonPath = (course: string, lessonId: string): string => `${course}/${lessonId}`;

/** A lesson of the outline; null for none. */
export const lessonOf = ({ sections }: Learning, lessonId: string | null): LearningLesson | null =>
  sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId) ?? null;

/** Where the buyer goes on; null when nothing is open that is not done. */
export const nextLesson = (learning: Learning): LearningLesson | null =>
  lessonOf(learning, learning.nextLessonId);

/** What the button says that leads there. */
export const nextLabel = ({ done }: Learning, { number, title, position }: LearningLesson): string =>
  done === 0 && position === 0 && number === 1 ? t('Start lesson 1') : t('Continue: {title}', { title });
