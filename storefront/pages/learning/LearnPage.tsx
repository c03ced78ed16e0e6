import { Box, ButtonLink, Heading, Link } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { LearnModel } from '@haat/openapi/pages';
import { dayOf } from '../../document/time/when';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/learning.css';
import * as order from '../../styles/order.css';
import { CertificateCard } from './CertificateCard';
import { LessonList } from './LessonList';
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
            <LessonList course={course} lessons={section.lessons} />
          </Box>
        ))}
        <Box paddingTop="24">
          <Link href={`/lesson-messages/${learning.id}`} tone="soft" standalone>
            {t('Messages about lessons')}
          </Link>
        </Box>
        {preview === null && <StartAgain learning={learning} />}
      </Box>
    </PageFrame>
  );
}
