import type { MaxRendition, MediaFile, Upload } from '@haat/openapi';
import {
  type ActorRefFrom,
  type AnyActorRef,
  assign,
  enqueueActions,
  sendTo,
  setup,
  stopChild,
} from 'xstate';
import { ApiError, isRefusal, missing } from '../failure';
import type { PreparationReport, preparationMachine } from '../preparation';
import { firstPiece, nextPiece, type Sample, smallerPiece, withSample } from './speed';
import {
  type ChosenFile,
  type Finished,
  type Received,
  type UploadPurpose,
  type UploadTarget,
  uploadPorts,
} from './upload.ports';

/** For the queue: whether an upload waits for its turn, needs none, or is over. */
export interface UploadReport {
  type: 'upload.reported';
  key: string;
  is: 'queued' | 'resting' | 'over';
}

export interface UploadInput {
  file: ChosenFile;
  /** Where reports are sent to. */
  queue: AnyActorRef;
  /** It was remembered without its bytes: the same file has to be picked again. */
  isLost?: boolean;
  /** The upload of one that was taken in an earlier visit: what is left is its preparation. */
  taken?: Upload;
}

export interface UploadContext extends UploadInput {
  upload: Received['upload'] | null;
  samples: readonly Sample[];
  /** Bytes of the next piece, at most. */
  piece: number;
  /** Failures in a row. */
  failures: number;
  finished: Finished | null;
  /** Why it was refused, in the server's words. */
  problem: string | null;
  /** Another file was picked. */
  isOther: boolean;
  /** Prepares a video or audio; null until it has begun. */
  preparing: ActorRefFrom<typeof preparationMachine> | null;
  /** How that is doing; null also once it is over. */
  preparation: PreparationReport | null;
}

export type UploadEvent =
  /** It is its turn. */
  | { type: 'start' }
  | { type: 'pause' }
  | { type: 'resume' }
  /** Tries again now. */
  | { type: 'retry' }
  | { type: 'cancel' }
  /** The file was picked again. */
  | { type: 'file.pick' }
  /** What it became has been put where it was chosen for. */
  | { type: 'take' }
  /** Its preparation begins again, with this as the largest picture. */
  | { type: 'prepare'; maxRendition: MaxRendition }
  | { type: 'connection.back' }
  | PreparationReport
  | { type: 'xstate.done.actor.preparation' };

interface Failed {
  error: unknown;
}

/** Codes of 409 that say where the upload is, and not that it cannot be. */
const elsewhere: readonly (string | undefined)[] = ['wrong_offset', 'upload_unfinished', 'upload_changed'];

export const uploadSetup = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
    tags: {} as UploadPhase,
  },
  actors: uploadPorts,
  delays: {
    /** Ms; twice as long after each failure. */
    nextTry: ({ context }) => Math.min(60_000, 5_000 * 2 ** (context.failures - 1)),
    nextLook: 2_000,
  },
  guards: {
    isLost: ({ context }) => context.isLost === true,
    isRecognised: (_, isSame: boolean) => isSame,
    isWhole: (_, { upload }: Received) => upload.offset >= upload.size,
    /** The server has another end than this device, or none: it is asked. */
    isElsewhere: (_, { error }: Failed) =>
      error instanceof ApiError &&
      (error.status === 404 || (error.status === 409 && elsewhere.includes(error.code))),
    /** The server has answered; it would answer the same again. */
    isRefusal: (_, { error }: Failed) => isRefusal(error),
    /** Not on this device any more. */
    isGone: (_, { error }: Failed) => error instanceof ApiError && error.status === 410,
    isPreparing: (_, finished: Finished) => mediaOf(finished)?.status === 'preparing',
    isRefused: (_, finished: Finished) => mediaOf(finished)?.status === 'refused',
    wasTaken: ({ context }) => context.taken !== undefined,
    isUnprepared: ({ context }) => context.preparation !== null,
    isPreparationLost: ({ context }) => context.preparation?.is === 'lost',
  },
  actions: {
    /** Forgets a file on this device. */
    forgetFile: (_args, _key: string) => missing('forgetFile'),
    /** Remembers that a file is where it was chosen for, so that only its preparation goes on after a reload. */
    rememberTaken: (_args, _params: { key: string; upload: UploadContext['upload'] }) =>
      missing('rememberTaken'),
    /** Gives the upload up at the server. */
    giveUp: (_args, _params: { upload: UploadContext['upload'] }) => missing('giveUp'),
    report: sendTo(
      ({ context }) => context.queue,
      ({ context }, is: UploadReport['is']): UploadReport => ({
        type: 'upload.reported',
        key: context.file.key,
        is,
      }),
    ),
    keepBegun: assign((_, received: Received) => ({
      upload: received.upload,
      samples: withSample([], received),
    })),
    keepReceived: assign(({ context }, received: Received) => {
      const samples = withSample(context.samples, received);
      const piece = nextPiece(samples, { last: context.piece, most: received.upload.pieceSize });
      return { upload: received.upload, samples, piece, failures: 0 };
    }),
    countFailure: assign(({ context }) => ({
      failures: context.failures + 1,
      piece: smallerPiece(context.piece),
      samples: [],
    })),
    keepFinished: assign((_, finished: Finished) => ({ finished, failures: 0 })),
    keepReason: assign((_, finished: Finished) => ({ problem: mediaOf(finished)?.reason ?? '' })),
    keepRefusal: assign((_, { error }: Failed) => ({ problem: isRefusal(error) ? error.message : '' })),
    clearProblem: assign({ problem: null, isOther: false, failures: 0 }),
    startAnew: assign({ upload: null, finished: null }),
    keepFound: assign({ isLost: false, isOther: false }),
    keepOther: assign({ isOther: true }),
    keepLost: assign({ isLost: true, samples: [] }),
    /** Begins to prepare a video or audio beside its upload, as soon as the server knows it. */
    prepare: assign(({ context, self, spawn }) => {
      const { file, isLost, upload, taken, finished, preparing } = context;
      const { key, purpose, maxRendition = '720' } = file;
      if ((purpose !== 'video' && purpose !== 'audio') || !upload || preparing) return {};
      const input = {
        file: { key, contentId: upload.id, purpose, maxRendition },
        isStored: taken !== undefined || finished !== null,
        isLost: isLost === true,
        upload: self,
      };
      return { preparing: spawn('preparation', { id: 'preparation', input }) };
    }),
    tellPreparation: enqueueActions(
      ({ context, enqueue }, type: 'upload.stored' | 'file.pick' | 'connection.back') => {
        if (context.preparing && context.preparation) enqueue.sendTo(context.preparing, { type });
      },
    ),
    keepMaxRendition: assign(({ context }, maxRendition: MaxRendition) => ({
      file: { ...context.file, maxRendition },
    })),
    stopPreparation: stopChild('preparation'),
    forgetPreparation: assign({ preparing: null, preparation: null }),
    keepPrepared: assign({ preparation: null }),
    keepPreparation: assign((_, preparation: PreparationReport) => ({ preparation })),
  },
});

/** What a view tells apart. */
export type UploadPhase =
  | 'lost'
  | 'recognising'
  | 'queued'
  | 'sending'
  | 'finishing'
  | 'preparing'
  | 'waiting'
  | 'paused'
  | 'refused'
  | 'ready'
  | 'taken';

export const contextOf = (input: UploadInput): UploadContext => ({
  ...input,
  upload: input.taken ?? null,
  samples: [],
  piece: firstPiece,
  failures: 0,
  finished: null,
  problem: null,
  isOther: false,
  preparing: null,
  preparation: null,
});

const mediaOf = (finished: Finished): MediaFile | null => ('media' in finished ? finished.media : null);

export function mediaIdOf({ finished }: UploadContext): { mediaId: string } {
  const media = finished && mediaOf(finished);
  if (!media) throw new Error('the upload is no file yet');
  return { mediaId: media.mediaId };
}

export function targetOf({ file, upload }: UploadContext): UploadTarget {
  if (!upload) throw new Error('no upload was started');
  return { file, upload };
}

export type { ChosenFile, UploadPurpose };
