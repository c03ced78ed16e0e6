import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { deleteCertificates } from '../certificates/certificate.repository';
import { forgetNames as forgetDiscordNames } from '../discord/membership/member.repository';
import { deleteWatched } from '../engagement/watch.repository';
import { eraseNotes } from '../notes/note.repository';
import { eraseAskers } from '../questions/question.repository';
import { forgetNames } from '../telegram/membership/member.repository';
import { endDueGrants, eraseHolder } from './grant.moves';
import { findHeld, findHeldById, forgetHolders } from './grant.repository';

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
    const ended = await database.tx((trx) => endDueGrants({ trx, events }, clock.now(), atOnce));
    return ended.length === atOnce ? 'more' : undefined;
  });
  return {
    /** What phones (E.164) hold of a product. */
    heldOf: (of: Parameters<typeof findHeld>[1]) => findHeld(database.db, of),
    /** A grant by its id, if one of these phones (E.164) holds it; null for any other. */
    provedOf: (of: Parameters<typeof findHeldById>[1]) => findHeldById(database.db, of),
    eraseHolder: (trx: Tx, ...erased: Erased) => eraseHolder({ trx, events }, ...erased),
    forgetHolders: async (trx: Tx, orders: Parameters<typeof forgetHolders>[1]) => {
      const grants = await forgetHolders(trx, orders);
      await forgetNames(trx, grants);
      await forgetDiscordNames(trx, grants);
      await deleteCertificates(trx, grants);
      await eraseNotes(trx, grants);
      await eraseAskers(trx, grants);
      await deleteWatched(trx, grants);
    },
  };
}

export type Grants = ReturnType<typeof createGrants>;
