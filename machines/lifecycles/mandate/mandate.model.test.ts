import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { type MandateEvent, mandateMachine, transition } from '.';

const events: MandateEvent[] = [
  { type: 'bank.agreed' },
  { type: 'bank.paused' },
  { type: 'bank.resumed' },
  { type: 'bank.ended' },
  { type: 'proposal.lapsed' },
  { type: 'we.ended' },
];

it('leaves no transition of a mandate unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: mandateMachine, events });
  console.info(`mandate: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('can be ended by either side as long as it is not over', () => {
  for (const state of ['proposed', 'active', 'paused'] as const)
    for (const type of ['bank.ended', 'we.ended'] as const)
      expect(transition(state, { type })).toEqual({ state: 'ended' });
});

it('lapses only while nobody has agreed', () => {
  expect(transition('proposed', { type: 'proposal.lapsed' })).toEqual({ state: 'ended' });
  expect(transition('active', { type: 'proposal.lapsed' })).toEqual({ refused: true });
  expect(transition('paused', { type: 'proposal.lapsed' })).toEqual({ refused: true });
});

it('never comes back', () => {
  for (const event of events) expect(transition('ended', event)).toEqual({ refused: true });
});
