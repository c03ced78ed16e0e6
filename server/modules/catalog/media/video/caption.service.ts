import type { Captions, Chapter, ChapterList, MediaFile } from '@haat/openapi';
import { conflict, invalid, notFound } from '../../../../platform/http/errors';
import type { FileContext } from '../files/file.context';
import { readFile } from '../files/file.reading';
import { type FileKey, findFile, lockFile, updateFile } from '../files/file.repository';
import { countCaptions, deleteCaption, findCaption, findCaptionOf, saveCaption } from './caption.repository';
import { CaptionFault, readCues, textOfCue, writeCues } from './webvtt';

const mostLanguages = 20;
const mostChapters = 200;
const longestTitle = 100;
/** Characters of captions with what WebVTT adds to SRT. */
const mostCaptions = 2_000_000;

export interface CaptionKey {
  seller_id: string;
  media_id: string;
  language: string;
}

const gone = () => notFound('File not found.');
const noCaptions = () => notFound('There are no captions in this language.');
const fileOf = ({ seller_id, media_id }: Omit<CaptionKey, 'language'>): FileKey => ({
  seller_id,
  id: media_id,
});

/** Throws 404 for what is not theirs. */
export async function readCaptions({ database }: FileContext, key: CaptionKey): Promise<Captions> {
  const row = await findCaptionOf(database.db, key);
  if (!row) throw noCaptions();
  return { label: row.label, text: row.content };
}

/** @throws Refusal 404 for what is not theirs, 409 beyond twenty languages, 422 for what cannot be read */
export async function setCaptions(
  context: FileContext,
  key: CaptionKey,
  { label, text }: Captions,
): Promise<MediaFile> {
  const content = judged('text', () => writeCues(readCues(text)));
  if (content.length > mostCaptions) throw invalid({ text: 'These captions have more than 20,000 lines.' });
  await context.database.tx(async (trx) => {
    const file = await lockFile(trx, fileOf(key));
    if (!file || file.purpose === 'file') throw gone();
    const others = await countCaptions(trx, key);
    if (others >= mostLanguages)
      throw conflict('too_many_languages', 'A video can have captions in at most 20 languages.');
    await saveCaption(trx, {
      ...key,
      label: plainLine(label) || nameOfLanguage(key.language),
      content,
      updated_at: context.clock.now(),
    });
  });
  return readFile(context, fileOf(key));
}

/** Throws 404 for what is not theirs, and where there are none. */
export async function removeCaptions({ database }: FileContext, key: CaptionKey): Promise<void> {
  if (!(await deleteCaption(database.db, key))) throw noCaptions();
}

/** @throws Refusal 404 for what is not theirs, 422 for what cannot be read */
export async function setChapters(
  context: FileContext,
  key: FileKey,
  { chapters, text }: ChapterList,
): Promise<MediaFile> {
  const { db } = context.database;
  const file = await findFile(db, key);
  if (!file || file.purpose === 'file') throw gone();
  const listed =
    text === undefined
      ? (chapters ?? [])
      : judged('text', () =>
          readCues(text).map((cue) => ({
            start: cue.start / 1_000,
            title: textOfCue(cue).slice(0, longestTitle),
          })),
        );
  await updateFile(db, key, { chapters: inOrder(listed) });
  return readFile(context, key);
}

/** By their beginnings, each once. @throws Refusal 422 */
function inOrder(chapters: readonly Chapter[]): Chapter[] {
  if (chapters.length > mostChapters) throw invalid({ chapters: 'A video can have at most 200 chapters.' });
  const sorted = chapters
    .map(({ start, title }) => ({ start, title: plainLine(title) }))
    .toSorted((one, other) => one.start - other.start);
  for (const [place, { start, title }] of sorted.entries()) {
    if (title === '') throw invalid({ chapters: 'Every chapter needs a title.' });
    if (place > 0 && sorted[place - 1]?.start === start)
      throw invalid({ chapters: 'Two chapters begin at the same time.' });
  }
  return sorted;
}

const plainLine = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function judged<Result>(field: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof CaptionFault) throw invalid({ [field]: error.message });
    throw error;
  }
}

/** In that language itself: हिन्दी. */
const nameOfLanguage = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(language) ?? language;

/** WebVTT of a language, by the id of the file alone. */
export const openCaptions = (
  { database }: Pick<FileContext, 'database'>,
  mediaId: string,
  language: string,
): Promise<string | null> => findCaption(database.db, { mediaId, language });
