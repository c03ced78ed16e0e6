import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';
import { seatsOfAll, seatsTaken } from '../../catalog';

export type PlaceRow = Selectable<Schema['waiting_place']>;

export interface ListKey {
  sellerId: string;
  productId: string;
}

/** Joins and offers of one list come one after the other until the transaction ends. */
export async function lockList(trx: Tx, { sellerId, productId }: ListKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`waiting list ${sellerId} ${productId}`}, 0))`.execute(
    trx,
  );
}

const ofList = ({ sellerId, productId }: ListKey) =>
  sql<boolean>`seller_id = ${sellerId} and product_id = ${productId}`;

export async function findPlace(db: Db, key: ListKey, id: string): Promise<PlaceRow | null> {
  const row = await db
    .selectFrom('waiting_place')
    .selectAll()
    .where(ofList(key))
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function findPlaceOf(trx: Tx, key: ListKey, phone: string): Promise<PlaceRow | null> {
  const row = await trx
    .selectFrom('waiting_place')
    .selectAll()
    .where(ofList(key))
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row ?? null;
}

/** The order that a place was used for has its seat; `such` is about the order `o`. */
const isOrdered = (
  such: RawBuilder<boolean> = sql`true`,
) => sql<boolean>`(status = 'ordered' and exists (select 1 from orders o
  where o.seller_id = waiting_place.seller_id and o.id = waiting_place.order_id and o.product_id = waiting_place.product_id and o.holds_stock and ${such}))`;

/**
 * What a phone has ordered keeps it from joining again as long as it is to be paid: not once its seat is let go or, for who has proved the number, it is paid.
 * Anybody else would take the place of somebody's seat from them.
 */
export async function removeUsed(trx: Tx, key: ListKey, phone: string, isProved: boolean): Promise<void> {
  const stays = isProved ? isOrdered(sql`o.paid_at is null`) : isOrdered();
  await removePlaces(
    trx,
    sql<boolean>`${ofList(key)} and phone = ${phone} and status = 'ordered' and not ${stays}`,
  );
}

/** The last place of a list, which `lockList` holds still. */
export async function insertPlace(trx: Tx, row: Omit<PlaceRow, 'turn'>): Promise<void> {
  const turn = sql<number>`(select coalesce(max(w.turn), 0) + 1 from waiting_place w
    where w.seller_id = ${row.seller_id} and w.product_id = ${row.product_id})`;
  await trx
    .insertInto('waiting_place')
    .values({ ...row, turn })
    .execute();
}

/** Its number among those who wait: 1 is asked next. */
export async function numberOf(db: Db, { seller_id, product_id, turn }: PlaceRow): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*)::int as number from waiting_place
    where seller_id = ${seller_id} and product_id = ${product_id} and status = 'waiting' and turn <= ${turn}`.execute(
    db,
  );
  return rows[0]?.number ?? 1;
}

/** How many are on a list, and on how many lists a phone is. Whoever has ordered waits no more. */
export async function countPlaces(
  db: Db,
  key: ListKey,
  phone: string,
): Promise<{ places: number; lists: number }> {
  const { rows } = await sql<{ places: number; lists: number }>`
    select (select count(*)::int from waiting_place where ${ofList(key)} and status <> 'ordered') as places,
      (select count(*)::int from waiting_place where phone = ${phone} and status <> 'ordered') as lists`.execute(
    db,
  );
  return rows[0] ?? { places: 0, lists: 0 };
}

export async function countWaiting(db: Db, key: ListKey): Promise<{ waiting: number; offered: number }> {
  const { rows } = await sql<{ waiting: number; offered: number }>`
    select count(*) filter (where status = 'waiting')::int as waiting,
      count(*) filter (where status = 'offered')::int as offered
    from waiting_place where ${ofList(key)}`.execute(db);
  return rows[0] ?? { waiting: 0, offered: 0 };
}

/** Deletes places; the seats that were offered to them are free again. Answers how many there were. */
async function removePlaces(trx: Tx, which: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    with gone as (
      delete from waiting_place where ${which} returning seller_id, product_id, status
    ), freed as (
      select seller_id, product_id, count(*)::int as seats from gone where status = 'offered' group by 1, 2
    ), stocked as (
      update stock_taken s set taken = greatest(s.taken - freed.seats, 0) from freed
      where s.seller_id = freed.seller_id and s.product_id = freed.product_id and s.price_id = ${seatsOfAll}
    )
    select count(*)::int as removed from gone`.execute(trx);
  return rows[0]?.removed ?? 0;
}

export const removePlace = (trx: Tx, key: ListKey, id: string): Promise<number> =>
  removePlaces(trx, sql<boolean>`${ofList(key)} and id = ${id}`);

/** Those whose time is over: an offer that nobody took, and one whose order has not got its seat or has let it go. */
export const removeLapsed = (trx: Tx, key: ListKey, now: Date): Promise<number> =>
  removePlaces(trx, sql<boolean>`${ofList(key)} and offered_until <= ${now} and not ${isOrdered()}`);

export const removeList = (trx: Tx, key: ListKey): Promise<number> => removePlaces(trx, ofList(key));

/** Whoever holds an offer of a list. */
export async function findOffered(trx: Tx, key: ListKey, now: Date): Promise<PlaceRow[]> {
  return trx
    .selectFrom('waiting_place')
    .selectAll()
    .where(ofList(key))
    .where('status', '=', 'offered')
    .where('offered_until', '>', now)
    .orderBy('id')
    .execute();
}

/** Seats of a product that are held, with its count locked until the transaction ends. */
export async function lockTaken(trx: Tx, { sellerId, productId }: ListKey): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    insert into stock_taken as s (seller_id, product_id, price_id, taken)
    select ${sellerId}::uuid, ${productId}, ${seatsOfAll}, ${seatsTaken({ sellerId, productId })}
    on conflict (seller_id, product_id, price_id) do update set taken = s.taken
    returning taken`.execute(trx);
  return rows[0]?.taken ?? 0;
}

/** Offers a seat to each of the first who wait, at most `most`; `lockTaken` comes before. Answers them in their order. */
export async function offerSeats(
  trx: Tx,
  key: ListKey,
  { most, until }: { most: number; until: Date },
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    with next as (
      select seller_id, id from waiting_place where ${ofList(key)} and status = 'waiting'
      order by turn limit ${most} for update skip locked
    ), offered as (
      update waiting_place w set status = 'offered', offered_until = ${until} from next
      where w.seller_id = next.seller_id and w.id = next.id returning w.*
    ), stocked as (
      update stock_taken set taken = taken + (select count(*)::int from offered)
      where seller_id = ${key.sellerId} and product_id = ${key.productId} and price_id = ${seatsOfAll}
    )
    select * from offered order by turn`.execute(trx);
  return rows;
}

/** Lists that somebody is on, after one of them, in their order. */
export async function findLists(db: Db, after: ListKey | null, limit: number): Promise<ListKey[]> {
  const { rows } = await sql<{ seller_id: string; product_id: string }>`
    select distinct seller_id, product_id from waiting_place
    where ${after === null ? sql`true` : sql`(seller_id, product_id) > (${after.sellerId}::uuid, ${after.productId})`}
    order by seller_id, product_id limit ${limit}`.execute(db);
  return rows.map(({ seller_id, product_id }) => ({ sellerId: seller_id, productId: product_id }));
}
