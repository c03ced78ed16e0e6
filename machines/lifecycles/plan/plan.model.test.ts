import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { type PlanEvent, planMachine, transition } from '.';

const events: PlanEvent[] = [
  { type: 'plan.bought' },
  { type: 'plan.cancelled' },
  { type: 'plan.kept' },
  { type: 'term.passed' },
  { type: 'terms.ended' },
  { type: 'grace.ended' },
  { type: 'plan.returned' },
];

it('leaves no transition of a plan unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: planMachine, events });
  console.info(`plan: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('gives days of grace to whoever did not ask for the end', () => {
  expect(transition('active', { type: 'terms.ended' })).toEqual({ state: 'grace' });
  expect(transition('ending', { type: 'terms.ended' })).toEqual({ state: 'free' });
  expect(transition('grace', { type: 'grace.ended' })).toEqual({ state: 'free' });
});

it('can be bought from anywhere, and ended only while it runs', () => {
  for (const state of ['free', 'active', 'ending', 'grace'] as const)
    expect(transition(state, { type: 'plan.bought' })).toEqual({ state: 'active' });
  for (const state of ['free', 'ending', 'grace'] as const)
    expect(transition(state, { type: 'plan.cancelled' })).toEqual({ refused: true });
});
