import type { Deps } from '../../../platform/deps';
import { countedOf, lockLink, recount, saleOf } from './link-sale.repository';

/**
 * Keeps the sums of links: told that an order was paid or money of it went back, it puts in what the order comes to now and takes out what it
 * came to before. Told twice, late or in another order, it comes to the same.
 */
export function followLinkSales({ database, events }: Pick<Deps, 'database' | 'events'>): void {
  events.on(['order.paid', 'order.refunded'], {
    key: 'links.sale',
    when: ({ linkId }) => linkId !== null,
    handle: async ({ sellerId, orderId, linkId }) => {
      if (linkId === null) return;
      await database.tx(async (trx) => {
        if (!(await lockLink(trx, sellerId, linkId))) return;
        const now = await saleOf(trx, sellerId, orderId);
        const before = await countedOf(trx, sellerId, orderId);
        if (now.sales === before.sales && now.earned === before.earned) return;
        await recount(trx, { sellerId, orderId, linkId }, { before, now });
      });
    },
  });
}
