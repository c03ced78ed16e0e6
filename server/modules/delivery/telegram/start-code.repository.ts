import { createHash } from 'node:crypto';
import type { Db, Tx } from '../../../platform/database/database';

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

export interface StartCode {
  purpose: 'connect' | 'join';
  sellerId: string;
  /** Of the buyer; null for a creator. */
  grantId: string | null;
}

/** Writes a code that is opened at the bot within its time. */
export async function insertStartCode(
  db: Db,
  code: string,
  { purpose, sellerId, grantId }: StartCode,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('telegram_start_code')
    .values({
      code_hash: hashOf(code),
      purpose,
      seller_id: sellerId,
      grant_id: grantId,
      telegram_user_id: null,
      expires_at: expiresAt,
    })
    .execute();
}

/** The code as this Telegram account opens it: the first one to open it keeps it. Null for one that is unknown, over, or somebody else's. */
export async function openStartCode(
  trx: Tx,
  code: string,
  telegramUserId: string,
  now: Date,
): Promise<StartCode | null> {
  const row = await trx
    .updateTable('telegram_start_code')
    .set({ telegram_user_id: telegramUserId })
    .where('code_hash', '=', hashOf(code))
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('telegram_user_id', 'is', null), eb('telegram_user_id', '=', telegramUserId)]))
    .returning(['purpose', 'seller_id', 'grant_id'])
    .executeTakeFirst();
  // Whoever connects for another creator next does so for that one alone.
  if (row?.purpose === 'connect')
    await trx
      .deleteFrom('telegram_start_code')
      .where('telegram_user_id', '=', telegramUserId)
      .where('purpose', '=', 'connect')
      .where('code_hash', '!=', hashOf(code))
      .execute();
  return row ? { purpose: row.purpose, sellerId: row.seller_id, grantId: row.grant_id } : null;
}

/** The creator who connects with this Telegram account at the moment; null without any. */
export async function findConnectingSeller(
  db: Db,
  telegramUserId: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('telegram_start_code')
    .select('seller_id')
    .where('telegram_user_id', '=', telegramUserId)
    .where('purpose', '=', 'connect')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.seller_id ?? null;
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('telegram_start_code').where('expires_at', '<=', now).execute();
}
