import { ApiError } from '@haat/machines/failure';
import { preparationMachine } from '@haat/machines/preparation';
import {
  type ChosenFile,
  type Finished,
  type Received,
  type UploadTarget,
  uploadMachine,
} from '@haat/machines/upload';
import { type KeptUpload, uploadQueueMachine } from '@haat/machines/upload-queue';
import type { MediaFile } from '@haat/openapi';
import { fromCallback, fromPromise } from 'xstate';

/** An upload of a story, which stands still where the story wants it. */
export interface PlayedUpload extends Pick<ChosenFile, 'name' | 'size'> {
  purpose?: 'file' | 'video' | 'audio';
  target?: string;
  /** `prepared`, `unprepared`: a video that was taken and is made ready for slow networks, with its bytes here or not. */
  is: 'sending' | 'waiting' | 'preparing' | 'refused' | 'lost' | 'prepared' | 'unprepared';
  /** Of its size, in percent. */
  share?: number;
  /** Why it is refused. */
  why?: string;
}

const never = <T>() => new Promise<T>(() => undefined);

export function playedUploads(uploads: readonly PlayedUpload[]) {
  const byKey = new Map(uploads.map((upload, place) => [`story-${place}`, upload]));
  const received = (key: string, part: number): Received => {
    const { size = 0, share = 0 } = byKey.get(key) ?? {};
    const offset = Math.floor((size * share * part) / 100);
    return {
      at: part * 10_000,
      upload: { id: key, size, offset, pieceSize: 8_388_608, expiresAt: '2026-05-17T05:30:00.000Z' },
    };
  };
  const preparation = preparationMachine.provide({
    actors: {
      make: fromCallback(({ input, sendBack }) =>
        sendBack({
          type: 'make.progressed',
          progress: (byKey.get(input.key)?.share ?? 0) / 100,
          secondsLeft: 100,
        }),
      ),
      publish: fromPromise(() => never<void>()),
      tellFailure: fromPromise(() => never<void>()),
    },
  });
  const upload = uploadMachine.provide({
    actors: {
      preparation,
      begin: fromPromise(async ({ input: { key } }) => {
        const one = byKey.get(key);
        if (one?.is === 'refused') throw new ApiError({ status: 422, message: one.why ?? '' });
        return received(key, one?.is === 'preparing' ? 1 : 0.9);
      }),
      sendPiece: fromPromise(async ({ input: { file, upload: now } }) => {
        const one = byKey.get(file.key);
        if (one?.is === 'waiting') throw new TypeError('Failed to fetch');
        const next = received(file.key, 1);
        return now.offset < next.upload.offset ? next : never<Received>();
      }),
      finish: fromPromise<Finished, UploadTarget>(async () => ({
        media: { status: 'preparing' } as MediaFile,
      })),
      readMedia: fromPromise<MediaFile, { mediaId: string }>(() => never<MediaFile>()),
      recognise: fromPromise(async () => false),
    },
    actions: { forgetFile: () => undefined, giveUp: () => undefined, rememberTaken: () => undefined },
  });
  const kept = [...byKey].map(
    ([key, { name, size, purpose = 'file', target = 'library', is }]): KeptUpload => ({
      file: { key, name, size, type: '', purpose, target },
      isLost: is === 'lost' || is === 'unprepared',
      ...((is === 'prepared' || is === 'unprepared') && { taken: received(key, 1).upload }),
    }),
  );
  return uploadQueueMachine.provide({
    actors: {
      upload,
      readKept: fromPromise<readonly KeptUpload[]>(async () => kept),
      watchConnection: fromCallback(() => undefined),
    },
  });
}
