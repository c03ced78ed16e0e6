import { ApiError } from '@haat/machines/failure';
import type { Product, ProductKind } from '@haat/openapi';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useProduct } from '../../queries/catalog/products.queries';

/** What stands at an address that names a product by its id. */
export type OwnProduct =
  | { is: 'here'; query: ReturnType<typeof useProduct>; product: Product | undefined }
  /** Not found, or of another account. */
  | { is: 'unknown' }
  /** It is of another kind; redirecting. */
  | { is: 'elsewhere' };

/** Loads a product for a screen of these kinds. `placeOf` says where one of another kind belongs. */
export function useOwnProduct(
  kinds: readonly ProductKind[],
  id: string,
  placeOf: (product: Product) => string,
): OwnProduct {
  const query = useProduct(id);
  const product = query.data;
  const place = product === undefined || kinds.includes(product.kind) ? null : placeOf(product);
  useEffect(() => {
    if (place !== null) navigate(place, { replace: true });
  }, [place]);
  if (isUnknown(query.error)) return { is: 'unknown' };
  return place === null ? { is: 'here', query, product } : { is: 'elsewhere' };
}

/** Refused as an id of nothing, or as no id at all. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
