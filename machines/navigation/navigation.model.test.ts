import { expect, it } from 'vitest';
import { walkNavigation } from '../testing';

it('leaves no transition of navigation unwalked', () => {
  const { paths, cover, transitions, unwalked } = walkNavigation();
  console.info(
    `navigation: ${transitions.length} transitions over ${paths.length} paths, ${cover.length} to cover them`,
  );
  expect(unwalked).toEqual([]);
});
