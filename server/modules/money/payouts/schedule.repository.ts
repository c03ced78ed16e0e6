import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type ScheduleRow = Selectable<Schema['payout_schedule']>;

export async function findSchedule(db: Db, sellerId: string): Promise<ScheduleRow | undefined> {
  return db.selectFrom('payout_schedule').selectAll().where('seller_id', '=', sellerId).executeTakeFirst();
}

export async function keepSchedule(db: Db, schedule: ScheduleRow): Promise<void> {
  const { account_id, next_at } = schedule;
  await db
    .insertInto('payout_schedule')
    .values(schedule)
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet({ account_id, next_at }))
    .execute();
}

export async function dropSchedule(db: Db, sellerId: string): Promise<void> {
  await db.deleteFrom('payout_schedule').where('seller_id', '=', sellerId).execute();
}

/** Both change a schedule that is still as it was read: one that was switched off or chosen anew stays so. */
export async function moveSchedule(db: Db, read: ScheduleRow, nextAt: Date): Promise<void> {
  await db
    .updateTable('payout_schedule')
    .set({ next_at: nextAt })
    .where('seller_id', '=', read.seller_id)
    .where('account_id', '=', read.account_id)
    .where('next_at', '=', read.next_at)
    .execute();
}

export async function endSchedule(db: Db, read: ScheduleRow): Promise<void> {
  await db
    .deleteFrom('payout_schedule')
    .where('seller_id', '=', read.seller_id)
    .where('account_id', '=', read.account_id)
    .where('next_at', '=', read.next_at)
    .execute();
}

export async function findDueSchedules(db: Db, now: Date, limit: number): Promise<ScheduleRow[]> {
  return db
    .selectFrom('payout_schedule')
    .selectAll()
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute();
}
