import type { Deps } from '../../../platform/deps';
import type { Notify } from '../../messaging';
import type { Identity } from '../identity';
import { createAccountDeletionNews } from './account-deletion.news';
import { accountDeletionHandlers } from './account-deletion.routes';
import {
  type ArchiveJob,
  archiveQueue,
  createAccountDeletionService,
  type StandingDoors,
} from './account-deletion.service';
import { createDeletionRun, type DeletionRunDeps } from './deletion-run.service';

const hour = 60 * 60_000;

/** How somebody leaves for good: told what stands in the way, given days to think better of it, and then forgotten but for what the law keeps. */
export function createAccountDeletion(
  deps: Deps,
  doors: StandingDoors & DeletionRunDeps & { identity: Identity; notify: Notify },
) {
  const { jobs } = deps;
  const tell = createAccountDeletionNews(doors.notify, doors.identity);
  const accountDeletion = createAccountDeletionService(deps, doors, tell);
  const deletionRun = createDeletionRun(deps, accountDeletion, doors, tell);
  jobs.handle<ArchiveJob>(archiveQueue, ({ accountId }) => deletionRun.archiveAll(accountId));
  jobs.every('leaving.look', hour, deletionRun.seeToDue);
  return { handlers: accountDeletionHandlers(accountDeletion) };
}
