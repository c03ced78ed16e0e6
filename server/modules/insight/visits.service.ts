import type { Deps } from '../../platform/deps';
import { stepKey } from './calendar.rules';
import { addVisits, type DayVisits } from './visits.repository';

const flushMs = 5_000;
const atOnce = 1_000;

/** Counts visits in memory and writes them down every few seconds: a page view must not cost a write. */
export function createVisits({ clock, database, log }: Pick<Deps, 'clock' | 'database' | 'log'>) {
  let counted = new Map<string, DayVisits>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function add(visit: DayVisits): void {
    const key = `${visit.seller_id} ${visit.product_id} ${visit.day}`;
    const known = counted.get(key);
    if (known) known.visits += visit.visits;
    else counted.set(key, { ...visit });
    timer ??= setTimeout(() => void flush(), flushMs).unref();
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...counted.values()];
    counted = new Map();
    for (let start = 0; start < rows.length; start += atOnce) {
      const part = rows.slice(start, start + atOnce);
      try {
        // In one order everywhere, so that two servers never wait for each other.
        part.sort((a, b) => (a.product_id < b.product_id ? -1 : 1));
        await addVisits(database.db, part);
      } catch (error) {
        log.warn(
          { err: error, products: part.length },
          'visits could not be written; they are kept for the next time',
        );
        for (const row of part) add(row);
      }
    }
  }

  /** Writes what is counted so far; never throws. */
  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  return {
    count(sellerId: string, productId: string): void {
      add({ seller_id: sellerId, product_id: productId, day: stepKey(clock.now(), 'day'), visits: 1 });
    },
    flush,
    async stop(): Promise<void> {
      await flush();
      clearTimeout(timer);
    },
  };
}

export type Visits = ReturnType<typeof createVisits>;
