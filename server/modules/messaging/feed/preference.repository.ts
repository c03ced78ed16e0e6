import type { NotificationEvent } from '@haat/openapi';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Ways } from '../sending';

export interface ChosenWays extends Ways {
  sellerId: string;
  event: NotificationEvent;
}

export async function findChoices(db: Db, sellerIds: readonly string[]): Promise<ChosenWays[]> {
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

export async function saveChoice(db: Db, { sellerId, event, ...ways }: ChosenWays): Promise<void> {
  await db
    .insertInto('notification_choice')
    .values({ seller_id: sellerId, event, ...ways })
    .onConflict((conflict) => conflict.columns(['seller_id', 'event']).doUpdateSet(ways))
    .execute();
}
