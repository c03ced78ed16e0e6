import type { ProductKind } from '@haat/contract';
import { useSearch } from 'wouter/use-browser-location';
import { listedWith } from './product-kinds';

/** Which kind is listed at the address of one: `?kind=` names another that stands there as well. */
export function useListedKind(home: ProductKind): ProductKind {
  const asked = new URLSearchParams(useSearch()).get('kind');
  return listedWith(home).find((one) => one === asked) ?? home;
}
