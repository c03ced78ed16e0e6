import { expect, it } from 'vitest';
import type { ShareFacts } from './share.facts';
import { createShareShelf } from './share.shelf';

const facts: ShareFacts = {
  kind: '',
  title: 'Loaf',
  seller: '',
  price: '',
  before: '',
  accent: '#F5A300',
  cover: null,
  house: 'Haat',
};
const codeOf = (error: { status?: number; code?: string }) => `${error.status} ${error.code}`;

it('draws one after the other for so many as may wait, and what is drawn already for everybody', async () => {
  const shelf = createShareShelf(async () => null);
  const asked = Array.from({ length: 40 }, (_, n) => shelf.drawn(`v${n}`, facts).then(() => 'drawn', codeOf));
  // Asked once more while it is being drawn, it is the same picture and takes no place.
  const again = shelf.drawn('v0', facts).then(() => 'drawn', codeOf);
  const said = await Promise.all(asked);
  const drawn = said.filter((word) => word === 'drawn').length;
  expect(drawn).toBeGreaterThanOrEqual(16);
  expect(drawn).toBeLessThan(40);
  expect(new Set(said)).toEqual(new Set(['drawn', '503 busy']));
  expect(await again).toBe('drawn');
  // Whoever was turned away is drawn later.
  expect(await shelf.drawn('v39', facts).then(() => 'drawn', codeOf)).toBe('drawn');
});
