import { Box, Icon, VisuallyHidden } from '@haat/design-system/preview';
import { plural, t } from '@haat/i18n';
import { durationOf } from '@haat/kinds/parts/preview/duration';
import type { LearningLesson } from '@haat/openapi';
import { dayOf } from '../../document/time/when';
import * as styles from '../../styles/learning.css';
import { liveText } from './LiveSession';
import { lessonPath } from './next-lesson';

interface LessonListProps {
  /** The path of the outline. */
  course: string;
  lessons: readonly LearningLesson[];
  /** The lesson of the page that this stands on. */
  currentId?: string;
}

/** The lessons of a section with their states; those that are open are links. */
export const LessonList = ({ course, lessons, currentId }: LessonListProps) => (
  <Box as="ol" className={styles.lessons}>
    {lessons.map((lesson) => (
      <Box as="li" key={lesson.id}>
        <Row course={course} lesson={lesson} isCurrent={lesson.id === currentId} />
      </Box>
    ))}
  </Box>
);

interface RowProps {
  course: string;
  lesson: LearningLesson;
  isCurrent: boolean;
}

function Row({ course, lesson, isCurrent }: RowProps) {
  const { id, number, title, status } = lesson;
  const description = (
    <>
      <Box as="span" className={styles.number}>
        {number}
      </Box>
      <Box as="span" className={styles.title}>
        {title}
        <Box as="span" className={styles.meta}>
          {lesson.live?.status === 'live' && (
            <Box as="span" className={styles.liveNow}>
              {liveText(lesson.live)}
            </Box>
          )}
          {lesson.live?.status === 'live' && ' · '}
          {aboutOf(lesson)}
        </Box>
      </Box>
      {status === 'done' && <Icon name="check" tone="good" />}
      {(status === 'locked' || status === 'waiting') && <Icon name="lock" size={20} tone="soft" />}
      {status === 'done' && <VisuallyHidden>{t('Done|of a lesson')}</VisuallyHidden>}
    </>
  );
  return status === 'open' || status === 'done' ? (
    <Box
      as="a"
      href={lessonPath(course, id)}
      className={styles.lessonLink}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      {description}
    </Box>
  ) : (
    <Box className={styles.lesson}>{description}</Box>
  );
}

function aboutOf({ minutes, questions, live, status, opensAt }: LearningLesson): string {
  const parts = [
    live && live.status !== 'live' ? liveText(live) : '',
    minutes === undefined ? '' : durationOf(minutes),
    questions === undefined ? '' : plural(questions, '{count} question', '{count} questions', {}),
    status === 'waiting' && opensAt ? t('Opens on {day}', { day: dayOf(opensAt) }) : '',
    status === 'locked' ? t('Opens after the lessons before it') : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
