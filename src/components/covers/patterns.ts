import arch from '../art/cover-arch.svg';
import cake from '../art/cover-cake.svg';
import grid from '../art/cover-grid.svg';
import keyhole from '../art/cover-keyh.svg';
import loaf from '../art/cover-loaf.svg';
import ring from '../art/cover-ring.svg';
import rose from '../art/cover-rose.svg';
import wave from '../art/cover-wave.svg';

const patterns = [arch, wave, ring, cake, loaf, rose, grid, keyhole] as const;

/** A pattern for a product without a cover: always the same for the same id. */
export function patternOf(id: string): string {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return patterns[sum % patterns.length] ?? arch;
}
