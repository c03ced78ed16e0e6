import type { ProductKind } from '@haat/openapi';
import type { KindContent } from './facts';
import { samples } from './generated/samples';
import type { KindSample } from './kind';
import { kinds } from './registry';

export { samples } from './generated/samples';
export { sampleCover } from './parts/sample-cover';

/** The sample of a kind, as a general type. */
export const sampleOf = (kind: ProductKind): KindSample<ProductKind> => samples[kind];

/** All kinds, those that hold products of others after those. */
export const kindsByHolding: readonly ProductKind[] = kinds.toSorted(
  (one, other) => Number('holding' in sampleOf(one)) - Number('holding' in sampleOf(other)),
);

/** The content of a sample, or as much as creators write. A kind that holds other products holds those with these ids. */
export function sampleContent(
  kind: ProductKind,
  ids: readonly string[],
  size: 'usual' | 'large' = 'usual',
): KindContent[ProductKind] {
  const { content, holding, large } = sampleOf(kind);
  if (holding) return holding(ids);
  return (size === 'large' ? large : undefined) ?? content;
}
