import { t } from '@haat/i18n';
import type { Resume } from '@haat/openapi';
import { clockOf } from '../player/time';

/** Where somebody left off: "Lesson 4 of 12: The glaze, at 1:35", or "At 12:04". */
export function resumeText({ lesson, position }: Pick<Resume, 'lesson' | 'position'>): string {
  const time = clockOf(position);
  if (!lesson) return t('At {time}', { time });
  const { number, count, title } = lesson;
  const place = count > 1 ? `${t('Lesson {number} of {count}', { number, count })}: ${title}` : title;
  return position > 0 ? t('{lesson}, at {time}', { lesson: place, time }) : place;
}
