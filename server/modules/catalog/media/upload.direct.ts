// Pieces that a browser sends straight to the bucket: it gets an address for one piece, and tells when it is there.
import type { DirectPiece, NewDirectPiece, Upload } from '@haat/openapi';
import type { DirectStorage } from '../../../gateways/storage';
import { conflict, unprocessable } from '../../../platform/http/errors';
import { crashPoint } from '../../../platform/observability/crash-point';
import { contentFolder, incomingFolder, incomingRoot } from './files/file.content';
import {
  addStoredPiece,
  elsewhere,
  ownUpload,
  refuseTooManyPieces,
  type UploadContext,
  uploadView,
} from './upload.context';
import { findIncoming, type UploadKey, type UploadRow } from './upload.repository';

/** Ms in which a slow connection sends 8 MB. */
const addressLifeMs = 15 * 60_000;

const incomingKey = (uploadId: string, pieceId: string) => `${incomingFolder(uploadId)}/${pieceId}`;

async function directUpload(
  context: UploadContext,
  key: UploadKey,
): Promise<{ row: UploadRow; direct: DirectStorage }> {
  const row = await ownUpload(context, key);
  const { direct } = context.storage;
  if (direct === null || row.purpose === 'picture')
    throw conflict('not_direct', 'This upload comes through this server. Send its parts here.');
  return { row, direct };
}

/** Throws 404 for what is not theirs, 409 where the upload goes on elsewhere or no bucket takes it, 422 beyond its end. */
export async function beginDirectPiece(
  context: UploadContext,
  key: UploadKey,
  { offset, size }: NewDirectPiece,
): Promise<DirectPiece> {
  const { row, direct } = await directUpload(context, key);
  if (offset !== row.received) throw elsewhere();
  if (offset + size > row.size) throw unprocessable('too_many_bytes', 'The upload is larger than declared.');
  await refuseTooManyPieces(context, row);
  const pieceId = `${offset}-${context.random.publicId()}`;
  return {
    pieceId,
    url: await direct.address(incomingKey(row.id, pieceId), { size, lifeMs: addressLifeMs }),
    expiresAt: new Date(context.clock.now().getTime() + addressLifeMs).toISOString(),
  };
}

/**
 * Takes a piece in that was sent to its address. It is moved first: the address takes bytes until it expires, and what was judged must not change.
 * @throws Refusal 404 for what is not theirs, 409 when it is not there or the upload goes on elsewhere
 */
export async function addDirectPiece(
  context: UploadContext,
  key: UploadKey,
  pieceId: string,
): Promise<Upload> {
  const { row, direct } = await directUpload(context, key);
  const offset = Number(pieceId.split('-', 1)[0]);
  if (offset !== row.received) throw elsewhere();
  await refuseTooManyPieces(context, row);
  // Under a name that no address was ever made for.
  const name = `${offset}-${context.random.publicId()}`;
  const kept = `${contentFolder(row.id)}/${name}`;
  const size = await direct.move(incomingKey(row.id, pieceId), kept);
  if (size === null) throw conflict('piece_missing', 'This part of the file has not arrived. Send it again.');
  crashPoint('upload.piece-moved');
  const added =
    size > 0 && offset + size <= row.size && (await addStoredPiece(context, row, { name, size, offset }));
  if (added) return uploadView(context, added);
  await context.storage.remove(kept);
  throw elsewhere();
}

/** Removes pieces that were written and never added, of uploads that are over. */
export async function sweepIncoming({ storage, database }: UploadContext): Promise<void> {
  if (storage.direct === null) return;
  for await (const uploadIds of storage.list(incomingRoot)) {
    const awaited = new Set(await findIncoming(database.db, uploadIds));
    for (const id of uploadIds) if (!awaited.has(id)) await storage.remove(incomingFolder(id));
  }
}
