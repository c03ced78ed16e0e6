import type { MediaChange, MediaFile } from '@haat/openapi';
import type { Tx } from '../../../../platform/database/database';
import { conflict, invalid, notFound, Refusal } from '../../../../platform/http/errors';
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
import { refuseMaxRendition } from '../video/preparation.service';
import { contentFolder } from './file.content';
import type { FileContext } from './file.context';
import { type Judged, judgeContent } from './file.judge';
import { readFile } from './file.reading';
import { removeContent } from './file.removal';
import {
  type FileFacts,
  type FileKey,
  findFile,
  insertFile,
  isStampedAnywhere,
  lockFile,
  updateFile,
} from './file.repository';
import { ScanPending } from './file.scan';
import { type FileFault, faultText, nameOf } from './file.types';

const hour = 60 * 60_000;
const day = 24 * hour;
/** When a check that this server began was left behind by a crash. */
const checkDelayMs = 30_000;
export const checkQueue = 'media.check';
/** What could not be read in time so often is refused. */
const checkAttempts = 3;

/** A check that waits for its turn. */
export interface FileCheck extends UploadKey {
  /** When the upload was finished; left out by earlier versions. */
  since?: string;
}

/** So long the server leaves a video or audio to the browsers of its creator. */
const remuxDelayMs = day;

const gone = () => notFound('File not found.');

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
  const refusal = await checkNow(context, key);
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
    payload: { seller_id, id: uploadId, since: now.toISOString() } satisfies FileCheck,
    dedupeKey: uploadId,
    runAt: new Date(now.getTime() + checkDelayMs),
  });
  return id;
}

/** Judges it while somebody waits; what takes too long is left to the job. */
async function checkNow(context: FileContext, key: UploadKey): Promise<string | null> {
  try {
    return await check(context, key);
  } catch (error) {
    if (error instanceof ScanPending || (error instanceof Refusal && error.status === 503)) return null;
    throw error;
  }
}

/** Judges what was left to the job; while the virus scanner comes to no result, the job waits. */
export async function checkLater(
  context: FileContext,
  { since, ...key }: FileCheck,
  attempt: number,
): Promise<void> {
  try {
    await check(context, key, attempt >= checkAttempts);
  } catch (error) {
    if (!(error instanceof ScanPending) || since === undefined) throw error;
    throw error.after(context.clock.now().getTime() - Date.parse(since));
  }
}

/**
 * Judges a finished upload, once: as its file, or as the new content of one. Answers why it is refused, null when it is not.
 * `isLast`: what cannot be read in time now is refused, and not tried again.
 */
async function check(context: FileContext, key: UploadKey, isLast = false): Promise<string | null> {
  const { database } = context;
  const upload = await findUpload(database.db, key);
  if (!upload?.media_id) return null;
  const parts = await findParts(database.db, key);
  if (parts.length === 0) return refusalOf(context, upload);
  const verdict = await judge(context, upload, { parts, isLast });
  await removeOrphanedPieces(context, upload.id, parts);
  crashPoint('file.judged');
  const refusal = await database.tx((trx) => settle(context, trx, { key, parts, verdict }));
  crashPoint('file.settled');
  return refusal;
}

async function judge(
  context: FileContext,
  upload: UploadRow,
  { parts, isLast }: { parts: readonly FilePart[]; isLast: boolean },
): Promise<Judged | FileFault> {
  const { seller_id, media_id: id } = upload;
  // It was deleted meanwhile: whatever its content is, it is removed.
  if (id === null || !(await findFile(context.database.db, { seller_id, id }))) return 'unknown_file';
  return judgeContent(context, upload, parts).catch((error: unknown) => {
    if (isLast && error instanceof TaskTimeout) return 'slow_to_read' as const;
    throw error;
  });
}

/** Of a new file that was judged before. */
async function refusalOf(
  { database }: FileContext,
  { seller_id, media_id }: UploadRow,
): Promise<string | null> {
  const file = media_id === null ? null : await findFile(database.db, { seller_id, id: media_id });
  return file?.status === 'refused' ? file.reason : null;
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
  const remove = (contentId: string) => removeContent(context, trx, { seller_id, content_id: contentId });
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
    facts: verdict.facts,
    preparation_failure: null,
    remux_at: verdict.facts && new Date(context.clock.now().getTime() + remuxDelayMs),
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

/** Throws 404 for what is not theirs, 422 for what cannot be a name, and for a picture that is larger than the video. */
export async function changeFile(
  context: FileContext,
  key: FileKey,
  { name, maxRendition }: MediaChange,
): Promise<MediaFile> {
  const problem = name === undefined ? null : problemOfName(name);
  if (problem) throw invalid({ name: problem });
  await context.database.tx(async (trx) => {
    const row = await lockFile(trx, key);
    if (!row) throw gone();
    if (maxRendition !== undefined) refuseMaxRendition(row, maxRendition);
    await updateFile(trx, key, {
      ...(name !== undefined && { name: renamed(row, name) }),
      ...(maxRendition !== undefined && { max_rendition: maxRendition }),
      // What was to be made then is not wanted any more.
      ...(maxRendition !== undefined && maxRendition !== row.max_rendition && { preparation_failure: null }),
    });
  });
  return readFile(context, key);
}

/** Its ending stays: it says what the bytes are. */
function renamed(row: FileFacts, name: string): string {
  const [ending = ''] = /\.[^.]*$/.exec(row.name) ?? [];
  const trimmed = name.trim();
  const whole = trimmed.toLowerCase().endsWith(ending.toLowerCase()) ? trimmed : `${trimmed}${ending}`;
  return whole.slice(0, 255);
}
