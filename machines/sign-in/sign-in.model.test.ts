import { expect, it } from 'vitest';
import { walkSignIn } from '../testing';

it('leaves no transition of signing in unwalked', () => {
  const { paths, transitions, unwalked } = walkSignIn();
  console.info(`sign-in: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
