import { t, translate } from '@haat/i18n';
import type { ProductKind } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { describe, homeOf, listedWith } from '@haat/web/product-kinds/product-kinds';
import { useSearch } from 'wouter/use-browser-location';

/** Which kind is listed at the address of one: `?kind=` names another that stands there as well. */
const kindIn = (home: ProductKind, query: URLSearchParams): ProductKind =>
  listedWith(home).find((kind) => kind === query.get('kind')) ?? home;

/** The same, or null where the address is that of all products. */
const listedIn = (home: ProductKind, query: URLSearchParams): ProductKind | null =>
  `${homeOf(home)}?kind=${query.get('kind')}` === paths.products ? null : kindIn(home, query);

export const useListedKind = (home: ProductKind) => kindIn(home, new URLSearchParams(useSearch()));

export const useList = (home: ProductKind) => listedIn(home, new URLSearchParams(useSearch()));

/** What a list is called in the browser's tab. */
export function titleOfList(home: ProductKind, query: URLSearchParams): string {
  const kind = listedIn(home, query);
  return kind === null ? t('Products') : translate(describe(kind).labelOfMany);
}
