// A buyer is moved to another date of what they have bought: their order and their seat, and no money.
import { sessionDoor, sessionUid } from '@haat/kinds/parts/live/door';
import type { SaleDate, SaleDates } from '@haat/openapi';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/http/errors';
import { crashPoint } from '../../../platform/observability/crash-point';
import type { Identity } from '../../accounts';
import { type Catalog, countTaken, priceOnDate, type Sellable } from '../../catalog';
import { findCancellation } from '../../delivery';
import type { NoticedEvent, Notifier } from '../../messaging';
import { limitsOf } from '../checkout/holds/stock.repository';
import { findOrder, lockOrder, type OrderRow } from '../checkout/order/order.repository';
import {
  findHeldAmong,
  findSeats,
  findSequence,
  isChanged,
  isRefundAsked,
  lockDates,
  lockSeats,
  moveStock,
  type SeatRow,
  saveChange,
} from './date-changes.repository';
import {
  type ChangedBy,
  changeableUntil,
  isOffered,
  pricePaid,
  type Reason,
  reasonOfDate,
  reasonOfSeat,
  reasons,
  refusalFor,
  seatsIn,
  sessionAt,
} from './date-changes.rules';

type Product = Sellable['product'];

export interface DateChangesDependencies {
  catalog: Pick<Catalog, 'availability' | 'datesOf' | 'forget' | 'getSellable'>;
  identity: Pick<Identity, 'seller'>;
  notify: Pick<Notifier, 'notifyMany'>;
}

export type DateChangesContext = Pick<
  Deps,
  'clock' | 'config' | 'database' | 'jobs' | 'random' | 'webhookBase'
> &
  DateChangesDependencies;

export interface SaleKey {
  sellerId: string;
  orderId: string;
}

export interface DateChangeInput {
  /** The date as it was seen. */
  from: string;
  to: string;
  /** The same for every attempt of one change. */
  key: string;
  by: ChangedBy;
}

/** A seat that an order has of one date among several, and those. */
interface Held {
  order: OrderRow;
  seat: SeatRow;
  product: Product;
  dates: Product[];
}

/** The seat of an order that has one and nothing else; null for gifts, subscriptions and what is sold with others. */
function seatOf(order: OrderRow, seats: readonly SeatRow[]): SeatRow | null {
  const [seat] = seats;
  const isAlone = seats.length === 1 && seat?.product_id === order.product_id && seat.status === 'active';
  return isAlone && order.gift === null && order.subscription_id === null ? seat : null;
}

/** The dates of a product and itself, which may be off sale for good; none of one that was cancelled, whose buyers are refunded. */
async function datesWith(
  { catalog, database: { db } }: DateChangesContext,
  product: Product,
): Promise<Product[]> {
  if (!sessionAt(product)) return [];
  if (await findCancellation(db, { sellerId: product.seller_id, productId: product.id })) return [];
  const dates = await catalog.datesOf(product);
  return dates.some(({ id }) => id === product.id) ? dates : [product, ...dates];
}

/** Null for another's order, and for one whose product is not offered on several dates. */
async function findHeld(context: DateChangesContext, { sellerId, orderId }: SaleKey): Promise<Held | null> {
  const {
    catalog,
    database: { db },
  } = context;
  const order = await findOrder(db, sellerId, orderId);
  const product = order && (await catalog.getSellable(order.product_id))?.product;
  const dates = product ? await datesWith(context, product) : [];
  if (!order || !product || dates.length < 2) return null;
  const seat = seatOf(order, await findSeats(db, { sellerId, orderId }));
  return seat && { order, seat, product, dates };
}

/** @throws Refusal 404 where there is none */
async function heldOf(context: DateChangesContext, key: SaleKey): Promise<Held> {
  const held = await findHeld(context, key);
  if (!held) throw notFound('This sale has no other date');
  return held;
}

/** Why the seat cannot be moved now; null where it can. */
async function refusalOf(
  { clock, database: { db } }: DateChangesContext,
  key: SaleKey,
  { held: { order, seat, product }, by }: { held: Held; by: ChangedBy },
): Promise<Reason | null> {
  const isAsked = await isRefundAsked(db, key, [product.id]);
  return reasonOfSeat({ order, product }, { by, hasAttended: seat.has_attended, isAsked, now: clock.now() });
}

/** The other dates to which a seat could be moved, and why not; until when its buyer may do it themselves, null where they may not. */
export async function choicesOf(
  context: DateChangesContext,
  key: SaleKey,
  by: ChangedBy,
): Promise<{ dates: SaleDates; until: Date | null }> {
  const {
    clock,
    database: { db },
  } = context;
  const found = await heldOf(context, key);
  const { order, product, dates } = found;
  const now = clock.now();
  const refused = await refusalOf(context, key, { held: found, by });
  const others = dates.filter((date) => date.id !== product.id);
  const productIds = others.map(({ id }) => id);
  const taken = await countTaken(db, key.sellerId, productIds);
  const held = await findHeldAmong(db, { sellerId: key.sellerId, phone: order.buyer_phone, productIds });
  const paid = pricePaid(order);
  const items = others.flatMap((date): SaleDate[] => {
    const at = sessionAt(date);
    const price = priceOnDate(order.price_id, product.prices, date.prices)?.amount ?? null;
    const reason = reasonOfDate(date, { price, paid, isHeld: held.has(date.id), now });
    if (!at || reason === 'gone') return [];
    const seats = seatsIn(date, now);
    const isFull = seats !== null && (taken.get(date.id) ?? 0) >= seats;
    const why = reason ?? (isFull ? ('full' as const) : null);
    const { startsAt, timeZone } = at;
    return [{ id: date.id, startsAt, timeZone, price, refused: why && reasons[why] }];
  });
  const own = sessionAt(product);
  return {
    dates: {
      id: product.id,
      startsAt: own?.startsAt ?? now.toISOString(),
      timeZone: own?.timeZone ?? 'Asia/Kolkata',
      price: paid,
      refused: refused && reasons[refused],
      items: items.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)),
    },
    until: refused === null && items.length > 0 ? changeableUntil(product) : null,
  };
}

/** Until when the buyer of an order may change its date; null where they may not, or there is no other. */
export async function buyerUntil(context: DateChangesContext, key: SaleKey): Promise<Date | null> {
  const held = await findHeld(context, key);
  if (!held || (await refusalOf(context, key, { held, by: 'buyer' })) !== null) return null;
  const { product, dates } = held;
  const now = context.clock.now();
  return dates.some((date) => date.id !== product.id && isOffered(date, now))
    ? changeableUntil(product)
    : null;
}

/** The sessions of a seat as calendars have them; those that the other date does not have are taken out. */
function eventsOf(
  { from, to }: { from: Product; to: Product },
  { seatId, sequence, joinUrl }: { seatId: string; sequence: number; joinUrl: string },
): NoticedEvent[] {
  const [before, after] = [sessionAt(from)?.dates ?? [], sessionAt(to)?.dates ?? []];
  const kept = new Set(after.map(({ id }) => id));
  const event = (date: { id: string; startsAt: string; minutes: number }) => ({
    uid: sessionUid(seatId, date.id),
    sequence,
    startsAt: date.startsAt,
    minutes: date.minutes,
    joinUrl,
  });
  const gone = before.filter(({ id }) => !kept.has(id));
  return [...after.map(event), ...gone.map((date) => ({ ...event(date), isCancelled: true }))];
}

interface Changed {
  order: OrderRow;
  from: Product;
  to: Product;
  seatId: string;
  /** In calendars, from now on. */
  sequence: number;
  /** Of this change. */
  stepId: string;
  by: ChangedBy;
  seller: { name: string; email: string | null };
}

async function tell(context: DateChangesContext, trx: Tx, changed: Changed): Promise<void> {
  const { clock, config, notify, webhookBase } = context;
  const { order, from, to, seatId, sequence, stepId, by, seller } = changed;
  const origin = config.publicUrl ?? webhookBase();
  const path = sessionDoor(seatId);
  const events = eventsOf({ from, to }, { seatId, sequence, joinUrl: origin + path });
  const [event] = events;
  const timeZone = sessionAt(to)?.timeZone ?? 'Asia/Kolkata';
  if (!event) return;
  const at = clock.now().toISOString();
  const buyer = {
    template: 'session' as const,
    about: 'dateChanged' as const,
    phone: order.buyer_phone,
    email: order.buyer_email,
    key: `${order.id} date ${stepId}`,
    productTitle: to.title,
    sellerName: seller.name,
    isPaid: order.amount > 0,
    at,
    timeZone,
    url: `${origin}${path}?from=link`,
    event,
    ...(events.length > 1 && { events }),
    language: order.buyer_language ?? (to.language === 'hi' ? ('hi' as const) : ('en' as const)),
  };
  const notices =
    by === 'buyer'
      ? [
          {
            template: 'dateChanged' as const,
            sellerId: order.seller_id,
            email: seller.email,
            orderId: order.id,
            key: `${order.id} date ${stepId}`,
            productTitle: to.title,
            buyerName: order.buyer_name,
            oldDate: sessionAt(from)?.startsAt ?? at,
            newDate: event.startsAt,
            timeZone,
          },
        ]
      : [];
  await notify.notifyMany(trx, [...(order.buyer_phone === '' ? [] : [buyer]), ...notices]);
}

/** Throws where a seat cannot be moved now. */
function refuse(reason: Reason | null): void {
  if (reason) throw refusalFor(reason);
}

/**
 * Moves the seat of an order to another date: the new seat is taken and the old one released, with the story and the messages, in one
 * transaction. Under the same key, and where it is there already, nothing happens.
 * @throws Refusal 404, 409 (not from this date, not to that one, or it is full)
 */
export async function changeDate(
  context: DateChangesContext,
  key: SaleKey,
  input: DateChangeInput,
): Promise<void> {
  const { catalog, clock, database, random, jobs } = context;
  const { from: fromId, to: toId, by } = input;
  const before = await heldOf(context, key);
  // Sent again: by now the date that was left may be none of these any more.
  if (await isChanged(database.db, key, input.key)) return;
  // What is chosen is one of the dates of this, or nothing of anybody's.
  const to = before.dates.find(({ id }) => id === toId);
  const from = before.dates.find(({ id }) => id === fromId);
  if (!to || !from) throw notFound('This date was not found');
  const { sellerId } = key;
  const availability = await catalog.availability(to);
  const seller = await context.identity.seller(sellerId);
  const price = priceOnDate(before.order.price_id, from.prices, to.prices);
  const isMoved = await database.tx(async (trx) => {
    // Products come before orders, as with whoever cancels a session.
    const versions = await lockDates(trx, { sellerId, from: fromId, to: toId });
    const order = await lockOrder(trx, sellerId, key.orderId);
    if (!order || (await isChanged(trx, key, input.key)) || order.product_id === toId) return false;
    const seat = seatOf(order, await lockSeats(trx, key));
    if (!seat || order.product_id !== fromId) throw refusalFor('elsewhere');
    const now = clock.now();
    const isAsked = await isRefundAsked(trx, key, [fromId, toId]);
    refuse(reasonOfSeat({ order, product: from }, { by, hasAttended: seat.has_attended, isAsked, now }));
    const held = await findHeldAmong(trx, { sellerId, phone: order.buyer_phone, productIds: [toId] });
    const terms = { price: price?.amount ?? null, paid: pricePaid(order), isHeld: held.has(toId), now };
    refuse(reasonOfDate(to, terms));
    if (!price?.id) throw refusalFor('noPrice');
    if (versions.get(toId) !== to.version || versions.get(fromId) !== from.version)
      throw refusalFor('elsewhere');
    // What was archived before keeps its version when it is cancelled.
    if (await findCancellation(trx, { sellerId, productId: fromId })) throw refusalFor('elsewhere');
    const limits = limitsOf({ id: price.id, stock: price.stock }, availability);
    const place = { productId: toId, priceId: price.id };
    const isTaken = await moveStock(trx, order, {
      from: { productId: fromId, priceId: order.price_id },
      to: { ...place, limits },
    });
    if (!isTaken) throw refusalFor('full');
    const base = seat.session_sequence + (await findSequence(trx, { sellerId, productId: fromId })) + 1;
    const stepId = random.uuid();
    const detail = { from: fromId, to: toId, by, key: input.key };
    await saveChange(trx, order, {
      seatId: seat.id,
      to: place,
      sequence: base,
      at: now,
      step: { id: stepId, detail },
    });
    const sequence = base + (await findSequence(trx, { sellerId, productId: toId }));
    await tell(context, trx, {
      order,
      from,
      to,
      seatId: seat.id,
      sequence,
      stepId,
      by,
      seller: { name: seller?.name ?? '', email: seller?.email ?? null },
    });
    crashPoint('date-changes.written');
    return true;
  });
  crashPoint('date-changes.saved');
  if (!isMoved) return;
  for (const id of [fromId, toId]) catalog.forget(id, sellerId);
  jobs.kick();
}
