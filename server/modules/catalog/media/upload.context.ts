import type { Upload } from '@haat/openapi';
import type { Storage } from '../../../gateways/storage';
import { conflict, notFound } from '../../../platform/http/errors';
import { crashPoint } from '../../../platform/observability/crash-point';
import type { TaskQueue } from '../../../platform/workers/workers.queue';
import { contentFolder, incomingFolder } from './files/file.content';
import type { FileContext } from './files/file.context';
import type { MediaService } from './media.service';
import {
  addPart,
  countParts,
  deleteUpload,
  endUpload,
  findUpload,
  type NewPart,
  type UploadKey,
  type UploadRow,
} from './upload.repository';
import { mostPieces, pieceRules, type UploadPurpose } from './upload.rules';
import { dropStreams } from './video/rendition.repository';

export const gone = () => notFound('Upload not found. Start again.');

export interface UploadContext extends FileContext {
  pictures: Pick<MediaService, 'keep' | 'shown'>;
  pieces: TaskQueue;
}

/** Pictures come through the server, which looks at their first bytes. */
const isDirect = ({ direct }: Storage, { purpose }: Pick<UploadRow, 'purpose'>) =>
  direct !== null && purpose !== 'picture';

/** Where the pieces of an upload lie: those of a file stay there. */
export const folderOf = ({ id, purpose }: Pick<UploadRow, 'id' | 'purpose'>) =>
  purpose === 'picture' ? `uploads/${id}` : contentFolder(id);

export const uploadView = ({ storage }: UploadContext, row: UploadRow): Upload => ({
  id: row.id,
  size: row.size,
  offset: row.received,
  pieceSize: pieceRules(row.purpose).size,
  ...(isDirect(storage, row) && { isDirect: true }),
  expiresAt: row.expires_at.toISOString(),
});

export const untilNext = ({ clock }: Pick<UploadContext, 'clock'>, purpose: UploadPurpose) =>
  new Date(clock.now().getTime() + pieceRules(purpose).lifeMs);

/** Throws 404 for whatever is not there, not theirs or not awaited any more. */
export async function ownUpload(context: UploadContext, key: UploadKey): Promise<UploadRow> {
  const row = await findUpload(context.database.db, key);
  if (!row || row.expires_at <= context.clock.now()) throw gone();
  return row;
}

/**
 * It is over before its bytes go, so that nobody goes on with half of them. Then the files first: a row without files is found again,
 * files without a row are not. What became a file stays.
 */
export async function forgetUpload(
  { database, clock, storage }: UploadContext,
  key: UploadKey,
): Promise<void> {
  const now = clock.now();
  const row = await database.tx(async (trx) => {
    const ended = await endUpload(trx, key, now);
    if (ended?.media_id === null)
      await dropStreams(trx, { seller_id: ended.seller_id, content_id: ended.id }, { dueAt: now, all: true });
    return ended;
  });
  if (!row) return;
  crashPoint('upload.ended');
  if (row.media_id === null) await storage.remove(folderOf(row));
  if (isDirect(storage, row)) await storage.remove(incomingFolder(row.id));
  crashPoint('upload.removed');
  await database.tx((trx) => deleteUpload(trx, row));
}

/** @throws Refusal 409 for an upload in crumbs, which is forgotten */
export async function refuseTooManyPieces(context: UploadContext, row: UploadRow): Promise<void> {
  if ((await countParts(context.database.db, row)) < mostPieces(row.purpose, row.size)) return;
  await forgetUpload(context, row);
  throw conflict('too_many_pieces', 'This file was sent in too many parts. Start again.');
}

export const elsewhere = () =>
  conflict('wrong_offset', 'The upload offset has changed. Get the current offset and resume from there.');

/** Adds a piece that is stored; null where the upload ends elsewhere by now, or is over. */
export const addStoredPiece = (
  { clock, database }: UploadContext,
  row: UploadRow,
  piece: NewPart,
): Promise<UploadRow | null> =>
  database.tx((trx) =>
    addPart(trx, row, piece, { now: clock.now(), expiresAt: untilNext({ clock }, row.purpose) }),
  );
