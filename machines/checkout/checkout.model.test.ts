import { expect, it } from 'vitest';
import { walkCheckout } from '../testing';

it('leaves no transition of buying unwalked', () => {
  const { paths, transitions, unwalked } = walkCheckout();
  console.info(`checkout: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
