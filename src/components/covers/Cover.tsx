import { Thumbnail } from '@haat/design-system';
import type { ImageSources, SummaryCover } from '@haat/openapi';
import arch from '@haat/web/art/cover-arch.svg';
import cake from '@haat/web/art/cover-cake.svg';
import grid from '@haat/web/art/cover-grid.svg';
import keyhole from '@haat/web/art/cover-keyh.svg';
import loaf from '@haat/web/art/cover-loaf.svg';
import ring from '@haat/web/art/cover-ring.svg';
import rose from '@haat/web/art/cover-rose.svg';
import wave from '@haat/web/art/cover-wave.svg';

const patterns = [arch, wave, ring, cake, loaf, rose, grid, keyhole] as const;

interface CoverProps {
  product: { id: string; cover: ImageSources | SummaryCover | null };
  size?: 32 | 48 | 64;
}

/** A product's cover, small; its pattern when it has none. */
export function Cover({ product, size = 48 }: CoverProps) {
  return <Thumbnail src={product.cover ? smallest(product.cover) : patternOf(product.id)} size={size} />;
}

/** The first address of the srcset: widths come in rising order. */
function smallest(cover: ImageSources | SummaryCover): string {
  if (!('webp' in cover)) return cover.src;
  return cover.webp.split(',')[0]?.trim().split(' ')[0] || cover.src;
}

/** A pattern for a product without a cover: always the same for the same id. */
function patternOf(id: string): string {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return patterns[sum % patterns.length] ?? arch;
}
