import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { type AccountDeletionEvent, type AccountDeletionStatus, accountDeletionMachine, transition } from '.';

const events: AccountDeletionEvent[] = [
  { type: 'deletion.requested' },
  { type: 'deletion.cancelled' },
  { type: 'period.ended' },
  { type: 'erasure.completed' },
];

it('leaves no transition unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: accountDeletionMachine, events });
  console.info(`account deletion: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('neither begins nor ends while something stands in the way', () => {
  const context = { blockers: ['pending'] };
  expect(transition('active', { type: 'deletion.requested' }, context)).toEqual({ refused: true });
  expect(transition('scheduled', { type: 'period.ended' }, context)).toEqual({ refused: true });
  expect(transition('scheduled', { type: 'deletion.cancelled' }, context)).toEqual({ state: 'active' });
});

it('does not lead back once the wiping has begun', () => {
  for (const state of ['erasing', 'erased'] as AccountDeletionStatus[])
    for (const event of events)
      if (state !== 'erasing' || event.type !== 'erasure.completed')
        expect(transition(state, event)).toEqual({ refused: true });
  expect(transition('erasing', { type: 'erasure.completed' })).toEqual({ state: 'erased' });
});
