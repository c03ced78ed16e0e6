import type { MediaFile, MediaList, Playback, StorageUse } from '@haat/openapi';
import { readCursor, writeCursor } from '../../../../platform/database/cursor';
import type { Tx } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/errors';
import { type CaptionLabel, findCaptionLabels } from '../video/caption.repository';
import { findStreams, type StreamRow } from '../video/rendition.repository';
import type { FileContext } from './file.context';
import {
  type FileFacts,
  type FileFilter,
  type FileKey,
  findFile,
  findPlan,
  findUses,
  listFiles,
  sumFiles,
} from './file.repository';

/** What else is known of files. */
interface Known {
  uses: Awaited<ReturnType<typeof findUses>>;
  streams: readonly StreamRow[];
  captions: readonly CaptionLabel[];
}

const view = (row: FileFacts, { uses, streams, captions }: Known): MediaFile => ({
  mediaId: row.id,
  contentId: row.content_id,
  purpose: row.purpose,
  name: row.name,
  type: row.type,
  size: row.size,
  status: row.status,
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.stamping !== null && { stamping: row.stamping }),
  createdAt: row.created_at.toISOString(),
  usedBy: uses.get(row.id) ?? [],
  ...(row.status === 'ready' &&
    row.facts && {
      playback: playbackOf(row, { streams, captions }),
    }),
});

/** What is played of a file, out of what is known of several. */
export function playbackOf(
  { id, content_id: contentId, facts, chapters, max_rendition, preparation_failure: failure }: FileFacts,
  { streams, captions }: Pick<Known, 'streams' | 'captions'>,
): Playback {
  const { video = null, audio = null, duration = 0 } = facts ?? {};
  const own = streams.filter(({ content_id }) => content_id === contentId);
  const ready = own.find(({ status }) => status === 'ready');
  return {
    duration: duration / 1_000,
    ...(video && { width: video.width, height: video.height }),
    ...(video?.codec && { videoCodec: video.codec }),
    ...(audio?.codec && { audioCodec: audio.codec }),
    renditions: {
      status: ready ? 'ready' : own.length > 0 ? 'preparing' : 'none',
      items: (ready?.renditions ?? []).map(({ name, width, height, codecs, bandwidth }) => ({
        name,
        ...(width !== null && { width }),
        ...(height !== null && { height }),
        codecs,
        bandwidth,
      })),
      poster: ready?.poster ?? false,
      thumbnails: ready?.thumbnails ?? null,
      ...(video && { maxRendition: max_rendition }),
      ...(failure !== null && { failure }),
    },
    captions: captions
      .filter(({ media_id }) => media_id === id)
      .map(({ language, label }) => ({ language, label })),
    chapters,
  };
}

async function viewAll(
  { database: { db } }: FileContext,
  sellerId: string,
  rows: readonly FileFacts[],
): Promise<MediaFile[]> {
  const played = rows.filter(({ purpose }) => purpose !== 'file');
  const ids = (of: readonly FileFacts[]) => of.map(({ id }) => id);
  const [uses, streams, captions] = await Promise.all([
    findUses(db, sellerId, ids(rows)),
    findStreams(
      db,
      sellerId,
      played.map(({ content_id }) => content_id),
    ),
    findCaptionLabels(db, sellerId, ids(played)),
  ]);
  return rows.map((row) => view(row, { uses, streams, captions }));
}

/** Throws 404 for whatever is not theirs. */
export async function readFile(context: FileContext, key: FileKey): Promise<MediaFile> {
  const row = await findFile(context.database.db, key);
  const [file] = row ? await viewAll(context, key.seller_id, [row]) : [];
  if (!file) throw notFound('File not found.');
  return file;
}

export async function listOf(
  context: FileContext,
  sellerId: string,
  { cursor, limit, ...filter }: FileFilter & { cursor?: string | undefined; limit: number },
): Promise<MediaList> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await listFiles(context.database.db, sellerId, filter, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await viewAll(context, sellerId, shown),
    next: rows.length > limit && last ? writeCursor({ at: last.created_at, id: last.id }) : null,
    storage: await storageUse(context, sellerId),
  };
}

/** Bytes that an account has stored, without those on their way, and may store. */
export async function storageUse(
  { database, limits }: FileContext,
  sellerId: string,
  db: Tx | FileContext['database']['db'] = database.db,
): Promise<StorageUse> {
  const { bytes } = await sumFiles(db, sellerId);
  return { used: bytes, limit: limits[await findPlan(db, sellerId)] };
}
