import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';

/** Uses a nonce up; false when a credential with it was here before. Of two at once one waits for the other. */
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
