import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { enqueue } from '../../../platform/jobs/jobs';
import { dayStart, hourStart, plusDays, stepKey } from '../reports/calendar.rules';
import * as repository from './count.repository';
import { type Counting, createCounting } from './counting';
import { type Days, hoursKeptSince, type Reach, workOf } from './day.spans';

interface CountJob {
  sellerId: string;
}

const queue = 'analytics.count';
const minute = 60_000;
/** Recent writes may not be visible yet: they are read directly and counted next time. */
const margin = 5 * minute;
const freshFor = 10 * minute;
/** Days that are counted in one transaction. */
const daysAtOnce = 31;

/** Since when orders are to be counted: where the count stands, or the first order; null while nothing was ordered. */
async function toCountSince(trx: Tx, sellerId: string, { until }: Reach): Promise<Date | null> {
  return until.getTime() > 0 ? until : repository.firstOrderAt(trx, sellerId);
}

/**
 * Orders added up by day, and by hour while their day is under way, so that a figure over a million of them is read as fast as one over a thousand. It is
 * done by a job when somebody looks, and never on the way of a sale. Days and hours of which an order has changed since, and the time after, are read
 * from the orders themselves: an answer is never old.
 */
export function createCounts({ clock, database, jobs }: Pick<Deps, 'clock' | 'database' | 'jobs'>) {
  const { db } = database;

  /** Counts again what has changed, and further, at most some days; answers whether there is more. */
  const countOn = (sellerId: string) =>
    database.tx(async (trx) => {
      const at = new Date(clock.now().getTime() - margin);
      const hour = hourStart(at);
      const before = await repository.lockReach(trx, sellerId);
      const changed = await repository.findChanged(trx, sellerId, before);
      const since = await toCountSince(trx, sellerId, before);
      const bound = since && dayStart(plusDays(stepKey(since, 'day'), daysAtOnce));
      const reached = bound && bound < hour ? bound : hour;
      const until = reached > before.until ? reached : before.until;
      const work = workOf(before, since ?? until, until, changed);
      await repository.countSteps(trx, sellerId, 'day', work.days);
      await repository.countSteps(trx, sellerId, 'hour', work.hours);
      await repository.dropHours(trx, sellerId, hoursKeptSince(until));
      await repository.writeReach(trx, sellerId, { until, at });
      return until < hour;
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
      const current = reach && reach.until.getTime() > 0 ? reach : null;
      const changed = current ? await repository.findChanged(db, sellerId, current) : [];
      return createCounting(db, { sellerId, reach: current, changed }, days);
    },
  };
}

export type Counts = ReturnType<typeof createCounts>;
