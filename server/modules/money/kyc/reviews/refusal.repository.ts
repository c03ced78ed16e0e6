import type { Db, Tx } from '../../../../platform/database/database';

/** A person has refused what has this fingerprint. */
export async function rememberRefusal(trx: Tx, sellerId: string, fingerprint: Buffer): Promise<void> {
  await trx
    .insertInto('kyc_refusal')
    .values({ seller_id: sellerId, fingerprint })
    .onConflict((conflict) => conflict.columns(['seller_id', 'fingerprint']).doNothing())
    .execute();
}

/** A person has accepted it since. */
export async function forgetRefusal(trx: Tx, sellerId: string, fingerprint: Buffer): Promise<void> {
  await trx
    .deleteFrom('kyc_refusal')
    .where('seller_id', '=', sellerId)
    .where('fingerprint', '=', fingerprint)
    .execute();
}

export async function wasRefused(db: Db, sellerId: string, fingerprint: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('kyc_refusal')
    .select('seller_id')
    .where('seller_id', '=', sellerId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was refused has another fingerprint since the key was changed. */
export async function moveRefusal(trx: Tx, sellerId: string, from: Buffer, to: Buffer): Promise<void> {
  if (!(await wasRefused(trx, sellerId, from))) return;
  await rememberRefusal(trx, sellerId, to);
  await forgetRefusal(trx, sellerId, from);
}
