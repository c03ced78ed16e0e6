import { navigationSetup } from './navigation.setup';

/** The full-screen loader: not for quick screens, and once drawn long enough to be read. */
export const loader = navigationSetup.createStateConfig({
  initial: 'hidden',
  states: {
    hidden: {
      on: { 'navigation.started': 'patient', 'navigation.retry': 'patient' },
    },
    patient: {
      after: { patience: 'shown' },
      on: {
        'navigation.settled': 'hidden',
        // Each navigation has its own patience.
        'navigation.started': { target: 'patient', reenter: true },
      },
    },
    shown: {
      tags: 'loader',
      after: { minimumShown: { actions: 'seeLoader' } },
      initial: 'fresh',
      states: {
        fresh: { on: { 'loader.seen': 'seen', 'navigation.settled': 'leaving' } },
        leaving: { on: { 'loader.seen': '#navigation.loader.hidden', 'navigation.started': 'fresh' } },
        seen: { on: { 'navigation.settled': '#navigation.loader.hidden' } },
      },
    },
  },
});
