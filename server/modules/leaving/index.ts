import type { Deps } from '../../platform/deps';
import type { Identity } from '../identity';
import type { Notify } from '../notify';
import { createGoing, type GoingDoors } from './going.service';
import { createLeavingNews } from './leaving.news';
import { leavingHandlers } from './leaving.routes';
import { type ArchiveJob, archiveQueue, createLeavingService, type StandingDoors } from './leaving.service';

const hour = 60 * 60_000;

/** How somebody leaves for good: told what stands in the way, given days to think better of it, and then forgotten but for what the law keeps. */
export function createLeaving(
  deps: Deps,
  doors: StandingDoors & GoingDoors & { identity: Identity; notify: Notify },
) {
  const { jobs } = deps;
  const tell = createLeavingNews(doors.notify, doors.identity);
  const leaving = createLeavingService(deps, doors, tell);
  const going = createGoing(deps, leaving, doors, tell);
  jobs.handle<ArchiveJob>(archiveQueue, ({ accountId }) => going.archiveAll(accountId));
  jobs.every('leaving.look', hour, going.seeToDue);
  return { handlers: leavingHandlers(leaving) };
}
