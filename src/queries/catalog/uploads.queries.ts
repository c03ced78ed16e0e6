import { t } from '@haat/i18n';
import { ApiError } from '@haat/machines/failure';
import type { ChosenFile, UploadTarget } from '@haat/machines/upload';
import type { ImageSources, Upload } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { within } from '@haat/web/api/retry';
import { forgetFile, keepFile, readFiles } from '../../services/files';

/** The types of picture that are taken, and the largest size in bytes. */
export const pictures = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 10 * 1024 * 1024,
};

/** Ms. A piece is cut off by the server after half a minute, with what came of it; a picture takes a few seconds to make. */
const patience = { word: 15_000, piece: 40_000, making: 60_000 };

const path = '/api/uploads/{id}';

/** Starts an upload, or returns the received bytes. */
export const beginUpload = ({ key, name, size, type }: ChosenFile, signal: AbortSignal): Promise<Upload> =>
  within(patience.word, signal, async (until) =>
    answer(await api.POST('/api/uploads', { body: { key, name, size, type }, signal: until })),
  );

/** Sends the next piece of a file. */
export async function sendPiece({ upload }: UploadTarget, bytes: Blob, signal: AbortSignal): Promise<Upload> {
  const { id, offset, pieceSize } = upload;
  const piece = await bytes
    .slice(offset, offset + pieceSize)
    .arrayBuffer()
    .catch(() => {
      throw lost();
    });
  return within(patience.piece, signal, async (until) =>
    answer(
      await api.PATCH(path, {
        params: { path: { id }, header: { 'Upload-Offset': offset } },
        // The contract takes the bytes themselves, not JSON.
        body: piece as never,
        bodySerializer: () => piece,
        headers: { 'Content-Type': 'application/offset+octet-stream' },
        signal: until,
      }),
    ),
  );
}

/** It was moved or changed on the device since it was chosen. */
export const lost = () =>
  new ApiError({ status: 410, message: t('It is no longer on this device. Choose it again.') });

/** Creates a picture from the upload; the server rotates and resizes it and removes its metadata. */
export const makePicture = (
  { upload }: UploadTarget,
  alt: string,
  signal: AbortSignal,
): Promise<ImageSources> =>
  within(patience.making, signal, async (until) =>
    answer(
      await api.POST('/api/uploads/{id}/picture', {
        params: { path: { id: upload.id } },
        body: { alt },
        signal: until,
      }),
    ),
  );

/** Gives an upload up. What this does not reach the server forgets by itself. */
export async function cancelUpload(id: string): Promise<void> {
  await api.DELETE(path, { params: { path: { id } } }).catch(() => undefined);
}

/** Files on this device that have not reached the server, by what they were chosen for. */
export const filesHere = {
  keep: (place: string, file: ChosenFile, bytes: Blob) => keepFile({ ...file, place, bytes, at: Date.now() }),
  read: (place: string) => readFiles(place, Date.now()),
  forget: forgetFile,
  /** What they were chosen for has another name now. */
  move: async (from: string, to: string) => {
    for (const file of await readFiles(from, Date.now())) await keepFile({ ...file, place: to });
  },
};
