import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { type AccountDeletionEvent, type AccountDeletionStatus, accountDeletionMachine, transition } from '.';

const events: AccountDeletionEvent[] = [
  { type: 'leave.asked' },
  { type: 'leave.stayed' },
  { type: 'time.over' },
  { type: 'traces.wiped' },
];

it('leaves no transition of leaving unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: accountDeletionMachine, events });
  console.info(`leaving: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('neither begins nor ends while something stands in the way', () => {
  const context = { blockers: ['pending'] };
  expect(transition('staying', { type: 'leave.asked' }, context)).toEqual({ refused: true });
  expect(transition('leaving', { type: 'time.over' }, context)).toEqual({ refused: true });
  expect(transition('leaving', { type: 'leave.stayed' }, context)).toEqual({ state: 'staying' });
});

it('does not lead back once the wiping has begun', () => {
  for (const state of ['going', 'gone'] as AccountDeletionStatus[])
    for (const event of events)
      if (state !== 'going' || event.type !== 'traces.wiped')
        expect(transition(state, event)).toEqual({ refused: true });
  expect(transition('going', { type: 'traces.wiped' })).toEqual({ state: 'gone' });
});
