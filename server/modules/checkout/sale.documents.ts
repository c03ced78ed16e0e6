import type { Deps } from '../../platform/deps';
import { jobsDocument } from '../../platform/jobs';
import type { Access } from '../access';
import { type Invoices, paperPath } from '../invoices';
import { type Ledger, netOf } from '../ledger';
import type { Notify, Tellable } from '../notify';
import type { SaleDocuments } from './move.repository';
import type { Offer } from './offer.service';
import type { OrderFacts } from './order.repository';

/** What paying for an order brings about: written in the statement that makes it paid. */
export type SaleOf = (order: OrderFacts, offer: Offer) => SaleDocuments;

export function createSaleDocuments(
  deps: Pick<Deps, 'config' | 'webhookBase'>,
  {
    ledger,
    access,
    notify,
    invoices,
  }: { ledger: Ledger; access: Access; notify: Notify; invoices: Invoices },
): SaleOf {
  function noticesFor(order: OrderFacts, { product, seller }: Offer): Tellable[] {
    const { id: orderId, amount } = order;
    const origin = deps.config.publicUrl ?? deps.webhookBase();
    const receipt: Tellable = {
      template: 'receipt',
      phone: order.buyer_phone,
      email: order.buyer_email,
      orderId,
      productTitle: product.title,
      sellerName: seller.name ?? '',
      amount,
      accessUrl: origin + access.signedPath(orderId),
      receiptUrl: `${origin}${paperPath(orderId)}${access.signedQuery(orderId)}`,
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
    return [receipt, sale];
  }

  return (order, offer) => {
    const { seller_id: sellerId, id: orderId, amount, fee, fee_tax: feeTax, currency } = order;
    return {
      ledger: ledger.sale({ sellerId, orderId, amount, fee, feeTax, currency }),
      jobs: jobsDocument([
        ...notify.jobsOf(noticesFor(order, offer)),
        invoices.receiptFor({ sellerId, orderId }),
      ]),
    };
  };
}
