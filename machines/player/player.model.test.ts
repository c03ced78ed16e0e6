import { expect, it } from 'vitest';
import { ApiError } from '../failure';
import { walk } from '../testing';
import { playerMachine } from '.';

const failures = ['examine', 'report', 'heartbeat'].flatMap((port) => [
  { type: `xstate.error.actor.${port}`, error: new TypeError('Failed to fetch') },
  { type: `xstate.error.actor.${port}`, error: new ApiError({ status: 409, message: 'Two devices play' }) },
]);
const verdicts = (['ended', 'unreachable', 'unsupported'] as const).map((output) => ({
  type: 'xstate.done.actor.examine',
  output,
}));
const events = [
  ...['play', 'pause', 'retry', 'page.hidden', 'connection.lost', 'connection.back'].map((type) => ({
    type,
  })),
  ...['playing', 'paused', 'waiting', 'ended', 'sought', 'failed'].map((name) => ({ type: `media.${name}` })),
  { type: 'quality.choose', quality: '360' },
  { type: 'access.refused', refusal: { is: 'ended' } },
  { type: 'xstate.after.patience.player.playback.loading' },
  { type: 'xstate.after.patience.player.playback.waiting' },
  { type: 'xstate.after.nextTry.player.playback.unreachable' },
  { type: 'xstate.after.nextReport.player.reports.counting' },
  ...verdicts,
  ...['report', 'heartbeat'].map((port) => ({ type: `xstate.done.actor.${port}`, output: undefined })),
  ...failures,
];

it('leaves no transition of a player unwalked', () => {
  const nothing = () => undefined;
  const { paths, transitions, unwalked } = walk({
    machine: playerMachine.provide({
      actions: {
        startMedia: nothing,
        pauseMedia: nothing,
        loadSource: nothing,
        reloadSource: nothing,
        reportLeaving: nothing,
      },
    }),
    inputs: [{ quality: 'auto' }],
    events,
    facet: ({ isOnline, isPlaying }) => [isOnline, isPlaying],
  });
  console.info(`player: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
