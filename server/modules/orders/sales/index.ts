import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps';
import { fileRoutes } from './files/files.routes';
import { createFiles, type FilesDependencies } from './files/files.service';
import { noteOpened } from './note.repository';
import { createPurchaseService, type PurchaseDependencies } from './purchases/purchase.service';
import { createResend, type ResendDependencies } from './resend.service';
import { salesHandlers } from './sales.routes';
import { createSalesService, type SalesDependencies } from './sales.service';
import { createSalesIndex } from './search/sales.index.service';
import { createSearch } from './search/search.service';

/** What was sold, what it earned, and what was bought: reads, and the wish for a refund. */
export function createSales(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'jobs' | 'signer' | 'webhookBase' | 'workers'>,
  dependencies: SalesDependencies & PurchaseDependencies & ResendDependencies & FilesDependencies,
) {
  const indexes = createSalesIndex(deps);
  const files = createFiles(deps, dependencies, indexes);
  const sales = createSalesService(deps, dependencies, indexes);
  const purchases = createPurchaseService(deps, dependencies);
  return {
    handlers: salesHandlers(
      sales,
      purchases,
      createResend(deps, dependencies),
      files,
      createSearch(deps, indexes),
      dependencies.access,
    ),
    register: (app: FastifyInstance) => fileRoutes(app, files),
    /** A seller's sales with the totals of the filter, newest first. */
    transactions: sales.transactions,
    /** What somebody has bought, newest first: for pages as for calls. */
    purchases: purchases.purchases,
    /** One of them. @throws Refusal 404 */
    purchase: purchases.purchase,
    /** A buyer has opened what an order bought. */
    opened: (orderId: string) => noteOpened(deps.database.db, orderId, deps.clock.now()),
  };
}

export type Sales = ReturnType<typeof createSales>;
