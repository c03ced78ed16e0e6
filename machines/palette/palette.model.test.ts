import { expect, it } from 'vitest';
import { walk } from '../testing';
import { paletteMachine } from '.';

const events = [
  { type: 'palette.open' },
  { type: 'help.open' },
  { type: 'close' },
  { type: 'query.change', query: 'r' },
  { type: 'query.change', query: 'raga' },
  { type: 'search.retry' },
  { type: 'item.choose', item: { href: '/admin', label: 'Home' } },
  { type: 'key.press', key: 'g' },
  { type: 'key.press', key: 's' },
  { type: 'key.press', key: 'x' },
  { type: 'xstate.after.pause.palette.panel.open.waiting' },
  { type: 'xstate.after.patience.palette.keys.armed' },
  { type: 'xstate.done.actor.search', output: { products: [], buyers: [], sales: [] } },
  { type: 'xstate.error.actor.search', error: new TypeError('Failed to fetch') },
];

it('leaves no transition of the palette unwalked', () => {
  const { paths, transitions, unwalked } = walk({
    machine: paletteMachine,
    inputs: [{ chords: [{ keys: 'g s', href: '/transaction' }] }],
    events,
    facet: ({ leader }) => leader,
  });
  console.info(`palette: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
