import { playedIn } from '@haat/kinds/parts/items/items.rules';
import { canLearn } from '@haat/kinds/parts/learning/learning.rules';
import { noteLimits } from '@haat/kinds/parts/learning/note.rules';
import type { LessonNote, NewLessonNote } from '@haat/openapi';
import { conflict, invalid, notFound } from '../../../platform/http/errors';
import { textBlock } from '../../../platform/text/text-block';
import type { Proof } from '../access';
import { type Enrolment, enrolmentOf, type LearningContext, lessonIn } from '../learning/enrolment';
import { type LessonKey, lockGrantOfHolder } from '../learning/learning.repository';
import {
  countNotes,
  deleteNote,
  findNote,
  findNotes,
  findSameNote,
  type NoteRow,
  saveNote,
} from './note.repository';

/** A lesson of what somebody has bought, and a note on it. */
export interface NoteAt {
  /** The grant's id. */
  id: string;
  lessonId: string;
  noteId: string;
}

const toNote = ({ id, text, media_id, position, created_at, changed_at }: NoteRow): LessonNote => ({
  id,
  text,
  mediaId: media_id,
  position,
  createdAt: created_at.toISOString(),
  changedAt: changed_at.toISOString(),
});

const noNote = () => notFound('Note not found');

type Written = Pick<NoteRow, 'text' | 'media_id' | 'position'>;

/** A lesson that is open. @throws Refusal 404, 409 */
export function openLesson(enrolment: Enrolment, lessonId: string) {
  const state = lessonIn(enrolment, lessonId);
  if (!canLearn(state)) throw conflict('lesson_not_open', 'This lesson is not open yet.');
  const key: LessonKey = { seller_id: enrolment.sellerId, grant_id: enrolment.id, lesson_id: lessonId };
  return { lesson: state.lesson, key };
}

export const holderErased = () =>
  conflict('holder_erased', 'The account that held this course was deleted, so nothing new is kept for it.');

/** As it is stored. @throws Refusal 422 without words, with too many, or for a video that is not in the lesson */
function written({ lesson }: ReturnType<typeof openLesson>, given: NewLessonNote): Written {
  const text = textBlock(given.text);
  if (text === '') throw invalid({ text: 'Write something first.' });
  if (Array.from(text).length > noteLimits.textLength)
    throw invalid({ text: 'This note is too long. Make two of it.' });
  if (given.position === undefined) return { text, media_id: null, position: null };
  const played = playedIn(lesson.items);
  const media = given.mediaId ?? played[0];
  if (given.mediaId !== undefined && !played.includes(given.mediaId))
    throw notFound('Video or audio not found');
  if (media === undefined)
    throw invalid({ position: 'There is no video or audio with this time in the lesson.' });
  return { text, media_id: media, position: given.position };
}

/**
 * Notes of buyers on the lessons that they have. Every call throws 404 for whoever does not hold the grant, or when it has ended, and 409 for a
 * lesson that is not open.
 */
export function createNotes(context: LearningContext) {
  const { clock, database, random } = context;
  const opened = async ({ id, lessonId }: { id: string; lessonId: string }, proof: Proof) =>
    openLesson(await enrolmentOf(context, id, proof), lessonId);

  return {
    async list(at: { id: string; lessonId: string }, proof: Proof): Promise<LessonNote[]> {
      const { key } = await opened(at, proof);
      return (await findNotes(database.db, key)).map(toNote);
    },

    /** @throws Refusal 409 where there are too many, or the holder was erased; 422 */
    async add(at: { id: string; lessonId: string }, given: NewLessonNote, proof: Proof): Promise<LessonNote> {
      const open = await opened(at, proof);
      const { key } = open;
      const note = written(open, given);
      return database.tx(async (trx) => {
        if (!(await lockGrantOfHolder(trx, key))) throw holderErased();
        const same = await findSameNote(trx, { ...key, ...note });
        if (same) return toNote(same);
        const count = await countNotes(trx, key);
        if (count.ofLesson >= noteLimits.ofLesson)
          throw conflict('too_many_notes', 'A lesson can have up to 100 notes. Delete one first.');
        if (count.all >= noteLimits.ofAccess)
          throw conflict('too_many_notes', 'A course can have up to 1,000 notes. Delete one first.');
        const now = clock.now();
        const row = { ...key, ...note, id: random.publicId(), created_at: now, changed_at: now };
        await saveNote(trx, row);
        return toNote(row);
      });
    },

    /** @throws Refusal 404 for a note that is not there, 409, 422 */
    async change({ noteId, ...at }: NoteAt, given: NewLessonNote, proof: Proof): Promise<LessonNote> {
      const open = await opened(at, proof);
      const { key } = open;
      return database.tx(async (trx) => {
        if (!(await lockGrantOfHolder(trx, key))) throw holderErased();
        const row = await findNote(trx, { ...key, id: noteId });
        if (!row) throw noNote();
        const isWhereItWas =
          given.position !== undefined &&
          given.position === row.position &&
          (given.mediaId ?? row.media_id) === row.media_id;
        // A time in a video that was taken out of the lesson since may stay.
        const place = isWhereItWas ? { media_id: row.media_id, position: row.position } : {};
        const { position: _p, mediaId: _m, ...words } = given;
        const note = written(open, isWhereItWas ? words : given);
        const changed = { ...row, ...note, ...place, changed_at: clock.now() };
        await saveNote(trx, changed);
        return toNote(changed);
      });
    },

    /** @throws Refusal 404 for a note that is not there */
    async remove({ noteId, ...at }: NoteAt, proof: Proof): Promise<void> {
      const { key } = await opened(at, proof);
      if (!(await deleteNote(database.db, { ...key, id: noteId }))) throw noNote();
    },
  };
}
