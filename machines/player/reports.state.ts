import { raise } from 'xstate';
import { playerSetup, refusalOf } from './player.setup';

/** What the server hears of it: at the start, every ten seconds while it plays, and when it stops. */
export const reportsState = playerSetup.createStateConfig({
  initial: 'silent',
  on: { 'page.hidden': { actions: 'reportLeaving' } },
  states: {
    silent: { on: { 'media.playing': 'reporting' } },
    counting: {
      on: { 'media.paused': 'reporting', 'media.ended': 'reporting' },
      after: { nextReport: 'reporting' },
    },
    reporting: {
      on: {
        'media.paused': { target: 'reporting', reenter: true },
        'media.ended': { target: 'reporting', reenter: true },
      },
      invoke: {
        id: 'heartbeat',
        src: 'report',
        onDone: [{ guard: 'isPlaying', target: 'counting' }, { target: 'silent' }],
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'silent',
            actions: raise(({ event }) => ({
              type: 'access.refused' as const,
              refusal: refusalOf((event as unknown as { error: unknown }).error) ?? { is: 'ended' as const },
            })),
          },
          { guard: 'isPlaying', target: 'counting' },
          { target: 'silent' },
        ],
      },
    },
  },
});
