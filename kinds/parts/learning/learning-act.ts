import { t } from '@haat/i18n';
import type { Learning } from '@haat/openapi';
import type { MainAct } from '../access/main-act';

/** The lesson with which its buyer begins or goes on; all lessons, where none is open that is not done. Null where nothing is taught. */
export function learningAct(learning: Learning | null): MainAct | null {
  if (!learning) return null;
  const { done, lessons, nextLessonId } = learning;
  const course = `/learn/${learning.id}`;
  const progress = t('{done} of {lessons} lessons done', { done, lessons });
  const next = learning.sections.flatMap((section) => section.lessons).find(({ id }) => id === nextLessonId);
  if (!next) return { label: t('All lessons'), href: course, iconAfter: 'arrowRight', detail: progress };
  const isBegun = done > 0 || next.position > 0 || next.number > 1;
  const { number } = next;
  const isOnly = lessons === 1;
  return {
    label: isBegun
      ? isOnly
        ? t('Continue the lesson')
        : t('Continue lesson {number}', { number })
      : isOnly
        ? t('Start the lesson')
        : t('Start lesson {number}', { number }),
    href: `${course}/${next.id}`,
    iconAfter: 'arrowRight',
    ...(!isOnly && {
      detail: isBegun ? `${next.title} · ${progress}` : next.title,
      also: { label: t('All lessons'), href: course },
    }),
  };
}
