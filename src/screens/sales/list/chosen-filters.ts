import { t, translate } from '@haat/i18n';
import { indianStates } from '@haat/openapi/states';
import { describe } from '@haat/web/product-kinds/product-kinds';
import type { Chosen } from '../../../components/filters/FilterBar';
import { periodChosen } from '../../../components/filters/PeriodFields';
import { methodName, orderStatus } from '../../../components/status/order-status';
import { useProductsById } from '../../../queries/catalog/chosen-products.queries';
import type { SalesChoices } from './sales-filter';

type Field = 'status' | 'method' | 'state' | 'kind' | 'productId';

/** What sales are narrowed to, in words, besides what is searched for. */
export function useChosenFilters(
  choices: SalesChoices,
  onChoose: (changes: Partial<SalesChoices>) => void,
  isAboutOne: boolean,
): Chosen[] {
  const { status, method, state, kind, productId } = choices;
  const isProductChosen = productId !== '' && !isAboutOne;
  const products = useProductsById(isProductChosen ? [productId] : []);
  const words: Record<Field, string> = {
    status: status && translate(orderStatus[status].label),
    method: method && translate(methodName(method)),
    state: translate(indianStates.find(({ code }) => code === state)?.name ?? ''),
    kind: kind && translate(describe(kind).labelOfMany),
    productId: isProductChosen ? (products.get(productId)?.title ?? t('A product')) : '',
  };
  const fields = (Object.keys(words) as Field[]).filter((field) => words[field] !== '');
  return [
    ...periodChosen(choices, onChoose),
    ...fields.map((field) => ({
      key: field,
      label: words[field],
      onRemove: () => onChoose({ [field]: '' }),
    })),
  ];
}
