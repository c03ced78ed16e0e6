import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type KycRow = Selectable<Schema['kyc']>;

const unknown = {
  status: 'none',
  given: 0,
  given_at: null,
  given_name: null,
  pan: null,
  fingerprint: null,
  shown: null,
  registered_name: null,
  taxed_as: null,
  doubt: null,
  reason: null,
  decided_at: null,
  tries: 0,
  tries_since: new Date(0),
} as const;

/** The KYC state of a creator, also if nothing was submitted. */
export async function findKyc(db: Db, sellerId: string): Promise<KycRow> {
  const row = await db.selectFrom('kyc').selectAll().where('seller_id', '=', sellerId).executeTakeFirst();
  return row ?? { seller_id: sellerId, ...unknown };
}

/** As `findKyc`, its row locked until the transaction ends: whoever changes anything of a creator's KYC queues here. */
export async function lockKyc(trx: Tx, sellerId: string): Promise<KycRow> {
  await trx
    .insertInto('kyc')
    .values({ seller_id: sellerId, ...unknown })
    .onConflict((conflict) => conflict.column('seller_id').doNothing())
    .execute();
  return trx
    .selectFrom('kyc')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export type KycChange = Partial<Omit<KycRow, 'seller_id'>>;

export async function saveKyc(trx: Tx, sellerId: string, change: KycChange): Promise<void> {
  await trx.updateTable('kyc').set(change).where('seller_id', '=', sellerId).execute();
}

/** Those whose PAN is beyond doubt, of these. */
export async function findVerified(
  db: Db,
  sellerIds: readonly string[],
): Promise<Pick<KycRow, 'seller_id' | 'taxed_as'>[]> {
  if (sellerIds.length === 0) return [];
  return db
    .selectFrom('kyc')
    .select(['seller_id', 'taxed_as'])
    .where('seller_id', 'in', sellerIds)
    .where('status', 'in', ['panVerified', 'complete'])
    .execute();
}

/** Those that wait the longest, at most a hundred. */
export async function findDoubtful(db: Db): Promise<KycRow[]> {
  return db
    .selectFrom('kyc')
    .selectAll()
    .where('status', '=', 'panDoubtful')
    .orderBy('given_at')
    .limit(100)
    .execute();
}

/** Answers whose the PAN is: the given account's when it was nobody's. */
export async function claimPan(trx: Tx, fingerprint: Buffer, accountId: string): Promise<string> {
  const row = await trx
    .insertInto('pan_owner')
    .values({ fingerprint, account_id: accountId })
    // An update that changes nothing: it waits for another claim under way, and answers the owner.
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet((eb) => ({ fingerprint: eb.ref('excluded.fingerprint') })),
    )
    .returning('account_id')
    .executeTakeFirstOrThrow();
  return row.account_id;
}

export async function releasePan(trx: Tx, accountId: string): Promise<void> {
  await trx.deleteFrom('pan_owner').where('account_id', '=', accountId).execute();
}

export async function findPanOwner(db: Db, fingerprint: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('pan_owner')
    .select('account_id')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/**
 * The PAN has another fingerprint since the key was changed; where it is nobody's nothing happens. Answers who took it under the new one
 * meanwhile, as nobody could know: it stays with the first.
 */
export async function movePan(trx: Tx, from: Buffer, to: Buffer): Promise<string | null> {
  const first = await findPanOwner(trx, from);
  if (first === null) return null;
  const second = await findPanOwner(trx, to);
  if (second === null) {
    await trx.updateTable('pan_owner').set({ fingerprint: to }).where('fingerprint', '=', from).execute();
    return null;
  }
  await trx.deleteFrom('pan_owner').where('fingerprint', '=', from).execute();
  await trx.updateTable('pan_owner').set({ account_id: first }).where('fingerprint', '=', to).execute();
  return second === first ? null : second;
}

/** Creators with something that another key than this one has sealed; at most a hundred. */
export async function findStale(db: Db, keyId: Buffer): Promise<string[]> {
  const { rows } = await sql<{ seller_id: string }>`
    select seller_id from kyc where substring(pan from 2 for 4) <> ${keyId}
    union
    select seller_id from payout_account where substring(details from 2 for 4) <> ${keyId}
    limit 100`.execute(db);
  return rows.map((row) => row.seller_id);
}
