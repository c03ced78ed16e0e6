import type { Deps } from '../../platform/deps';
import { salesHandlers } from './sales.routes';
import { createSalesService, type SalesDoors } from './sales.service';

/** What was sold, what it earned, and what was bought: reads, and the wish for a refund. */
export function createSales(deps: Pick<Deps, 'database'>, doors: SalesDoors) {
  const sales = createSalesService(deps, doors);
  return {
    handlers: salesHandlers(sales),
    /** A seller's sales with the totals of the filter, newest first. */
    transactions: sales.transactions,
  };
}
