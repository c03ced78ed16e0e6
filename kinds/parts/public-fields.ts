import type { ProductKind } from '@haat/openapi';
import { publicFields } from '../generated/content-fields';
import type { KindContent } from '../generated/shapes';

/** The content of a kind as far as anybody may see it unchanged. */
export type PublicFields<Kind extends ProductKind> = Pick<
  KindContent[Kind],
  keyof KindContent[Kind] & (typeof publicFields)[Kind][number]
>;

/** Public fields copied unchanged: those that the content and the public content have in common. */
export function publicFieldsOf<Kind extends ProductKind>(
  kind: Kind,
  content: KindContent[Kind],
): PublicFields<Kind> {
  const isPublic = new Set<string>(publicFields[kind]);
  return Object.fromEntries(
    Object.entries(content).filter(([field, value]) => isPublic.has(field) && value !== undefined),
  ) as PublicFields<Kind>;
}
