import { assign, raise, setup } from 'xstate';
import { missing } from '../failure';

export interface NavigationContext {
  /** What the loading of a screen failed with; for developers, never shown. */
  error: unknown;
}

export type NavigationEvent =
  | { type: 'navigation.started' }
  | { type: 'navigation.finished' }
  /** A screen could not be loaded (the browser's preload error). */
  | { type: 'navigation.failed'; error: unknown }
  | { type: 'navigation.retry' }
  | { type: 'loader.seen' };

/** The full-screen loader: not for quick screens, and once drawn long enough to be read. */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    tags: {} as 'busy' | 'loader' | 'failed',
  },
  delays: { patience: 150, minimumShown: 300 },
  actions: {
    /** Loads the failed screen again. */
    retryNavigation: () => missing('retryNavigation'),
    keepError: assign((_, failed: { error: unknown }) => failed),
    clearError: assign({ error: undefined }),
    seeLoader: raise({ type: 'loader.seen' }),
  },
}).createMachine({
  id: 'navigation',
  context: { error: undefined },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'navigation.started': 'pending',
        'navigation.failed': {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    pending: {
      tags: 'busy',
      after: { patience: 'showing' },
      on: {
        'navigation.finished': 'idle',
        'navigation.failed': {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    showing: {
      tags: ['busy', 'loader'],
      after: { minimumShown: { actions: 'seeLoader' } },
      on: {
        'navigation.failed': {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'loading',
      states: {
        loading: { on: { 'loader.seen': 'loadingOn', 'navigation.finished': 'finishing' } },
        finishing: { on: { 'loader.seen': '#navigation.idle', 'navigation.started': 'loading' } },
        loadingOn: { on: { 'navigation.finished': '#navigation.idle' } },
      },
    },
    failed: {
      tags: 'failed',
      exit: 'clearError',
      on: {
        'navigation.started': 'pending',
        'navigation.retry': { target: 'pending', actions: 'retryNavigation' },
      },
    },
  },
});
