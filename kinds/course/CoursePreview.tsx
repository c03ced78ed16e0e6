import { Box, Icon } from '@haat/design-system/preview';
import { plural, t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';
import { type KindPublicContent, publicContentOf } from '../facts';
import type { KindPreview } from '../kind';
import { dataText } from '../parts/preview/data-text';
import { durationOf } from '../parts/preview/duration';
import { type Included, keptLines } from '../parts/preview/includes';
import { Part } from '../parts/preview/Part';
import { learningRefund, learningRefundTerms } from '../parts/preview/refund';
import { Ticks } from '../parts/preview/Ticks';
import { CourseLesson } from './CourseLesson';
import * as styles from './course.css';

type Section = KindPublicContent['course']['sections'][number];

const courseKicker = (product: PublicProduct): string => {
  const content = publicContentOf('course', product);
  return content
    ? [t('Course|kind'), ...sizeOf(content.lessons, content.minutes)].join(' · ')
    : t('Course|kind');
};

/** What a learner can do afterwards, and the outline: its first part open, free lessons in their place. */
function CourseBody({ product, headingLevel }: { product: PublicProduct; headingLevel: 2 | 3 }) {
  const content = publicContentOf('course', product);
  if (!content) return null;
  const { lessons, outcomes, sections, certificate = false } = content;
  return (
    <>
      <Ticks id="outcomes" title={t('What you will learn')} lines={outcomes} headingLevel={headingLevel} />
      {sections.length > 0 && (
        <Part
          id="outline"
          title={t('What’s included')}
          count={`${plural(sections.length, '{count} part', '{count} parts', {})} · ${lessonsOf(lessons)}`}
          headingLevel={headingLevel}
        >
          <Box className={styles.outline}>
            {numbered(sections).map(({ section, first }) => (
              <SectionPart key={section.id} section={section} first={first} />
            ))}
          </Box>
          {certificate && (
            <Box as="p" className={styles.certificate}>
              <Icon name="award" tone="soft" />
              {t('Certificate with a check link')}
            </Box>
          )}
        </Part>
      )}
    </>
  );
}

function SectionPart({ section: { title, lessons }, first }: { section: Section; first: number }) {
  const minutes = lessons.reduce((sum, lesson) => sum + (lesson.minutes ?? 0), 0);
  const free = lessons.filter(({ isFree }) => isFree).length;
  return (
    <Box as="details" className={styles.section} open={first === 1}>
      <Box as="summary" className={styles.sectionHead}>
        <Box as="span" className={styles.sectionText}>
          <Box as="span" className={styles.sectionTitle}>
            {title}
          </Box>
          <Box as="span" className={styles.quiet}>
            {[...sizeOf(lessons.length, minutes), free > 0 && t('{count} free', { count: free })]
              .filter(Boolean)
              .join(' · ')}
          </Box>
        </Box>
        <Icon name="chevronDown" />
      </Box>
      <Box as="ol" className={styles.lessons}>
        {lessons.map((lesson, index) => (
          <CourseLesson key={lesson.id} lesson={lesson} number={first + index} />
        ))}
      </Box>
    </Box>
  );
}

/** Each part with the number of its first lesson: they are counted through. */
function numbered(sections: readonly Section[]): { section: Section; first: number }[] {
  let next = 1;
  return sections.map((section) => {
    const first = next;
    next += section.lessons.length;
    return { section, first };
  });
}

const sizeOf = (lessons: number, minutes: number): string[] =>
  minutes > 0 ? [lessonsOf(lessons), durationOf(minutes)] : [lessonsOf(lessons)];

const lessonsOf = (count: number): string =>
  plural(count, '{count} lesson|of a course', '{count} lessons|of a course', {});

const structuredData = ({ seller }: PublicProduct) => ({
  '@type': 'Course',
  provider: { '@type': 'Person', name: seller.name },
});

function courseIncludes(product: PublicProduct): Included[] {
  const content = publicContentOf('course', product);
  if (!content) return [];
  return [
    { icon: 'play', text: sizeOf(content.lessons, content.minutes).join(' · ') },
    ...keptLines(product),
    ...(content.lessonBytes ? [{ icon: 'mobile', text: dataText(content.lessonBytes) } as const] : []),
    ...(content.certificate ? [{ icon: 'award', text: t('Certificate with a check link') } as const] : []),
  ];
}

export const preview: KindPreview = {
  structuredData,
  kicker: courseKicker,
  Body: CourseBody,
  includes: courseIncludes,
  next: () => 'The course opens in your browser, without an app. You go on where you stopped.',
  refund: learningRefund,
  refundTerms: learningRefundTerms,
};
