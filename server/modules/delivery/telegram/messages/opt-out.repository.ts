import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';

/** No more messages of the creators in whose channels an account has a seat. */
export async function optOut(db: Db, userId: string, at: Date): Promise<void> {
  await sql`
    insert into telegram_opt_out (seller_id, telegram_user_id, opted_out_at)
    select distinct m.seller_id, m.telegram_user_id, ${at}::timestamptz from telegram_member m where m.telegram_user_id = ${userId}
    on conflict (seller_id, telegram_user_id) do nothing`.execute(db);
}

export async function deleteOptOuts(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('telegram_opt_out').where('telegram_user_id', '=', userId).execute();
}
