import type { Db } from '../../../../platform/database/database';
import type { EventDeps } from '../../../../platform/deps';
import { jobsDocument } from '../../../../platform/jobs/jobs';
import { houseId } from '../../../../platform/money/platform-account';
import type { Catalog } from '../../../catalog';
import { type Access, grantsDocument } from '../../../delivery';
import type { Notify, Tellable } from '../../../messaging';
import { type Invoices, type Ledger, netOf, paperPath } from '../../../money';
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
  deps: Pick<EventDeps, 'clock' | 'config' | 'events' | 'random' | 'webhookBase'>,
  {
    ledger,
    access,
    notify,
    invoices,
    catalog,
  }: {
    ledger: Ledger;
    access: Access;
    notify: Notify;
    invoices: Invoices;
    catalog: Pick<Catalog, 'itemsOf'>;
  },
): SaleOf {
  function noticesFor(order: OrderFacts, { product, seller }: Offer): Tellable[] {
    const { id: orderId, amount } = order;
    const origin = deps.config.publicUrl ?? deps.webhookBase();
    // What is not paid for yet has links that nobody can have taken back.
    const link = { id: orderId, linkVersion: 0 };
    const receipt: Tellable = {
      template: 'receipt',
      phone: order.buyer_phone,
      email: order.buyer_email,
      orderId,
      productTitle: product.title,
      sellerName: seller.name ?? '',
      amount,
      accessUrl: origin + access.signedPath(link),
      ...(amount > 0 && { receiptUrl: `${origin}${paperPath(orderId)}${access.signedQuery(link)}` }),
      ...(order.seller_gstin !== null && { isInvoice: true }),
    };
    const sale: Tellable = {
      template: 'sale',
      sellerId: order.seller_id,
      phone: seller.phone,
      email: seller.email,
      orderId,
      productTitle: product.title,
      amount,
      net: netOf({ amount, fee: order.fee, feeTax: order.fee_tax }),
    };
    // Free days are no sale yet: the seller sees them among the sales. Nobody waits for what the house sells.
    return amount === 0 || order.seller_id === houseId ? [receipt] : [receipt, sale];
  }

  return async (db, order, offer) => {
    const { seller_id: sellerId, id: orderId, amount, fee, fee_tax: feeTax, currency } = order;
    const items = await soldItems(db, { catalog, order, offer, at: deps.clock.now() });
    return {
      grants: grantsDocument(items, () => deps.random.publicId()),
      ledger: amount === 0 ? noEntries : ledger.sale({ sellerId, orderId, amount, fee, feeTax, currency }),
      jobs: jobsDocument([
        ...notify.jobsOf(noticesFor(order, offer)),
        ...(amount === 0 ? [] : [invoices.receiptFor({ sellerId, orderId })]),
        ...deps.events.jobsOf('order.paid', saleEvent(order, offer)),
      ]),
    };
  };
}
