import type { OrderStatus } from '@haat/contract';
import { statuses } from '@haat/machines/lifecycles/order';
import { beginningOf } from '../../parts/time/recent';
import { dayNumber, dayOfField, startOfDay } from '../../parts/time/when';
import type { SalesFilter } from '../../queries/sales.queries';

export const periods = ['all', 'today', '7d', '30d', 'month', 'dates'] as const;
export type Period = (typeof periods)[number];

/** The choices of the screen, as its address carries them. */
export interface SalesChoices {
  period: Period;
  /** As date fields write them, for the period `dates`; both days belong to it. */
  from: string;
  to: string;
  productId: string;
  status: OrderStatus | '';
  q: string;
}

export const noChoices: SalesChoices = { period: 'all', from: '', to: '', productId: '', status: '', q: '' };

const names = { productId: 'product' } as const;
const nameOf = (key: keyof SalesChoices) => (key === 'productId' ? names.productId : key);

/** Reads the choices from an address; what makes no sense is not chosen. */
export function readChoices(search: string): SalesChoices {
  const query = new URLSearchParams(search);
  const text = (key: keyof SalesChoices) => query.get(nameOf(key))?.slice(0, 120) ?? '';
  return {
    period: periods.find((period) => period === query.get('period')) ?? 'all',
    from: text('from'),
    to: text('to'),
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
export function filterOf({ period, from, to, productId, status, q }: SalesChoices, now: Date): SalesFilter {
  return {
    ...span(period, from, to, now),
    ...(productId && { productId }),
    ...(status && { status }),
    ...(q.trim() && { q: q.trim() }),
  };
}

function span(period: Period, from: string, to: string, now: Date): Pick<SalesFilter, 'from' | 'to'> {
  const since = (day: number) => ({ from: startOfDay(day).toISOString() });
  switch (period) {
    case 'all':
    case 'today':
    case '7d':
    case '30d':
      return beginningOf(period, now);
    case 'month': {
      const today = dayNumber(now);
      return since(today - new Date(today * 86_400_000).getUTCDate() + 1);
    }
    case 'dates': {
      const first = dayOfField(from);
      const last = dayOfField(to);
      return {
        ...(first !== null && since(first)),
        ...(last !== null && { to: startOfDay(last + 1).toISOString() }),
      };
    }
  }
}
