import type { OrderStatus } from '@haat/openapi';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type PaymentReminderRow = Selectable<Schema['payment_reminder']>;

/** Nothing where there is one already. */
export async function insertPaymentReminder(
  db: Db,
  row: Insertable<Schema['payment_reminder']>,
): Promise<void> {
  await db
    .insertInto('payment_reminder')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seller_id', 'order_id']).doNothing())
    .execute();
}

/** At most 200 whose time has come, those that wait longest first. */
export function findDue(
  db: Db,
  now: Date,
): Promise<Pick<PaymentReminderRow, 'seller_id' | 'order_id' | 'product_id'>[]> {
  return db
    .selectFrom('payment_reminder')
    .select(['seller_id', 'order_id', 'product_id'])
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(200)
    .execute();
}

/** The one of an order, its row locked; null when it has ended or is not due any more. */
export async function lockDue(
  trx: Tx,
  { seller_id, order_id }: Pick<PaymentReminderRow, 'seller_id' | 'order_id'>,
  now: Date,
): Promise<PaymentReminderRow | null> {
  const row = await trx
    .selectFrom('payment_reminder')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updatePaymentReminder(
  trx: Tx,
  { seller_id, order_id }: PaymentReminderRow,
  change: Partial<Pick<PaymentReminderRow, 'due_at' | 'sent' | 'ended_at' | 'end_reason'>>,
): Promise<void> {
  await trx
    .updateTable('payment_reminder')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .execute();
}

/** Orders that stand for a purchase, or may in a moment. */
const bought: OrderStatus[] = ['pending', 'paid', 'fulfilled', 'refunding', 'refunded', 'disputed'];
/** Of an order that was placed before and hung at a bank. Ms. */
const latePaymentWindow = 3 * 24 * 60 * 60_000;

export interface ReminderFacts {
  phone: string;
  amount: number;
  link_id: string | null;
  /** Of the discount that the amount was calculated with; null without one, or with one that needs no code. */
  code: string | null;
  isBought: boolean;
  hasNewerOrder: boolean;
  recentlySent: number;
  optedOutAt: Date | null;
  isOn: boolean;
}

/** What else is known of the buyer of an unpaid order. */
export async function findReminderFacts(
  trx: Tx,
  row: PaymentReminderRow,
  { emailHash, since }: { emailHash: Buffer; since: Date },
): Promise<ReminderFacts | null> {
  const { seller_id, order_id, product_id, email, at } = row;
  const { rows } = await sql<ReminderFacts>`
    select o.buyer_phone as phone, o.amount, o.link_id,
      (select d.code from discount_use u join discount d on d.seller_id = u.seller_id and d.id = u.discount_id
        where u.seller_id = o.seller_id and u.order_id = o.id) as code,
      exists (select 1 from orders p where p.seller_id = o.seller_id and p.product_id = o.product_id
        and p.created_at >= ${new Date(at.getTime() - latePaymentWindow)} and p.status in (${sql.join(bought)})
        and (p.buyer_phone = o.buyer_phone or lower(p.buyer_email) = ${email})) as "isBought",
      exists (select 1 from orders p where p.seller_id = o.seller_id and p.product_id = o.product_id
        and p.created_at > ${at} and p.id <> o.id
        and (p.buyer_phone = o.buyer_phone or lower(p.buyer_email) = ${email})) as "hasNewerOrder",
      (select coalesce(sum(f.sent), 0)::int from payment_reminder f where f.seller_id = o.seller_id
        and f.product_id = ${product_id} and f.email = ${email} and f.at >= ${since}) as "recentlySent",
      (select r.at from payment_reminder_opt_out r where r.email_hash = ${emailHash}) as "optedOutAt",
      coalesce((select c.is_on from payment_reminder_setting c where c.seller_id = o.seller_id), true) as "isOn"
    from orders o where o.seller_id = ${seller_id} and o.id = ${order_id}`.execute(trx);
  return rows[0] ?? null;
}

/** The address that an order's mails go to, for whoever brings the order's signed link. */
export async function findEmail(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('order_ref')
    .innerJoin('orders', (join) =>
      join.onRef('orders.seller_id', '=', 'order_ref.seller_id').onRef('orders.id', '=', 'order_ref.id'),
    )
    .select('orders.buyer_email')
    .where('order_ref.id', '=', orderId)
    .executeTakeFirst();
  return row?.buyer_email?.toLowerCase() ?? null;
}

/** From now on no mail of this kind goes there. */
export async function insertOptOut(db: Db, emailHash: Buffer, at: Date): Promise<void> {
  await db
    .insertInto('payment_reminder_opt_out')
    .values({ email_hash: emailHash, at })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet({ at }))
    .execute();
}

export async function saveSetting(db: Db, sellerId: string, isOn: boolean): Promise<void> {
  await db
    .insertInto('payment_reminder_setting')
    .values({ seller_id: sellerId, is_on: isOn })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet({ is_on: isOn }))
    .execute();
}

interface PaymentReminderSums {
  isOn: boolean;
  reminded: number;
  bought: number;
}

/** Those that began at `from` or later. */
export async function sumPaymentReminders(
  db: Db,
  sellerId: string,
  from: Date,
): Promise<PaymentReminderSums> {
  const { rows } = await sql<PaymentReminderSums>`
    select coalesce((select is_on from payment_reminder_setting where seller_id = ${sellerId}), true) as "isOn",
      count(*) filter (where sent > 0)::int as reminded,
      count(*) filter (where sent > 0 and end_reason = 'bought')::int as bought
    from payment_reminder where seller_id = ${sellerId} and at >= ${from}`.execute(db);
  return rows[0] ?? { isOn: true, reminded: 0, bought: 0 };
}

/** Forgets those that ended before. */
export async function deleteEnded(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('payment_reminder').where('ended_at', '<', before).execute();
}
