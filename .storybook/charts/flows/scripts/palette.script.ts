import { paletteMachine } from '@haat/machines/palette';
import { script } from '../../script';

export const palette = script({
  machine: paletteMachine,
  input: { chords: [{ keys: 'g s', href: '/transaction' }] },
  events: {
    'palette.open': { type: 'palette.open' },
    'help.open': { type: 'help.open' },
    close: { type: 'close' },
    'query.change: one letter': { type: 'query.change', query: 'r' },
    'query.change: a word': { type: 'query.change', query: 'raga' },
    'search.retry': { type: 'search.retry' },
    'item.choose': { type: 'item.choose', item: { href: '/admin', label: 'Home' } },
    'key.press: g': { type: 'key.press', key: 'g' },
    'key.press: s': { type: 'key.press', key: 's' },
  },
  answers: { search: { 'nothing of that name': { products: [], sales: [] } } },
});
