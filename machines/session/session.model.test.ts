import { expect, it } from 'vitest';
import { walkSession } from '../testing';

it('leaves no transition of the session unwalked', () => {
  const { paths, transitions, unwalked } = walkSession();
  console.info(`session: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
