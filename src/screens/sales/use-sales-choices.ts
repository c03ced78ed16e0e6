import { navigate, useSearch } from 'wouter/use-browser-location';
import { paths } from '../../app/paths';
import { readChoices, type SalesChoices, writeChoices } from './sales-filter';

/** The choices live in the address, so that going back, a link and a reload keep them. */
export function useSalesChoices() {
  const search = useSearch();
  const choices = readChoices(search);
  const saleId = new URLSearchParams(search).get('sale');
  return {
    choices,
    saleId,
    choose: (changes: Partial<SalesChoices>) =>
      navigate(paths.sales + writeChoices({ ...choices, ...changes }, saleId), { replace: true }),
    hrefOf: (id: string) => paths.sales + writeChoices(choices, id),
    close: () => navigate(paths.sales + writeChoices(choices, null)),
  };
}
