import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import type { Schema } from '../../../../platform/database/schema';

export type BusinessRow = Selectable<Schema['business']>;

/** Those of the sellers who sell with GST now. */
export function findCurrent(db: Db, sellerIds: readonly string[]): Promise<BusinessRow[]> {
  return db
    .selectFrom('business')
    .selectAll()
    .where('seller_id', 'in', [...sellerIds])
    .where('ended_at', 'is', null)
    .execute();
}

/** Every registration a seller has had. */
export function findAll(db: Db, sellerId: string): Promise<BusinessRow[]> {
  return db.selectFrom('business').selectAll().where('seller_id', '=', sellerId).execute();
}

/** Marks that are taken: under the GSTIN by whomever, or by the seller under another. */
export async function findMarks(trx: Tx, sellerId: string, gstin: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('gstin_mark')
    .select('mark')
    .where('gstin', '=', gstin)
    .unionAll(trx.selectFrom('business').select('mark').where('seller_id', '=', sellerId))
    .execute();
  return new Set(rows.map(({ mark }) => mark));
}

/** @throws the database's 23505 when somebody has taken the mark meanwhile */
export async function insertBusiness(trx: Tx, row: BusinessRow): Promise<void> {
  const { gstin, mark, seller_id } = row;
  await trx.insertInto('gstin_mark').values({ gstin, mark, account_id: seller_id }).execute();
  await trx.insertInto('business').values(row).execute();
}

/** Brings a registration that is known up to date, and makes it the one that holds. */
export async function renewBusiness(trx: Tx, { seller_id, gstin, ...row }: BusinessRow): Promise<void> {
  const { legal_name, address, verified_at } = row;
  await trx
    .updateTable('business')
    .set({ legal_name, address, verified_at, ended_at: null })
    .where('seller_id', '=', seller_id)
    .where('gstin', '=', gstin)
    .execute();
}

export async function endBusiness(trx: Tx, sellerId: string, at: Date): Promise<void> {
  await trx
    .updateTable('business')
    .set({ ended_at: at })
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .execute();
}
