import type { Price } from '@haat/openapi';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';
import { type ProductAvailability, seatsAwaited, seatsOfAll, seatsTaken } from '../../../catalog';

/** How many may be sold under one count: a price's own, or that of all prices. */
export interface Limit {
  priceId: string;
  most: number;
  /** The product that has the count, where it is another one that is sold with it. */
  productId?: string;
}

/** Stock limits of a price. Its own limit comes first: */
export const limitsOf = (
  price: { id: string; stock?: Price['stock'] | undefined },
  { seats, seatsOfHeld }: Pick<ProductAvailability, 'seats' | 'seatsOfHeld'>,
): Limit[] => [
  ...(price.stock === undefined ? [] : [{ priceId: price.id, most: price.stock }]),
  ...(seats === null ? [] : [{ priceId: seatsOfAll, most: seats }]),
  ...[...seatsOfHeld].map(([productId, most]) => ({ productId, priceId: seatsOfAll, most })),
];

/** Of the seats of the product itself, over all its prices. */
export const isOwnSeat = ({ priceId, productId }: Limit): boolean =>
  priceId === seatsOfAll && productId === undefined;

interface Stocked {
  sellerId: string;
  productId: string;
}

/**
 * Takes this many pieces under each limit if each has as many left; to be undone with the transaction when it does not answer null, but with how many
 * there were.
 */
export async function takeStock(
  trx: Transaction<Schema>,
  product: Stocked,
  limits: readonly Limit[],
  quantity: number,
): Promise<number | null> {
  for (const limit of limits) {
    const left = await takePieces(trx, product, limit, quantity);
    if (left !== null) return left;
  }
  return null;
}

/** How many pieces orders hold, as the orders themselves tell. */
const availability = ({ sellerId, productId }: Stocked, priceId: string) =>
  priceId === seatsOfAll
    ? seatsTaken({ sellerId, productId })
    : sql`(select coalesce(sum(quantity), 0)::int from orders
        where seller_id = ${sellerId} and product_id = ${productId} and price_id = ${priceId}
          and holds_stock and (subscription_id is null or subscription_id = id))`;

/** Of what is held by nobody, how much is not on sale: free seats belong to those who wait for one. */
const awaited = (product: Stocked, priceId: string) =>
  priceId === seatsOfAll ? seatsAwaited(product) : sql<number>`0`;

/**
 * The first time something is limited the orders that stand are counted, of all prices for what limits them all; from then on the count
 * alone tells.
 */
async function takePieces(
  trx: Transaction<Schema>,
  product: Stocked,
  { priceId, most, productId = product.productId }: Limit,
  quantity: number,
): Promise<number | null> {
  const { sellerId } = product;
  const reserved = awaited({ sellerId, productId }, priceId);
  const { rows } = await sql<{ taken: number }>`
    insert into stock_taken as s (seller_id, product_id, price_id, taken)
    select ${sellerId}::uuid, ${productId}, ${priceId}, ${quantity}::int + ${availability({ sellerId, productId }, priceId)}
    on conflict (seller_id, product_id, price_id) do update set taken = s.taken + ${quantity}::int
      where s.taken + ${quantity}::int + ${reserved} <= ${most}
    returning taken + ${reserved} as taken`.execute(trx);
  const taken = rows[0]?.taken;
  if (taken === undefined)
    return Math.max(0, most - (await countTaken(trx, { sellerId, productId, priceId })));
  return taken <= most ? null : Math.max(0, most - (taken - quantity));
}

/** What is held, and what belongs to those who wait. */
async function countTaken(
  trx: Transaction<Schema>,
  { sellerId, productId, priceId }: { sellerId: string; productId: string; priceId: string },
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select taken + ${awaited({ sellerId, productId }, priceId)} as taken from stock_taken
    where seller_id = ${sellerId} and product_id = ${productId} and price_id = ${priceId}`.execute(trx);
  return rows[0]?.taken ?? 0;
}

/** Whether this many more may be sold under every limit, locked until the transaction ends. */
export async function hasStockLeft(
  trx: Transaction<Schema>,
  product: Stocked,
  limits: readonly Limit[],
  quantity: number,
): Promise<boolean> {
  const { sellerId } = product;
  for (const { priceId, most, productId = product.productId } of limits) {
    const { rows } = await sql<{ taken: number }>`
      insert into stock_taken as s (seller_id, product_id, price_id, taken)
      select ${sellerId}::uuid, ${productId}, ${priceId}, ${availability({ sellerId, productId }, priceId)}
      on conflict (seller_id, product_id, price_id) do update set taken = s.taken
      returning taken + ${awaited({ sellerId, productId }, priceId)} as taken`.execute(trx);
    if ((rows[0]?.taken ?? 0) + quantity > most) return false;
  }
  return true;
}
