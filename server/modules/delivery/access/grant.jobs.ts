import type { Deps } from '../../../platform/deps';
import { endDueGrants } from './grant.moves';

const minute = 60_000;
/** Grants that end in one transaction. */
const atOnce = 200;

/** Ends what has an end of its own and no subscription that could go on, such as a month of a channel in a combo. */
export function endDueGrantsByTime({
  database,
  jobs,
  clock,
}: Pick<Deps, 'database' | 'jobs' | 'clock'>): void {
  jobs.every('access.ends', minute, async () => {
    let ended: number;
    do ended = (await database.tx((trx) => endDueGrants(trx, clock.now(), atOnce))).length;
    while (ended === atOnce);
  });
}
