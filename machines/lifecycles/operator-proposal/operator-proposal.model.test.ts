import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { type OperatorProposalEvent, operatorProposalMachine, transition } from '.';

const events: OperatorProposalEvent[] = [
  { type: 'other.confirmed' },
  { type: 'other.declined' },
  { type: 'proposer.withdrew' },
];

it('leaves no transition of a proposal unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: operatorProposalMachine, events });
  console.info(`operator proposal: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('is decided once', () => {
  expect(transition('waiting', { type: 'other.confirmed' })).toEqual({ state: 'confirmed' });
  for (const ended of ['confirmed', 'declined', 'withdrawn'] as const)
    for (const event of events) expect(transition(ended, event)).toEqual({ refused: true });
});
