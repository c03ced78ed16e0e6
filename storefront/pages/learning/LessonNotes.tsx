import { Box, Button, Field, Heading, Icon, VisuallyHidden } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { noteLimits } from '@haat/kinds/parts/learning/note.rules';
import type { LessonNote, ReceivedPart } from '@haat/openapi';
import type { LessonModel, SentBackForm } from '@haat/openapi/pages';
import { clockOf } from '@haat/web/player/time';
import { ErrorSummary } from '../../parts/ErrorSummary';
import { PageForm } from '../../parts/PageForm';
import * as styles from '../../styles/writing.css';
import { coursePath, lessonPath } from './next-lesson';
import { SectionFailure } from './SectionFailure';

interface Film {
  mediaId: string;
  title: string;
}

/** What the lesson plays. */
const filmsIn = (parts: readonly ReceivedPart[]): Film[] =>
  parts.flatMap(({ mediaId, streamUrl, title }) =>
    mediaId === undefined || streamUrl === undefined ? [] : [{ mediaId, title }],
  );

const ignore = () => {};

/** The buyer's own notes on a lesson: those with a time lead to it. */
export function LessonNotes({ model }: { model: LessonModel }) {
  const { learning, lesson, notes, canWrite, sentBack } = model;
  if (!canWrite && notes.length === 0) return null;
  const path = lessonPath(coursePath(learning, null), lesson.lesson.id);
  const films = filmsIn(lesson.parts);
  const ofNote = (noteId: string | null) =>
    sentBack?.form === 'note' && sentBack.noteId === noteId ? sentBack : null;
  return (
    <Box as="section" id="notes" aria-labelledby="notes-title" className={styles.section} data-lesson-part>
      <Box>
        <Heading level={2} size="17" id="notes-title">
          {t('Your notes')}
        </Heading>
        <Box as="p" className={styles.about}>
          {t('Only you see them.')}
        </Box>
      </Box>
      {notes.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list without bullets is none for some screen readers
        <Box as="ul" role="list" className={styles.list}>
          {notes.map((note) => (
            <Note
              key={note.id}
              note={note}
              path={path}
              films={films}
              canWrite={canWrite}
              sentBack={ofNote(note.id)}
            />
          ))}
        </Box>
      )}
      {canWrite && (
        <PageForm
          method="post"
          action={`${path}/notes`}
          className={styles.form}
          data-then="#note-new"
          data-said={t('Note saved.')}
        >
          <NoteFields id="note-new" films={films} label={t('New note')} sentBack={ofNote(null)} />
          <Box className={styles.actions}>
            <Button type="submit">{t('Save note')}</Button>
          </Box>
        </PageForm>
      )}
      <SectionFailure />
    </Box>
  );
}

interface NoteProps {
  note: LessonNote;
  /** Of the lesson. */
  path: string;
  films: readonly Film[];
  canWrite: boolean;
  sentBack: SentBackForm | null;
}

function Note({ note, path, films, canWrite, sentBack }: NoteProps) {
  const { id, text, position } = note;
  const heading = `note-${id}-text`;
  return (
    <Box as="li" id={`note-${id}`} className={styles.item}>
      <Box className={position === null ? undefined : styles.timed}>
        <Time note={note} path={path} films={films} />
        <Box id={heading} className={styles.text}>
          {text}
        </Box>
      </Box>
      {canWrite && (
        <Box as="details" open={sentBack !== null || undefined}>
          <Box as="summary" className={styles.more} aria-describedby={heading}>
            {t('Edit')}
          </Box>
          <PageForm
            method="post"
            action={`${path}/notes/${id}`}
            className={styles.form}
            data-then={`#note-${id} summary`}
            data-said={t('Note saved.')}
          >
            <NoteFields
              id={`note-${id}-edit`}
              films={films}
              label={t('Note')}
              note={note}
              sentBack={sentBack}
            />
            <Box className={styles.actions}>
              <Button type="submit">{t('Save')}</Button>
              <Button type="submit" tone="quiet" form={`note-${id}-delete`}>
                {t('Delete note')}
              </Button>
            </Box>
          </PageForm>
          <PageForm
            method="post"
            action={`${path}/notes/${id}/delete`}
            id={`note-${id}-delete`}
            data-then="#notes-title"
            data-said={t('Note deleted.')}
          />
        </Box>
      )}
    </Box>
  );
}

/** Where a note belongs: a link that begins there, without a script by loading the page again. */
function Time({ note: { mediaId, position }, path, films }: Pick<NoteProps, 'note' | 'path' | 'films'>) {
  if (position === null) return null;
  const clock = clockOf(position);
  const film = films.find((one) => one.mediaId === mediaId);
  if (!film)
    return (
      <Box as="span" className={styles.past}>
        {clock}
      </Box>
    );
  return (
    <Box
      as="a"
      href={`${path}?film=${encodeURIComponent(film.mediaId)}&t=${position}#media-${film.mediaId}`}
      className={styles.at}
      data-film={film.mediaId}
      data-position={position}
    >
      <Icon name="play" size={16} />
      <VisuallyHidden>{t('Go to|a time')} </VisuallyHidden>
      {clock}
    </Box>
  );
}

interface NoteFieldsProps {
  id: string;
  films: readonly Film[];
  label: string;
  note?: LessonNote;
  sentBack: SentBackForm | null;
}

function NoteFields({ id, films, label, note, sentBack }: NoteFieldsProps) {
  const stored = {
    text: note?.text ?? '',
    time: note && note.position !== null ? clockOf(note.position) : '',
    mediaId: note?.mediaId ?? '',
  };
  const { text, time, mediaId } = sentBack?.values ?? stored;
  const errors = sentBack?.errors ?? {};
  const hasTime = films.length > 0 || stored.time !== '';
  return (
    <>
      <ErrorSummary message={sentBack?.message ?? null} errors={{}} />
      <Field
        id={id}
        label={label}
        name="text"
        multiline
        rows={3}
        required
        maxLength={noteLimits.textLength}
        value={text}
        onChange={ignore}
        {...wrongIn(errors, 'text')}
      />
      {hasTime && (
        <Box className={styles.times}>
          <Box className={styles.time}>
            <Field
              id={`${id}-time`}
              label={t('At|time')}
              name="time"
              optional
              placeholder="1:30"
              autoComplete="off"
              maxLength={8}
              value={time}
              onChange={ignore}
              {...wrongIn(errors, 'position')}
            />
          </Box>
          <Box as="button" type="button" hidden data-now className={styles.more}>
            {t('Use the current time')}
          </Box>
          {films.length > 1 && (
            <Box as="label" className={styles.film}>
              {t('Of|recording')}
              <Box as="select" name="film" defaultValue={mediaId} className={styles.select}>
                {films.map((film) => (
                  <Box as="option" key={film.mediaId} value={film.mediaId}>
                    {film.title}
                  </Box>
                ))}
              </Box>
            </Box>
          )}
          {films.length <= 1 && mediaId !== '' && (
            <Box as="input" type="hidden" name="film" defaultValue={mediaId} />
          )}
        </Box>
      )}
    </>
  );
}

const wrongIn = (errors: Readonly<Record<string, string>>, name: string) =>
  errors[name] === undefined ? {} : { error: errors[name], autoFocus: true };
