import type { OrderStatus } from '@haat/contract';
import { statuses } from '@haat/machines/lifecycles/order';
import { anyTime, type PeriodChoice, readPeriod, spanOf } from '../../parts/filters/period';
import type { SalesFilter } from '../../queries/sales.queries';

/** The choices of the screen, as its address carries them. */
export interface SalesChoices extends PeriodChoice {
  productId: string;
  status: OrderStatus | '';
  q: string;
}

export const noChoices: SalesChoices = { ...anyTime, productId: '', status: '', q: '' };

const names = { productId: 'product' } as const;
const nameOf = (key: keyof SalesChoices) => (key === 'productId' ? names.productId : key);

/** Reads the choices from an address; what makes no sense is not chosen. */
export function readChoices(search: string): SalesChoices {
  const query = new URLSearchParams(search);
  const text = (key: keyof SalesChoices) => query.get(nameOf(key))?.slice(0, 120) ?? '';
  return {
    ...readPeriod(query),
    productId: text('productId'),
    status: statuses.find((status) => status === query.get('status')) ?? '',
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
  kept: Record<string, string> = {},
): string {
  const query = new URLSearchParams(kept);
  for (const key of Object.keys(noChoices) as (keyof SalesChoices)[]) {
    if (choices[key] !== noChoices[key]) query.set(nameOf(key), choices[key]);
  }
  if (saleId !== null) query.set('sale', saleId);
  const text = query.toString();
  return text && `?${text}`;
}

/** What the server is asked for. Days are Indian days; the end is the first moment that does not belong. */
export function filterOf({ productId, status, q, ...period }: SalesChoices, now: Date): SalesFilter {
  return {
    ...spanOf(period, now),
    ...(productId && { productId }),
    ...(status && { status }),
    ...(q.trim() && { q: q.trim() }),
  };
}
