// Whoever waits for a seat of a session that is full: joining, the place, leaving.
import type { WaitingList } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, Refusal, tooMany } from '../../../platform/http/errors';
import { type Catalog, countTaken } from '../../catalog';
import { isPaid } from '../checkout/order/order.lifecycle';
import { findOrder } from '../checkout/order/order.repository';
import { type PlaceRight, placeToken, readPlaceToken } from './place-token';
import {
  countPlaces,
  countWaiting,
  findPlace,
  findPlaceOf,
  insertPlace,
  type ListKey,
  lockList,
  numberOf,
  type PlaceRow,
  removePlace,
  removeUsed,
} from './waiting-list.repository';
import { mostListsOfPhone, mostPlaces, waitableIn } from './waiting-list.rules';

export interface WaitingListContext extends Pick<Deps, 'clock' | 'database' | 'random' | 'signer'> {
  catalog: Pick<Catalog, 'forget' | 'getSellable'>;
}

/** A place as its token shows it. */
export type ShownPlace =
  | { state: 'waiting'; number: number }
  | { state: 'offered'; until: Date }
  /** Its order has the seat. */
  | { state: 'ordered'; orderId: string; isPaid: boolean }
  /** It has lapsed, was left, or the list has ended. */
  | { state: 'ended' };

export interface JoinInput {
  /** E.164. */
  phone: string;
  email: string | null;
  /** The browser has proved the number. */
  isProved: boolean;
  /** What they read; null where that is not known. */
  language: PlaceRow['language'];
}

/** The list of a product that is on sale, and whether it is full now. @throws Refusal 404 (there is nothing to wait for) */
async function listOf(
  { catalog, clock, database }: WaitingListContext,
  productId: string,
): Promise<{ key: ListKey; isFull: boolean }> {
  const sellable = await catalog.getSellable(productId);
  const waitable = sellable && waitableIn(sellable.product, clock.now());
  if (!sellable || !waitable?.isOnSale) throw notFound('Product not found');
  const { sellerId } = sellable;
  const { seats } = waitable;
  const isFull =
    seats !== null && ((await countTaken(database.db, sellerId, [productId])).get(productId) ?? 0) >= seats;
  return { key: { sellerId, productId }, isFull };
}

/** Whether somebody can wait for a seat now; public pages may be some seconds behind. */
export async function isFull(context: WaitingListContext, productId: string): Promise<boolean> {
  try {
    return (await listOf(context, productId)).isFull;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Takes a place on the list of a full session; the same number again has the place it has. Answers its token: of a place that there was already
 * one that says its number alone, unless the browser has proved the number.
 * @throws Refusal 404 (nothing to wait for), 409 (a seat is free, or the list is full), 429 (the number is on too many lists)
 */
export async function join(
  context: WaitingListContext,
  productId: string,
  { phone, email, isProved, language }: JoinInput,
): Promise<string> {
  const { catalog, clock, database, random, signer } = context;
  const tokenOf = (placeId: string, right: PlaceRight) => placeToken(signer, { productId, placeId }, right);
  const { key, isFull } = await listOf(context, productId);
  if (!isFull) throw conflict('not_full', 'There is a seat for you. You do not have to wait');
  const made = await database.tx(async (trx) => {
    await lockList(trx, key);
    await removeUsed(trx, key, phone, isProved);
    const existing = await findPlaceOf(trx, key, phone);
    if (existing) return tokenOf(existing.id, isProved ? 'held' : 'shown');
    const { places, lists } = await countPlaces(trx, key, phone);
    if (places >= mostPlaces) throw conflict('list_full', 'The waiting list is full. Check again later');
    if (lists >= mostListsOfPhone)
      throw tooMany('too_many_lists', 'This number is on too many waiting lists. Leave one first');
    const id = random.publicId();
    await insertPlace(trx, {
      seller_id: key.sellerId,
      id,
      product_id: productId,
      phone,
      email,
      joined_at: clock.now(),
      status: 'waiting',
      offered_until: null,
      order_id: null,
      language,
    });
    return tokenOf(id, 'held');
  });
  catalog.forget(productId, key.sellerId);
  return made;
}

interface OpenPlace {
  key: ListKey;
  place: PlaceRow | null;
  right: PlaceRight;
}

async function open(
  { catalog, database, signer }: WaitingListContext,
  productId: string,
  token: string,
): Promise<OpenPlace | null> {
  const read = readPlaceToken(signer, productId, token);
  const sellable = read && (await catalog.getSellable(productId));
  if (!read || !sellable) return null;
  const key = { sellerId: sellable.sellerId, productId };
  return { key, place: await findPlace(database.db, key, read.placeId), right: read.right };
}

/** What a token opens; null for one that is not ours. Of another's place its number alone is said. */
export async function showPlace(
  context: WaitingListContext,
  productId: string,
  token: string,
): Promise<{ place: ShownPlace; right: PlaceRight } | null> {
  const opened = await open(context, productId, token);
  if (!opened) return null;
  const { place, right } = opened;
  const { clock, database } = context;
  const ended = { place: { state: 'ended' }, right } as const;
  if (!place) return ended;
  const { status, offered_until: until, order_id: orderId } = place;
  if (status === 'waiting')
    return { place: { state: 'waiting', number: await numberOf(database.db, place) }, right };
  if (right === 'shown') return ended;
  if (status === 'ordered' && orderId !== null) {
    const order = await findOrder(database.db, place.seller_id, orderId);
    // The order tells, long after the time of the offer.
    const holdsSeat = order?.holds_stock === true && order.product_id === productId;
    return holdsSeat ? { place: { state: 'ordered', orderId, isPaid: isPaid(order.status) }, right } : ended;
  }
  return until && until > clock.now() ? { place: { state: 'offered', until }, right } : ended;
}

/** Whether a token has a seat to buy now. */
export async function hasOfferedSeat(
  context: WaitingListContext,
  productId: string,
  token: string,
): Promise<boolean> {
  const shown = token === '' ? null : await showPlace(context, productId, token);
  return shown?.place.state === 'offered';
}

/** Gives a place up, and the seat that is held for it. Idempotent. @throws Refusal 404 for a token that does not hold it */
export async function leave(context: WaitingListContext, productId: string, token: string): Promise<void> {
  const opened = await open(context, productId, token);
  if (opened?.right !== 'held') throw notFound();
  const { key, place } = opened;
  if (!place || place.status === 'ordered') return;
  await context.database.tx((trx) => removePlace(trx, key, place.id));
  context.catalog.forget(productId, key.sellerId);
}

/** How many wait, for the creator. @throws Refusal 404 for another's product, and for what has no seats */
export async function viewList(
  { catalog, clock, database }: WaitingListContext,
  sellerId: string,
  productId: string,
): Promise<WaitingList> {
  const sellable = await catalog.getSellable(productId);
  if (sellable?.sellerId !== sellerId) throw notFound('Product not found');
  const waitable = waitableIn(sellable.product, clock.now());
  const counts = await countWaiting(database.db, { sellerId, productId });
  return { isOpen: waitable !== null && waitable.seats !== null, ...counts };
}
