import type { NotificationEvent } from '@haat/openapi';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Channels } from '../sending';

export interface ChosenChannels extends Channels {
  sellerId: string;
  event: NotificationEvent;
}

export async function findChoices(db: Db, sellerIds: readonly string[]): Promise<ChosenChannels[]> {
  if (sellerIds.length === 0) return [];
  const rows = await db
    .selectFrom('notification_choice')
    .selectAll()
    .where('seller_id', '=', sql<string>`any(${sellerIds}::uuid[])`)
    .execute();
  return rows.map(({ seller_id: sellerId, event, push, mail, sms }) => ({
    sellerId,
    event: event as NotificationEvent,
    push,
    mail,
    sms,
  }));
}

export async function saveChoice(db: Db, { sellerId, event, ...channels }: ChosenChannels): Promise<void> {
  await db
    .insertInto('notification_choice')
    .values({ seller_id: sellerId, event, ...channels })
    .onConflict((conflict) => conflict.columns(['seller_id', 'event']).doUpdateSet(channels))
    .execute();
}
