import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import type { Key } from './member.repository';

/** Telegram accounts that are written down for one invite: a link that is public is pressed by any number of people. */
const largest = 100;

/** Notes that a Telegram account tried to come in by the invite of a grant that is not theirs. Answers whether it had not before. */
export async function noteAttempt(
  trx: Tx,
  { sellerId, chatId }: Key,
  { grantId, userId, at }: { grantId: string; userId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into telegram_link_attempt as a (seller_id, chat_id, grant_id, telegram_user_id, first_at, last_at)
    select ${sellerId}::uuid, ${chatId}, ${grantId}, ${userId}, ${at}::timestamptz, ${at}::timestamptz
    where (select count(*) from telegram_link_attempt where seller_id = ${sellerId} and grant_id = ${grantId}) < ${largest}
    on conflict (seller_id, grant_id, telegram_user_id) do update set last_at = excluded.last_at
    returning a.first_at = a.last_at as is_new`.execute(trx);
  return rows[0]?.is_new ?? false;
}

/** How many Telegram accounts tried to come in by the invite of a grant after a moment. */
export async function countAttempts(
  db: Db,
  { sellerId, grantId, after }: { sellerId: string; grantId: string; after: Date },
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from telegram_link_attempt
    where seller_id = ${sellerId} and grant_id = ${grantId} and last_at > ${after}`.execute(db);
  return rows[0]?.people ?? 0;
}

/** Attempts that were made before a moment are written nowhere any more. */
export async function deleteAttempts(db: Db, before: Date): Promise<void> {
  await sql`delete from telegram_link_attempt where last_at < ${before}`.execute(db);
}
