import type { ImageSources, Upload } from '@haat/openapi';
import { assign, setup } from 'xstate';
import { ApiError, missing } from '../failure';
import { type ChosenFile, type ConnectionBack, uploadPorts } from './upload.ports';

/** Why a file did not become a picture. */
export type UploadProblem =
  | { name: string; is: 'notAPicture' | 'tooLarge' }
  /** In the server's own words. */
  | { name: string; is: 'refused'; why: string };

export interface UploadContext {
  /** The queue; the first one is being uploaded. */
  queue: readonly ChosenFile[];
  /** The first as the server has it; null before it has answered. */
  upload: Upload | null;
  /** Of the last choice; null when all of it went well so far. */
  problem: UploadProblem | null;
}

export type UploadEvent =
  | { type: 'files.choose'; files: readonly ChosenFile[] }
  /** Cancels all uploads. */
  | { type: 'cancel' }
  /** Retries uploads that wait for a connection. */
  | { type: 'retry' }
  | ConnectionBack;

/** What is taken at all. */
export interface UploadInput {
  /** Media types. */
  types: readonly string[];
  /** Bytes of one file. */
  maxBytes: number;
}

/** Statuses that say "later" or "who are you", and nothing of the file. */
const passing = [401, 408, 425, 429];

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && !passing.includes(error.status);

export const uploadSetup = setup({
  types: {
    context: {} as UploadContext & UploadInput,
    events: {} as UploadEvent,
    input: {} as UploadInput,
    tags: {} as 'busy' | 'making' | 'waiting',
  },
  actors: uploadPorts,
  delays: { nextTry: 5_000 },
  guards: {
    hasFiles: ({ context }) => context.queue.length > 0,
    hasKept: ({ context }, stored: readonly ChosenFile[]) => context.queue.length + stored.length > 0,
    hasGood: ({ context }, files: readonly ChosenFile[]) =>
      files.some((file) => problemOf(file, context) === null),
    isWhole: (_, { offset, size }: Upload) => offset >= size,
    /** Offset mismatch: the current offset is requested. */
    isElsewhere: (_, { error }: { error: unknown }) =>
      error instanceof ApiError && (error.status === 404 || error.status === 409),
    /** The server has answered; it would answer the same again. */
    isRefusal: (_, { error }: { error: unknown }) => isRefusal(error),
  },
  actions: {
    /** Puts the picture where it was chosen for. */
    takePicture: (_args, _picture: ImageSources) => missing('takePicture'),
    /** Forgets a file on this device. */
    forgetFile: (_args, _key: string) => missing('forgetFile'),
    /** Removes local files, and the current upload at the server. */
    giveUp: (_args, _params: { files: readonly ChosenFile[]; upload: Upload | null }) => missing('giveUp'),
    enqueue: assign(({ context }, files: readonly ChosenFile[]) => {
      const existingKeys = new Set(context.queue.map(({ key }) => key));
      const isGood = (file: ChosenFile) => problemOf(file, context) === null && !existingKeys.has(file.key);
      return { queue: [...context.queue, ...files.filter(isGood)] };
    }),
    /** Only the first rejected file is reported. */
    judge: assign(({ context }, files: readonly ChosenFile[]) => ({
      problem: files.map((file) => problemOf(file, context)).find((problem) => problem !== null) ?? null,
    })),
    keepUpload: assign((_, upload: Upload) => ({ upload })),
    keepRefusal: assign(({ context }, { error }: { error: unknown }) => ({
      problem: isRefusal(error)
        ? { name: context.queue[0]?.name ?? '', is: 'refused' as const, why: error.message }
        : context.problem,
    })),
    dropFirst: assign(({ context }) => ({ queue: context.queue.slice(1), upload: null })),
    dropAll: assign({ queue: [], upload: null }),
  },
});

function problemOf({ name, type, size }: ChosenFile, { types, maxBytes }: UploadInput): UploadProblem | null {
  if (!types.includes(type)) return { name, is: 'notAPicture' };
  return size > maxBytes ? { name, is: 'tooLarge' } : null;
}
