import { expect, it } from 'vitest';
import { walk } from '../testing';
import { navigationMachine } from '.';

const events = [
  { type: 'navigation.started' },
  { type: 'navigation.finished' },
  { type: 'navigation.failed', error: 'chunk' },
  { type: 'navigation.retry' },
  { type: 'loader.seen' },
  { type: 'xstate.after.patience.navigation.pending' },
  { type: 'xstate.after.minimumShown.navigation.showing' },
];

it('leaves no transition of navigation unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: navigationMachine, events });
  console.info(`navigation: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
