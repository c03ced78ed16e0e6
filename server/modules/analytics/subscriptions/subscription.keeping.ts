import type { Deps } from '../../../platform/deps';
import { enqueueMany } from '../../../platform/jobs/jobs';
import { nextDay, plusDays, stepKey } from '../reports/calendar.rules';
import * as repository from './subscription.days.repository';

interface KeepJob {
  sellerId: string;
}

const queue = 'analytics.subscriptions-of';
const minute = 60_000;
/** What was done before midnight may still be on its way. */
const margin = 5 * minute;
/** Days that are caught up with, at most: about a quarter. */
const daysBack = 92;
const sellersAtOnce = 1_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Keeps how many subscriptions ran at the end of each Indian day, and what a month of them brought. It is done after midnight, some time in the day:
 * each subscription says how it stood at midnight, so that a late count comes to the same as one in time, and several servers to the same as one. Days
 * that nobody counted while no server ran are caught up with, because nothing can have changed on them; what nobody can tell any more stays unknown.
 */
export function keepSubscriptionDays({ clock, database, jobs }: Pick<Deps, 'clock' | 'database' | 'jobs'>) {
  const { db } = database;
  /** The day of which everything is kept, as far as this server has looked. */
  let lastKey = '';

  const lastOver = () => plusDays(stepKey(new Date(clock.now().getTime() - margin), 'day'), -1);

  jobs.handle<KeepJob>(queue, async ({ sellerId }) => {
    const last = lastOver();
    const lastStored = await repository.lastStored(db, sellerId);
    if (lastStored && lastStored >= last) return;
    const firstStart = await repository.firstBegun(db, sellerId, '');
    if (!firstStart) return;
    const wanted = lastStored ? nextDay(lastStored) : stepKey(firstStart, 'day');
    // One that began today was not there yesterday, and that is kept too: so this day is done with.
    const first = [wanted, plusDays(last, 1 - daysBack)].sort().at(-1) ?? last;
    for (let day = first < last ? first : last; day <= last; day = nextDay(day))
      await database.tx((trx) => repository.keepDay(trx, sellerId, day));
  });

  jobs.every('analytics.subscriptions', 10 * minute, async () => {
    const day = lastOver();
    if (lastKey === day) return;
    let isDone = true;
    for (let after: string | undefined = beforeAll; after; ) {
      const sellers: string[] = await repository.findUnkept(db, day, after, sellersAtOnce);
      if (sellers.length > 0) isDone = false;
      await database.tx((trx) =>
        enqueueMany(
          trx,
          sellers.map((sellerId) => ({
            queue,
            payload: { sellerId } satisfies KeepJob,
            dedupeKey: sellerId,
          })),
        ),
      );
      after = sellers.length < sellersAtOnce ? undefined : sellers.at(-1);
    }
    if (isDone) lastKey = day;
  });
}
