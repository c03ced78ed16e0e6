import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { type ReviewEvent, reviewMachine, transition, visible } from '.';

const events: ReviewEvent[] = [
  { type: 'review.written' },
  { type: 'review.withdrawn' },
  { type: 'review.reported' },
  { type: 'verdict.keep' },
  { type: 'verdict.hide' },
];

it('leaves no transition of a review unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: reviewMachine, events });
  console.info(`review: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('stays where it is while the operator has not looked, also when its buyer changes it', () => {
  expect(transition('shown', { type: 'review.reported' })).toEqual({ state: 'reported' });
  expect(transition('reported', { type: 'review.written' })).toEqual({ state: 'reported' });
  expect([...visible]).toEqual(['shown', 'reported', 'kept']);
});

it('is reported again only after its buyer has changed it', () => {
  expect(transition('reported', { type: 'verdict.keep' })).toEqual({ state: 'kept' });
  expect(transition('kept', { type: 'review.reported' })).toEqual({ refused: true });
  expect(transition('kept', { type: 'review.written' })).toEqual({ state: 'shown' });
});

it('does not come back by being taken back and written anew once it was hidden', () => {
  expect(transition('hidden', { type: 'review.written' })).toEqual({ refused: true });
  expect(transition('hidden', { type: 'review.withdrawn' })).toEqual({ state: 'barred' });
  for (const event of events) expect(transition('barred', event)).toEqual({ refused: true });
});
