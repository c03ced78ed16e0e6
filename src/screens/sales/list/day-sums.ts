import type { Transaction } from '@haat/openapi';
import { dayNumber } from '@haat/web/time/when';
import { orderStatus } from '../../../components/status/order-status';

export interface SalesDay {
  /** Days since 1970 in India. */
  day: number;
  sales: Transaction[];
  paid: number;
  /** Paise that buyers paid. */
  amount: number;
  /** Paise that the creator receives. */
  net: number;
  /** Whether all of the day has been loaded, so that its sums are its own. */
  isWhole: boolean;
}

/** Sales under their days, newest first as they come. `hasMore` says that the last day may go on. */
export function daysOf(sales: readonly Transaction[], hasMore: boolean): SalesDay[] {
  const days: SalesDay[] = [];
  for (const sale of sales) {
    const day = dayNumber(sale.at);
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, sales: [], paid: 0, amount: 0, net: 0, isWhole: true };
      days.push(last);
    }
    last.sales.push(sale);
    if (!orderStatus[sale.status].isPaid) continue;
    last.paid += 1;
    last.amount += sale.amount;
    last.net += sale.net;
  }
  const end = days.at(-1);
  if (end) end.isWhole = !hasMore;
  return days;
}
