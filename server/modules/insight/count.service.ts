import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { enqueue } from '../../platform/jobs';
import { dayStart, plusDays, stepKey } from './calendar.rules';
import * as repository from './count.repository';
import { type Counting, createCounting } from './counting';
import { type Days, planOf, type Reach, spanOf } from './day.spans';

interface CountJob {
  sellerId: string;
}

const queue = 'insight.count';
const minute = 60_000;
/** What is written now may still be on its way: it is read as it is, and counted the next time. */
const margin = 5 * minute;
const freshFor = 10 * minute;
/** Days that are counted in one transaction. */
const daysAtOnce = 31;

/** The first day that is not counted yet; null while nothing was ordered. */
async function nextDayToCount(trx: Tx, sellerId: string, { until }: Reach): Promise<string | null> {
  if (until.getTime() > 0) return stepKey(until, 'day');
  const first = await repository.firstOrderAt(trx, sellerId);
  return first && stepKey(first, 'day');
}

/**
 * Orders added up by day, so that a figure over a million of them is read as fast as one over a thousand. It is done by a job when somebody looks, and
 * never on the way of a sale. Days of which an order has changed since, and the days after, are read from the orders themselves: an answer is never old.
 */
export function createCounts({ clock, database, jobs }: Pick<Deps, 'clock' | 'database' | 'jobs'>) {
  const { db } = database;

  /** Counts again what has changed, and further, at most some days; answers whether there is more. */
  const countOn = (sellerId: string) =>
    database.tx(async (trx) => {
      const at = new Date(clock.now().getTime() - margin);
      const today = dayStart(stepKey(at, 'day'));
      const before = await repository.lockReach(trx, sellerId);
      const changed = await repository.findChanged(trx, sellerId, before);
      const again = [...changed].sort().map((day) => spanOf({ from: day, to: day }));
      const start = await nextDayToCount(trx, sellerId, before);
      const end = start === null ? null : plusDays(start, daysAtOnce - 1);
      const until =
        end === null || spanOf({ from: end, to: end }).to > today ? today : dayStart(plusDays(end, 1));
      const further = start !== null && dayStart(start) < until ? [{ from: dayStart(start), to: until }] : [];
      if (again.length + further.length > 0)
        await repository.countDays(trx, sellerId, [...again, ...further]);
      const reached = until > before.until ? until : before.until;
      await repository.writeReach(trx, sellerId, { until: reached, at });
      return reached < today;
    });

  jobs.handle<CountJob>(queue, async ({ sellerId }) => {
    for (let isMore = true; isMore; ) isMore = await countOn(sellerId);
  });

  return {
    /** The orders of some days; has what is added up brought up to date when it is old. */
    async of(sellerId: string, days: Days): Promise<Counting> {
      const reach = await repository.findReach(db, sellerId);
      if (!reach || clock.now().getTime() - reach.at.getTime() > freshFor + margin)
        await database.tx((trx) =>
          enqueue(trx, { queue, payload: { sellerId } satisfies CountJob, dedupeKey: sellerId }),
        );
      const known = reach && reach.until.getTime() > 0 ? reach : null;
      const changed = known ? await repository.findChanged(db, sellerId, known) : new Set<string>();
      return createCounting(db, sellerId, planOf(days, known, changed));
    },
  };
}

export type Counts = ReturnType<typeof createCounts>;
