import { t } from '@haat/i18n';
import { ApiError } from '@haat/machines/failure';
import type { ChosenFile, Finished, Received, UploadTarget } from '@haat/machines/upload';
import type { KeptUpload } from '@haat/machines/upload-queue';
import type { MaxRendition, MediaFile, Upload } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { within } from '@haat/web/api/retry';
import { putPiece } from '../../services/bucket';
import { fingerprintOf, forgetFile, type KeptFile, keepFile, readFiles } from '../../services/files';

export { secondsOf } from '../../services/video/length';

/** The types of picture that are taken, and the largest size in bytes. */
export const pictures = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 10 * 1024 * 1024,
};

/** Ms. A piece is cut off by the server after half a minute, with what came of it; a picture takes a few seconds to make. */
const patience = { word: 15_000, piece: 40_000, making: 60_000 };

const path = '/api/uploads/{id}';

/** The bytes of the files that were chosen in this visit, by key. */
const here = new Map<string, Blob>();
/** The keys of uploads of this visit, by their ids. */
const keys = new Map<string, string>();

const received = (upload: Upload): Received => ({ upload, at: performance.now() });

/** Starts an upload, or returns the received bytes. */
export const beginUpload = (
  { key, name, size, type, purpose, replaces }: ChosenFile,
  signal: AbortSignal,
): Promise<Received> =>
  within(patience.word, signal, async (until) => {
    const upload = answer(
      await api.POST('/api/uploads', {
        body: { key, name, size, type, purpose, ...(replaces !== undefined && { replaces }) },
        signal: until,
      }),
    );
    keys.set(upload.id, key);
    return received(upload);
  });

/** Sends the next piece of a file, of so many bytes at most: straight to the bucket where the server has one. */
export async function sendPiece(
  { file, upload, bytes }: UploadTarget & { bytes: number },
  signal: AbortSignal,
): Promise<Received> {
  const { offset, pieceSize } = upload;
  const stored = here.get(file.key);
  if (!stored) throw lost();
  const piece = await stored
    .slice(offset, offset + Math.min(bytes, pieceSize))
    .arrayBuffer()
    .catch(() => {
      throw lost();
    });
  const isDirect = upload.isDirect === true && !avoidsBucket;
  const direct = isDirect ? await sendToBucket(upload, piece, signal) : null;
  if (direct) return direct;
  const taken = await sendToServer(upload, piece, signal);
  // The network is there, so it is the bucket that is not.
  if (isDirect) avoidsBucket = true;
  return taken;
}

/** The bucket did not take a piece of this visit that the server then took. */
let avoidsBucket = false;

/** A body that is the bytes themselves, not JSON. */
export const octets = (bytes: ArrayBuffer) => ({
  body: bytes as never,
  bodySerializer: () => bytes,
  headers: { 'Content-Type': 'application/offset+octet-stream' },
});

const sendToServer = ({ id, offset }: Upload, piece: ArrayBuffer, signal: AbortSignal): Promise<Received> =>
  within(patience.piece, signal, async (until) =>
    received(
      answer(
        await api.PATCH(path, {
          params: { path: { id }, header: { 'Upload-Offset': offset } },
          ...octets(piece),
          signal: until,
        }),
      ),
    ),
  );

/** Null where the bucket does not take it: a firewall is in the way, or it has no rule for this site. */
async function sendToBucket(
  { id, offset }: Upload,
  piece: ArrayBuffer,
  signal: AbortSignal,
): Promise<Received | null> {
  const { pieceId, url } = await within(patience.word, signal, async (until) =>
    answer(
      await api.POST('/api/uploads/{id}/direct', {
        params: { path: { id } },
        body: { offset, size: piece.byteLength },
        signal: until,
      }),
    ),
  );
  const isTaken = await within(patience.piece, signal, async (until) => putPiece(url, piece, until)).catch(
    () => false,
  );
  if (!isTaken) return null;
  return within(patience.word, signal, async (until) =>
    received(
      answer(
        await api.POST('/api/uploads/{id}/direct/{piece}', {
          params: { path: { id, piece: pieceId } },
          signal: until,
        }),
      ),
    ),
  );
}

/** It was moved or changed on the device since it was chosen. */
export const lost = () =>
  new ApiError({ status: 410, message: t('It is no longer on this device. Choose it again.') });

/** Creates a picture from the upload; the server rotates and resizes it and removes its metadata. */
export const makePicture = ({ upload }: UploadTarget, alt: string, signal: AbortSignal): Promise<Finished> =>
  within(patience.making, signal, async (until) => ({
    picture: answer(
      await api.POST('/api/uploads/{id}/picture', {
        params: { path: { id: upload.id } },
        body: { alt },
        signal: until,
      }),
    ),
  }));

/** Keeps the upload as a file, which the server may go on checking. */
export const finishUpload = ({ upload }: UploadTarget, signal: AbortSignal): Promise<Finished> =>
  within(patience.making, signal, async (until) => ({
    media: answer(
      await api.POST('/api/uploads/{id}/finish', {
        params: { path: { id: upload.id } },
        body: {},
        signal: until,
      }),
    ),
  }));

export const readMedia = (mediaId: string, signal: AbortSignal): Promise<MediaFile> =>
  within(patience.word, signal, async (until) =>
    answer(await api.GET('/api/media/{id}', { params: { path: { id: mediaId } }, signal: until })),
  );

/** Gives an upload up. What this does not reach the server forgets by itself. */
export async function cancelUpload(id: string): Promise<void> {
  await api.DELETE(path, { params: { path: { id } } }).catch(() => undefined);
}

/** Bytes of the largest file that the device copies; a larger one is picked again after a reload. */
const mostKept = 100 * 1024 ** 2;

/** Keys of files that are not to be kept any more. */
const forgotten = new Set<string>();

async function keep(file: ChosenFile, bytes: File, taken?: Upload): Promise<void> {
  const { key, name, size, type, target, purpose, replaces, maxRendition } = file;
  const kept: KeptFile = {
    key,
    place: target,
    name,
    size,
    type,
    at: Date.now(),
    ...(purpose !== 'picture' && { purpose }),
    ...(replaces !== undefined && { replaces }),
    ...(maxRendition !== undefined && { maxRendition }),
    ...(taken && { taken }),
    ...(size <= mostKept && { bytes }),
  };
  const fingerprint = size <= mostKept ? undefined : await fingerprintOf(bytes);
  // It may have been refused by now.
  if (!forgotten.has(key)) await keepFile({ ...kept, ...(fingerprint && { fingerprint }) });
}

const uploadOf = ({
  key,
  name,
  size,
  type,
  purpose,
  place,
  replaces,
  maxRendition,
  bytes,
  taken,
}: KeptFile): KeptUpload => ({
  file: {
    key,
    name,
    size,
    type,
    purpose: purpose ?? 'picture',
    target: place,
    ...(replaces !== undefined && { replaces }),
    ...(maxRendition !== undefined && { maxRendition }),
  },
  isLost: bytes === undefined,
  ...(taken && { taken }),
});

/** Files on this device that have not reached the server, by what they were chosen for. */
export const filesHere = {
  /** Takes the bytes, and keeps them or what they are recognised by over reloads. */
  take: (file: ChosenFile, bytes: File, isKept = true) => {
    here.set(file.key, bytes);
    if (isKept) keep(file, bytes).catch(() => undefined);
  },
  /** As `take`, for a file that the server has: what is left is its preparation. */
  takeStored: (file: ChosenFile, bytes: File, upload: Upload) => {
    here.set(file.key, bytes);
    keys.set(upload.id, file.key);
    keep(file, bytes, upload).catch(() => undefined);
  },
  /** The bytes of an upload of this visit; undefined where they have to be picked again. */
  bytesOfUpload: (id: string): File | undefined => {
    const bytes = here.get(keys.get(id) ?? '');
    return bytes instanceof File ? bytes : undefined;
  },
  /** Another largest picture was chosen for a file that is being prepared. */
  rememberMaxRendition: async (key: string, maxRendition: MaxRendition) => {
    const [file] = await readFiles((one) => one.key === key, Date.now());
    if (file && !forgotten.has(key)) await keepFile({ ...file, maxRendition });
  },
  read: async (
    isWanted: (file: Pick<KeptFile, 'place' | 'purpose'>) => boolean,
  ): Promise<readonly KeptUpload[]> => {
    const files = await readFiles(isWanted, Date.now());
    for (const { key, bytes } of files) if (bytes) here.set(key, bytes);
    return files.map(uploadOf);
  },
  /** A file was picked for an upload that was remembered without its bytes. */
  pick: (key: string, bytes: File) => void here.set(key, bytes),
  /** Whether what was picked is the file that was remembered. */
  recognise: async ({ key, name, size }: ChosenFile): Promise<boolean> => {
    const picked = here.get(key);
    const [remembered] = await readFiles((file) => file.key === key, Date.now());
    const isSame =
      picked instanceof File &&
      picked.size === size &&
      picked.name === name &&
      isSamePrint(remembered?.fingerprint, await fingerprintOf(picked));
    if (!isSame) here.delete(key);
    return isSame;
  },
  /** The bytes of a file; undefined where it has to be picked again. */
  bytesOf: (key: string): Blob | undefined => here.get(key),
  /** A file is where it was chosen for: after a reload only its preparation goes on. */
  rememberTaken: async (key: string, taken: Upload) => {
    const [file] = await readFiles((one) => one.key === key, Date.now());
    if (file && !forgotten.has(key)) await keepFile({ ...file, taken });
  },
  forget: (key: string) => {
    forgotten.add(key);
    void forgetFile(key);
  },
  /** The same for the files of every field of a product. */
  moveFiles: async (from: string, to: string) => {
    const files = await readFiles(
      ({ place, purpose }) => purpose !== undefined && place.startsWith(`${from}.`),
      Date.now(),
    );
    for (const file of files) await keepFile({ ...file, place: `${to}${file.place.slice(from.length)}` });
  },
  /** What they were chosen for has another name now. */
  move: async (from: string, to: string) => {
    for (const file of await readFiles(({ place }) => place === from, Date.now()))
      await keepFile({ ...file, place: to });
  },
};

type Print = KeptFile['fingerprint'];

const isSamePrint = (a: Print, b: Print) =>
  a !== undefined && a.hash === b?.hash && a.modified === b.modified;
