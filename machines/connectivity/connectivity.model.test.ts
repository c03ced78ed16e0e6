import { expect, it } from 'vitest';
import { walk } from '../testing';
import { connectivityMachine } from '.';

const events = [{ type: 'connection.lost' }, { type: 'connection.back' }, { type: 'retry' }];

it('leaves no transition of the connection unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: connectivityMachine, events });
  console.info(`connectivity: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
