import type { Deps } from '../../../platform/deps';
import { createTally } from '../../../platform/jobs/tally';
import { plainWord } from '../../../platform/text/single-line';
import { addClicks, isLinkTo } from './link.repository';
import { createLinkService } from './link.service';
import { followLinkSales } from './link-sale.service';
import { linkHandlers } from './links.routes';

const longestId = 64;
/** Invalid attribution must never fail an order. */
const isWord = (id: string): boolean => plainWord(id, longestId) === id;

/** Short links of creators: made, followed, counted, and what was sold by them. */
export function createLinks(deps: Deps) {
  const { database } = deps;
  const clicks = createTally(deps, {
    name: 'clicks',
    write: (counts) =>
      addClicks(
        database.db,
        [...counts].map(([key, count]) => {
          const [seller_id = '', id = ''] = key.split(' ');
          return { seller_id, id, clicks: count };
        }),
      ),
  });
  followLinkSales(deps);
  const links = createLinkService(deps, { flush: clicks.flush });
  return {
    handlers: linkHandlers(links),
    /** The same id when it is a link of that seller to that product, null for whatever else an address may say. */
    known: async (link: { sellerId: string; productId: string; id: string }): Promise<string | null> =>
      isWord(link.id) && (await isLinkTo(database.db, link)) ? link.id : null,
    /** The link with this slug while it leads somewhere; null for any other. */
    follow: links.follow,
    /** Counts a click in memory. */
    countClick: ({ sellerId, id }: { sellerId: string; id: string }) => clicks.count(`${sellerId} ${id}`),
    /** Writes down what is counted; to be called when the server stops. */
    stop: clicks.stop,
  };
}

export type Links = ReturnType<typeof createLinks>;
export { slugIn, targetOf } from './link.rules';
