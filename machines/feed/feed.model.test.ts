import { expect, it } from 'vitest';
import { walk } from '../testing';
import { feedMachine } from '.';

const events = [
  { type: 'page.shown' },
  { type: 'page.hidden' },
  { type: 'feed.said', unread: 3, id: '7' },
  { type: 'feed.lost' },
  { type: 'feed.refused' },
  { type: 'xstate.after.backOff.feed.waiting' },
];

it('leaves no transition of the feed unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: feedMachine, inputs: [{ spread: 0 }], events });
  console.info(`feed: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
