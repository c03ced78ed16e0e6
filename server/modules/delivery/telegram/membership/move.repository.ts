import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import type { Key } from './member.repository';

/** Notes that a Telegram account has lost its seat to another one. */
export async function insertMove(
  trx: Tx,
  { sellerId, chatId }: Key,
  { grantId, userId, at }: { grantId: string; userId: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('telegram_seat_move')
    .values({
      seller_id: sellerId,
      chat_id: chatId,
      grant_id: grantId,
      telegram_user_id: userId,
      moved_at: at,
      is_settled: false,
    })
    .execute();
}

/** Whether a Telegram account had a seat in a chat that went to another one. */
export async function hasMoved(db: Db, { sellerId, chatId }: Key, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from telegram_seat_move
    where seller_id = ${sellerId} and chat_id = ${chatId} and telegram_user_id = ${userId} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** A Telegram account that has lost a seat is out, or has another one. */
export async function settleMoves(db: Db, { sellerId, chatId }: Key, userId: string): Promise<void> {
  await sql`
    update telegram_seat_move set is_settled = true
    where seller_id = ${sellerId} and chat_id = ${chatId} and telegram_user_id = ${userId} and not is_settled`.execute(
    db,
  );
}
