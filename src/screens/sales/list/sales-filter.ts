import { statuses } from '@haat/machines/lifecycles/order';
import type { OrderStatus, ProductKind } from '@haat/openapi';
import { indianStates } from '@haat/openapi/states';
import { kindOrder } from '@haat/web/product-kinds/product-kinds';
import { anyTime, type PeriodChoice, readPeriod, spanOf } from '../../../components/filters/period';
import type { SalesFilter } from '../../../queries/orders/sales.queries';

/** Ways of paying that a list is narrowed to. */
export const methods = ['upi', 'card', 'netbanking', 'wallet'] as const;
type Method = (typeof methods)[number];

/** The choices of the screen, as its address carries them. */
export interface SalesChoices extends PeriodChoice {
  productId: string;
  kind: ProductKind | '';
  status: OrderStatus | '';
  method: Method | '';
  /** The GST code of the State it was supplied to. */
  state: string;
  q: string;
}

export const noChoices: SalesChoices = {
  ...anyTime,
  productId: '',
  kind: '',
  status: '',
  method: '',
  state: '',
  q: '',
};

const names = { productId: 'product' } as const;
const nameOf = (key: keyof SalesChoices) => (key === 'productId' ? names.productId : key);

/** Reads the choices from an address; what makes no sense is not chosen. */
export function readChoices(search: string): SalesChoices {
  const query = new URLSearchParams(search);
  const text = (key: keyof SalesChoices) => query.get(nameOf(key))?.slice(0, 120) ?? '';
  return {
    ...readPeriod(query),
    productId: text('productId'),
    kind: kindOrder.find((kind) => kind === query.get('kind')) ?? '',
    status: statuses.find((status) => status === query.get('status')) ?? '',
    method: methods.find((method) => method === query.get('method')) ?? '',
    state: indianStates.find(({ code }) => code === query.get('state'))?.code ?? '',
    q: text('q'),
  };
}

/**
 * The choices, and the sale that stands open, as an address's query; empty when nothing is chosen. `kept` is what else
 * the address says.
 */
export function writeChoices(
  choices: SalesChoices,
  saleId: string | null,
  stored: Record<string, string> = {},
): string {
  const query = new URLSearchParams(stored);
  for (const key of Object.keys(noChoices) as (keyof SalesChoices)[]) {
    if (choices[key] !== noChoices[key]) query.set(nameOf(key), choices[key]);
  }
  if (saleId !== null) query.set('sale', saleId);
  const text = query.toString();
  return text && `?${text}`;
}

/** What the server is asked for. Days are Indian days; the end is the first moment that does not belong. */
export function filterOf(
  { productId, kind, status, method, state, q, ...period }: SalesChoices,
  now: Date,
): SalesFilter {
  return {
    ...spanOf(period, now),
    ...(productId && { productId }),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(method && { method }),
    ...(state && { state }),
    ...(q.trim() && { q: q.trim() }),
  };
}
