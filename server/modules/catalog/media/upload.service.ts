import { buffer } from 'node:stream/consumers';
import type { ImageSources, NewUpload, Upload } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, Refusal, unprocessable } from '../../../platform/http/errors';
import { pieceSize } from '../../../platform/http/http.piece';
import { sniff } from './image.rules';
import type { MediaService } from './media.service';
import {
  addPart,
  deleteUpload,
  findExpired,
  findUpload,
  findUploadByKey,
  finishUpload,
  insertUpload,
  lockSeller,
  type UploadKey,
  type UploadRow,
  unfinishedBytes,
} from './upload.repository';
import { judge, mostParts, mostUnfinished, notAPicture, uploadLifeMs } from './upload.rules';

/** Enough of a file to know what it is. */
const telling = 16;
const sweptAtOnce = 100;

const gone = () => notFound('Upload not found. Start again.');
const folder = (id: string) => `uploads/${id}`;

interface UploadContext extends Pick<Deps, 'database' | 'storage' | 'clock' | 'random'> {
  pictures: Pick<MediaService, 'keep' | 'shown'>;
}

const view = (row: UploadRow): Upload => ({
  id: row.id,
  size: row.size,
  offset: row.received,
  pieceSize,
  expiresAt: row.expires_at.toISOString(),
});

const untilNext = ({ clock }: UploadContext) => new Date(clock.now().getTime() + uploadLifeMs);

/** Throws 404 for whatever is not there, not theirs or not awaited any more. */
async function ownUpload(context: UploadContext, key: UploadKey): Promise<UploadRow> {
  const row = await findUpload(context.database.db, key);
  if (!row || row.expires_at <= context.clock.now()) throw gone();
  return row;
}

/** The files first: a row without files is found again, files without a row are not. */
async function forget(context: UploadContext, key: UploadKey): Promise<void> {
  await context.storage.remove(folder(key.id));
  await deleteUpload(context.database.db, key);
}

async function bytesOf(context: UploadContext, { seller_id, id, parts }: UploadRow): Promise<Buffer> {
  const all: Buffer[] = [];
  for (const { name } of parts) {
    const stored = await context.storage.get(`${folder(id)}/${name}`);
    if (!stored) {
      // Whoever asked at the same moment has put them together; if nobody has, they are lost, and the file comes anew.
      const now = await findUpload(context.database.db, { seller_id, id });
      if (now?.picture_id === null) await forget(context, now);
      throw conflict('upload_changed', 'This upload has just changed. Try again.');
    }
    all.push(await buffer(stored.open()));
  }
  return Buffer.concat(all);
}

async function begin(context: UploadContext, sellerId: string, wanted: NewUpload): Promise<Upload> {
  judge(wanted);
  const { key, size } = wanted;
  const before = await findUploadByKey(context.database.db, sellerId, key);
  if (before && before.expires_at <= context.clock.now()) await forget(context, before);
  return context.database.tx(async (trx) => {
    await lockSeller(trx, sellerId);
    const existing = await findUploadByKey(trx, sellerId, key);
    if (existing) {
      if (existing.size !== size)
        throw conflict('another_file', 'This key belongs to a file of a different size. Use a new one.');
      return view(existing);
    }
    const now = context.clock.now();
    // The smallest takes a row as well: each counts as a whole piece.
    const others = await unfinishedBytes(trx, sellerId, { now, least: pieceSize });
    if (others + Math.max(size, pieceSize) > mostUnfinished)
      throw conflict(
        'too_many_uploads',
        'Too many uploads are in progress. Wait for them to finish, or cancel some.',
      );
    const row: UploadRow = {
      seller_id: sellerId,
      id: context.random.publicId(),
      key,
      size,
      received: 0,
      parts: [],
      picture_id: null,
      created_at: now,
      expires_at: untilNext(context),
    };
    await insertUpload(trx, row);
    return view(row);
  });
}

const read = async (context: UploadContext, key: UploadKey): Promise<Upload> =>
  view(await ownUpload(context, key));

async function take(context: UploadContext, key: UploadKey, offset: number, piece: Buffer): Promise<Upload> {
  const row = await ownUpload(context, key);
  const elsewhere = () =>
    conflict('wrong_offset', 'The upload offset has changed. Get the current offset and resume from there.');
  if (offset !== row.received) throw elsewhere();
  if (piece.length === 0) return view(row);
  if (offset + piece.length > row.size)
    throw unprocessable('too_many_bytes', 'The upload is larger than declared.');
  const isOther = offset === 0 && piece.length >= telling && !sniff(piece);
  if (isOther || row.parts.length >= mostParts) {
    await forget(context, key);
    if (isOther) throw notAPicture();
    throw conflict('too_many_pieces', 'This file was sent in too many parts. Start again.');
  }
  const name = `${offset}-${context.random.publicId()}`;
  const path = `${folder(key.id)}/${name}`;
  await context.storage.put(path, piece);
  const added = await addPart(
    context.database.db,
    key,
    { name, size: piece.length, offset },
    untilNext(context),
  );
  if (added) return view(added);
  await context.storage.remove(path);
  throw elsewhere();
}

/** Makes a picture of what has come. What is none is forgotten at once. */
async function finish(context: UploadContext, key: UploadKey, alt: string): Promise<ImageSources> {
  const row = await ownUpload(context, key);
  if (row.picture_id !== null) {
    const shown = await context.pictures.shown(row.picture_id, alt);
    if (!shown) throw gone();
    return shown;
  }
  if (row.received < row.size)
    throw conflict('upload_unfinished', 'This upload is not complete. Send the rest first.');
  try {
    const picture = await context.pictures.keep(key.seller_id, () => bytesOf(context, row), alt);
    await finishUpload(context.database.db, key, picture.id);
    await context.storage.remove(folder(key.id));
    return picture;
  } catch (error) {
    if (error instanceof Refusal && error.status === 422) await forget(context, key);
    throw error;
  }
}

async function cancel(context: UploadContext, key: UploadKey): Promise<void> {
  await ownUpload(context, key);
  await forget(context, key);
}

/** Deletes abandoned uploads. */
async function sweep(context: UploadContext): Promise<void> {
  for (;;) {
    const expired = await findExpired(context.database.db, context.clock.now(), sweptAtOnce);
    for (const key of expired) await forget(context, key);
    if (expired.length < sweptAtOnce) return;
  }
}

/** Resumable uploads in pieces. */
export function createUploadService(
  deps: Pick<Deps, 'database' | 'storage' | 'clock' | 'random'>,
  pictures: Pick<MediaService, 'keep' | 'shown'>,
) {
  const context: UploadContext = { ...deps, pictures };
  return {
    begin: (sellerId: string, wanted: NewUpload) => begin(context, sellerId, wanted),
    read: (key: UploadKey) => read(context, key),
    take: (key: UploadKey, offset: number, piece: Buffer) => take(context, key, offset, piece),
    finish: (key: UploadKey, alt: string) => finish(context, key, alt),
    cancel: (key: UploadKey) => cancel(context, key),
    sweep: () => sweep(context),
  };
}

export type UploadService = ReturnType<typeof createUploadService>;
