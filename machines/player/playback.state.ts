import { type PlayRefusal, playerSetup, type Quality, refusalOf } from './player.setup';

const ended: PlayRefusal = { is: 'ended' };
/** Loads what is played anew, at the same second. */
const reload = {
  target: 'loading',
  actions: {
    type: 'reloadSource',
    params: ({ context }: { context: { quality: Quality } }) => context.quality,
  },
} as const;

/** What the picture and the sound do. */
export const playbackState = playerSetup.createStateConfig({
  initial: 'idle',
  on: {
    'media.playing': '.playing',
    'media.paused': '.paused',
    'media.ended': '.ended',
    'media.failed': '.examining',
    'access.refused': {
      target: '.refused',
      actions: ['pauseMedia', { type: 'keepRefusal', params: ({ event }) => event.refusal }],
    },
  },
  states: {
    /** Nothing is loaded but what the page shows. */
    idle: { on: { play: { target: 'loading', actions: 'startMedia' } } },
    loading: {
      tags: 'busy',
      entry: 'clearRefusal',
      on: { pause: { target: 'paused', actions: 'pauseMedia' }, 'connection.lost': 'offline' },
      after: { patience: 'stalled' },
    },
    playing: {
      on: {
        pause: { actions: 'pauseMedia' },
        'media.waiting': [{ guard: 'isOffline', target: 'offline' }, { target: 'waiting' }],
      },
    },
    paused: { on: { play: { target: 'loading', actions: 'startMedia' } } },
    /** It goes on as soon as enough has come. */
    waiting: {
      tags: 'busy',
      on: { pause: { actions: 'pauseMedia' }, 'connection.lost': 'offline' },
      after: { patience: 'stalled' },
    },
    /** The network is slower than the picture, or the server does not answer: it is retried automatically. */
    stalled: {
      tags: ['busy', 'slow'],
      on: {
        pause: { target: 'paused', actions: 'pauseMedia' },
        'connection.lost': 'offline',
        retry: reload,
      },
    },
    /** The server was not reached. */
    unreachable: {
      tags: ['busy', 'slow'],
      on: {
        pause: { target: 'paused', actions: 'pauseMedia' },
        'connection.lost': 'offline',
        'connection.back': reload,
        retry: reload,
      },
      after: {
        nextTry: reload,
      },
    },
    /** What was loaded is used up, and there is no network. */
    offline: {
      on: {
        pause: { target: 'paused', actions: 'pauseMedia' },
        'connection.back': reload,
        retry: reload,
      },
    },
    ended: { on: { play: { target: 'loading', actions: 'startMedia' }, 'media.sought': 'paused' } },
    /** A media element cannot tell a missing source from a broken one. */
    examining: {
      tags: 'busy',
      on: { 'media.paused': {}, 'media.failed': {} },
      invoke: {
        id: 'examine',
        src: 'examine',
        onDone: [
          {
            guard: { type: 'isVerdict', params: ({ event }) => ({ is: event.output, wanted: 'ended' }) },
            target: 'refused',
            actions: { type: 'keepRefusal', params: ended },
          },
          {
            guard: {
              type: 'isVerdict',
              params: ({ event }) => ({ is: event.output, wanted: 'unsupported' }),
            },
            target: 'failed',
          },
          { guard: 'isOffline', target: 'offline' },
          { target: 'unreachable' },
        ],
        onError: [{ guard: 'isOffline', target: 'offline' }, { target: 'unreachable' }],
      },
    },
    /** Another device has to stop first, or the access is over. */
    refused: {
      on: { retry: 'asking', 'media.paused': {}, 'media.playing': { actions: 'pauseMedia' } },
    },
    asking: {
      tags: 'busy',
      on: { 'media.paused': {} },
      invoke: {
        id: 'report',
        src: 'report',
        onDone: reload,
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: {
              type: 'keepRefusal',
              params: ({ event }) => refusalOf(event.error) ?? ended,
            },
          },
          { target: 'unreachable' },
        ],
      },
    },
    /** This browser cannot decode it. */
    failed: {
      on: {
        'media.paused': {},
        'media.failed': {},
        retry: reload,
      },
    },
  },
});
