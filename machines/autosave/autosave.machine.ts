import { assign, setup } from 'xstate';
import { ApiError, missing } from '../failure';
import { autosavePorts, type ConnectionBack, type Sent } from './autosave.ports';

export interface AutosaveContext {
  /** When the server last took it; null before it has anything. */
  savedAt: Date | null;
  /** What the last try failed with; null when it did not. */
  error: unknown;
  /** Edited during a save. */
  isBehind: boolean;
}

export type AutosaveEvent =
  /** Edited. */
  | { type: 'change' }
  /** Now, without waiting for a pause. */
  | { type: 'flush' }
  /** Of two versions the one that was written here. */
  | { type: 'conflict.keepMine' }
  /** Of two versions the other; the one from here goes into a copy. */
  | { type: 'conflict.takeTheirs' }
  | ConnectionBack;

/** Saves edits when typing pauses, one request at a time, and never overwrites newer edits. */
export const autosaveMachine = setup({
  types: {
    context: {} as AutosaveContext,
    events: {} as AutosaveEvent,
    input: {} as { savedAt: Date | null },
    tags: {} as 'busy' | 'failed' | 'conflicted',
  },
  actors: autosavePorts,
  delays: { typingPause: 800, nextTry: 20_000 },
  guards: {
    isBehind: ({ context }) => context.isBehind,
    isConflict: (_, { is }: Sent) => is === 'conflict',
    isUnready: (_, { is }: Sent) => is === 'unready',
    /** The server has answered; it would answer the same again. */
    isRefusal: (_, { error }: { error: unknown }) => error instanceof ApiError,
  },
  actions: {
    /** Rebases the local edits on the other version. */
    keepMine: () => missing('keepMine'),
    /** Shows the other version, and keeps what was written here in a copy. */
    takeTheirs: () => missing('takeTheirs'),
    fallBehind: assign({ isBehind: true }),
    catchUp: assign({ isBehind: false, error: null }),
    keepMoment: assign((_, sent: Sent) => ({ savedAt: sent.is === 'sent' ? sent.at : null })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
}).createMachine({
  id: 'autosave',
  context: ({ input }) => ({ savedAt: input.savedAt, error: null, isBehind: false }),
  invoke: { id: 'watchConnection', src: 'watchConnection' },
  initial: 'saved',
  states: {
    saved: { on: { change: 'unsaved' } },
    unsaved: {
      on: { change: { target: 'unsaved', reenter: true }, flush: 'saving' },
      after: { typingPause: 'saving' },
    },
    saving: {
      tags: 'busy',
      entry: 'catchUp',
      on: { change: { actions: 'fallBehind' } },
      invoke: {
        id: 'send',
        src: 'send',
        onDone: [
          { guard: { type: 'isConflict', params: ({ event }) => event.output }, target: 'conflicted' },
          { guard: 'isBehind', target: 'saving', reenter: true },
          { guard: { type: 'isUnready', params: ({ event }) => event.output }, target: 'unready' },
          { target: 'saved', actions: { type: 'keepMoment', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isBehind', target: 'unsaved' },
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'offline',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    /** Kept here until it can be sent at all. */
    unready: { on: { change: 'unsaved', flush: 'saving' } },
    /** The server rejected it. */
    refused: { tags: 'failed', on: { change: 'unsaved', flush: 'saving' } },
    /** No response: retried automatically when online. */
    offline: {
      tags: 'failed',
      on: { change: 'unsaved', flush: 'saving', 'connection.back': 'saving' },
      after: { nextTry: 'saving' },
    },
    /** A conflict that the user resolves. Edits made meanwhile are kept. */
    conflicted: {
      tags: 'conflicted',
      on: {
        'conflict.keepMine': { target: 'saving', actions: 'keepMine' },
        'conflict.takeTheirs': { target: 'saved', actions: 'takeTheirs' },
      },
    },
  },
});
