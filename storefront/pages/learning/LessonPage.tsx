import { Box, Button, ButtonLink, Heading, Icon, Link } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { ArchiveLink } from '@haat/kinds/parts/access/ArchiveLink';
import type { PlayerProgress } from '@haat/kinds/parts/access/FilePart';
import type { Learning, LessonToLearn } from '@haat/openapi';
import type { LessonModel, PreviewedVersion } from '@haat/openapi/pages';
import { AccessParts } from '../../parts/access/AccessParts';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/learning.css';
import * as order from '../../styles/order.css';
import { LessonList } from './LessonList';
import { LessonNotes } from './LessonNotes';
import { LessonQuestions } from './LessonQuestions';
import { LiveSession } from './LiveSession';
import { coursePath, lessonOf, lessonPath } from './next-lesson';
import { PreviewNotice } from './PreviewNotice';
import { QuizForm } from './QuizForm';
import { QuizOutcome } from './QuizOutcome';

/** A lesson: what it teaches, its quiz, and the way on. */
export function LessonPage({ model }: { model: LessonModel }) {
  const { site, learning, lesson: shown, phoneEnding, result, error, goTo, preview } = model;
  const { lesson, quiz, session } = shown;
  const course = coursePath(learning, preview);
  // The page says its name already.
  const parts = shown.parts.map((part) =>
    part.type === 'text' && part.title === lesson.title ? { ...part, title: '' } : part,
  );
  const hasTry = quiz !== null && !quiz.passed && quiz.triesLeft !== 0;
  return (
    <PageFrame
      narrow
      site={site}
      back={
        <Link href={course} standalone>
          {t('All lessons')}
        </Link>
      }
    >
      <Box className={styles.beside}>
        <Box className={order.stack}>
          <PreviewNotice preview={preview} />
          <Box>
            <Box className={order.stepTime}>
              {t('Lesson {number} of {count}', { number: lesson.number, count: learning.lessons })}
            </Box>
            <Heading level={1}>{lesson.title}</Heading>
          </Box>
          {error !== null && (
            <Box role="alert" className={order.bad}>
              {error}
            </Box>
          )}
          {session && (
            <LiveSession session={session} isMain={isSessionMain(shown)} isPreview={preview !== null} />
          )}
          {quiz && result && <QuizOutcome result={result} quiz={quiz} />}
          <AccessParts
            parts={parts}
            calendarUrl=""
            hasMainAction
            mark={`•••• ${phoneEnding}`}
            progress={progressOf(learning, shown, preview)}
            goTo={goTo}
            headingLevel={2}
          />
          <ArchiveLink parts={parts} lessonId={lesson.id} />
          {hasTry && <QuizForm quiz={quiz} action={`${lessonPath(course, lesson.id)}/quiz`} />}
          {quiz && !result && !hasTry && (
            <Box className={order.notice}>
              {quiz.passed
                ? t('You passed this quiz with {score} %.', { score: quiz.score ?? 0 })
                : t('You have used all tries of this quiz. Ask the creator for another one.')}
            </Box>
          )}
          <LessonActions learning={learning} shown={shown} course={course} isPreview={preview !== null} />
          {preview === null && (
            <>
              <LessonNotes model={model} />
              <LessonQuestions model={model} />
            </>
          )}
        </Box>
        <SectionAside learning={learning} course={course} lessonId={lesson.id} />
      </Box>
    </PageFrame>
  );
}

interface SectionAsideProps {
  learning: Learning;
  /** The path of the outline. */
  course: string;
  lessonId: string;
}

/** Where there is room: the lessons of the same section. A course may have hundreds, so the others are left to the outline. */
function SectionAside({ learning, course, lessonId }: SectionAsideProps) {
  const section = learning.sections.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  if (!section) return null;
  return (
    <Box as="aside" className={styles.aside} aria-label={section.title}>
      <Box className={styles.asideTitle}>{section.title}</Box>
      <LessonList course={course} lessons={section.lessons} currentId={lessonId} />
    </Box>
  );
}

/** Whether its session comes first: it is still to be attended, or its recording opened, and nothing else is asked for. */
function isSessionMain({ lesson, quiz, session }: LessonToLearn): boolean {
  if (session === null || lesson.doneAt !== null || (quiz !== null && !quiz.passed)) return false;
  return session.status !== 'ended' || (session.hasRecording && !session.isRecordingHere);
}

/** Where what is played goes on, is kept, and leads to. */
function progressOf(
  learning: Learning,
  { lesson, nextLessonId }: LessonToLearn,
  preview: PreviewedVersion | null,
): PlayerProgress {
  const next = lessonOf(learning, nextLessonId);
  return {
    ...(preview === null && { reportUrl: `/api/learn/${learning.id}/lessons/${lesson.id}` }),
    ...(lesson.position > 0 && { startAt: lesson.position }),
    ...(next && { next: { title: next.title, url: lessonPath(coursePath(learning, preview), next.id) } }),
  };
}

/** Marks it as done, or leads on where it is. */
interface LessonActionsProps {
  learning: Learning;
  shown: LessonToLearn;
  /** The path of the outline. */
  course: string;
  isPreview: boolean;
}

function LessonActions({ learning, shown, course, isPreview }: LessonActionsProps) {
  const { lesson, quiz, previousLessonId, nextLessonId } = shown;
  const isDone = lesson.doneAt !== null;
  // Nothing is done in a preview: it leads on all the same.
  const leadsOn = isDone || isPreview;
  const next = lessonOf(learning, nextLessonId);
  const canGoOn = next?.status === 'open' || next?.status === 'done';
  return (
    <>
      {isDone && (
        <Box as="p" className={styles.done}>
          <Icon name="check" size={20} />
          {t('This lesson is done.')}
        </Box>
      )}
      {leadsOn && next && canGoOn && (
        <ButtonLink href={lessonPath(course, next.id)} tone="accent" fullWidth mainAction>
          {t('Next: {title}', { title: next.title })}
        </ButtonLink>
      )}
      {leadsOn && !(next && canGoOn) && (
        <ButtonLink href={course} tone="accent" fullWidth mainAction>
          {t('All lessons')}
        </ButtonLink>
      )}
      {!leadsOn && !quiz && (
        <PageForm method="post" action={`${lessonPath(course, lesson.id)}/done`}>
          <Button
            type="submit"
            tone={isSessionMain(shown) ? 'neutral' : 'accent'}
            fullWidth
            mainAction={!isSessionMain(shown)}
          >
            {t('Done, continue')}
          </Button>
        </PageForm>
      )}
      <Box as="nav" aria-label={t('Lessons')} className={styles.turns}>
        {previousLessonId === null ? (
          <Box as="span" />
        ) : (
          <Link href={lessonPath(course, previousLessonId)} standalone>
            {t('Previous')}
          </Link>
        )}
        {next && canGoOn && !leadsOn && (
          <Link href={lessonPath(course, next.id)} standalone>
            {t('Next')}
          </Link>
        )}
      </Box>
    </>
  );
}
