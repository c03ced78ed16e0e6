import { Box, Button, ButtonLink, Heading, Icon, Link } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PlayerProgress } from '@haat/kinds/parts/access/FilePart';
import type { Learning, LessonToLearn } from '@haat/openapi';
import type { LessonModel } from '@haat/openapi/pages';
import { AccessParts } from '../../parts/access/AccessParts';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/learning.css';
import * as order from '../../styles/order.css';
import { LiveSession } from './LiveSession';
import { lessonOf, lessonPath } from './next-lesson';
import { QuizForm } from './QuizForm';
import { QuizOutcome } from './QuizOutcome';

/** A lesson: what it teaches, its quiz, and the way on. */
export function LessonPage({
  model: { site, learning, lesson: shown, phoneEnding, result, error },
}: {
  model: LessonModel;
}) {
  const { lesson, quiz, session } = shown;
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
        <Link href={`/learn/${learning.id}`} standalone>
          {t('All lessons')}
        </Link>
      }
    >
      <Box className={`${order.single} ${order.stack}`}>
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
        {session && <LiveSession session={session} isMain={isSessionMain(shown)} />}
        {quiz && result && <QuizOutcome result={result} quiz={quiz} />}
        <AccessParts
          parts={parts}
          calendarUrl=""
          hasMainAction
          mark={`•••• ${phoneEnding}`}
          progress={progressOf(learning, shown)}
        />
        {hasTry && <QuizForm quiz={quiz} action={`${lessonPath(learning.id, lesson.id)}/quiz`} />}
        {quiz && !result && !hasTry && (
          <Box className={order.notice}>
            {quiz.passed
              ? t('You passed this quiz with {score} %.', { score: quiz.score ?? 0 })
              : t('You have used all tries of this quiz. Ask the creator for another one.')}
          </Box>
        )}
        <LessonActions learning={learning} shown={shown} />
      </Box>
    </PageFrame>
  );
}

/** Whether its session comes first: it is still to be attended, or its recording opened, and nothing else is asked for. */
function isSessionMain({ lesson, quiz, session }: LessonToLearn): boolean {
  if (session === null || lesson.doneAt !== null || (quiz !== null && !quiz.passed)) return false;
  return session.status !== 'ended' || (session.hasRecording && !session.isRecordingHere);
}

/** Where what is played goes on, is kept, and leads to. */
function progressOf(learning: Learning, { lesson, nextLessonId }: LessonToLearn): PlayerProgress {
  const next = lessonOf(learning, nextLessonId);
  return {
    reportUrl: `/api/learn/${learning.id}/lessons/${lesson.id}`,
    ...(lesson.position > 0 && { startAt: lesson.position }),
    ...(next && { next: { title: next.title, url: lessonPath(learning.id, next.id) } }),
  };
}

/** Marks it as done, or leads on where it is. */
function LessonActions({ learning, shown }: { learning: Learning; shown: LessonToLearn }) {
  const { lesson, quiz, previousLessonId, nextLessonId } = shown;
  const isDone = lesson.doneAt !== null;
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
      {isDone && next && canGoOn && (
        <ButtonLink href={lessonPath(learning.id, next.id)} tone="accent" fullWidth mainAction>
          {t('Next: {title}', { title: next.title })}
        </ButtonLink>
      )}
      {isDone && !(next && canGoOn) && (
        <ButtonLink href={`/learn/${learning.id}`} tone="accent" fullWidth mainAction>
          {t('All lessons')}
        </ButtonLink>
      )}
      {!isDone && !quiz && (
        <PageForm method="post" action={`${lessonPath(learning.id, lesson.id)}/done`}>
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
          <Link href={lessonPath(learning.id, previousLessonId)} standalone>
            {t('Previous')}
          </Link>
        )}
        {next && canGoOn && !isDone && (
          <Link href={lessonPath(learning.id, next.id)} standalone>
            {t('Next')}
          </Link>
        )}
      </Box>
    </>
  );
}
