import type { ProductKind } from '@haat/openapi';
import { rules } from './generated/rules';
import type { KindRules } from './kind';
import { kinds } from './registry';

/** The rules of a product's kind. They take content as stored by the schema of the kind. */
export const kindOf = (product: { kind: ProductKind }): KindRules<never> =>
  rules[product.kind] as unknown as KindRules<never>;

/** Kinds of which it takes the content to know whether one can be bought at the moment. */
export const kindsWithConditions = kinds.filter((kind) => {
  const { closed, refersTo, seats } = kindOf({ kind });
  return closed !== undefined || refersTo !== undefined || seats !== undefined;
});
