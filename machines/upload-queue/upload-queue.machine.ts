import type { Upload } from '@haat/openapi';
import { type ActorRefFrom, assign, enqueueActions, setup, stopChild } from 'xstate';
import type { ChosenFile, UploadReport, uploadMachine } from '../upload';
import { type ConnectionBack, type KeptUpload, uploadQueuePorts } from './upload-queue.ports';

/** Why a file was not taken at all. */
export interface ChoiceProblem {
  name: string;
  is: 'wrongType' | 'tooLarge';
}

export interface QueuedUpload {
  key: string;
  ref: ActorRefFrom<typeof uploadMachine>;
  is: 'queued' | 'running' | 'resting';
}

export interface UploadQueueInput {
  /** So many are sent at a time. */
  parallel: number;
  /** Media types that are taken, and bytes of one file; without them the server judges alone. */
  accept?: { types: readonly string[]; maxBytes: number };
}

export interface UploadQueueContext extends UploadQueueInput {
  /** In the order in which they were chosen. */
  uploads: readonly QueuedUpload[];
  /** Of the last choice. */
  problem: ChoiceProblem | null;
}

export type UploadQueueEvent =
  | { type: 'files.choose'; files: readonly ChosenFile[] }
  /** A file that the server has is prepared on this device. */
  | { type: 'file.prepare'; file: ChosenFile; upload: Upload }
  /** Everything is forgotten, here and at the server. */
  | { type: 'cancelAll' }
  | UploadReport
  | ConnectionBack;

function problemOf(
  { name, type, size }: ChosenFile,
  accept: UploadQueueInput['accept'],
): ChoiceProblem | null {
  if (!accept) return null;
  if (!accept.types.includes(type)) return { name, is: 'wrongType' };
  return size > accept.maxBytes ? { name, is: 'tooLarge' } : null;
}

const queueSetup = setup({
  types: {
    context: {} as UploadQueueContext,
    events: {} as UploadQueueEvent,
    input: {} as UploadQueueInput,
  },
  actors: uploadQueuePorts,
  guards: { isOver: (_, { is }: UploadReport) => is === 'over' },
  actions: {
    /** Only the first rejected file is reported. */
    judge: assign(({ context }, files: readonly ChosenFile[]) => ({
      problem:
        files.map((file) => problemOf(file, context.accept)).find((problem) => problem !== null) ?? null,
    })),
    enqueue: assign(({ context, self, spawn }, kept: readonly KeptUpload[]) => {
      const existing = new Set(context.uploads.map(({ key }) => key));
      const good = kept.filter(
        ({ file }) => problemOf(file, context.accept) === null && !existing.has(file.key),
      );
      const uploads = good.map(
        ({ file, isLost, taken }): QueuedUpload => ({
          key: file.key,
          ref: spawn('upload', {
            id: file.key,
            input: { file, isLost, queue: self, ...(taken && { taken }) },
          }),
          is: 'resting',
        }),
      );
      return { uploads: [...context.uploads, ...uploads] };
    }),
    keepReport: assign(({ context }, { key, is }: UploadReport) => ({
      uploads: context.uploads.map((one) => (one.key === key && is !== 'over' ? { ...one, is } : one)),
    })),
    dropUpload: assign(({ context }, key: string) => ({
      uploads: context.uploads.filter((one) => one.key !== key),
    })),
    stopUpload: stopChild((_, key: string) => key),
    /** Whoever waits longest has the next turn. */
    startNext: enqueueActions(({ context, enqueue }) => {
      const running = context.uploads.filter(({ is }) => is === 'running').length;
      const next = context.uploads.filter(({ is }) => is === 'queued').slice(0, context.parallel - running);
      if (next.length === 0) return;
      enqueue.assign({
        uploads: context.uploads.map((one) =>
          next.includes(one) ? { ...one, is: 'running' as const } : one,
        ),
      });
      for (const { ref } of next) enqueue.sendTo(ref, { type: 'start' });
    }),
    tellConnection: enqueueActions(({ context, enqueue }) => {
      for (const { ref } of context.uploads) enqueue.sendTo(ref, { type: 'connection.back' });
    }),
    cancelEach: enqueueActions(({ context, enqueue }) => {
      // The last first: none of them gets a turn meanwhile.
      for (const { ref } of context.uploads.toReversed()) enqueue.sendTo(ref, { type: 'cancel' });
    }),
  },
});

const choose = {
  actions: [
    { type: 'judge', params: ({ event }: { event: { files: readonly ChosenFile[] } }) => event.files },
    {
      type: 'enqueue',
      params: ({ event }: { event: { files: readonly ChosenFile[] } }) =>
        event.files.map((file) => ({ file, isLost: false })),
    },
  ],
} as const;

/** Uploads of several files, some at a time. The refusal of one does not stop the others. */
export const uploadQueueMachine = queueSetup.createMachine({
  id: 'uploadQueue',
  context: ({ input }) => ({ ...input, uploads: [], problem: null }),
  invoke: { id: 'watchConnection', src: 'watchConnection' },
  on: {
    'files.choose': choose,
    'connection.back': { actions: 'tellConnection' },
    'file.prepare': {
      actions: {
        type: 'enqueue',
        params: ({ event: { file, upload } }) => [{ file, isLost: false, taken: upload }],
      },
    },
    cancelAll: { actions: 'cancelEach' },
    'upload.reported': [
      {
        guard: { type: 'isOver', params: ({ event }) => event },
        actions: [
          { type: 'stopUpload', params: ({ event }) => event.key },
          { type: 'dropUpload', params: ({ event }) => event.key },
          'startNext',
        ],
      },
      { actions: [{ type: 'keepReport', params: ({ event }) => event }, 'startNext'] },
    ],
  },
  initial: 'remembering',
  states: {
    /** A reload in the middle has left files behind; nothing of them is lost. */
    remembering: {
      invoke: {
        id: 'readKept',
        src: 'readKept',
        onDone: { target: 'open', actions: { type: 'enqueue', params: ({ event }) => event.output } },
        onError: 'open',
      },
    },
    open: {},
  },
});
