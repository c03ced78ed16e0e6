import type { Db } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { jobsDocument } from '../../../../platform/jobs/jobs';
import { anchorOf, endOfPeriod } from '../../../../platform/text/period';
import type { Catalog } from '../../../catalog';
import { grantedJobs, grantsDocument, type SoldItem, splitAmount } from '../../../delivery';
import type { Invoices, Ledger } from '../../../money';
import { findBundledProducts } from '../holds/holds.repository';
import type { Offer } from '../placing/offer.service';
import type { SaleDocuments } from './move.repository';
import { saleEvent } from './order.events';
import type { OrderFacts } from './order.repository';

/** As the ledger writes nothing down. */
const noEntries = JSON.stringify({ lines: [], waiting: [] });

/** How the order of a recipient differs from one that somebody paid for themselves. */
interface GiftSale {
  /** Paise that its giver paid, of which the items are shares. */
  paid: number;
  /** Products of its items that are given no more: their sessions were cancelled. */
  without: ReadonlySet<string>;
}

/** What paying for an order brings about: written in the statement that makes it paid. `db` is asked about what is sold as several items. */
export type BuildSaleDocuments = (
  db: Db,
  order: OrderFacts,
  offer: Offer,
  gift?: GiftSale,
) => Promise<SaleDocuments>;

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
): BuildSaleDocuments {
  return async (db, order, offer, gift) => {
    const { seller_id: sellerId, id: orderId, amount, fee, fee_tax: feeTax, currency } = order;
    // Its giver has a receipt of it, and no more.
    const items =
      order.gift === 'given'
        ? []
        : await soldItems(db, { catalog, order, offer, at: deps.clock.now(), paid: gift?.paid ?? amount });
    const given = items.filter(({ productId }) => !gift?.without.has(productId));
    const grants = given.map((item) => ({ ...item, id: deps.random.publicId() }));
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

/**
 * What of an order becomes a grant each, in its order. What was paid is split in proportion to the least prices of the items. In a subscription they
 * end with it; bought once, an item whose least price is for a period lasts for one of these from `at` on.
 */
export async function soldItems(
  db: Db,
  {
    catalog,
    order,
    offer,
    at,
    paid,
  }: { catalog: Pick<Catalog, 'itemsOf'>; order: OrderFacts; offer: Offer; at: Date; paid: number },
): Promise<SoldItem[]> {
  const items = await catalog.itemsOf(db, offer.product, () => findBundledProducts(db, order));
  const isBoughtAlone = items.length === 1 && items[0]?.productId === order.product_id;
  const shares = splitAmount(
    paid,
    items.map(({ price }) => price?.amount ?? 0),
  );
  return items.map(({ productId, price }, index) => {
    const period = price?.type === 'subscription' ? price.period : undefined;
    const hasOwnEnd = period !== undefined && order.subscription_id === null && !isBoughtAlone;
    return {
      productId,
      line: index + 1,
      share: shares[index] ?? 0,
      endsAt: hasOwnEnd ? endOfPeriod(at, period, anchorOf(at)) : null,
    };
  });
}
