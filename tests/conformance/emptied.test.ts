// What the editor saves of a product on sale, whatever is emptied in it, held against what the server asks of every kind.

import { type ProductKind, productKinds } from '@haat/kinds/facts';
import { missingIn } from '@haat/kinds/missing';
import type { Product } from '@haat/openapi';
import { expect, test, vi } from 'vitest';
import { missingFor } from '../../server/modules/catalog/products/product/product.rules';
import { draftOf } from '../../src/screens/product-editor/draft/draft';
import { fieldsOf } from '../../src/screens/product-editor/fields';
import { emptied, pathsOf } from '../../src/screens/product-editor/testing/emptied';
import { made } from '../../src/screens/product-editor/testing/made';

// How things look, and how they are fetched, is not asked here.
vi.mock('@haat/design-system', () => ({ formatPaise: String }));
vi.mock('../../src/queries/catalog/products.queries', () => ({ asImage: (image: object) => image }));

const kinds = Object.keys(productKinds) as ProductKind[];
const around = { now: new Date('2026-11-22T05:00:00Z'), isOnSale: () => true };

/** As the server would refuse to keep it on sale. */
function missingOf(product: Product, after: Product) {
  return [
    ...missingFor(after),
    ...missingIn(after.kind, after.content, { ...around, onSale: product.content }),
  ];
}

test.each(kinds)('nothing that the editor saves of a %s on sale is refused for being empty', (kind) => {
  const product = made(kind);
  const draft = draftOf(product);
  const paths = [['title'], ['prices', 0, 'amount'], ...pathsOf(draft.values, ['values'])];
  const pairs = paths.flatMap((one, at) => paths.slice(at).map((other) => [one, other]));
  for (const pair of [...pairs, paths]) {
    const written = pair.reduce(emptied, draft);
    const after = { ...product, ...fieldsOf(written, product) } as Product;
    expect([pair, missingOf(product, after)]).toEqual([pair, []]);
  }
});
