import type { Upload } from '@haat/openapi';
import type { ChosenFile, UploadTarget } from './upload.ports';
import { uploadSetup } from './upload.setup';

interface Queue {
  queue: readonly ChosenFile[];
  upload: Upload | null;
}

function firstOf({ queue }: Queue): ChosenFile {
  const [file] = queue;
  if (!file) throw new Error('no upload is in progress');
  return file;
}
function targetOf(context: Queue): UploadTarget {
  if (!context.upload) throw new Error('no upload was started');
  return { file: firstOf(context), upload: context.upload };
}

/** A rejected file is reported and skipped; one without a response waits. */
const whenFailed = [
  {
    guard: {
      type: 'isRefusal',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
    },
    target: '#upload.sending.leaving',
    actions: [
      { type: 'keepRefusal', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
    ],
  },
  { target: '#upload.sending.offline' },
] as const;
/** As above, but on an offset mismatch the current offset is requested. */
const whenBroken = [
  {
    guard: {
      type: 'isElsewhere',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
    },
    target: '#upload.sending.beginning',
  },
  ...whenFailed,
] as const;

/** Uploads files in pieces, one after the other, and resumes after interruptions. */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, queue: [], upload: null, problem: null }),
  invoke: { id: 'watchConnection', src: 'watchConnection' },
  initial: 'remembering',
  states: {
    /** A reload in the middle has left files behind; nothing of them is lost. */
    remembering: {
      on: {
        'files.choose': {
          actions: [
            { type: 'judge', params: ({ event }) => event.files },
            { type: 'enqueue', params: ({ event }) => event.files },
          ],
        },
      },
      invoke: {
        id: 'readKept',
        src: 'readKept',
        onDone: [
          {
            guard: { type: 'hasKept', params: ({ event }) => event.output },
            target: 'sending',
            actions: { type: 'enqueue', params: ({ event }) => event.output },
          },
          { target: 'idle' },
        ],
        onError: [{ guard: 'hasFiles', target: 'sending' }, { target: 'idle' }],
      },
    },
    idle: {
      on: {
        'files.choose': [
          {
            guard: { type: 'hasGood', params: ({ event }) => event.files },
            target: 'sending',
            actions: [
              { type: 'judge', params: ({ event }) => event.files },
              { type: 'enqueue', params: ({ event }) => event.files },
            ],
          },
          { actions: { type: 'judge', params: ({ event }) => event.files } },
        ],
      },
    },
    sending: {
      tags: 'busy',
      on: {
        'files.choose': {
          actions: [
            { type: 'judge', params: ({ event }) => event.files },
            { type: 'enqueue', params: ({ event }) => event.files },
          ],
        },
        cancel: {
          target: 'idle',
          actions: [
            { type: 'giveUp', params: ({ context: { queue, upload } }) => ({ files: queue, upload }) },
            'dropAll',
          ],
        },
      },
      initial: 'beginning',
      states: {
        beginning: {
          invoke: {
            id: 'begin',
            src: 'begin',
            input: ({ context }) => firstOf(context),
            onDone: [
              {
                guard: { type: 'isWhole', params: ({ event }) => event.output },
                target: 'making',
                actions: { type: 'keepUpload', params: ({ event }) => event.output },
              },
              { target: 'piece', actions: { type: 'keepUpload', params: ({ event }) => event.output } },
            ],
            onError: whenFailed,
          },
        },
        piece: {
          invoke: {
            id: 'sendPiece',
            src: 'sendPiece',
            input: ({ context }) => targetOf(context),
            onDone: [
              {
                guard: { type: 'isWhole', params: ({ event }) => event.output },
                target: 'making',
                actions: { type: 'keepUpload', params: ({ event }) => event.output },
              },
              {
                target: 'piece',
                reenter: true,
                actions: { type: 'keepUpload', params: ({ event }) => event.output },
              },
            ],
            onError: whenBroken,
          },
        },
        /** Upload complete; the server processes it. */
        making: {
          tags: 'making',
          invoke: {
            id: 'makePicture',
            src: 'makePicture',
            input: ({ context }) => targetOf(context),
            onDone: {
              target: 'leaving',
              actions: { type: 'takePicture', params: ({ event }) => event.output },
            },
            onError: whenBroken,
          },
        },
        /** The upload ended, successfully or not. */
        leaving: {
          entry: [{ type: 'forgetFile', params: ({ context }) => firstOf(context).key }, 'dropFirst'],
          always: [{ guard: 'hasFiles', target: 'beginning' }, { target: '#upload.idle' }],
        },
        /** Nobody answered: it goes on by itself once there is a way. */
        offline: {
          tags: 'waiting',
          on: { 'connection.back': 'beginning', retry: 'beginning' },
          after: { nextTry: 'beginning' },
        },
      },
    },
  },
});
