import type { Deps } from '../../../platform/deps';
import type { NewJob } from '../../../platform/jobs/jobs';
import { countedOf, lockLink, recount, saleOf } from './link-sale.repository';

interface Reckoning {
  sellerId: string;
  orderId: string;
  linkId: string;
}

const queue = 'links.sale';

/**
 * Keeps the sums of links: told that an order was paid or money of it went back, it puts in what the order comes to now and takes out what it
 * came to before. Told twice, late or in another order, it comes to the same.
 */
export function createLinkSales({ database, jobs }: Pick<Deps, 'database' | 'jobs'>) {
  jobs.handle<Reckoning>(queue, ({ sellerId, orderId, linkId }) =>
    database.tx(async (trx) => {
      if (!(await lockLink(trx, sellerId, linkId))) return;
      const now = await saleOf(trx, sellerId, orderId);
      const before = await countedOf(trx, sellerId, orderId);
      if (now.sales === before.sales && now.earned === before.earned) return;
      await recount(trx, { sellerId, orderId, linkId }, { before, now });
    }),
  );

  return {
    /** To be written with a sale, and with money of it going back. */
    jobsFor: ({
      sellerId,
      orderId,
      linkId,
    }: {
      sellerId: string;
      orderId: string;
      linkId: string | null;
    }): NewJob[] =>
      linkId === null ? [] : [{ queue, payload: { sellerId, orderId, linkId } satisfies Reckoning }],
  };
}
