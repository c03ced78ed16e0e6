import { Box, Button, Field, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { questionLimits } from '@haat/kinds/parts/learning/note.rules';
import type { LessonQuestion } from '@haat/openapi';
import type { LessonModel } from '@haat/openapi/pages';
import { dayOf } from '../../document/time/when';
import { ErrorSummary } from '../../parts/ErrorSummary';
import { PageForm } from '../../parts/PageForm';
import * as styles from '../../styles/writing.css';
import { coursePath, lessonPath } from './next-lesson';
import { SectionFailure } from './SectionFailure';

const ignore = () => {};

/** What buyers asked about a lesson and its creator answered, and a form to ask. */
export function LessonQuestions({ model }: { model: LessonModel }) {
  const { learning, lesson, questions, canWrite } = model;
  const { items, next, isFirst } = questions;
  if (!canWrite && items.length === 0) return null;
  const path = lessonPath(coursePath(learning, null), lesson.lesson.id);
  return (
    <Box
      as="section"
      id="questions"
      aria-labelledby="questions-title"
      className={styles.section}
      data-lesson-part
    >
      <Box>
        <Heading level={2} size="17" id="questions-title">
          {t('Questions and answers')}
        </Heading>
        <Box as="p" className={styles.about}>
          {t(
            'The creator answers here. Everyone who has the course sees answered questions, without your name.',
          )}
        </Box>
      </Box>
      {canWrite && <AskForm model={model} path={path} />}
      {items.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list without bullets is none for some screen readers
        <Box as="ul" role="list" className={styles.list}>
          {items.map((question) => (
            <Question key={question.id} question={question} path={path} />
          ))}
        </Box>
      )}
      {(next !== null || !isFirst) && (
        <Box as="nav" aria-label={t('More questions')} className={styles.pager}>
          {isFirst ? (
            <Box as="span" />
          ) : (
            <Box as="a" href={`${path}#questions`} className={styles.more} data-part-link>
              {t('Newest questions')}
            </Box>
          )}
          {next !== null && (
            <Box
              as="a"
              href={`${path}?questions=${encodeURIComponent(next)}#questions`}
              className={styles.more}
              data-part-link
            >
              {t('Older questions')}
            </Box>
          )}
        </Box>
      )}
      <SectionFailure />
    </Box>
  );
}

function AskForm({ model: { sentBack }, path }: { model: LessonModel; path: string }) {
  const refused = sentBack?.form === 'question' ? sentBack : null;
  const error = refused?.errors['text'];
  return (
    <PageForm
      method="post"
      action={`${path}/questions`}
      className={styles.form}
      data-then="#question-new"
      data-said={t('Your question was sent.')}
    >
      <ErrorSummary message={refused?.message ?? null} errors={{}} />
      <Field
        id="question-new"
        label={t('Your question')}
        name="text"
        multiline
        rows={3}
        required
        maxLength={questionLimits.textLength}
        value={refused?.values.text ?? ''}
        onChange={ignore}
        {...(error !== undefined && { error, autoFocus: true })}
      />
      <Box className={styles.actions}>
        <Button type="submit">{t('Ask the creator')}</Button>
      </Box>
    </PageForm>
  );
}

function Question({ question, path }: { question: LessonQuestion; path: string }) {
  const { id, text, askedAt, status, answer, isOwn } = question;
  const heading = `question-${id}-text`;
  return (
    <Box as="li" id={`question-${id}`} className={styles.item}>
      <Box className={styles.meta}>
        {isOwn && <Box as="span">{t('Your question')}</Box>}
        <Box as="span">{dayOf(askedAt)}</Box>
        {status === 'waiting' && (
          <Box as="span" className={styles.waiting}>
            {t('Waits for an answer')}
          </Box>
        )}
        {status === 'hidden' && (
          <Box as="span" className={styles.waiting}>
            {t('Hidden by the creator: only you see it')}
          </Box>
        )}
      </Box>
      <Box id={heading} className={styles.asked}>
        {text}
      </Box>
      {answer !== null && (
        <Box className={styles.answer}>
          <Box className={styles.meta}>{t('The creator’s answer')}</Box>
          {answer}
        </Box>
      )}
      {isOwn && answer === null && (
        <Box as="details">
          <Box as="summary" className={styles.more} aria-describedby={heading}>
            {t('Delete|verb')}
          </Box>
          <PageForm
            method="post"
            action={`${path}/questions/${id}/delete`}
            className={styles.form}
            data-then="#questions-title"
            data-said={t('Question deleted.')}
          >
            <Box as="p" className={styles.about}>
              {t('The creator does not see it any more either.')}
            </Box>
            <Box className={styles.actions}>
              <Button type="submit">{t('Delete question')}</Button>
            </Box>
          </PageForm>
        </Box>
      )}
    </Box>
  );
}
