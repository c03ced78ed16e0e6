import { hasBegun } from '@haat/kinds/parts/live/session.rules';
import { kindOf } from '@haat/kinds/rules';
import { conflict, type Refusal } from '../../../platform/http/errors';
import type { Sellable } from '../../catalog';
import type { OrderRow } from '../checkout/order/order.repository';

type Product = Sellable['product'];

export type ChangedBy = 'creator' | 'buyer';

/** When a date is held, once it has a time. */
export function sessionAt(product: Product) {
  const held = kindOf(product).session?.(product.content as never);
  return held ? { ...held, startsAt: held.session.startsAt } : null;
}

/** How many there are on a date; null without a limit. */
export const seatsIn = ({ kind, content }: Product, now: Date): number | null =>
  kindOf({ kind }).seats?.(content as never, now) ?? null;

/** Until when its buyers may change it themselves; null where they may not. */
export function changeableUntil(product: Product): Date | null {
  const held = sessionAt(product);
  const ms = kindOf(product).dateChangeMs?.(product.content as never) ?? null;
  return held && ms !== null ? new Date(Date.parse(held.startsAt) - ms) : null;
}

/** Paise that was the price of the seat: what was paid, and what a discount took off. */
export const pricePaid = ({ amount, discount }: Pick<OrderRow, 'amount' | 'discount'>): number =>
  amount + discount;

export const reasons = {
  notPaid: 'The date of a seat can be changed while it is paid for and neither refunded nor disputed',
  asked: 'A refund was asked for. It is decided first',
  attended: 'The room was entered already, so the date cannot be changed',
  begun: 'It has started, so the date cannot be changed',
  notByBuyers: 'The date of this seat cannot be changed here. Ask whoever holds it',
  late: 'It is too late to change the date here. Ask whoever holds it',
  gone: 'This date is not offered any more. Choose another one',
  full: 'This date is full',
  dearer: 'This date costs more than was paid. Book it separately, or choose another one',
  noPrice: 'This date has no price like the one that was paid',
  held: 'There is a seat on this date already',
  elsewhere: 'The date was changed meanwhile. Look at it again',
} as const;

const codes: Readonly<Record<keyof typeof reasons, string>> = {
  notPaid: 'date_not_changeable',
  asked: 'refund_asked',
  attended: 'date_not_changeable',
  begun: 'date_begun',
  notByBuyers: 'date_not_changeable',
  late: 'date_too_late',
  gone: 'date_gone',
  full: 'sold_out',
  dearer: 'date_dearer',
  noPrice: 'date_without_price',
  held: 'date_held',
  elsewhere: 'date_changed',
};

export type Reason = keyof typeof reasons;

export const refusalFor = (reason: Reason): Refusal => conflict(codes[reason], reasons[reason]);

/** Why a seat cannot be moved from the date it is on; null where it can. */
export function reasonOfSeat(
  { order, product }: { order: Pick<OrderRow, 'status'>; product: Product },
  { by, hasAttended, isAsked, now }: { by: ChangedBy; hasAttended: boolean; isAsked: boolean; now: Date },
): Reason | null {
  const held = sessionAt(product);
  if (order.status !== 'fulfilled') return 'notPaid';
  if (isAsked) return 'asked';
  if (hasAttended) return 'attended';
  if (!held || hasBegun(held, now)) return 'begun';
  if (by === 'creator') return null;
  const until = changeableUntil(product);
  if (!until) return 'notByBuyers';
  return now >= until ? 'late' : null;
}

/** Whether a date is on sale and still to come. */
export function isOffered(product: Product, now: Date): boolean {
  const held = sessionAt(product);
  return product.status === 'published' && held !== null && !hasBegun(held, now);
}

/** Why a seat cannot be moved to a date, whatever seats are free there; null where it can. `price`: paise of that date. */
export function reasonOfDate(
  product: Product,
  { price, paid, isHeld, now }: { price: number | null; paid: number; isHeld: boolean; now: Date },
): Reason | null {
  if (!isOffered(product, now)) return 'gone';
  if (isHeld) return 'held';
  if (price === null) return 'noPrice';
  return price > paid ? 'dearer' : null;
}
