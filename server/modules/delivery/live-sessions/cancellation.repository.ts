import { refundOfShares } from '@haat/openapi/item-refunds';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { json, type Schema } from '../../../platform/database/schema';
import type { ProductKey } from '../lesson-messages/holder.repository';

export type CancellationRow = Selectable<Schema['session_cancellation']>;
export type CancelledSeatRow = Selectable<Schema['cancelled_seat']>;

/** Seats and the paise that go back for them. */
export interface SeatTotals {
  seats: number;
  amount: number;
}

/** A seat before it is written down. */
type NewSeat = Pick<CancelledSeatRow, 'grant_id' | 'order_id' | 'is_share' | 'amount'>;

/**
 * Grants of a product that are not over, with what goes back of each: of an order of the product itself all that is left, once; of an order of
 * more what a refund of the item gives.
 */
async function seatsOf(db: Db, { sellerId, productId }: ProductKey, only = sql`true`): Promise<NewSeat[]> {
  const { rows } = await sql<
    Omit<NewSeat, 'amount'> & { share: number; rest: number; is_first: boolean }
  >`
    select g.id as grant_id, g.order_id, coalesce(o.product_id <> g.product_id, false) as is_share, g.share,
      coalesce(o.amount - coalesce(o.refunded, 0), 0)::bigint as rest, row_number() over (partition by g.order_id order by g.id) = 1 as is_first
    from access_grant g left join orders o on o.seller_id = g.seller_id and o.id = g.order_id
    where g.seller_id = ${sellerId} and g.product_id = ${productId} and g.status not in ('revoked', 'ended') and ${only}`.execute(
    db,
  );
  return rows.map(({ share, rest, is_first, ...seat }) => ({
    ...seat,
    amount: seat.is_share ? refundOfShares(share, rest) : is_first ? rest : 0,
  }));
}

export async function sumSeats(db: Db, key: ProductKey): Promise<SeatTotals> {
  const seats = await seatsOf(db, key);
  return { seats: seats.length, amount: seats.reduce((sum, { amount }) => sum + amount, 0) };
}

export async function insertCancellation(trx: Tx, row: CancellationRow): Promise<void> {
  await trx.insertInto('session_cancellation').values(row).execute();
}

async function insert(
  trx: Tx,
  { sellerId, productId }: ProductKey,
  seats: readonly NewSeat[],
  now: Date,
): Promise<void> {
  if (seats.length === 0) return;
  await sql`
    insert into cancelled_seat (seller_id, grant_id, product_id, order_id, amount, is_share, attempt, due_at)
    select ${sellerId}, s.grant_id, ${productId}, s.order_id, s.amount, s.is_share, 1, ${now}::timestamptz
    from json_to_recordset(${json(seats)}::text::json) as s (grant_id text, order_id text, amount bigint, is_share boolean)
    on conflict (seller_id, grant_id) do nothing`.execute(trx);
}

/** Writes down whoever has a seat now. */
export async function insertSeats(trx: Tx, key: ProductKey, now: Date): Promise<void> {
  await insert(trx, key, await seatsOf(trx, key), now);
}

/** The seats of one order that was paid when the session had been cancelled, or of a grant that opened again; none where it was not. */
export async function insertLateSeat(
  trx: Tx,
  key: ProductKey & { grantId: string; orderId: string | null },
  now: Date,
): Promise<void> {
  if (!(await findCancellation(trx, key))) return;
  const { grantId, orderId } = key;
  const only = orderId === null ? sql`g.id = ${grantId}` : sql`g.order_id = ${orderId}`;
  await insert(trx, key, await seatsOf(trx, key, only), now);
}

export async function findCancellation(
  db: Db,
  { sellerId, productId }: ProductKey,
): Promise<CancellationRow | null> {
  const row = await db
    .selectFrom('session_cancellation')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row ?? null;
}

/** Seats whose turn it is, of any creator, the longest waiting first. */
export async function findDueSeats(db: Db, now: Date, limit: number): Promise<CancelledSeatRow[]> {
  return db
    .selectFrom('cancelled_seat')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('refused', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('grant_id')
    .limit(limit)
    .execute();
}

type SeatChange = Partial<Pick<CancelledSeatRow, 'settled_at' | 'refused' | 'due_at'>>;

export async function changeSeat(
  db: Db,
  { seller_id, grant_id, attempt }: CancelledSeatRow,
  change: SeatChange,
): Promise<void> {
  await db
    .updateTable('cancelled_seat')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('grant_id', '=', grant_id)
    .where('attempt', '=', attempt)
    .execute();
}

/** The name under which a refund for a cancelled session is asked for: the same for every try of the same attempt. */
export const refundKeyOf = ({ product_id, grant_id, is_share, attempt }: CancelledSeatRow) =>
  `cancelled-${is_share ? grant_id : product_id}.${attempt}`;

/** Refunds that were refused at once, or by the gateway days later: each is due again, as another attempt. Answers how many. */
export async function retryRefused(trx: Tx, { sellerId, productId }: ProductKey, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update cancelled_seat s set attempt = s.attempt + 1, refused = null, settled_at = null, due_at = ${now}::timestamptz
    where s.seller_id = ${sellerId} and s.product_id = ${productId} and (s.refused is not null or ${hasFailed('s')})`.execute(
    trx,
  );
  return Number(numAffectedRows);
}

const hasFailed = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`exists (
    select 1 from refund f where f.seller_id = ${column('seller_id')} and f.order_id = ${column('order_id')} and f.status = 'failed'
      and f.key = 'cancelled-' || case when ${column('is_share')} then ${column('grant_id')} else ${column('product_id')} end || '.' || ${column('attempt')})`;
};

/** Where the seats of a cancelled session are. */
export interface SeatStatuses extends SeatTotals {
  /** Access has ended, and what was paid is back. */
  done: number;
  /** Paise of those. */
  returned: number;
  failed: number;
  /** Paise of those. */
  failedAmount: number;
  /** Seats that were paid for. */
  paid: number;
}

export async function countSeats(db: Db, { sellerId, productId }: ProductKey): Promise<SeatStatuses> {
  const { rows } = await sql<SeatStatuses>`
    select count(*)::int as seats, coalesce(sum(s.amount), 0)::bigint as amount,
      count(*) filter (where g.status = 'revoked')::int as done,
      coalesce(sum(s.amount) filter (where g.status = 'revoked'), 0)::bigint as returned,
      count(*) filter (where g.status <> 'revoked' and f.failed)::int as failed,
      coalesce(sum(s.amount) filter (where g.status <> 'revoked' and f.failed), 0)::bigint as "failedAmount",
      count(*) filter (where s.amount > 0)::int as paid
    from cancelled_seat s join access_grant g on g.seller_id = s.seller_id and g.id = s.grant_id
      cross join lateral (select s.refused is not null or ${hasFailed('s')} as failed) f
    where s.seller_id = ${sellerId} and s.product_id = ${productId}`.execute(db);
  return rows[0] ?? { seats: 0, amount: 0, done: 0, returned: 0, failed: 0, failedAmount: 0, paid: 0 };
}

/** Cancellations of which no seat waits any more, and whose creator was not told; at most `limit`. */
export async function findSettled(db: Db, limit: number): Promise<CancellationRow[]> {
  const { rows } = await sql<CancellationRow>`
    select c.* from session_cancellation c where c.ended_at is null and not exists (
      select 1 from cancelled_seat s where s.seller_id = c.seller_id and s.product_id = c.product_id and s.settled_at is null and s.refused is null)
    limit ${limit}`.execute(db);
  return rows;
}

/** Ends one that has not ended; false when it had. */
export async function endCancellation(
  trx: Tx,
  { seller_id, product_id }: CancellationRow,
  at: Date,
): Promise<boolean> {
  const ended = await trx
    .updateTable('session_cancellation')
    .set({ ended_at: at })
    .where('seller_id', '=', seller_id)
    .where('product_id', '=', product_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

export interface CancelledSeat extends CancelledSeatRow {
  /** Nothing could be refunded yet. */
  has_failed: boolean;
}

/** The seat of a grant in a session that was cancelled; null for any other. */
export async function findSeat(
  db: Db,
  { seller_id, id }: { seller_id: string; id: string },
): Promise<CancelledSeat | null> {
  const { rows } = await sql<CancelledSeat>`
    select s.*, s.refused is not null or ${hasFailed('s')} as has_failed
    from cancelled_seat s where s.seller_id = ${seller_id} and s.grant_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The same of several grants, by the grant. */
export async function findSeats(
  db: Db,
  grantIds: readonly string[],
): Promise<Map<string, CancelledSeat & { reason: string; status: string }>> {
  if (grantIds.length === 0) return new Map();
  const { rows } = await sql<CancelledSeat & { reason: string; status: string }>`
    select s.*, s.refused is not null or ${hasFailed('s')} as has_failed, c.reason, g.status
    from access_grant g join cancelled_seat s on s.seller_id = g.seller_id and s.grant_id = g.id
      join session_cancellation c on c.seller_id = s.seller_id and c.product_id = s.product_id
    where g.id = any(${[...grantIds]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.grant_id, row]));
}

/** Somebody who had a seat of a cancelled session. */
export interface ToldSeat {
  seller_id: string;
  product_id: string;
  grant_id: string;
  /** E.164; empty where nobody can be told, or they were told of another seat of theirs. */
  phone: string;
  email: string | null;
  /** Of whoever proved the number; null where nobody did. */
  account_id: string | null;
  is_paid: boolean;
  /** Paise of all their seats. */
  amount: number;
  /** Added to the sequence of the session in calendars. */
  session_sequence: number;
}

/** A product of whose holders some were not told; null where there is none. */
export async function findUntold(db: Db): Promise<ProductKey | null> {
  const row = await db
    .selectFrom('cancelled_seat')
    .select(['seller_id', 'product_id'])
    .where('told_at', 'is', null)
    .orderBy('seller_id')
    .orderBy('product_id')
    .limit(1)
    .executeTakeFirst();
  return row ? { sellerId: row.seller_id, productId: row.product_id } : null;
}

/** The next of a product who were not told, locked; those that another server tells are left to it. */
export async function lockUntold(
  trx: Tx,
  { sellerId, productId }: ProductKey,
  limit: number,
): Promise<ToldSeat[]> {
  const { rows } = await sql<ToldSeat>`
    with untold as (
      select seller_id, product_id, grant_id from cancelled_seat
      where seller_id = ${sellerId} and product_id = ${productId} and told_at is null
      order by grant_id limit ${limit} for update skip locked),
    held as (
      select e.seller_id, e.grant_id, g.holder_phone, g.order_id, coalesce(g.session_sequence, 0) as session_sequence,
        row_number() over mine as place, sum(e.amount) over (mine range between unbounded preceding and unbounded following) as amount
      from cancelled_seat e join access_grant g on g.seller_id = e.seller_id and g.id = e.grant_id
      where e.seller_id = ${sellerId} and e.product_id = ${productId}
      window mine as (partition by g.holder_phone order by e.grant_id))
    select t.seller_id, t.product_id, t.grant_id, o.buyer_email as email, coalesce(o.amount > 0, false) as is_paid,
      (select n.account_id from account_phone n where n.phone = h.holder_phone) as account_id,
      h.session_sequence, case when h.place = 1 then h.holder_phone else '' end as phone, h.amount::bigint as amount
    from untold t join held h on h.seller_id = t.seller_id and h.grant_id = t.grant_id
      left join orders o on o.seller_id = t.seller_id and o.id = h.order_id
    order by t.grant_id`.execute(trx);
  return rows;
}

export async function markTold(trx: Tx, seats: readonly ToldSeat[], at: Date): Promise<void> {
  await sql`
    update cancelled_seat set told_at = ${at}::timestamptz
    where (seller_id, grant_id) in (select * from unnest(${seats.map((one) => one.seller_id)}::uuid[], ${seats.map((one) => one.grant_id)}::text[]))`.execute(
    trx,
  );
}
