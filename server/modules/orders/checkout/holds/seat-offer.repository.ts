import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { seatsOfAll } from '../../../catalog';

interface OfferedSeat {
  sellerId: string;
  productId: string;
  /** Of the waiting list. */
  placeId: string;
}

/** A new order takes the seat that is offered: what is taken stays the same. False where it is not offered any more. */
export async function useOffer(
  trx: Tx,
  { sellerId, productId, placeId }: OfferedSeat,
  { orderId, now }: { orderId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update waiting_place set status = 'ordered', order_id = ${orderId}
    where seller_id = ${sellerId} and product_id = ${productId} and id = ${placeId}
      and status = 'offered' and offered_until > ${now}
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** Whether the seat that an order held is offered again to whoever ordered it, locked until the transaction ends. */
export async function hasOffer(
  trx: Tx,
  { sellerId, orderId }: { sellerId: string; orderId: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from waiting_place
    where seller_id = ${sellerId} and order_id = ${orderId} and status = 'offered' and offered_until > ${now}
    for update`.execute(trx);
  return rows.length > 0;
}

/** That order takes it back: the offer counts no more, and the order does with its next move. After `hasOffer`. */
export async function giveOffer(
  trx: Tx,
  { sellerId, productId, orderId }: { sellerId: string; productId: string; orderId: string },
): Promise<void> {
  await sql`
    with given as (
      update waiting_place set status = 'ordered'
      where seller_id = ${sellerId} and order_id = ${orderId} and status = 'offered' returning 1)
    update stock_taken set taken = greatest(taken - 1, 0)
    where seller_id = ${sellerId} and product_id = ${productId} and price_id = ${seatsOfAll} and exists (select 1 from given)`.execute(
    trx,
  );
}

/**
 * As a part of the statement that moves an unpaid order: a seat that it lets go stays offered to whoever waited for it, for as long as was said.
 * Reads `moved`.
 */
export const offerAgain = `reoffered as (
  update waiting_place w set status = 'offered' from moved m
  where w.seller_id = m.seller_id and w.order_id = m.order_id and w.product_id = m.product_id and w.status = 'ordered'
    and w.offered_until > m.at and m.taken < 0
  returning w.product_id)`;

/** How much of what comes back with the count `k` is held by that offer. */
export const keptByOffer = `case when k.price_id = '${seatsOfAll}' and exists (
  select 1 from reoffered r where r.product_id = k.product_id) then 1 else 0 end`;
