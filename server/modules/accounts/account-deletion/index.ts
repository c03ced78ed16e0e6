import type { Deps } from '../../../platform/deps';
import type { AccountMessages } from '../account.messages';
import type { Identity } from '../identity';
import { createAccountDeletionNotifications } from './account-deletion.notifications';
import { accountDeletionHandlers } from './account-deletion.routes';
import {
  type AccountDeletionDependencies,
  type ArchiveJob,
  archiveQueue,
  createAccountDeletionService,
} from './account-deletion.service';
import { createDeletionRun, type DeletionRunDeps } from './deletion-run.service';

const hour = 60 * 60_000;

/** Account deletion: blockers, a waiting period, then erasure of everything the law does not require to keep. */
export function createAccountDeletion(
  deps: Deps,
  dependencies: AccountDeletionDependencies &
    DeletionRunDeps & { identity: Identity; notify: Pick<AccountMessages, 'notify'> },
) {
  const { jobs } = deps;
  const tell = createAccountDeletionNotifications(dependencies.notify, dependencies.identity);
  const accountDeletion = createAccountDeletionService(deps, dependencies, tell);
  const deletionRun = createDeletionRun(deps, accountDeletion, dependencies, tell);
  jobs.handle<ArchiveJob>(archiveQueue, ({ accountId }) => deletionRun.archiveAll(accountId));
  jobs.every('account-deletion.run', hour, deletionRun.seeToDue);
  return { handlers: accountDeletionHandlers(accountDeletion) };
}
