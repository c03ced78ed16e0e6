import type { Deps } from '../../../platform/deps';
import type { Notify } from '../../messaging';
import type { Identity } from '../identity';
import { createLeavingNews } from './account-deletion.news';
import { leavingHandlers } from './account-deletion.routes';
import {
  type ArchiveJob,
  archiveQueue,
  createLeavingService,
  type StandingDoors,
} from './account-deletion.service';
import { createGoing, type GoingDoors } from './deletion-run.service';

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
