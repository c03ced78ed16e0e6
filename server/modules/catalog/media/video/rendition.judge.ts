import type { RenditionName, RenditionsEnd, Thumbnails } from '@haat/openapi';
import { conflict, unprocessable } from '../../../../platform/http/errors';
import type { FileContext } from '../files/file.context';
import type { MediaFacts, StreamRendition } from '../media.tables';
import type { RenditionFacts, StoredRendition } from './rendition.facts';
import { findStreamFiles, type StreamFile, type StreamRow } from './rendition.repository';
import { nameOfFile, streamFolder } from './rendition.rules';

/** By so much a rendition may be shorter or longer than what it was made of. */
const tolerance = { ms: 2_000, part: 0.02 };

const incomplete = () =>
  conflict('renditions_incomplete', 'Some parts of the prepared video are missing. Send them first.');

interface Judged {
  stream: StreamRow;
  /** Of the original; null for one from before they were known. */
  facts: MediaFacts | null;
  segments: RenditionsEnd['segments'];
  thumbnails: Thumbnails | null;
}

/**
 * Renditions as they will be served, once every segment is there and their lengths add up.
 * @throws Refusal 409 while something is missing, 422 for what does not fit the original or cannot be played
 */
export async function judgeRenditions(
  { database, workers, storage }: Pick<FileContext, 'database' | 'workers' | 'storage'>,
  { stream, facts, segments, thumbnails }: Judged,
) {
  const files = await findStreamFiles(database.db, stream);
  const has = (rendition: StreamFile['rendition']) => files.some((file) => file.rendition === rendition);
  if (thumbnails && !has('thumbnails')) throw incomplete();
  const parts = stream.names.map((name) => ({ name, files: segmentsOf(files, name, segments[name]) }));
  if (facts) for (const { name, files: own } of parts) refuseOtherLength(facts, name, own);
  const { facts: found, broken } = await workers.run(
    'renditionFacts',
    { location: storage.location, renditions: parts.map((part) => storedOf(stream, part)) },
    `${stream.id}-${JSON.stringify(segments)}`,
  );
  if (broken !== null)
    throw unprocessable('unplayable_rendition', 'The prepared video cannot be played. Prepare it again.');
  const renditions = parts.map(({ name, files: own }, place) =>
    renditionOf(found[place] as RenditionFacts, name, own),
  );
  return { renditions, poster: has('poster'), thumbnails: has('thumbnails') ? thumbnails : null };
}

/** The segments of a rendition, from the first to the last. Throws 409 when its init segment or one of them is missing. */
function segmentsOf(files: readonly StreamFile[], name: RenditionName, count = 0): StreamFile[] {
  const own = files.filter(({ rendition, number }) => rendition === name && number <= count);
  const isWhole = count > 0 && own.length === count + 1 && own.every(({ number }, place) => number === place);
  if (!isWhole) throw incomplete();
  return own.slice(1);
}

function refuseOtherLength(facts: MediaFacts, name: RenditionName, files: readonly StreamFile[]): void {
  const original = name === 'audio' ? facts.audio : facts.video;
  const length = sumOf(files, 'duration');
  const most = original && Math.max(tolerance.ms, tolerance.part * original.duration);
  if (!original || most === null || Math.abs(length - original.duration) > most)
    throw unprocessable(
      'wrong_rendition_length',
      'The prepared video is not as long as the original. Prepare it again.',
    );
}

function storedOf(
  stream: StreamRow,
  { name, files }: { name: RenditionName; files: readonly StreamFile[] },
): StoredRendition {
  const keyOf = (number: number) => `${streamFolder(stream)}/${nameOfFile({ rendition: name, number })}`;
  return {
    name,
    init: keyOf(0),
    first: keyOf(1),
    last: keyOf(files.length),
    lastStart: sumOf(files.slice(0, -1), 'duration'),
  };
}

function renditionOf(
  { codecs, width, height }: RenditionFacts,
  name: RenditionName,
  files: readonly StreamFile[],
): StreamRendition {
  const bitsOf = (bytes: number, ms: number) => Math.ceil((bytes * 8_000) / Math.max(1, ms));
  return {
    name,
    codecs,
    width,
    height,
    bandwidth: Math.max(...files.map(({ size, duration }) => bitsOf(size, Math.max(duration, 1_000)))),
    averageBandwidth: bitsOf(sumOf(files, 'size'), sumOf(files, 'duration')),
    durations: files.map(({ duration }) => duration),
  };
}

const sumOf = (files: readonly StreamFile[], what: 'size' | 'duration'): number =>
  files.reduce((sum, file) => sum + file[what], 0);
