import { navigate, useSearch } from 'wouter/use-browser-location';
import { readChoices, type SalesChoices, writeChoices } from './sales-filter';

/** Where a list of sales stands: at an address of its own, or among the screens of one product. */
export interface SalesPlace {
  path: string;
  /** The one product that it is about, named by `id` in the address. */
  productId?: string;
}

/** The choices live in the address, so that going back, a link and a reload keep them. */
export function useSalesChoices({ path, productId }: SalesPlace) {
  const search = useSearch();
  const read = readChoices(search);
  const choices: SalesChoices = productId === undefined ? read : { ...read, productId };
  const saleId = new URLSearchParams(search).get('sale');
  const addressOf = (chosen: SalesChoices, sale: string | null) =>
    productId === undefined
      ? path + writeChoices(chosen, sale)
      : path + writeChoices({ ...chosen, productId: '' }, sale, { id: productId });
  return {
    choices,
    saleId,
    choose: (changes: Partial<SalesChoices>) =>
      navigate(addressOf({ ...choices, ...changes }, saleId), { replace: true }),
    hrefOf: (id: string) => addressOf(choices, id),
    close: () => navigate(addressOf(choices, null)),
  };
}
