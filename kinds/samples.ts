import type { ProductKind } from '@haat/openapi';
import type { KindContent } from './facts';
import { samples } from './generated/samples';
import type { KindSample } from './kind';
import { kinds } from './registry';

export { samples } from './generated/samples';
export { sampleCover } from './parts/sample-cover';

/** The sample of a kind, as a general type. */
export const sampleOf = (kind: ProductKind): KindSample<ProductKind> => samples[kind];

/** All kinds; those that include products of others come after those. */
export const kindsInOrderOfCreation: readonly ProductKind[] = kinds.toSorted(
  (one, other) =>
    Number('contentWithProducts' in sampleOf(one)) - Number('contentWithProducts' in sampleOf(other)),
);

/** The content of a sample, or as much as creators write. A kind that includes other products includes those with these ids. */
export function sampleContent(
  kind: ProductKind,
  ids: readonly string[],
  size: 'usual' | 'large' = 'usual',
): KindContent[ProductKind] {
  const { content, contentWithProducts, largeContent } = sampleOf(kind);
  if (contentWithProducts) return contentWithProducts(ids);
  return (size === 'large' ? largeContent : undefined) ?? content;
}
