import { type Kysely, sql } from 'kysely';
import { json, type Schema } from '../../../../platform/database/schema';
import type { OrderRow } from '../order/order.repository';

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
  kind: 'unheard' | 'missing' | 'takenTwice' | 'unmatchedDisputed' | 'notReturned';
  detail: Record<string, unknown>;
  at: Date;
  /** It was put right in the same breath. */
  isOver: boolean;
}

/**
 * Remembers where the books differ; true when that is new. The same again only says when it was last seen; another one of the order is found
 * anew, so that what somebody explained before does not stand for it.
 */
export async function recordDifference(db: Kysely<Schema>, difference: Difference): Promise<boolean> {
  const { provider, orderId, kind, at, isOver } = difference;
  const before = await db
    .selectFrom('gateway_difference')
    .select('detail')
    .where('provider', '=', provider)
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  const detail = json(mergeDetail(before?.detail, difference.detail));
  const { rows } = await sql<{ isNew: boolean }>`
    insert into gateway_difference as d (provider, order_id, kind, detail, found_at, seen_at, ended_at)
    values (${provider}, ${orderId}, ${kind}, ${detail}::jsonb, ${at}, ${at}, ${isOver ? at : null})
    on conflict (provider, order_id, kind) do update set detail = excluded.detail, seen_at = excluded.seen_at, ended_at = excluded.ended_at,
      found_at = case when d.detail = excluded.detail then d.found_at else excluded.found_at end
    returning found_at = seen_at as "isNew"`.execute(db);
  return rows[0]?.isNew ?? false;
}

type Detail = Difference['detail'];

/** What took the money, where a detail is of one thing that did. */
function sourceOf({ refundId, disputeId }: Detail): string | null {
  const name = refundId ?? disputeId;
  return typeof name === 'string' ? name : null;
}

/** An order may be taken from more than once, and each of them is seen again every night: `parts` has all of them, and `amount` their sum. */
function mergeDetail(before: Detail | undefined, detail: Detail): Detail {
  const name = sourceOf(detail);
  if (!before || name === null) return detail;
  const first = sourceOf(before);
  const earlier = before['parts'] ?? (first === null ? {} : { [first]: before['amount'] });
  const parts = { ...(earlier as Record<string, number>), [name]: Number(detail['amount']) };
  const amounts = Object.values(parts);
  if (amounts.length === 1) return detail;
  return { parts, amount: amounts.reduce((sum, amount) => sum + amount, 0) };
}

/** The records of this order match again. */
export async function endDifference(db: Kysely<Schema>, orderId: string, at: Date): Promise<void> {
  await db
    .updateTable('gateway_difference')
    .set({ ended_at: at })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'missing')
    .where('ended_at', 'is', null)
    .execute();
}
