import type { Product, ProductKind } from '@haat/contract';
import { ApiError } from '@haat/machines/failure';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useProduct } from '../../queries/products.queries';

/** What stands at an address that names a product by its id. */
export type OwnProduct =
  | { is: 'here'; query: ReturnType<typeof useProduct>; product: Product | undefined }
  /** There is none, or it is somebody else's. */
  | { is: 'unknown' }
  /** It is of another kind; the browser is on its way to where it belongs. */
  | { is: 'elsewhere' };

/** Loads a product for a screen of its kind. `placeOf` says where one of another kind belongs, null for nowhere. */
export function useOwnProduct(
  kind: ProductKind,
  id: string,
  placeOf: (product: Product) => string | null,
): OwnProduct {
  const query = useProduct(id);
  const product = query.data;
  const isOther = product !== undefined && product.kind !== kind;
  const place = isOther ? placeOf(product) : null;
  useEffect(() => {
    if (place !== null) navigate(place, { replace: true });
  }, [place]);
  if (isUnknown(query.error) || (isOther && place === null)) return { is: 'unknown' };
  return isOther ? { is: 'elsewhere' } : { is: 'here', query, product };
}

/** Refused as an id of nothing, or as no id at all. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
