import { Box, ButtonLink, Heading, Icon, Link, VisuallyHidden } from '@haat/design-system/preview';
import { plural, t } from '@haat/i18n';
import { durationOf } from '@haat/kinds/parts/preview/duration';
import type { LearningLesson } from '@haat/openapi';
import type { LearnModel } from '@haat/openapi/pages';
import { dayOf } from '../../document/time/when';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/learning.css';
import * as order from '../../styles/order.css';
import { CertificateCard } from './CertificateCard';
import { liveText } from './LiveSession';
import { coursePath, lessonPath, nextLabel, nextLesson } from './next-lesson';
import { PreviewNotice } from './PreviewNotice';
import { StartAgain } from './StartAgain';

/** The outline of a course with what is done, and one button that goes on. */
export function LearnPage({ model: { learning, naming, preview, site } }: { model: LearnModel }) {
  const next = nextLesson(learning);
  const course = coursePath(learning, preview);
  return (
    <PageFrame narrow site={site}>
      <Box className={order.single}>
        <PreviewNotice preview={preview} />
        <Heading level={1}>{learning.title}</Heading>
        <Box as="p" className={order.lead}>
          {learning.finishedAt === null
            ? t('{done} of {lessons} lessons done', { done: learning.done, lessons: learning.lessons })
            : t('You finished this course on {day}.', { day: dayOf(learning.finishedAt) })}
        </Box>
        <Box paddingTop="16">
          <progress
            className={styles.progress}
            aria-label={t('Progress')}
            value={learning.done}
            max={Math.max(1, learning.lessons)}
          />
        </Box>
        {learning.certificate && (
          <CertificateCard
            isMain={!next}
            id={learning.id}
            certificate={learning.certificate}
            naming={naming}
            site={site}
          />
        )}
        {next && (
          <Box paddingTop="24">
            <ButtonLink href={lessonPath(course, next.id)} tone="accent" fullWidth mainAction>
              {nextLabel(learning, next)}
            </ButtonLink>
          </Box>
        )}
        {learning.sections.map((section) => (
          <Box
            as="section"
            key={section.id}
            className={styles.section}
            aria-labelledby={`section-${section.id}`}
          >
            <Heading level={2} size="17" id={`section-${section.id}`}>
              {section.title}
            </Heading>
            <Box as="ol" className={styles.lessons}>
              {section.lessons.map((lesson) => (
                <Box as="li" key={lesson.id}>
                  <Row course={course} lesson={lesson} />
                </Box>
              ))}
            </Box>
          </Box>
        ))}
        <Box paddingTop="24">
          <Link href={`/lesson-messages/${learning.id}`} tone="soft">
            {t('Messages about lessons')}
          </Link>
        </Box>
        {preview === null && <StartAgain learning={learning} />}
      </Box>
    </PageFrame>
  );
}

function Row({ course, lesson }: { course: string; lesson: LearningLesson }) {
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
    <Box as="a" href={lessonPath(course, id)} className={styles.lessonLink}>
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
