import type { MaxRendition } from '@haat/openapi';
import { contextOf, mediaIdOf, targetOf, uploadSetup } from './upload.setup';

type FailedEvent = { event: { error: unknown } };
const errorOf = ({ event }: FailedEvent) => ({ error: event.error });

/** A refusal is shown; what got no answer is tried again. */
const whenFailed = [
  { guard: { type: 'isGone', params: errorOf }, target: '#upload.lost', actions: 'keepLost' },
  {
    guard: { type: 'isRefusal', params: errorOf },
    target: '#upload.refused',
    actions: { type: 'keepRefusal', params: errorOf },
  },
  { target: '#upload.transferring.waiting' },
] as const;
/** As above, but where the server has another offset, it is asked for it. */
const whenBroken = [
  { guard: { type: 'isElsewhere', params: errorOf }, target: '#upload.transferring.beginning' },
  ...whenFailed,
] as const;

/** Before its own transitions: what was made so far is given up. */
const prepareAgain = {
  actions: [
    'stopPreparation',
    'forgetPreparation',
    {
      type: 'keepMaxRendition',
      params: ({ event }: { event: { maxRendition: MaxRendition } }) => event.maxRendition,
    },
    'prepare',
  ],
} as const;

const withoutPreparation = ['stopPreparation', 'forgetPreparation'] as const;

/** Uploads one file in pieces, when it is its turn, and goes on after whatever interrupts it. */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: ({ input }) => contextOf(input),
  on: {
    cancel: '.cancelled',
    'connection.back': { actions: { type: 'tellPreparation', params: 'connection.back' } },
    'preparation.reported': { actions: { type: 'keepPreparation', params: ({ event }) => event } },
    'xstate.done.actor.preparation': { actions: 'keepPrepared' },
  },
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'wasTaken', target: 'taken', actions: 'prepare' },
        { guard: 'isLost', target: 'lost' },
        { target: 'queued' },
      ],
    },
    /** The page was left and nothing of the file was copied: the same one is picked again. */
    lost: {
      tags: 'lost',
      entry: [{ type: 'report', params: 'resting' }, ...withoutPreparation],
      on: { 'file.pick': 'recognising' },
    },
    recognising: {
      tags: 'recognising',
      invoke: {
        id: 'recognise',
        src: 'recognise',
        input: ({ context }) => context.file,
        onDone: [
          {
            guard: { type: 'isRecognised', params: ({ event }) => event.output },
            target: 'queued',
            actions: 'keepFound',
          },
          { target: 'lost', actions: 'keepOther' },
        ],
        onError: { target: 'lost', actions: 'keepOther' },
      },
    },
    queued: {
      tags: 'queued',
      entry: { type: 'report', params: 'queued' },
      on: { start: 'transferring', pause: 'paused' },
    },
    transferring: {
      on: { pause: 'paused' },
      initial: 'beginning',
      states: {
        beginning: {
          tags: 'sending',
          invoke: {
            id: 'begin',
            src: 'begin',
            input: ({ context }) => context.file,
            onDone: [
              {
                guard: { type: 'isWhole', params: ({ event }) => event.output },
                target: 'finishing',
                actions: [{ type: 'keepBegun', params: ({ event }) => event.output }, 'prepare'],
              },
              {
                target: 'piece',
                actions: [{ type: 'keepBegun', params: ({ event }) => event.output }, 'prepare'],
              },
            ],
            onError: whenFailed,
          },
        },
        piece: {
          tags: 'sending',
          invoke: {
            id: 'sendPiece',
            src: 'sendPiece',
            input: ({ context }) => ({ ...targetOf(context), bytes: context.piece }),
            onDone: [
              {
                guard: { type: 'isWhole', params: ({ event }) => event.output },
                target: 'finishing',
                actions: { type: 'keepReceived', params: ({ event }) => event.output },
              },
              {
                target: 'piece',
                reenter: true,
                actions: { type: 'keepReceived', params: ({ event }) => event.output },
              },
            ],
            onError: whenBroken,
          },
        },
        finishing: {
          tags: 'finishing',
          invoke: {
            id: 'finish',
            src: 'finish',
            input: ({ context }) => targetOf(context),
            onDone: [
              {
                guard: { type: 'isPreparing', params: ({ event }) => event.output },
                target: '#upload.preparing',
                actions: { type: 'keepFinished', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: '#upload.refused',
                actions: { type: 'keepReason', params: ({ event }) => event.output },
              },
              {
                target: '#upload.ready',
                actions: { type: 'keepFinished', params: ({ event }) => event.output },
              },
            ],
            onError: whenBroken,
          },
        },
        /** Nobody answered: it goes on by itself once there is a way. */
        waiting: {
          tags: 'waiting',
          entry: 'countFailure',
          on: { 'connection.back': 'beginning', retry: 'beginning' },
          after: { nextTry: 'beginning' },
        },
      },
    },
    /** All of it is there, and the server checks it. */
    preparing: {
      tags: 'preparing',
      entry: { type: 'report', params: 'resting' },
      initial: 'resting',
      states: {
        resting: { after: { nextLook: 'reading' } },
        reading: {
          invoke: {
            id: 'readMedia',
            src: 'readMedia',
            input: ({ context }) => mediaIdOf(context),
            onDone: [
              {
                guard: { type: 'isPreparing', params: ({ event }) => ({ media: event.output }) },
                target: 'resting',
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ media: event.output }) },
                target: '#upload.refused',
                actions: { type: 'keepReason', params: ({ event }) => ({ media: event.output }) },
              },
              {
                target: '#upload.ready',
                actions: { type: 'keepFinished', params: ({ event }) => ({ media: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'isRefusal', params: errorOf },
                target: '#upload.refused',
                actions: { type: 'keepRefusal', params: errorOf },
              },
              { target: 'resting' },
            ],
          },
        },
      },
    },
    paused: {
      tags: 'paused',
      entry: [{ type: 'report', params: 'resting' }, ...withoutPreparation],
      on: { resume: 'queued' },
    },
    /** Stays in the list with the reason, until it is tried again or dismissed. */
    refused: {
      tags: 'refused',
      entry: [
        { type: 'report', params: 'resting' },
        ...withoutPreparation,
        { type: 'forgetFile', params: ({ context }) => context.file.key },
      ],
      on: { retry: { target: 'queued', actions: ['clearProblem', 'startAnew'] } },
    },
    ready: {
      tags: 'ready',
      entry: [
        { type: 'report', params: 'resting' },
        { type: 'tellPreparation', params: 'upload.stored' },
      ],
      on: {
        take: [
          {
            guard: 'isUnprepared',
            target: 'taken',
            actions: {
              type: 'rememberTaken',
              params: ({ context }) => ({ key: context.file.key, upload: context.upload }),
            },
          },
          { target: 'over' },
        ],
        cancel: 'over',
        prepare: prepareAgain,
      },
    },
    /** It is where it was chosen for; its preparation goes on. */
    taken: {
      tags: 'taken',
      on: {
        'xstate.done.actor.preparation': 'over',
        'file.pick': { guard: 'isPreparationLost', target: '.comparing' },
        cancel: 'over',
        prepare: { target: '.resting', ...prepareAgain },
      },
      initial: 'resting',
      states: {
        resting: {},
        comparing: {
          invoke: {
            id: 'compare',
            src: 'recognise',
            input: ({ context }) => context.file,
            onDone: [
              {
                guard: { type: 'isRecognised', params: ({ event }) => event.output },
                target: 'resting',
                actions: ['keepFound', { type: 'tellPreparation', params: 'file.pick' }],
              },
              { target: 'resting', actions: 'keepOther' },
            ],
            onError: { target: 'resting', actions: 'keepOther' },
          },
        },
      },
    },
    cancelled: {
      entry: { type: 'giveUp', params: ({ context }) => ({ upload: context.upload }) },
      always: 'over',
    },
    over: {
      type: 'final',
      entry: [
        { type: 'forgetFile', params: ({ context }) => context.file.key },
        { type: 'report', params: 'over' },
      ],
    },
  },
});
