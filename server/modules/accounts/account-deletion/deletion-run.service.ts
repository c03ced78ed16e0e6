import { transition } from '@haat/machines/lifecycles/account-deletion';
import type { Tx } from '../../../platform/database/database';
import { lockMoneyOut } from '../../../platform/database/withdrawal.lock';
import type { Deps, Log } from '../../../platform/deps';
import { crashPoint } from '../../../platform/observability/crash-point';
import type { Identity } from '../identity';
import type { NotifyAccountDeletion } from './account-deletion.notifications';
import {
  findAccountDeletion,
  findDue,
  lockAccountDeletion,
  saveAccountDeletion,
} from './account-deletion.repository';
import type { AccountDeletionService } from './account-deletion.service';
import { findOnSale, isPayable } from './blocker.repository';
import { createErasure } from './erasure.service';
import type { Grants } from './grants';
import { closeAccount, findLanguage, findPhones, findTraces, holdAccount } from './person.repository';

export interface DeletionRunDeps {
  catalog: { archive(accountId: string, productId: string): Promise<unknown> };
  disputes: {
    /** Forfeits a balance below the minimum payout. */
    adjust(
      trx: Tx,
      adjustment: { sellerId: string; amount: number; reason: string; by: string; key: string },
    ): Promise<unknown>;
  };
  grants: Grants;
  identity: Pick<Identity, 'changed'>;
  ledger: {
    /** Paise that could be paid out. */
    availableOf(trx: Tx, accountId: string): Promise<number>;
  };
  /** Deletes what was packed for the person. */
  removeDataExports(accountId: string): Promise<void>;
  /** Lets go of the channels that an account has connected. */
  removeChannels(accountId: string): Promise<void>;
  /** Removes what an account shows of itself. */
  removePictures(accountId: string): Promise<void>;
}

/** The deletion job: archives products, closes due accounts without blockers, and erases closed ones. */
export function createDeletionRun(
  { clock, database, log }: Pick<Deps, 'clock' | 'database'> & { log: Log },
  { look }: Pick<AccountDeletionService, 'look'>,
  {
    catalog,
    disputes,
    grants,
    identity,
    ledger,
    removeDataExports,
    removeChannels,
    removePictures,
  }: DeletionRunDeps,
  tell: NotifyAccountDeletion,
) {
  const erase = createErasure({ database, clock }, grants, async (accountId) => {
    await removeChannels(accountId);
    await removePictures(accountId);
    await removeDataExports(accountId);
  });

  /** Everything that is or was on sale; buyers keep what they bought. */
  async function archiveAll(accountId: string): Promise<void> {
    for (;;) {
      const ids = await findOnSale(database.db, accountId);
      if (ids.length === 0) return;
      for (const id of ids) await catalog.archive(accountId, id);
    }
  }

  /** Closes an account after the waiting period, unless there are blockers */
  async function close(accountId: string): Promise<void> {
    // Products may have been published during the waiting period.
    await archiveAll(accountId);
    const found = await look(accountId, await findPhones(database.db, accountId));
    await database.tx(async (trx) => {
      const now = clock.now();
      const row = await lockAccountDeletion(trx, accountId);
      if (!row || row.ends_at > now) return;
      await holdAccount(trx, accountId);
      // No money leaves the wallet from here on. If it changed since the check, it is checked again in an hour.
      await lockMoneyOut(trx, accountId);
      if ((await ledger.availableOf(trx, accountId)) !== found.remainder) return;
      if (await isPayable(trx, accountId)) return;
      const blockers = found.blockers.map(({ reason }) => reason);
      const result = transition(row.status, { type: 'period.ended' }, { blockers });
      if (!result.state) return;
      if (found.remainder > 0)
        await disputes.adjust(trx, {
          sellerId: accountId,
          amount: -found.remainder,
          reason: 'Too little to be sent, let go of with the account',
          by: accountId,
          // The reference of an entry in the ledger, which keeps its first name.
          key: `leaving ${accountId}`,
        });
      // While its addresses are known.
      const language = (await findLanguage(trx, accountId)) ?? undefined;
      await tell(trx, { accountId, did: 'erased', on: now, at: row.asked_at, language });
      const traces = await findTraces(trx, accountId);
      await closeAccount(trx, accountId, now);
      await saveAccountDeletion(trx, {
        ...row,
        status: result.state,
        forfeited: found.remainder,
        traces,
        erasing_at: now,
      });
    });
    crashPoint('account-deletion.closed');
    identity.changed(accountId);
  }

  async function see(accountId: string): Promise<void> {
    const before = await findAccountDeletion(database.db, accountId);
    if (before?.status === 'scheduled') await close(accountId);
    const row = await findAccountDeletion(database.db, accountId);
    if (row?.status !== 'erasing') return;
    // A request in progress during the closing may have published something.
    await archiveAll(accountId);
    await erase(row);
  }

  return {
    archiveAll,

    /** One that cannot be seen to keeps no other waiting. */
    async seeToDue(): Promise<void> {
      for (const { seller_id: accountId } of await findDue(database.db, clock.now())) {
        try {
          await see(accountId);
        } catch (error) {
          log.error({ err: error, account: accountId }, 'Account deletion failed, will retry');
        }
      }
    },
  };
}
