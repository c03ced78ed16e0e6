import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { forgetNames as forgetDiscordNames } from '../discord/membership/member.repository';
import { forgetNames } from '../telegram/membership/member.repository';
import { endDueGrants, eraseHolder } from './grant.moves';
import { forgetHolders } from './grant.repository';

type Erased = Parameters<typeof eraseHolder> extends [unknown, ...infer Rest] ? Rest : never;

const minute = 60_000;
/** Grants that end in one transaction. */
const atOnce = 200;

/**
 * Ends grants whose own time is over and that no subscription could prolong, such as a month of a channel in a combo. Answers what the erasure of
 * an account asks of grants.
 */
export function createGrants({
  database,
  events,
  jobs,
  clock,
}: Pick<Deps, 'database' | 'events' | 'jobs' | 'clock'>) {
  jobs.every('access.ends', minute, async () => {
    let ended: number;
    do ended = (await database.tx((trx) => endDueGrants({ trx, events }, clock.now(), atOnce))).length;
    while (ended === atOnce);
  });
  return {
    eraseHolder: (trx: Tx, ...erased: Erased) => eraseHolder({ trx, events }, ...erased),
    forgetHolders: async (trx: Tx, orders: Parameters<typeof forgetHolders>[1]) => {
      const grants = await forgetHolders(trx, orders);
      await forgetNames(trx, grants);
      await forgetDiscordNames(trx, grants);
    },
  };
}
