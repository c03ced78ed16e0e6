import { navigationSetup } from './navigation.setup';
import { screen } from './screen.states';

/** The full-screen loader: not for quick screens, and once drawn long enough to be read. */
const loader = navigationSetup.createStateConfig({
  initial: 'hidden',
  states: {
    hidden: {
      on: { 'loader.wanted': 'patient' },
    },
    patient: {
      after: { patience: 'shown' },
      on: {
        'loader.unwanted': 'hidden',
        // Each navigation has its own patience.
        'loader.wanted': { target: 'patient', reenter: true },
      },
    },
    shown: {
      tags: 'loader',
      after: { minimumShown: { actions: 'seeLoader' } },
      initial: 'fresh',
      states: {
        fresh: { on: { 'loader.seen': 'seen', 'loader.unwanted': 'leaving' } },
        leaving: { on: { 'loader.seen': '#navigation.loader.hidden', 'loader.wanted': 'fresh' } },
        seen: { on: { 'loader.unwanted': '#navigation.loader.hidden' } },
      },
    },
  },
});

/** Going from one screen to the next. */
export const navigationMachine = navigationSetup.createMachine({
  id: 'navigation',
  type: 'parallel',
  context: { error: undefined },
  states: { screen, loader },
});
