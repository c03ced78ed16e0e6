import type { Tx } from '../../../platform/database/database';
import type { Access } from '../../delivery';
import { type BulkRefundRule, createBulkRefunds } from './bulk-refund.service';
import { scheduleRequests } from './request.clock';
import { reopenFailed } from './request.failed';
import { createRequestNotices } from './request.notices';
import { findLapsed, findRefused, findRequests } from './request.repository';
import { requestHandlers } from './request.routes';
import { isOpen, times } from './request.rules';
import { createRequestService, type RequestDependencies, type RequestDeps } from './request.service';
import { viewRequest } from './request.view';

/** Buyers ask for money back, creators answer, and a clock sees that somebody does. */
export function createRefundRequests(
  deps: RequestDeps,
  dependencies: RequestDependencies & { access: Pick<Access, 'phonesFor'> },
) {
  const requests = createRequestService(deps, dependencies);
  const bulkRefunds = createBulkRefunds(deps, dependencies);
  const notices = createRequestNotices(deps, dependencies);
  const { review } = scheduleRequests(deps, notices);
  reopenFailed(deps, notices);
  return {
    handlers: requestHandlers(requests, bulkRefunds, dependencies.access),
    /**
     * Gives everybody who bought a product their money back, by a rule: in the transaction that finds the rule to hold. Again while it runs,
     * or when nothing is left, it changes nothing.
     */
    refundByRule: (trx: Tx, rule: BulkRefundRule) => bulkRefunds.start(trx, rule),
    ofSale: requests.ofSale,
    /** What a buyer's pages do, as their calls do. */
    buyers: {
      ofOrder: requests.ofOrder,
      ofPurchase: requests.ofPurchase,
      ask: requests.ask,
      withdraw: requests.withdraw,
    },
    /** Money of an order has gone back: that answers a request for no more than what went since. */
    async returned(sellerId: string, orderId: string): Promise<void> {
      for (const request of await findRequests(deps.database.db, sellerId, orderId))
        if (isOpen(request)) await review(request);
    },
    /** For the operator: what no creator answered in time, the longest waiting first; then what creators lately said no to. */
    async waiting() {
      const since = new Date(deps.clock.now().getTime() - times.appealWithin);
      const [lapsed, refused] = await Promise.all([
        findLapsed(deps.database.db),
        findRefused(deps.database.db, since),
      ]);
      return [...lapsed, ...refused].map((row) => ({
        sellerId: row.seller_id,
        orderId: row.order_id,
        title: row.title,
        request: viewRequest(row),
      }));
    },
    /** The operator's word: a yes gives the money back, a no needs words for the buyer. Refuses as for the creator. */
    decide: (sellerId: string, orderId: string, decision: { isGranted: boolean; message: string }) =>
      requests.answer(sellerId, orderId, { ...decision, by: 'operator' }),
  };
}

export type RefundRequests = ReturnType<typeof createRefundRequests>;
