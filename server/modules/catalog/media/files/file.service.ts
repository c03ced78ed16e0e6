import type { Readable } from 'node:stream';
import type { MediaFile, MediaList, StorageUse } from '@haat/openapi';
import type { ByteRange } from '../../../../gateways/storage';
import { readCursor, writeCursor } from '../../../../platform/database/cursor';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { stampLimits } from '../../../../platform/documents/stamp.limits';
import { conflict, invalid, notFound } from '../../../../platform/http/errors';
import { enqueue } from '../../../../platform/jobs/jobs';
import { crashPoint } from '../../../../platform/observability/crash-point';
import { TaskTimeout } from '../../../../platform/workers/workers';
import type { FilePart } from '../media.tables';
import {
  deleteParts,
  findParts,
  findUpload,
  finishUpload,
  lockUpload,
  type UploadKey,
  type UploadRow,
} from '../upload.repository';
import { problemOfName } from '../upload.rules';
import { archiveFault } from './archive';
import { contentFolder, headOf, openContent, sharedBytesOf } from './file.content';
import {
  deleteFile,
  deleteRemoval,
  type FileFacts,
  type FileFilter,
  type FileKey,
  findContent,
  findFile,
  findFree,
  findPlan,
  findRemovals,
  findUses,
  insertFile,
  insertRemoval,
  isStampedAnywhere,
  listFiles,
  lockFile,
  markFree,
  sumFiles,
  updateFile,
} from './file.repository';
import { type FileFault, type FileType, faultText, headBytes, isZip, nameOf } from './file.types';

const hour = 60 * 60_000;
const day = 24 * hour;
/** How long a file is kept that nothing names. */
export const unnamedLifeMs = 30 * day;
/** Until nobody reads a content any more that was replaced or deleted. */
const removalDelayMs = hour;
const sweptAtOnce = 100;
/** When a check that this server began was left behind by a crash. */
const checkDelayMs = 30_000;
export const checkQueue = 'media.check';

export interface FileContext extends Pick<Deps, 'database' | 'storage' | 'clock' | 'random' | 'workers'> {
  /** Bytes that all files of an account may have, by its plan. */
  limits: Readonly<Record<'FREE' | 'PREMIUM' | 'VVIP', number>>;
}

/** What a content is, and whether it can be stamped. */
interface Judged extends FileType, Pick<FileFacts, 'stamping'> {}

const gone = () => notFound('File not found.');

const view = (row: FileFacts, usedBy: MediaFile['usedBy']): MediaFile => ({
  mediaId: row.id,
  purpose: row.purpose,
  name: row.name,
  type: row.type,
  size: row.size,
  status: row.status,
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.stamping !== null && { stamping: row.stamping }),
  createdAt: row.created_at.toISOString(),
  usedBy,
});

/** Throws 404 for whatever is not theirs. */
export async function readFile({ database }: FileContext, key: FileKey): Promise<MediaFile> {
  const row = await findFile(database.db, key);
  if (!row) throw gone();
  const uses = await findUses(database.db, key.seller_id, [key.id]);
  return view(row, uses.get(key.id) ?? []);
}

export async function listOf(
  context: FileContext,
  sellerId: string,
  { cursor, limit, ...filter }: FileFilter & { cursor?: string | undefined; limit: number },
): Promise<MediaList> {
  const { db } = context.database;
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await listFiles(db, sellerId, filter, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const uses = await findUses(
    db,
    sellerId,
    shown.map(({ id }) => id),
  );
  const last = shown.at(-1);
  return {
    items: shown.map((row) => view(row, uses.get(row.id) ?? [])),
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

/**
 * Keeps a completed upload as a file, and judges what it is. Asked again it answers the same file.
 * @throws Refusal 404 for what is not theirs, 409 while bytes are missing
 */
export async function finishFile(context: FileContext, key: UploadKey): Promise<MediaFile> {
  const { database } = context;
  const id = await database.tx(async (trx) => {
    const upload = await lockUpload(trx, key);
    if (!upload || upload.expires_at <= context.clock.now()) throw notFound('Upload not found. Start again.');
    if (upload.media_id !== null) return upload.media_id;
    if (upload.purpose === 'picture') throw conflict('upload_is_picture', 'This upload is a picture.');
    if (upload.received < upload.size)
      throw conflict('upload_unfinished', 'This upload is not complete. Send the rest first.');
    return beginCheck(context, trx, upload);
  });
  crashPoint('file.kept');
  const refusal = await check(context, key);
  const file = await readFile(context, { seller_id: key.seller_id, id });
  // One that was to replace another leaves that as it is.
  return refusal === null ? file : { ...file, status: 'refused', reason: refusal };
}

async function beginCheck(context: FileContext, trx: Tx, upload: UploadRow): Promise<string> {
  const { seller_id, id: uploadId, replaces, purpose, name, size } = upload;
  const now = context.clock.now();
  const id = replaces ?? context.random.publicId();
  if (replaces === null)
    await insertFile(trx, {
      seller_id,
      id,
      purpose: purpose as MediaFile['purpose'],
      name,
      type: 'application/octet-stream',
      size,
      status: 'preparing',
      reason: null,
      stamping: null,
      content_id: uploadId,
      created_at: now,
      free_since: now,
    });
  else if (!(await lockFile(trx, { seller_id, id }))) throw gone();
  await finishUpload(trx, upload, { media_id: id });
  await enqueue(trx, {
    queue: checkQueue,
    payload: { seller_id, id: uploadId },
    dedupeKey: uploadId,
    runAt: new Date(now.getTime() + checkDelayMs),
  });
  return id;
}

/** Judges a finished upload, once: as its file, or as the new content of one. Answers why it is refused, null when it is not. */
export async function check(context: FileContext, key: UploadKey): Promise<string | null> {
  const { database } = context;
  const upload = await findUpload(database.db, key);
  if (!upload?.media_id) return null;
  const parts = await findParts(database.db, key);
  if (parts.length === 0) return refusalOf(context, upload);
  const verdict = await judgeContent(context, upload, parts);
  await removeOrphanedPieces(context, upload.id, parts);
  crashPoint('file.judged');
  const refusal = await database.tx((trx) => settle(context, trx, { key, parts, verdict }));
  crashPoint('file.settled');
  return refusal;
}

/** Of a new file that was judged before. */
async function refusalOf(
  { database }: FileContext,
  { seller_id, media_id }: UploadRow,
): Promise<string | null> {
  const file = media_id === null ? null : await findFile(database.db, { seller_id, id: media_id });
  return file?.status === 'refused' ? file.reason : null;
}

async function judgeContent(
  { storage, workers }: FileContext,
  { id, size, purpose }: UploadRow,
  parts: readonly FilePart[],
): Promise<Judged | FileFault> {
  const content = { contentId: id, size, parts };
  const head = await headOf(storage, content, headBytes);
  const type = await workers.run('fileType', { head, purpose: purpose as MediaFile['purpose'] });
  if (typeof type === 'string') return type;
  const open = (range: ByteRange) => openContent(storage, content, range);
  if (type.type === 'application/pdf')
    return { ...type, stamping: await stampingOf(workers, { size, open, key: id }) };
  const fault = isZip(type.type)
    ? await archiveFault({ size, open }, { isPlain: type.type === 'application/zip' })
    : null;
  return fault ?? { ...type, stamping: null };
}

/** By trying: what takes more time or memory than a thread has is too large. */
async function stampingOf(
  workers: FileContext['workers'],
  { key, ...content }: { size: number; open: (range: ByteRange) => Readable; key: string },
): Promise<NonNullable<FileFacts['stamping']>> {
  if (content.size > stampLimits.bytes) return 'large';
  try {
    return (await workers.run('pdfFault', () => sharedBytesOf(content), key)) ?? 'possible';
  } catch (error) {
    if (error instanceof TaskTimeout) return 'large';
    throw error;
  }
}

/** Pieces of attempts that came to nothing: a crash came between them and their row. */
async function removeOrphanedPieces({ storage }: FileContext, contentId: string, parts: readonly FilePart[]) {
  const known = new Set(parts.map(({ name }) => name));
  for await (const names of storage.list(contentFolder(contentId)))
    for (const name of names)
      if (!known.has(name)) await storage.remove(`${contentFolder(contentId)}/${name}`);
}

interface Settled {
  key: UploadKey;
  parts: readonly FilePart[];
  verdict: Judged | FileFault;
}

/** Answers why it is refused, null when it is not. */
async function settle(context: FileContext, trx: Tx, settled: Settled): Promise<string | null> {
  const { key, parts } = settled;
  const upload = await lockUpload(trx, key);
  // Somebody else was quicker.
  if (!upload?.media_id || (await findParts(trx, key)).length === 0) return null;
  await deleteParts(trx, key);
  const { seller_id, id: content_id, name, size } = upload;
  const fileKey = { seller_id, id: upload.media_id };
  const file = await lockFile(trx, fileKey);
  const remove = (contentId: string) =>
    insertRemoval(trx, {
      seller_id,
      content_id: contentId,
      due_at: new Date(context.clock.now().getTime() + removalDelayMs),
    });
  if (!file) {
    await remove(content_id);
    return null;
  }
  const verdict = (await replacementFault(trx, file, settled.verdict)) ?? settled.verdict;
  if (typeof verdict === 'string') {
    await remove(content_id);
    if (file.status === 'preparing')
      await updateFile(trx, fileKey, { status: 'refused', reason: faultText(verdict) });
    return faultText(verdict);
  }
  if (file.content_id !== content_id) await remove(file.content_id);
  await updateFile(trx, fileKey, {
    name: nameOf(name, verdict),
    type: verdict.type,
    size,
    status: 'ready',
    reason: null,
    stamping: verdict.stamping,
    content_id,
    parts,
  });
  return null;
}

/** Why a content cannot take the place of another: products promise a PDF, and buyers expect what they bought. */
async function replacementFault(
  trx: Tx,
  file: FileFacts,
  verdict: Settled['verdict'],
): Promise<FileFault | null> {
  if (file.status !== 'ready' || typeof verdict === 'string') return null;
  const isPlayed = file.purpose !== 'file';
  if (verdict.type !== file.type && !isPlayed) return 'other_type';
  return verdict.stamping !== 'possible' && (await isStampedAnywhere(trx, file)) ? 'cannot_stamp' : null;
}

/** A file as it is sent. */
export interface OpenFile {
  sellerId: string;
  /** Changes with its bytes. */
  version: string;
  name: string;
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
  /** From `start` to `end`, both of them included. */
  open(range: ByteRange): Readable;
}

/** A file that is ready; null for any other. */
export async function openFile({ database, storage }: FileContext, id: string): Promise<OpenFile | null> {
  const row = await findContent(database.db, id);
  if (row?.status !== 'ready') return null;
  const { seller_id: sellerId, content_id: contentId, name, type, size, parts } = row;
  const open = (range: ByteRange) => openContent(storage, { contentId, size, parts }, range);
  return { sellerId, version: contentId, name, type, size, open };
}

/** Throws 404 for what is not theirs, 422 for what cannot be a name. */
export async function renameFile(context: FileContext, key: FileKey, name: string): Promise<MediaFile> {
  const problem = problemOfName(name);
  if (problem) throw invalid({ name: problem });
  const row = await findFile(context.database.db, key);
  if (!row) throw gone();
  // Its ending stays: it says what the bytes are.
  const [ending = ''] = /\.[^.]*$/.exec(row.name) ?? [];
  const trimmed = name.trim();
  const renamed = trimmed.toLowerCase().endsWith(ending.toLowerCase()) ? trimmed : `${trimmed}${ending}`;
  await updateFile(context.database.db, key, { name: renamed.slice(0, 255) });
  return readFile(context, key);
}

/** Throws 404 for what is not theirs, 409 while a product names it. */
export async function removeFile(context: FileContext, key: FileKey): Promise<void> {
  await context.database.tx(async (trx) => {
    const row = await lockFile(trx, key);
    if (!row) throw gone();
    const uses = await findUses(trx, key.seller_id, [key.id]);
    if (uses.size > 0)
      throw conflict('file_in_use', 'A product contains this file. Remove it from the product first.');
    await forgetFile(context, trx, row);
  });
  crashPoint('file.deleted');
}

async function forgetFile({ clock }: FileContext, trx: Tx, { seller_id, id, content_id }: FileFacts) {
  const due_at = new Date(clock.now().getTime() + removalDelayMs);
  await insertRemoval(trx, { seller_id, content_id, due_at });
  await deleteFile(trx, { seller_id, id });
}

/** Removes files that nothing has named for so long, and contents that are due. May be run at any time, again, and after a crash in the middle. */
export async function sweepFiles(context: FileContext): Promise<void> {
  const now = context.clock.now();
  const { database } = context;
  await markFree(database.db, now);
  const until = new Date(now.getTime() - unnamedLifeMs);
  for (;;) {
    const free = await findFree(database.db, until, sweptAtOnce);
    for (const key of free)
      await database.tx(async (trx) => {
        const row = await lockFile(trx, key);
        if (row?.free_since && row.free_since <= until) await forgetFile(context, trx, row);
      });
    if (free.length < sweptAtOnce) break;
  }
  await sweepContents(context);
  await context.storage.sweep(new Date(now.getTime() - day));
}

/** Removes contents that were replaced or deleted; the files first: a row without files is found again, files without a row are not. */
export async function sweepContents({ clock, database, storage }: FileContext): Promise<void> {
  for (;;) {
    const due = await findRemovals(database.db, clock.now(), sweptAtOnce);
    for (const removal of due) {
      await storage.remove(contentFolder(removal.content_id));
      crashPoint('file.content-removed');
      await deleteRemoval(database.db, removal);
    }
    if (due.length < sweptAtOnce) return;
  }
}
