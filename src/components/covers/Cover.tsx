import { Thumbnail } from '@haat/design-system';
import type { ImageSources, SummaryCover } from '@haat/openapi';
import { patternOf } from './patterns';

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
