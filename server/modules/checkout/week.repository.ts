import { type Kysely, sql } from 'kysely';
import { json, type Schema } from '../../platform/schema';
import type { OrderRow } from './order.repository';

export type PlacedRow = Pick<
  OrderRow,
  'id' | 'seller_id' | 'provider' | 'status' | 'amount' | 'paid_at' | 'gateway_payment_id' | 'created_at'
>;

/** The next orders after a place in time, oldest first. */
export async function findPlacedAfter(
  db: Kysely<Schema>,
  after: { at: Date; id: string },
  most: number,
): Promise<PlacedRow[]> {
  const { rows } = await sql<PlacedRow>`
    select id, seller_id, provider, status, amount, paid_at, gateway_payment_id, created_at from orders
    where (created_at, id) > (${after.at}, ${after.id}) order by created_at, id limit ${most}`.execute(db);
  return rows;
}

export interface Difference {
  provider: string;
  orderId: string;
  kind: 'unheard' | 'missing';
  detail: Record<string, unknown>;
  at: Date;
  /** It was put right in the same breath. */
  isOver: boolean;
}

/** Remembers where the books differ; true when that is new. */
export async function keepDifference(db: Kysely<Schema>, difference: Difference): Promise<boolean> {
  const { provider, orderId, kind, detail, at, isOver } = difference;
  const { rows } = await sql<{ isNew: boolean }>`
    insert into gateway_difference as d (provider, order_id, kind, detail, found_at, seen_at, ended_at)
    values (${provider}, ${orderId}, ${kind}, ${json(detail)}::jsonb, ${at}, ${at}, ${isOver ? at : null})
    on conflict (provider, order_id, kind) do update set seen_at = excluded.seen_at, ended_at = excluded.ended_at
    returning found_at = seen_at as "isNew"`.execute(db);
  return rows[0]?.isNew ?? false;
}

/** The books agree about this order again. */
export async function endDifference(db: Kysely<Schema>, orderId: string, at: Date): Promise<void> {
  await db
    .updateTable('gateway_difference')
    .set({ ended_at: at })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'missing')
    .where('ended_at', 'is', null)
    .execute();
}
