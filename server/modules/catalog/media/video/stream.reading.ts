// Renditions that are served, and what else is shown while a video is played.
import type { ItemFile } from '@haat/kinds/parts/items/items.rules';
import { sql } from 'kysely';
import type { Stored } from '../../../../gateways/storage';
import type { Db } from '../../../../platform/database/database';
import type { FileContext } from '../files/file.context';
import { playbackOf } from '../files/file.reading';
import { type FileKey, findContent, findFile, findFiles } from '../files/file.repository';
import type { StreamRendition } from '../media.tables';
import { findCaptionLabels } from './caption.repository';
import { findStream, findStreams } from './rendition.repository';
import { nameOfFile, type RenditionFile, streamFolder, typeOfFile } from './rendition.rules';

/** Where the files of renditions lie. */
export interface StreamPlace {
  /** Changes with the renditions. */
  id: string;
  contentId: string;
}

/** Renditions of a file that is ready. */
interface OpenStream extends StreamPlace {
  /** The smallest picture first. */
  renditions: readonly StreamRendition[];
}

const sideOf = ({ name }: StreamRendition): number => (name === 'audio' ? 0 : Number(name));

/** Null where a file has no complete renditions. */
export async function openStream(
  { database: { db } }: Pick<FileContext, 'database'>,
  mediaId: string,
): Promise<OpenStream | null> {
  const file = await findContent(db, mediaId);
  if (file?.status !== 'ready') return null;
  const { seller_id, content_id } = file;
  const stream = await findStream(db, { seller_id, content_id }, 'ready');
  return (
    stream && {
      id: stream.id,
      contentId: content_id,
      renditions: stream.renditions.toSorted((one, other) => sideOf(one) - sideOf(other)),
    }
  );
}

const keyOf = ({ id, contentId }: StreamPlace, file: RenditionFile): string =>
  `${streamFolder({ content_id: contentId, id })}/${nameOfFile(file)}`;

/** The length of a video or audio in ms, and of which content; null for any other file. */
export async function lengthOf(
  { database: { db } }: Pick<FileContext, 'database'>,
  key: FileKey,
): Promise<{ contentId: string; duration: number } | null> {
  const file = await findFile(db, key);
  return file?.facts ? { contentId: file.content_id, duration: file.facts.duration } : null;
}

/** One file of renditions; null where it is not there any more. */
export const openStreamFile = (
  { storage }: Pick<FileContext, 'storage'>,
  place: StreamPlace,
  file: RenditionFile,
): Promise<Stored | null> => storage.get(keyOf(place, file));

/** Where a player reads one file of renditions without us; null where it is to come from the server. */
export const streamFileAddress = async (
  { storage }: Pick<FileContext, 'storage'>,
  place: StreamPlace,
  file: RenditionFile,
): Promise<string | null> =>
  (await storage.direct?.readAddress(keyOf(place, file), typeOfFile(file))) ?? null;

/**
 * Bytes that a phone takes to play these videos, by their ids: of their renditions, or of what was uploaded where there will be none. Those of
 * which it is not known yet are left out.
 */
export async function findPlayedBytes(
  db: Db,
  sellerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; bytes: number }>`
    select f.id, coalesce(max(s.played_bytes), f.size) as bytes from media_file f
    left join media_stream s on s.seller_id = f.seller_id and s.content_id = f.content_id and s.status <> 'dropped'
    where f.seller_id = ${sellerId} and f.id = any(${[...ids]}::text[]) and f.status = 'ready'
    group by f.id, f.size, f.remux_at
    having max(s.played_bytes) is not null or (count(s.id) = 0 and f.remux_at is null)`.execute(db);
  return new Map(rows.map(({ id, bytes }) => [id, Number(bytes)]));
}

/** Files with what a player needs to know of them. */
export async function findPlayedFiles(
  db: Db,
  sellerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ItemFile>> {
  const files = await findFiles(db, sellerId, ids);
  const played = files.filter(({ purpose, status }) => purpose !== 'file' && status === 'ready');
  const [streams, captions] = await Promise.all([
    findStreams(
      db,
      sellerId,
      played.map(({ content_id }) => content_id),
    ),
    findCaptionLabels(
      db,
      sellerId,
      played.map(({ id }) => id),
    ),
  ]);
  return new Map(
    files.map((file) => [
      file.id,
      played.includes(file) ? { ...file, playback: playbackOf(file, { streams, captions }) } : file,
    ]),
  );
}
