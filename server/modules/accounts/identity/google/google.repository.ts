import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';

/** Consumes a nonce; false if it was used before. */
export async function useNonce(trx: Transaction<Schema>, nonceHash: Buffer, now: Date): Promise<boolean> {
  const used = await trx
    .insertInto('google_nonce')
    .values({ nonce_hash: nonceHash, used_at: now })
    .onConflict((conflict) => conflict.column('nonce_hash').doNothing())
    .returning('used_at')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteNoncesBefore(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('google_nonce').where('used_at', '<', before).execute();
}
