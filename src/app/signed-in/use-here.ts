import { paths } from '@haat/web/paths';
import { usePathname, useSearch } from 'wouter/use-browser-location';

/** Where somebody is, as menus name it: the list of all products shares its path with that of one kind. */
export function useHere(): string {
  const path = usePathname();
  const search = new URLSearchParams(useSearch());
  const kind = search.get('kind');
  const shown = search.get('show');
  if (path === paths.purchases && shown !== null) return `${path}?show=${shown}`;
  return `${path}?kind=${kind}` === paths.products ? paths.products : path;
}
