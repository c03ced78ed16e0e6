import type { ProductKind } from '@haat/openapi';
import { createElement } from 'react';

/** The list of a kind, for every address that shows one. */
export async function loadList(kind: ProductKind) {
  const { ProductListScreen } = await import('../../screens/product-lists/ProductListScreen');
  return () => createElement(ProductListScreen, { kind });
}
