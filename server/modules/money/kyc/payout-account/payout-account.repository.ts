import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import type { Schema } from '../../../../platform/database/schema';

export type AccountRow = Selectable<Schema['payout_account']>;

/** Those that were not removed, the oldest first. */
export async function findAccounts(db: Db, sellerId: string): Promise<AccountRow[]> {
  return db
    .selectFrom('payout_account')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('status', '!=', 'removed')
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** Those that were removed, too. */
export async function findAllAccounts(db: Db, sellerId: string): Promise<AccountRow[]> {
  return db.selectFrom('payout_account').selectAll().where('seller_id', '=', sellerId).execute();
}

/** Also one that was removed. */
export async function findAccount(db: Db, sellerId: string, id: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('payout_account')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertAccount(trx: Tx, account: AccountRow): Promise<void> {
  await trx.insertInto('payout_account').values(account).execute();
}

export type AccountChange = Partial<Omit<AccountRow, 'seller_id' | 'id'>>;

export async function saveAccount(
  trx: Tx,
  { seller_id, id }: Pick<AccountRow, 'seller_id' | 'id'>,
  change: AccountChange,
): Promise<void> {
  await trx
    .updateTable('payout_account')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute();
}

/** Other creators who have the same account and did not remove it. */
export async function findElsewhere(db: Db, { fingerprint, seller_id }: AccountRow): Promise<string[]> {
  const rows = await db
    .selectFrom('payout_account')
    .select('seller_id')
    .distinct()
    .where('fingerprint', '=', fingerprint)
    .where('seller_id', '!=', seller_id)
    .where('status', 'in', ['verified', 'doubtful'])
    .orderBy('seller_id')
    .execute();
  return rows.map((row) => row.seller_id);
}

/** Those that wait the longest, at most a hundred. */
export async function findDoubtfulAccounts(db: Db): Promise<AccountRow[]> {
  return db
    .selectFrom('payout_account')
    .selectAll()
    .where('status', '=', 'doubtful')
    .orderBy('added_at')
    .limit(100)
    .execute();
}
