import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { json, type Schema } from '../../../platform/database/schema';

export type AccountDeletionRow = Selectable<Schema['account_deletion']>;

export async function findAccountDeletion(
  db: Db,
  accountId: string,
): Promise<AccountDeletionRow | undefined> {
  return db.selectFrom('account_deletion').selectAll().where('seller_id', '=', accountId).executeTakeFirst();
}

/** Its row, locked until the transaction ends. */
export async function lockAccountDeletion(
  trx: Tx,
  accountId: string,
): Promise<AccountDeletionRow | undefined> {
  return trx
    .selectFrom('account_deletion')
    .selectAll()
    .where('seller_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveAccountDeletion(trx: Tx, { traces, ...row }: AccountDeletionRow): Promise<void> {
  const written = { ...row, traces: traces && json(traces) };
  await trx
    .insertInto('account_deletion')
    .values(written)
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet(written))
    .execute();
}

/** Accounts whose days are over, and those that are being wiped; the longest waiting first, at most 20. */
export async function findDue(
  db: Db,
  now: Date,
): Promise<Pick<AccountDeletionRow, 'seller_id' | 'status'>[]> {
  return db
    .selectFrom('account_deletion')
    .select(['seller_id', 'status'])
    .where('status', 'in', ['scheduled', 'erasing'])
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(20)
    .execute();
}
