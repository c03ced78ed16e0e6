import { expect, it } from 'vitest';
import { ApiError } from '../failure';
import { walk } from '../testing';
import { autosaveMachine } from '.';

const at = new Date('2026-11-21T05:12:00Z');
const events = [
  { type: 'change' },
  { type: 'flush' },
  { type: 'connection.back' },
  { type: 'conflict.keepMine' },
  { type: 'conflict.takeTheirs' },
  { type: 'xstate.after.typingPause.autosave.unsaved' },
  { type: 'xstate.after.nextTry.autosave.offline' },
  ...[{ is: 'sent', at }, { is: 'unready' }, { is: 'conflict' }].map((output) => ({
    type: 'xstate.done.actor.send',
    output,
  })),
  { type: 'xstate.error.actor.send', error: new TypeError('Failed to fetch') },
  { type: 'xstate.error.actor.send', error: new ApiError({ status: 409, message: 'It is archived' }) },
];

it('leaves no transition of what saves itself unwalked', () => {
  const { paths, transitions, unwalked } = walk({
    machine: autosaveMachine.provide({
      actions: { keepMine: () => undefined, takeTheirs: () => undefined },
    }),
    inputs: [{ savedAt: null }],
    events,
    facet: (context) => context.isBehind,
  });
  console.info(`autosave: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
