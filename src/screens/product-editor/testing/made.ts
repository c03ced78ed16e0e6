// One product of each kind, as the server has it, for stories and tests of the editor.

import { samples } from '@haat/kinds/samples';
import type { Product, ProductKind } from '@haat/openapi';
import { products } from '../../../components/testing/samples';

/** A product of a kind that is on sale. */
export function made(kind: ProductKind): Product {
  const [sample] = products;
  if (!sample) throw new Error('The shop of the stories sells something');
  return { ...sample, id: `made-${kind}`, kind, content: { ...samples[kind].content } };
}
