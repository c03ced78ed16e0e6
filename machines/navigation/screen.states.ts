import { navigationSetup } from './navigation.setup';

const keepError = {
  type: 'keepError',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

/** The screen people are going to: whether it has come, and what to do when it has not. */
export const screen = navigationSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      entry: ['clearError', 'releaseLoader'],
      on: { 'navigation.started': 'loading' },
    },
    loading: {
      tags: 'busy',
      entry: 'wantLoader',
      on: {
        'navigation.started': { target: 'loading', reenter: true },
        'navigation.finished': 'idle',
        'navigation.failed': { target: 'checking', actions: keepError },
      },
    },
    // After a deploy the files of an older page are gone: a reload fetches the current ones.
    checking: {
      tags: 'busy',
      invoke: {
        id: 'askForNewBuild',
        src: 'askForNewBuild',
        onDone: [
          { guard: { type: 'isStale', params: ({ event }) => event.output }, target: 'reloading' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      on: { 'navigation.started': 'loading', 'navigation.finished': 'idle' },
    },
    failed: {
      tags: 'failed',
      entry: 'releaseLoader',
      on: { 'navigation.started': 'loading', 'navigation.finished': 'idle', 'navigation.retry': 'retrying' },
    },
    // A browser may keep a file that failed as failed, so a retry loads the whole page; but only from a server that answers.
    retrying: {
      tags: ['busy', 'failed'],
      entry: 'wantLoader',
      invoke: {
        id: 'askAgain',
        src: 'askForNewBuild',
        onDone: 'reloading',
        onError: 'failed',
      },
      on: { 'navigation.started': 'loading' },
    },
    reloading: {
      tags: 'busy',
      entry: 'reloadPage',
      on: { 'navigation.started': 'loading' },
    },
  },
});
