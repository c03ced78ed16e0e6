import { playbackState } from './playback.state';
import { playerSetup } from './player.setup';
import { reportsState } from './reports.state';

/** Plays a video or audio that was bought, through slow networks and interruptions, and reports where it is. */
export const playerMachine = playerSetup.createMachine({
  id: 'player',
  context: ({ input: { quality } }) => ({
    quality,
    isOnline: true,
    isPlaying: false,
    refusal: null,
  }),
  invoke: [
    { id: 'watchMedia', src: 'watchMedia' },
    { id: 'watchConnection', src: 'watchConnection' },
  ],
  type: 'parallel',
  states: {
    playback: playbackState,
    reports: reportsState,
    /** What the other two look at. */
    network: {
      initial: 'online',
      on: {
        'media.playing': { actions: 'notePlaying' },
        'media.paused': { actions: 'noteStopped' },
        'media.ended': { actions: 'noteStopped' },
        'media.failed': { actions: 'noteStopped' },
        'quality.choose': {
          actions: [
            { type: 'keepQuality', params: ({ event }) => event.quality },
            { type: 'loadSource', params: ({ event }) => event.quality },
          ],
        },
      },
      states: {
        online: { on: { 'connection.lost': { target: 'offline', actions: 'noteOffline' } } },
        offline: { on: { 'connection.back': { target: 'online', actions: 'noteOnline' } } },
      },
    },
  },
});
