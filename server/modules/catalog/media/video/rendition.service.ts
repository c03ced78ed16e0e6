import type { MediaFile, NewRenditions, Preparation, RenditionName, RenditionsEnd } from '@haat/openapi';
import { quotas } from '@haat/openapi/quotas';
import { conflict, notFound, unprocessable } from '../../../../platform/http/errors';
import { receivedBytes } from '../../../../platform/http/http.piece';
import { crashPoint } from '../../../../platform/observability/crash-point';
import type { TaskQueue } from '../../../../platform/workers/workers.queue';
import type { FileContext } from '../files/file.context';
import { readFile, storageUse } from '../files/file.reading';
import { findFileByContent, forgetFailure, updateFile } from '../files/file.repository';
import { lockSeller } from '../upload.repository';
import { judgeRenditions } from './rendition.judge';
import {
  addStreamFile,
  type ContentKey,
  countPreparing,
  deleteStream,
  dropExpired,
  dropStreams,
  findContentPurpose,
  findExpiredStreams,
  findStream,
  findStreamFiles,
  hasStreamFile,
  insertStream,
  lockStream,
  publishStream,
  type StreamFile,
  type StreamRow,
} from './rendition.repository';
import {
  fileOfName,
  judged,
  mostFileBytes,
  nameOfFile,
  renditionLifeMs,
  streamFolder,
} from './rendition.rules';

const sweptAtOnce = 20;
/** Until nobody reads renditions any more that were replaced. */
export const removalDelayMs = 60 * 60_000;

export interface RenditionContext extends FileContext {
  /** Files that are stored at a time. */
  pieces: TaskQueue;
}

const gone = () => notFound('Nothing is being prepared for this video. Start again.');

async function view({ database }: RenditionContext, row: StreamRow): Promise<Preparation> {
  const files = await findStreamFiles(database.db, row);
  const of = (rendition: StreamFile['rendition']) => files.filter((file) => file.rendition === rendition);
  return {
    key: row.key,
    files: row.names.map((name) => ({
      name,
      init: of(name).some(({ number }) => number === 0),
      segments: rangesOf(of(name)),
    })),
    poster: of('poster').length > 0,
    thumbnails: of('thumbnails').length > 0,
    size: row.size,
    expiresAt: (row.expires_at ?? row.created_at).toISOString(),
  };
}

/** Numbers of segments as ranges; the files come in their order. */
function rangesOf(files: readonly StreamFile[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const { number } of files) {
    const last = ranges.at(-1);
    if (number === 0) continue;
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}

/** What has come so far. @throws Refusal 404 when nothing is being prepared */
export async function readRenditions(context: RenditionContext, key: ContentKey): Promise<Preparation> {
  const row = await findStream(context.database.db, key, 'preparing');
  if (!row) throw gone();
  return view(context, row);
}

/** @throws Refusal 404 for what is not theirs, 422 for renditions that it cannot have */
export async function beginRenditions(
  context: RenditionContext,
  key: ContentKey,
  { key: made, renditions: names }: NewRenditions,
): Promise<Preparation> {
  const now = context.clock.now();
  const row = await context.database.tx(async (trx) => {
    await lockSeller(trx, key.seller_id);
    const purpose = await findContentPurpose(trx, key, now);
    if (purpose !== 'video' && purpose !== 'audio') throw notFound('File not found.');
    refuseNames(purpose, names);
    await forgetFailure(trx, key);
    const before = await lockStream(trx, key);
    if (before?.key === made && sameNames(before.names, names)) return before;
    if (before) await dropStreams(trx, key, { dueAt: now, all: false });
    else if ((await countPreparing(trx, key.seller_id)) >= quotas.fileUploads)
      throw conflict(
        'too_many_uploads',
        'Too many uploads are in progress. Wait for them to finish, or cancel some.',
      );
    const stream = newStream(context, key, { key: made, names });
    await insertStream(trx, stream);
    return stream;
  });
  return view(context, row);
}

/** A row for renditions that are being prepared, made as `key` says. */
export function newStream(
  { clock, random }: Pick<RenditionContext, 'clock' | 'random'>,
  content: ContentKey,
  { key, names }: { key: string; names: RenditionName[] },
): StreamRow {
  const now = clock.now();
  return {
    ...content,
    id: random.publicId(),
    key,
    status: 'preparing',
    names,
    renditions: [],
    poster: false,
    thumbnails: null,
    size: 0,
    played_bytes: null,
    created_at: now,
    expires_at: new Date(now.getTime() + renditionLifeMs),
  };
}

const sameNames = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join();

function refuseNames(purpose: 'video' | 'audio', names: readonly RenditionName[]): void {
  const fits = purpose === 'video' ? names.includes('360') : names.every((name) => name === 'audio');
  if (!fits)
    throw unprocessable(
      'wrong_renditions',
      'A video needs the 360 rendition; an audio file has the audio rendition alone.',
    );
}

export interface SentRenditionFile {
  name: string;
  /** ms; undefined for what is no segment. */
  duration: number | undefined;
  body: AsyncIterable<Uint8Array>;
  /** Bytes, as the head of its request says; 0 if that says nothing. */
  announced: number;
}

/**
 * Stores a file of a rendition, once: what comes again under its name is dropped.
 * @throws Refusal 404 when nothing is being prepared, 409 when the storage is full, 422 for what is not what its name says
 */
export async function takeRenditionFile(
  context: RenditionContext,
  key: ContentKey,
  { name, duration, body, announced }: SentRenditionFile,
): Promise<void> {
  const { db } = context.database;
  const stream = await findStream(db, key, 'preparing');
  if (!stream) throw gone();
  const file = fileOfName(name);
  const isPicture = file?.rendition === 'poster' || file?.rendition === 'thumbnails';
  if (!file || !(isPicture || stream.names.some((one) => one === file.rendition)))
    throw unprocessable('unknown_rendition', 'This rendition is not being prepared.');
  if (file.number > 0 !== (duration !== undefined))
    throw unprocessable('wrong_duration', 'A segment, and nothing else, needs its duration.');
  const received = receivedBytes(body, { announced, most: mostFileBytes });
  if (await hasStreamFile(db, stream, file)) {
    for await (const _ of received);
    return;
  }
  const { used, limit } = await storageUse(context, key.seller_id);
  if (used + Math.max(1, announced) > limit)
    throw conflict(
      'storage_full',
      'Your storage is full. Delete files you do not need, or choose a larger plan.',
    );
  await context.pieces.run(() =>
    store(context, stream, { ...file, duration: duration ?? 0 }, { received, announced }),
  );
}

async function store(
  context: RenditionContext,
  stream: StreamRow,
  file: Omit<StreamFile, 'size'>,
  { received, announced }: { received: AsyncIterable<Uint8Array>; announced: number },
): Promise<void> {
  const path = `${streamFolder(stream)}/${nameOfFile(file)}`;
  const size = await context.storage.putPieces(path, whole(judged(received, file), announced));
  crashPoint('renditions.stored');
  const expiresAt = new Date(context.clock.now().getTime() + renditionLifeMs);
  const outcome = await context.database.tx((trx) =>
    addStreamFile(trx, stream, { ...file, size }, expiresAt),
  );
  if (outcome !== 'gone') return;
  await context.storage.remove(path);
  throw gone();
}

/** A connection that breaks ends a body early. */
async function* whole(bytes: AsyncIterable<Uint8Array>, announced: number): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    yield chunk;
  }
  if (announced > 0 && size !== announced)
    throw unprocessable('bad_rendition_file', 'This part of the prepared video is damaged. Send it again.');
}

/**
 * Serves renditions once they are complete. Asked again it answers the same.
 * @throws Refusal 404 for what is not theirs, 409 while the upload or a segment is missing, 422 for what cannot be played
 */
export async function finishRenditions(
  context: RenditionContext,
  key: ContentKey,
  { segments, thumbnails }: RenditionsEnd,
): Promise<MediaFile> {
  const { db } = context.database;
  const file = await findFileByContent(db, key);
  if (!file) {
    if (await findContentPurpose(db, key, context.clock.now()))
      throw conflict('upload_unfinished', 'This upload is not complete. Send the rest first.');
    throw notFound('File not found.');
  }
  const stream = await findStream(db, key, 'preparing');
  if (stream) {
    const made = await judgeRenditions(context, {
      stream,
      facts: file.facts,
      segments,
      thumbnails: thumbnails ?? null,
    });
    crashPoint('renditions.judged');
    await context.database.tx(async (trx) => {
      const locked = await lockStream(trx, key);
      if (locked?.id !== stream.id) return;
      await publishStream(trx, locked, made, dueAt(context));
      await updateFile(trx, file, { preparation_failure: null, remux_at: null });
    });
  } else if (!(await findStream(db, key, 'ready'))) throw gone();
  return readFile(context, file);
}

const dueAt = ({ clock }: Pick<RenditionContext, 'clock'>) =>
  new Date(clock.now().getTime() + removalDelayMs);

/** Forgets renditions that are being prepared. @throws Refusal 404 when there are none */
export async function cancelRenditions(context: RenditionContext, key: ContentKey): Promise<void> {
  const dueNow = context.clock.now();
  const isDropped = await context.database.tx((trx) => dropStreams(trx, key, { dueAt: dueNow, all: false }));
  if (!isDropped) throw gone();
  await sweepStreams(context);
}

/** Removes renditions that were abandoned or dropped; the files first, so that a crash in between is made good by the next run. */
export async function sweepStreams({ clock, database, storage }: FileContext): Promise<void> {
  const now = clock.now();
  for (;;) {
    const expired = await findExpiredStreams(database.db, now, sweptAtOnce);
    for (const row of expired) {
      if (!(await database.tx((trx) => dropExpired(trx, row, now)))) continue;
      await storage.remove(streamFolder(row));
      crashPoint('renditions.removed');
      await database.tx((trx) => deleteStream(trx, row));
    }
    if (expired.length < sweptAtOnce) return;
  }
}
