import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { json } from '../../../platform/database/schema';
import { isOpenGrant } from '../../delivery';
import type { TimelineRow } from './transaction.repository';

interface Note {
  sellerId: string;
  orderId: string;
  event: 'access.resent' | 'access.opened';
  /** How often it has happened, this time included. */
  number: number;
  at: Date;
  detail: Record<string, unknown>;
}

/** Writes down what happened to a sale beside its chart; once for each number. */
export async function addNote(db: Db, { sellerId, orderId, event, number, at, detail }: Note): Promise<void> {
  await db
    .insertInto('order_note')
    .values({ seller_id: sellerId, order_id: orderId, event, number, at, detail: json(detail) })
    .onConflict((conflict) => conflict.columns(['seller_id', 'order_id', 'event', 'number']).doNothing())
    .execute();
}

/** What happened to a sale beside its chart, oldest first. */
export async function findNotes(db: Db, sellerId: string, orderId: string): Promise<TimelineRow[]> {
  return db
    .selectFrom('order_note')
    .select(['at', 'event', 'detail'])
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .orderBy('at')
    .execute();
}

/** When the links of a sale were sent again, oldest first. */
export async function findSent(db: Db, sellerId: string, orderId: string): Promise<Date[]> {
  const rows = await db
    .selectFrom('order_note')
    .select('at')
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .where('event', '=', 'access.resent')
    .orderBy('number')
    .execute();
  return rows.map(({ at }) => at);
}

interface Resendable {
  phone: string;
  email: string | null;
  amount: number;
  hasGst: boolean;
  title: string;
  sellerName: string | null;
  /** Whether the sale still opens something. */
  isOpen: boolean;
}

/** A seller's sale, locked, so that two presses count as two. */
export async function findResendable(trx: Tx, sellerId: string, orderId: string): Promise<Resendable | null> {
  const { rows } = await sql<Resendable>`
    select o.buyer_phone as phone, o.buyer_email as email, o.amount, o.seller_gstin is not null as "hasGst", p.title,
      a.name as "sellerName",
      exists (select 1 from access_grant g where g.seller_id = o.seller_id and g.order_id = o.id and ${isOpenGrant('g')}) as "isOpen"
    from orders o join product p on p.seller_id = o.seller_id and p.id = o.product_id
    join account a on a.id = o.seller_id
    where o.seller_id = ${sellerId} and o.id = ${orderId} for update of o`.execute(trx);
  return rows[0] ?? null;
}

/** Notes that a buyer has opened what an order bought: the first time only. */
export async function noteOpened(db: Db, orderId: string, at: Date): Promise<void> {
  await sql`
    insert into order_note (seller_id, order_id, event, number, at, detail)
    select seller_id, id, 'access.opened', 1, ${at}, '{}' from order_ref where id = ${orderId}
    on conflict (seller_id, order_id, event, number) do nothing`.execute(db);
}
