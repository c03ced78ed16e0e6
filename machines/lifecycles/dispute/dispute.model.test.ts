import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { type DisputeEvent, disputeMachine, open, transition } from '.';

const events: DisputeEvent[] = [
  { type: 'creator.answered' },
  { type: 'gateway.reviewing' },
  { type: 'gateway.askedAgain' },
  { type: 'gateway.won' },
  { type: 'gateway.lost' },
];

it('leaves no transition of a dispute unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: disputeMachine, events });
  console.info(`dispute: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('can be asked again after it was won, and never after it was lost', () => {
  expect(transition('won', { type: 'gateway.askedAgain' })).toEqual({ state: 'opened' });
  expect(transition('won', { type: 'gateway.lost' })).toEqual({ refused: true });
  for (const event of events) expect(transition('lost', event)).toEqual({ refused: true });
  expect([...open]).toEqual(['opened', 'answered']);
});
