import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { type ProductEvent, productMachine } from '.';

const events: ProductEvent[] = [
  { type: 'publish' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'archive' },
  { type: 'block' },
  { type: 'unblock' },
];

it('leaves no transition of a product unwalked', () => {
  const { paths, transitions, unwalked } = walk({
    machine: productMachine,
    inputs: [{ missing: [] }, { missing: [], hasChanges: true }],
    events,
  });
  console.info(`product: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
