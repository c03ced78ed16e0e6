import { navigationMachine } from '../navigation';
import { type Walk, walk } from './walk';

const events = [
  { type: 'navigation.started' },
  { type: 'navigation.finished' },
  { type: 'navigation.failed', error: 'chunk' },
  { type: 'navigation.retry' },
  { type: 'xstate.after.patience.navigation.loader.patient' },
  { type: 'xstate.after.minimumShown.navigation.loader.shown' },
  { type: 'xstate.done.actor.askForNewBuild', output: { isStale: true } },
  { type: 'xstate.done.actor.askForNewBuild', output: { isStale: false } },
  { type: 'xstate.error.actor.askForNewBuild', error: 'unreachable' },
  { type: 'xstate.done.actor.askAgain', output: { isStale: false } },
  { type: 'xstate.error.actor.askAgain', error: 'unreachable' },
];

/** Every way from screen to screen. The same paths are walked in the chart alone and in the real app. */
export const walkNavigation = (): Walk => walk({ machine: navigationMachine, events });
