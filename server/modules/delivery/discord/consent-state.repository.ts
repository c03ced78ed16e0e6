import { createHash } from 'node:crypto';
import type { Db, Tx } from '../../../platform/database/database';

const hashOf = (state: string): Buffer => createHash('sha256').update(state).digest();

export interface ConsentState {
  purpose: 'connect' | 'join';
  sellerId: string;
  /** Of the buyer; null for a creator. */
  grantId: string | null;
}

/** Writes a state that comes back from Discord within its time. */
export async function insertConsentState(
  db: Db,
  state: string,
  { purpose, sellerId, grantId }: ConsentState,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('discord_consent_state')
    .values({
      state_hash: hashOf(state),
      purpose,
      seller_id: sellerId,
      grant_id: grantId,
      expires_at: expiresAt,
    })
    .execute();
}

/** Links that lead to the seats of these grants do so no longer. */
export async function deleteStatesOf(trx: Tx, sellerId: string, grantIds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('discord_consent_state')
    .where('seller_id', '=', sellerId)
    .where('grant_id', 'in', [...grantIds])
    .execute();
}

/** Null for one that is unknown or over. */
export async function findConsentState(db: Db, state: string, now: Date): Promise<ConsentState | null> {
  const row = await db
    .selectFrom('discord_consent_state')
    .select(['purpose', 'seller_id', 'grant_id'])
    .where('state_hash', '=', hashOf(state))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? { purpose: row.purpose, sellerId: row.seller_id, grantId: row.grant_id } : null;
}

export async function deleteExpiredStates(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('discord_consent_state').where('expires_at', '<=', now).execute();
}
