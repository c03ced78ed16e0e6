import { buffer } from 'node:stream/consumers';
import type { ImageSources, NewDirectPiece, NewUpload, Upload } from '@haat/openapi';
import { quotas } from '@haat/openapi/quotas';
import type { Tx } from '../../../platform/database/database';
import { conflict, notFound, Refusal, unprocessable } from '../../../platform/http/errors';
import { receivedBytes } from '../../../platform/http/http.piece';
import { crashPoint } from '../../../platform/observability/crash-point';
import type { TaskQueue } from '../../../platform/workers/workers.queue';
import type { FileContext } from './files/file.context';
import { storageUse } from './files/file.reading';
import { findFile, sumFiles } from './files/file.repository';
import { sniff } from './image.rules';
import type { MediaService } from './media.service';
import {
  addStoredPiece,
  elsewhere,
  folderOf,
  forgetUpload,
  gone,
  ownUpload,
  refuseTooManyPieces,
  type UploadContext,
  untilNext,
  uploadView,
} from './upload.context';
import { addDirectPiece, beginDirectPiece, sweepIncoming } from './upload.direct';
import {
  deleteParts,
  findExpired,
  findParts,
  findUpload,
  findUploadByKey,
  finishedUploads,
  finishUpload,
  insertUpload,
  lockSeller,
  type UploadKey,
  type UploadRow,
  unfinishedUploads,
} from './upload.repository';
import { judge, mostUnfinished, notAPicture, pieceRules, type UploadPurpose } from './upload.rules';

/** Enough of a picture to know that it is one. */
const telling = 16;
const sweptAtOnce = 100;

/** A piece on its way. */
export interface Piece {
  /** Where in the file it begins. */
  offset: number;
  body: AsyncIterable<Uint8Array>;
  /** Bytes, as the head of its request says; 0 if that says nothing. */
  announced: number;
}

async function bytesOf(context: UploadContext, row: UploadRow): Promise<Buffer> {
  const all: Buffer[] = [];
  for (const { name } of await findParts(context.database.db, row)) {
    const stored = await context.storage.get(`${folderOf(row)}/${name}`);
    if (!stored) {
      // Whoever asked at the same moment has put them together; if nobody has, they are lost, and the file comes anew.
      const now = await findUpload(context.database.db, row);
      if (now?.picture_id === null) await forgetUpload(context, now);
      throw conflict('upload_changed', 'This upload has just changed. Try again.');
    }
    all.push(await buffer(stored.open()));
  }
  return Buffer.concat(all);
}

async function begin(context: UploadContext, sellerId: string, wanted: NewUpload): Promise<Upload> {
  judge(wanted);
  const { key, size, purpose = 'picture', name, replaces = null } = wanted;
  const before = await findUploadByKey(context.database.db, sellerId, key);
  if (before && before.expires_at <= context.clock.now()) await forgetUpload(context, before);
  return context.database.tx(async (trx) => {
    await lockSeller(trx, sellerId);
    const existing = await findUploadByKey(trx, sellerId, key);
    if (existing) {
      if (existing.size !== size || existing.purpose !== purpose)
        throw conflict('another_file', 'This key belongs to a different file. Use a new one.');
      return uploadView(context, existing);
    }
    if (purpose === 'picture') await refuseTooManyPictures(context, trx, { sellerId, size });
    else await refuseTooManyFiles(context, trx, { sellerId, size, purpose, replaces });
    const row: UploadRow = {
      seller_id: sellerId,
      id: context.random.publicId(),
      key,
      size,
      received: 0,
      picture_id: null,
      created_at: context.clock.now(),
      expires_at: untilNext(context, purpose),
      purpose,
      name: purpose === 'picture' ? '' : name,
      media_id: null,
      replaces: purpose === 'picture' ? null : replaces,
    };
    await insertUpload(trx, row);
    return uploadView(context, row);
  });
}

interface Begun {
  sellerId: string;
  size: number;
}

const tooManyUploads = () =>
  conflict('too_many_uploads', 'Too many uploads are in progress. Wait for them to finish, or cancel some.');

async function refuseTooManyPictures({ clock }: UploadContext, trx: Tx, { sellerId, size }: Begun) {
  // The smallest takes a row as well: each counts as a whole piece.
  const least = pieceRules('picture').size;
  const others = await unfinishedUploads(trx, sellerId, { now: clock.now(), least, of: 'pictures' });
  if (others.bytes + Math.max(size, least) > mostUnfinished) throw tooManyUploads();
}

async function refuseTooManyFiles(
  context: UploadContext,
  trx: Tx,
  { sellerId, size, purpose, replaces }: Begun & { purpose: UploadPurpose; replaces: string | null },
) {
  const file = replaces === null ? null : await findFile(trx, { seller_id: sellerId, id: replaces });
  if (replaces !== null && file?.purpose !== purpose) throw notFound('File not found.');
  const others = await unfinishedUploads(trx, sellerId, { now: context.clock.now(), least: 0, of: 'files' });
  if (others.count >= quotas.fileUploads) throw tooManyUploads();
  const { count } = await sumFiles(trx, sellerId);
  if (count + others.count >= quotas.files)
    throw conflict(
      'too_many_files',
      `You can have ${quotas.files.toLocaleString('en-IN')} files. Delete some first.`,
    );
  const { used, limit } = await storageUse(context, sellerId, trx);
  if (used + others.bytes + size > limit)
    throw conflict(
      'storage_full',
      'Your storage is full. Delete files you do not need, or choose a larger plan.',
    );
  await refuseTooFast(trx, sellerId, { bytes: used + others.bytes + size, limit });
}

/** What is deleted or replaced stays for a while, and gives room at once: who goes on and on would fill the disk nevertheless. */
async function refuseTooFast(
  trx: Tx,
  sellerId: string,
  { bytes, limit }: { bytes: number; limit: number },
): Promise<void> {
  const { count, removing } = await finishedUploads(trx, sellerId);
  if (count >= quotas.filesAWeek)
    throw conflict(
      'too_many_files',
      'You have reached the weekly limit for uploads. Try again in a few days.',
    );
  if (bytes + removing > 2 * limit)
    throw conflict(
      'storage_clearing',
      'You have deleted or replaced a lot in the last hour. Try again in an hour.',
    );
}

const read = async (context: UploadContext, key: UploadKey): Promise<Upload> =>
  uploadView(context, await ownUpload(context, key));

async function take(
  context: UploadContext,
  key: UploadKey,
  { offset, body, announced }: Piece,
): Promise<Upload> {
  const row = await ownUpload(context, key);
  if (offset !== row.received) throw elsewhere();
  const received = receivedBytes(body, { announced, most: pieceRules(row.purpose).size });
  await refuseTooManyPieces(context, row);
  return context.pieces.run(() => store(context, row, received));
}

async function store(
  context: UploadContext,
  row: UploadRow,
  received: AsyncIterable<Uint8Array>,
): Promise<Upload> {
  const { received: offset, size } = row;
  const name = `${offset}-${context.random.publicId()}`;
  const path = `${folderOf(row)}/${name}`;
  const bytes =
    row.purpose === 'picture'
      ? await storePicture(context, row, { path, received })
      : await context.storage.putPieces(path, within(received, size - offset));
  crashPoint('upload.piece-stored');
  const added = bytes > 0 && (await addStoredPiece(context, row, { name, size: bytes, offset }));
  crashPoint('upload.piece-added');
  if (added) return uploadView(context, added);
  await context.storage.remove(path);
  if (bytes > 0) throw elsewhere();
  return uploadView(context, row);
}

/** It is a small piece, whose first bytes are looked at before anything is stored. */
async function storePicture(
  context: UploadContext,
  row: UploadRow,
  { path, received }: { path: string; received: AsyncIterable<Uint8Array> },
): Promise<number> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of within(received, row.size - row.received)) chunks.push(chunk);
  const piece = Buffer.concat(chunks);
  if (row.received === 0 && piece.length >= telling && !sniff(piece)) {
    await forgetUpload(context, row);
    throw notAPicture();
  }
  if (piece.length > 0) await context.storage.put(path, piece);
  return piece.length;
}

async function* within(received: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  for await (const chunk of received) {
    size += chunk.length;
    if (size > most) throw unprocessable('too_many_bytes', 'The upload is larger than declared.');
    yield chunk;
  }
}

/** Makes a picture of what has come. What is none is forgotten at once. */
async function createPicture(context: UploadContext, key: UploadKey, alt: string): Promise<ImageSources> {
  const row = await ownUpload(context, key);
  if (row.picture_id !== null) {
    const shown = await context.pictures.shown(row.picture_id, alt);
    if (!shown) throw gone();
    return shown;
  }
  if (row.purpose !== 'picture') throw notAPicture();
  if (row.received < row.size)
    throw conflict('upload_unfinished', 'This upload is not complete. Send the rest first.');
  try {
    const picture = await context.pictures.keep(key.seller_id, () => bytesOf(context, row), alt);
    await context.database.tx(async (trx) => {
      await deleteParts(trx, key);
      await finishUpload(trx, key, { picture_id: picture.id });
    });
    await context.storage.remove(folderOf(row));
    return picture;
  } catch (error) {
    if (error instanceof Refusal && error.status === 422) await forgetUpload(context, row);
    throw error;
  }
}

/** What was finished is a file, which is deleted as one. */
async function cancel(context: UploadContext, key: UploadKey): Promise<void> {
  const row = await ownUpload(context, key);
  if (row.media_id === null) await forgetUpload(context, row);
}

/** Deletes abandoned uploads. */
async function sweep(context: UploadContext): Promise<void> {
  for (;;) {
    const expired = await findExpired(context.database.db, context.clock.now(), sweptAtOnce);
    for (const row of expired) await forgetUpload(context, row);
    if (expired.length < sweptAtOnce) break;
  }
  await sweepIncoming(context);
}

/** Resumable uploads in pieces. */
export function createUploadService(
  files: FileContext,
  pictures: Pick<MediaService, 'keep' | 'shown'>,
  pieces: TaskQueue,
) {
  const context: UploadContext = {
    ...files,
    pictures,
    pieces,
  };
  return {
    begin: (sellerId: string, wanted: NewUpload) => begin(context, sellerId, wanted),
    read: (key: UploadKey) => read(context, key),
    take: (key: UploadKey, piece: Piece) => take(context, key, piece),
    beginDirectPiece: (key: UploadKey, piece: NewDirectPiece) => beginDirectPiece(context, key, piece),
    addDirectPiece: (key: UploadKey, pieceId: string) => addDirectPiece(context, key, pieceId),
    createPicture: (key: UploadKey, alt: string) => createPicture(context, key, alt),
    cancel: (key: UploadKey) => cancel(context, key),
    sweep: () => sweep(context),
  };
}

export type UploadService = ReturnType<typeof createUploadService>;
