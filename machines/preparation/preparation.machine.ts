import type { PreparationFailure } from '@haat/openapi';
import { type AnyActorRef, assign, sendTo, setup } from 'xstate';
import { ApiError, isRefusal } from '../failure';
import {
  type MadeRenditions,
  type MakeEvent,
  type PreparationReport,
  type PreparedFile,
  preparationPorts,
  Unprepared,
} from './preparation.ports';

interface PreparationInput {
  file: PreparedFile;
  /** The upload is a file already. */
  isStored?: boolean;
  /** Its bytes are not on this device. */
  isLost?: boolean;
  /** Where reports are sent to. */
  upload: AnyActorRef;
}

interface PreparationContext extends Required<PreparationInput> {
  progress: number;
  secondsLeft: number | null;
  made: MadeRenditions | null;
  /** Why it is not prepared; null while it may be. */
  reason: PreparationFailure | null;
  /** Failures in a row. */
  failures: number;
}

type PreparationEvent =
  /** The upload is a file. */
  | { type: 'upload.stored' }
  /** The file was picked again. */
  | { type: 'file.pick' }
  | { type: 'connection.back' }
  | MakeEvent;

interface Failed {
  error: unknown;
}

/** What the creator is told of an error that would come again. */
function reasonOf(error: unknown): PreparationFailure {
  if (error instanceof Unprepared) return error.reason;
  return error instanceof ApiError && error.code === 'storage_full' ? 'storage_full' : 'rejected';
}

const preparationSetup = setup({
  types: {
    context: {} as PreparationContext,
    events: {} as PreparationEvent,
    input: {} as PreparationInput,
  },
  actors: preparationPorts,
  delays: {
    /** Ms; twice as long after each failure. */
    nextTry: ({ context }) => Math.min(60_000, 5_000 * 2 ** (context.failures - 1)),
  },
  guards: {
    isLost: ({ context }) => context.isLost,
    isStored: ({ context }) => context.isStored,
    /** Not on this device any more. */
    isGone: (_, { error }: Failed) => error instanceof ApiError && error.status === 410,
    /** The server is still checking the file, or has something else than was sent: it is asked again. */
    isEarly: (_, { error }: Failed) => error instanceof ApiError && error.code === 'upload_unfinished',
    isImpossible: (_, { error }: Failed) => error instanceof Unprepared || isRefusal(error),
  },
  actions: {
    keepStored: assign({ isStored: true }),
    keepFound: assign({ isLost: false }),
    keepProgress: assign(
      (_, { progress, secondsLeft }: Pick<PreparationContext, 'progress' | 'secondsLeft'>) => ({
        progress,
        secondsLeft,
        failures: 0,
      }),
    ),
    keepMade: assign((_, made: MadeRenditions) => ({ made, progress: 1, secondsLeft: null, failures: 0 })),
    keepReason: assign((_, { error }: Failed) => ({ reason: reasonOf(error), failures: 0 })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1, secondsLeft: null })),
    report: sendTo(
      ({ context }) => context.upload,
      ({ context: { progress, secondsLeft } }, is: PreparationReport['is']): PreparationReport => ({
        type: 'preparation.reported',
        is,
        progress,
        secondsLeft,
      }),
    ),
  },
});

/** What a publication needs; it is made by then. */
function madeOf({ file, made }: PreparationContext) {
  if (!made) throw new Error('nothing was made yet');
  return { contentId: file.contentId, made };
}

function failureOf({ file, reason }: PreparationContext) {
  if (!reason) throw new Error('nothing has failed');
  return { contentId: file.contentId, reason };
}

type FailedEvent = { event: { error: unknown } };
const errorOf = ({ event }: FailedEvent) => ({ error: event.error });

/** Makes the renditions of one video or audio beside its upload, and goes on after whatever interrupts it. */
export const preparationMachine = preparationSetup.createMachine({
  id: 'preparation',
  context: ({ input }) => ({
    isStored: false,
    isLost: false,
    ...input,
    progress: 0,
    secondsLeft: null,
    made: null,
    reason: null,
    failures: 0,
  }),
  on: { 'upload.stored': { actions: 'keepStored' } },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isLost', target: 'lost' }, { target: 'making' }] },
    making: {
      entry: { type: 'report', params: 'preparing' },
      invoke: { id: 'make', src: 'make', input: ({ context }) => context.file },
      on: {
        'make.progressed': {
          actions: [
            { type: 'keepProgress', params: ({ event }) => event },
            { type: 'report', params: 'preparing' },
          ],
        },
        'make.done': { target: 'made', actions: { type: 'keepMade', params: ({ event }) => event.made } },
        'make.failed': [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'lost' },
          {
            guard: { type: 'isImpossible', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'keepReason', params: ({ event }) => event },
          },
          { target: 'waiting' },
        ],
      },
    },
    /** Nobody answered: it begins again once there is a way, and sends what is missing. */
    waiting: {
      entry: ['countFailure', { type: 'report', params: 'waiting' }],
      on: { 'connection.back': 'making' },
      after: { nextTry: 'making' },
    },
    /** Every file is there; the upload itself may not be. */
    made: {
      entry: { type: 'report', params: 'preparing' },
      always: { guard: 'isStored', target: 'publishing' },
    },
    publishing: {
      invoke: {
        id: 'publish',
        src: 'publish',
        input: ({ context }) => madeOf(context),
        onDone: 'over',
        onError: [
          { guard: { type: 'isEarly', params: errorOf }, target: 'unpublished' },
          {
            guard: { type: 'isImpossible', params: errorOf },
            target: 'failed',
            actions: { type: 'keepReason', params: errorOf },
          },
          { target: 'unpublished' },
        ],
      },
    },
    unpublished: {
      entry: ['countFailure', { type: 'report', params: 'waiting' }],
      on: { 'connection.back': 'publishing' },
      after: { nextTry: 'publishing' },
    },
    /** It plays as it was uploaded, and the creator is told why. */
    failed: {
      entry: { type: 'report', params: 'failed' },
      always: { guard: 'isStored', target: 'telling' },
    },
    telling: {
      invoke: {
        id: 'tellFailure',
        src: 'tellFailure',
        input: ({ context }) => failureOf(context),
        onDone: 'over',
        onError: [
          { guard: { type: 'isEarly', params: errorOf }, target: 'untold' },
          { guard: { type: 'isImpossible', params: errorOf }, target: 'over' },
          { target: 'untold' },
        ],
      },
    },
    untold: {
      entry: ['countFailure', { type: 'report', params: 'failed' }],
      on: { 'connection.back': 'telling' },
      after: { nextTry: 'telling' },
    },
    /** The page was left, and nothing of the file was copied. */
    lost: {
      entry: { type: 'report', params: 'lost' },
      on: { 'file.pick': { target: 'making', actions: 'keepFound' } },
    },
    over: { type: 'final' },
  },
});
