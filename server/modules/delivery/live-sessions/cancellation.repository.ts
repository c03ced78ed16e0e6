import { refundOfShares } from '@haat/openapi/item-refunds';
import { type RawBuilder, type Selectable, sql } from 'kysely';
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
export type NewSeat = Pick<CancelledSeatRow, 'grant_id' | 'order_id' | 'is_share' | 'amount'>;

const waiting = 'gift ';

/** Stands for the grant of a seat in a gift that was not delivered yet: of such an order each session has one. */
export const undeliveredSeatId = (orderId: string, productId: string): string =>
  `${waiting}${orderId} ${productId}`;

/** Nobody has it yet: it is a part of a gift that was not delivered. */
export const isUndeliveredSeat = ({ grant_id }: Pick<CancelledSeatRow, 'grant_id'>): boolean =>
  grant_id.startsWith(waiting);

/**
 * Grants of a product that are not over, with what goes back of each: of an order of the product itself all that is left, once; of an order of
 * more what a refund of the item gives. What a gift gave is of the order that its giver paid.
 */
async function seatsOf(db: Db, { sellerId, productId }: ProductKey, only = sql`true`): Promise<NewSeat[]> {
  const { rows } = await sql<Omit<NewSeat, 'amount'> & { share: number; rest: number; is_first: boolean }>`
    select g.id as grant_id, coalesce(w.order_id, g.order_id) as order_id, coalesce(o.product_id <> g.product_id, false) as is_share, g.share,
      coalesce(o.amount - coalesce(o.refunded, 0), 0)::bigint as rest, row_number() over (partition by g.order_id order by g.id) = 1 as is_first
    from access_grant g left join gift w on w.seller_id = g.seller_id and w.received_id = g.order_id
      left join orders o on o.seller_id = g.seller_id and o.id = coalesce(w.order_id, g.order_id)
    where g.seller_id = ${sellerId} and g.product_id = ${productId} and g.status not in ('revoked', 'ended') and ${only}`.execute(
    db,
  );
  return rows.map(({ share, rest, is_first, ...seat }) => ({
    ...seat,
    amount: seat.is_share ? refundOfShares(share, rest) : is_first ? rest : 0,
  }));
}

/** @param more seats in gifts that were not delivered yet */
export async function sumSeats(db: Db, key: ProductKey, more: readonly NewSeat[]): Promise<SeatTotals> {
  const seats = [...(await seatsOf(db, key)), ...more];
  return { seats: seats.length, amount: seats.reduce((sum, { amount }) => sum + amount, 0) };
}

export async function insertCancellation(trx: Tx, row: CancellationRow): Promise<void> {
  await trx.insertInto('session_cancellation').values(row).execute();
}

/** Writes seats down, each once. */
export async function insertNewSeats(
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

/** Writes down whoever has a seat now, and `more` of gifts that were not delivered yet. */
export async function insertSeats(
  trx: Tx,
  key: ProductKey,
  more: readonly NewSeat[],
  now: Date,
): Promise<void> {
  await insertNewSeats(trx, key, [...(await seatsOf(trx, key)), ...more], now);
}

/**
 * The seats of one order that was paid when the session had been cancelled, or of a grant that opened again; none where it was not. Of one that was
 * there and refused (its payment was disputed) the refund is tried once more.
 */
export async function insertLateSeat(
  trx: Tx,
  key: ProductKey & { grantId: string; orderId: string | null },
  now: Date,
): Promise<void> {
  if (!(await findCancellation(trx, key))) return;
  const { grantId, orderId } = key;
  const only = orderId === null ? sql`g.id = ${grantId}` : sql`g.order_id = ${orderId}`;
  const seats = await seatsOf(trx, key, only);
  const ids = seats.map((seat) => seat.grant_id);
  await tryAgain(trx, key, sql`s.refused is not null and s.grant_id = any(${ids}::text[])`, now);
  await insertNewSeats(trx, key, seats, now);
}

/** Of some products those whose session was cancelled. */
export async function findCancelledAmong(
  db: Db,
  sellerId: string,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from session_cancellation
    where seller_id = ${sellerId} and product_id = any(${[...productIds]}::text[])`.execute(db);
  return new Set(rows.map(({ product_id }) => product_id));
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
export async function retryRefused(trx: Tx, key: ProductKey, now: Date): Promise<number> {
  return tryAgain(trx, key, sql`(s.refused is not null or ${hasFailed('s')})`, now);
}

/** Makes seats `s` due once more, under another key; answers how many. */
async function tryAgain(
  trx: Tx,
  { sellerId, productId }: ProductKey,
  which: RawBuilder<unknown>,
  now: Date,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update cancelled_seat s set attempt = s.attempt + 1, refused = null, settled_at = null, due_at = ${now}::timestamptz
    where s.seller_id = ${sellerId} and s.product_id = ${productId} and ${which}`.execute(trx);
  return Number(numAffectedRows);
}

/** True for seats under this name of whose refund `is` is true; the refund is `f`. */
const hasRefund = (alias: string, is: RawBuilder<boolean>) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`exists (
    select 1 from refund f where f.seller_id = ${column('seller_id')} and f.order_id = ${column('order_id')} and ${is}
      and f.key = 'cancelled-' || case when ${column('is_share')} then ${column('grant_id')} else ${column('product_id')} end || '.' || ${column('attempt')})`;
};

const hasFailed = (alias: string) => hasRefund(alias, sql`f.status = 'failed'`);

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

/** Access ends with the refund; where nobody had it yet, the refund itself is asked. */
const isDone = sql<boolean>`coalesce(g.status = 'revoked', s.settled_at is not null and not ${hasRefund('s', sql`f.status <> 'done'`)})`;

export async function countSeats(db: Db, { sellerId, productId }: ProductKey): Promise<SeatStatuses> {
  const { rows } = await sql<SeatStatuses>`
    select count(*)::int as seats, coalesce(sum(s.amount), 0)::bigint as amount,
      count(*) filter (where f.done)::int as done,
      coalesce(sum(s.amount) filter (where f.done), 0)::bigint as returned,
      count(*) filter (where not f.done and f.failed)::int as failed,
      coalesce(sum(s.amount) filter (where not f.done and f.failed), 0)::bigint as "failedAmount",
      count(*) filter (where s.amount > 0)::int as paid
    from cancelled_seat s left join access_grant g on g.seller_id = s.seller_id and g.id = s.grant_id
      cross join lateral (select ${isDone} as done, s.refused is not null or ${hasFailed('s')} as failed) f
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

/** Who was given it gets no money: that is its giver's. */
const forHolder = <Seat extends CancelledSeat>({ is_gift, ...seat }: Seat & { is_gift: boolean }) => ({
  ...seat,
  ...(is_gift && { amount: 0 }),
});

const holderColumns = sql`s.*, s.refused is not null or ${hasFailed('s')} as has_failed,
  exists (select 1 from gift w where w.seller_id = s.seller_id and w.order_id = s.order_id) as is_gift`;

/** The seat of a grant in a session that was cancelled, as its holder is told of it; null for any other. */
export async function findSeat(
  db: Db,
  { seller_id, id }: { seller_id: string; id: string },
): Promise<CancelledSeat | null> {
  const { rows } = await sql<CancelledSeat & { is_gift: boolean }>`
    select ${holderColumns} from cancelled_seat s where s.seller_id = ${seller_id} and s.grant_id = ${id}`.execute(
    db,
  );
  return rows[0] ? forHolder(rows[0]) : null;
}

/** The seats of a gift as whoever paid for it is told of them, of one that was not delivered yet too: with their money. Sorted by title. */
export async function findGivenSeats(
  db: Db,
  { sellerId, orderId }: { sellerId: string; orderId: string },
): Promise<(CancelledSeat & { title: string; reason: string; is_done: boolean })[]> {
  const { rows } = await sql<CancelledSeat & { title: string; reason: string; is_done: boolean }>`
    select s.*, s.refused is not null or ${hasFailed('s')} as has_failed, ${isDone} as is_done, p.title, c.reason
    from cancelled_seat s join session_cancellation c on c.seller_id = s.seller_id and c.product_id = s.product_id
      join product p on p.seller_id = s.seller_id and p.id = s.product_id
      left join access_grant g on g.seller_id = s.seller_id and g.id = s.grant_id
    where s.seller_id = ${sellerId} and s.order_id = ${orderId} order by p.title, s.grant_id`.execute(db);
  return rows;
}

/** The same of several grants, by the grant. */
export async function findSeats(
  db: Db,
  grantIds: readonly string[],
): Promise<Map<string, CancelledSeat & { reason: string; status: string }>> {
  if (grantIds.length === 0) return new Map();
  const { rows } = await sql<CancelledSeat & { reason: string; status: string; is_gift: boolean }>`
    select ${holderColumns}, c.reason, g.status
    from access_grant g join cancelled_seat s on s.seller_id = g.seller_id and s.grant_id = g.id
      join session_cancellation c on c.seller_id = s.seller_id and c.product_id = s.product_id
    where g.id = any(${[...grantIds]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.grant_id, forHolder(row)]));
}
