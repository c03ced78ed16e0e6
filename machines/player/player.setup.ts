import { assign, setup } from 'xstate';
import { ApiError, missing } from '../failure';
import { type ConnectionEvent, type MediaEvent, playerPorts, type Verdict } from './player.ports';

/** Lines of the picture, or whatever the network carries. */
export type Quality = 'auto' | '360' | '720' | '1080';

/** Why it may not be played here. */
export type PlayRefusal =
  /** As many devices play as may; the server names them. */
  { is: 'devices'; message: string } | { is: 'ended' };

export interface PlayerContext {
  quality: Quality;
  isOnline: boolean;
  isPlaying: boolean;
  refusal: PlayRefusal | null;
}

export interface PlayerInput {
  quality: Quality;
}

export type PlayerEvent =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'retry' }
  | { type: 'quality.choose'; quality: Quality }
  /** The page is left or hidden, perhaps for good. */
  | { type: 'page.hidden' }
  | { type: 'access.refused'; refusal: PlayRefusal }
  | MediaEvent
  | ConnectionEvent;

/** What an answer to a report forbids; null where it is no refusal. */
export function refusalOf(error: unknown): PlayRefusal | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 409) return { is: 'devices', message: error.message };
  return error.status === 403 || error.status === 404 ? { is: 'ended' } : null;
}

export const playerSetup = setup({
  types: {
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    input: {} as PlayerInput,
    tags: {} as 'busy' | 'slow',
  },
  actors: playerPorts,
  delays: {
    /** Between two reports of a device that plays. */
    nextReport: 10_000,
    /** After which waiting is called slow. */
    patience: 8_000,
    nextTry: 5_000,
  },
  guards: {
    isOffline: ({ context }) => !context.isOnline,
    isPlaying: ({ context }) => context.isPlaying,
    isRefusal: (_, { error }: { error: unknown }) => refusalOf(error) !== null,
    isVerdict: (_, { is, wanted }: { is: Verdict; wanted: Verdict }) => is === wanted,
  },
  actions: {
    startMedia: () => missing('startMedia'),
    pauseMedia: () => missing('pauseMedia'),
    /** Loads the source of a quality anew, at the same second, and goes on if it played. */
    loadSource: (_args, _quality: Quality) => missing('loadSource'),
    /** As above, and plays. */
    reloadSource: (_args, _quality: Quality) => missing('reloadSource'),
    /** Reports the position without waiting for an answer, in a way that outlives the page. */
    reportLeaving: () => missing('reportLeaving'),
    keepQuality: assign((_, quality: Quality) => ({ quality })),
    notePlaying: assign({ isPlaying: true }),
    noteStopped: assign({ isPlaying: false }),
    noteOffline: assign({ isOnline: false }),
    noteOnline: assign({ isOnline: true }),
    keepRefusal: assign((_, refusal: PlayRefusal) => ({ refusal })),
    clearRefusal: assign({ refusal: null }),
  },
});
