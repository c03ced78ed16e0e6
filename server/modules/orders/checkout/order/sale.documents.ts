import type { Db } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { jobsDocument } from '../../../../platform/jobs/jobs';
import type { Catalog } from '../../../catalog';
import { grantedJobs, grantsDocument } from '../../../delivery';
import type { Invoices, Ledger } from '../../../money';
import type { Offer } from '../placing/offer.service';
import type { SaleDocuments } from './move.repository';
import { saleEvent } from './order.events';
import type { OrderFacts } from './order.repository';
import { soldItems } from './sold-items';

/** As the ledger writes nothing down. */
const noEntries = JSON.stringify({ lines: [], waiting: [] });

/** What paying for an order brings about: written in the statement that makes it paid. `db` is asked about what is sold as several items. */
export type SaleOf = (db: Db, order: OrderFacts, offer: Offer) => Promise<SaleDocuments>;

export function createSaleDocuments(
  deps: Pick<Deps, 'clock' | 'events' | 'random'>,
  {
    ledger,
    invoices,
    catalog,
  }: {
    ledger: Ledger;
    invoices: Invoices;
    catalog: Pick<Catalog, 'itemsOf'>;
  },
): SaleOf {
  return async (db, order, offer) => {
    const { seller_id: sellerId, id: orderId, amount, fee, fee_tax: feeTax, currency } = order;
    const items = await soldItems(db, { catalog, order, offer, at: deps.clock.now() });
    const grants = items.map((item) => ({ ...item, id: deps.random.publicId() }));
    return {
      grants: grantsDocument(grants),
      ledger: amount === 0 ? noEntries : ledger.sale({ sellerId, orderId, amount, fee, feeTax, currency }),
      jobs: jobsDocument([
        ...(amount === 0 ? [] : [invoices.receiptFor({ sellerId, orderId })]),
        ...deps.events.jobsOf('order.paid', saleEvent(order, offer)),
        ...grantedJobs(deps.events, { sellerId, orderId, subscriptionId: order.subscription_id }, grants),
      ]),
    };
  };
}
