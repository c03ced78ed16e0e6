import type { Deps } from '../../../../platform/deps';
import { enqueue } from '../../../../platform/jobs/jobs';
import { dayOf, startOf } from '../india.days';
import {
  addWords,
  findChangedDays,
  findIndex,
  hasSold,
  lockIndex,
  type SalesIndex,
  updateSums,
} from './sales.index.repository';

interface IndexJob {
  sellerId: string;
}

const queue = 'sales.index';
const minute = 60_000;
/** So many sales are read faster than anything kept about them. */
const minSales = 1_000;
/** Recent writes may not be visible yet: they are read directly and indexed next time. */
const margin = 5 * minute;
const freshFor = 15 * minute;
const batchSize = 5_000;

/**
 * Sums and words of sellers who sold much, so that their lists answer as fast as those of everybody else. They are made when such a seller looks at the
 * list, by a job, and never on the way of a sale. What they do not hold yet is read beside them, so an answer is never old.
 */
export function createSalesIndex({ clock, database, jobs }: Pick<Deps, 'clock' | 'database' | 'jobs'>) {
  const { db } = database;

  jobs.handle<IndexJob>(queue, async ({ sellerId }) => {
    const at = new Date(clock.now().getTime() - margin);
    const until = startOf(dayOf(at));
    await database.tx(async (trx) => {
      const before = await lockIndex(trx, sellerId);
      const changed = await findChangedDays(trx, sellerId, before);
      const reached = until > before.summedUntil ? until : before.summedUntil;
      await updateSums(trx, sellerId, { before, changed, until: reached, at });
    });
    for (;;) {
      const written = await database.tx(async (trx) => {
        const { wordsUntil } = await lockIndex(trx, sellerId);
        return wordsUntil < at
          ? addWords(trx, sellerId, { after: wordsUntil, until: at, limit: batchSize })
          : 0;
      });
      if (written < batchSize) return;
    }
  });

  return {
    /** What is kept of a seller's sales; null while there is nothing. Has it made or brought up to date when it is worth it. */
    async of(sellerId: string): Promise<SalesIndex | null> {
      const index = await findIndex(db, sellerId);
      const isFresh = index && clock.now().getTime() - index.wordsUntil.getTime() < freshFor;
      if (!isFresh && (index || (await hasSold(db, sellerId, minSales))))
        await database.tx((trx) =>
          enqueue(trx, { queue, payload: { sellerId } satisfies IndexJob, dedupeKey: sellerId }),
        );
      // Nothing has been added up before the first run has ended.
      return index && index.wordsUntil.getTime() > 0 ? index : null;
    },
  };
}

export type SalesIndexes = ReturnType<typeof createSalesIndex>;
