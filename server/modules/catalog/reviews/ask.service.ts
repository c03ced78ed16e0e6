import type { Deps } from '../../../platform/deps';
import { platformAccountId } from '../../../platform/money/platform-account';
import { atIndianHour, indianDay } from '../../../platform/text/india';
import { findAskedUntil, findGiven, noteAsked, saveAskedUntil } from './ask.repository';
import type { ReviewNotices } from './review.notices';

const minute = 60_000;
const day = 24 * 60 * minute;
const atOnce = 200;
/** Hours of the Indian day in which people are asked. */
const [from, to] = [9, 20];

/** Asks buyers who left an address how it was: by mail, a week after buying, by day, and each of them once for each product. */
export function scheduleAsking(
  { clock, database, jobs }: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  { notices }: { notices: Pick<ReviewNotices, 'asked'> },
): void {
  jobs.every('reviews.ask', 15 * minute, async () => {
    const now = clock.now();
    const today = indianDay(now);
    if (now < atIndianHour(today, from) || now >= atIndianHour(today, to)) return;
    const until = new Date(now.getTime() - 7 * day);
    for (;;) {
      // Who bought long before anybody was asked is not asked now.
      const after = (await findAskedUntil(database.db)) ?? {
        at: new Date(until.getTime() - day),
        orderId: '',
      };
      const given = await findGiven(database.db, after, until, atOnce);
      const last = given.at(-1);
      if (!last) return;
      await database.tx(async (trx) => {
        for (const one of given)
          if (one.is_asked && one.seller_id !== platformAccountId && (await noteAsked(trx, one, now)))
            await notices.asked(trx, one);
        await saveAskedUntil(trx, { at: last.granted_at, orderId: last.order_id });
      });
      if (given.length < atOnce) return;
    }
  });
}
