import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { enqueue } from '../../../../platform/jobs/jobs';
import { moveGrants } from '../../../delivery';
import { type Invoices, type Ledger, netOf } from '../../../money';
import { ordersHeldBy, reverseGift } from '../gifts/gift.reversal';
import type { MoveOrder } from '../order/move-order.service';
import { saleEvent } from '../order/order.events';
import type { OrderEventType } from '../order/order.lifecycle';
import type { OrderRow } from '../order/order.repository';
import type { Offer } from '../placing/offer.service';
import { recordDifference } from '../reconciliation/reconciliation.repository';
import {
  findRefunds,
  findSeatsOfItems,
  insertRefund,
  type RefundRow,
  releaseSeats,
} from './refund.repository';
import { nextShare, refundIdOf, remainingAmount } from './refund.rules';

/**
 * Lets go of what is held of an order's disputes, so that its money is where a refund takes it from. What it answers holds of it again, for
 * those that are not decided, as much as is left for the creator.
 */
export type ReleaseHolds = (
  trx: Tx,
  order: { sellerId: string; orderId: string; reason: string },
) => Promise<(left: number) => Promise<void>>;

/** Money that went back without our asking. */
export interface ExternalRefund {
  /** Paise, at most what is left of the order. */
  amount: number;
  reason: string;
  /** The same for every copy of the same news. */
  key: string;
  /** What happens to the order when all of it is back, and when a part is. */
  whole: readonly OrderEventType[];
  part: readonly OrderEventType[];
  /** Grants that it pays for, where it was asked for them. */
  accessIds?: readonly string[] | null | undefined;
  /** Kept with the order's story beside the amount. */
  detail?: Record<string, unknown>;
  /** The bank has notified the buyer, who only gets the credit note. */
  isTold?: boolean;
}

export interface RefundBooking {
  /**
   * How much of what a gateway or a bank has given back is to be booked: no more than is left of the order. The rest was taken twice, and
   * is kept as a difference.
   */
  capToRemaining(trx: Tx, order: OrderRow, amount: number, detail: Record<string, unknown>): Promise<number>;
  /** Books a refund of ours that the gateway has carried out: order, ledger, note, access, message. */
  complete(trx: Tx, order: OrderRow, refund: RefundRow, offer: Offer): Promise<void>;
  /** Books money that went back by itself; false when it was booked before. The order is locked. */
  bookExternal(trx: Tx, order: OrderRow, offer: Offer, given: ExternalRefund): Promise<boolean>;
}

interface RefundBookingContext extends Pick<Deps, 'clock' | 'events' | 'log'> {
  moveOrder: MoveOrder;
  ledger: Ledger;
  invoices: Invoices;
  release: ReleaseHolds;
}

async function book(
  { clock, release, moveOrder, events, ledger, invoices }: RefundBookingContext,
  trx: Tx,
  order: OrderRow,
  refund: RefundRow,
  offer: Offer,
  given: Pick<ExternalRefund, 'whole' | 'part' | 'isTold' | 'detail'>,
): Promise<void> {
  const { seller_id: sellerId, id: orderId, currency } = order;
  const { amount, fee, fee_tax: feeTax } = refund;
  const refunded = {
    amount: (order.refunded ?? 0) + amount,
    fee: (order.refunded_fee ?? 0) + fee,
    feeTax: (order.refunded_fee_tax ?? 0) + feeTax,
  };
  const isWhole = refunded.amount === order.amount;
  const reinstateHold =
    order.status === 'disputed' &&
    (await release(trx, { sellerId, orderId, reason: 'The money went back to the buyer' }));
  const items = isWhole ? [] : (refund.access_ids ?? []);
  const released =
    items.length > 0 ? await findSeatsOfItems(trx, order, await ordersHeldBy(trx, order), items) : [];
  const updated = await moveOrder(trx, order, {
    events: isWhole ? given.whole : given.part,
    detail: {
      ...given.detail,
      ...(amount < order.amount && { amount }),
      ...(released.length > 0 && { released }),
    },
    change: { refunded },
  });
  if (updated.outcome !== 'moved')
    throw new Error(`The refund of order ${orderId} succeeded but does not match the order`);
  // After a partial chargeback the sale counts for the rest.
  const isReleased = updated.from === 'disputed' && updated.status !== 'disputed';
  const all = { orderIds: isReleased ? await ordersHeldBy(trx, order) : [orderId] };
  if (isWhole) {
    await moveGrants({ trx, events }, sellerId, all, { events: ['refund.succeeded'], at: updated.at });
    await reverseGift({ clock, events, moveOrder }, trx, order, offer);
  } else if (isReleased)
    await moveGrants({ trx, events }, sellerId, all, { events: ['dispute.won'], at: updated.at });
  await releaseSeats(trx, sellerId, released);
  if (items.length > 0)
    await moveGrants(
      { trx, events },
      sellerId,
      { ids: items },
      { events: ['refund.succeeded'], at: updated.at },
    );
  await ledger.postRefund(trx, { sellerId, orderId, amount, fee, feeTax, currency }, refundIdOf(refund));
  if (reinstateHold) await reinstateHold(remainingNet(order, refunded));
  await enqueue(
    trx,
    invoices.creditNoteFor({ sellerId, orderId, refundId: refundIdOf(refund), amount, at: updated.at }),
  );
  await events.publish(
    trx,
    'order.refunded',
    { ...saleEvent(order, offer), refund: refundIdOf(refund), amount, isTold: given.isTold ?? false },
    `${orderId} ${refundIdOf(refund)}`,
  );
}

async function capToRemaining(
  { clock, log }: RefundBookingContext,
  trx: Tx,
  order: OrderRow,
  amount: number,
  about: Record<string, unknown>,
): Promise<number> {
  const taken = Math.min(amount, remainingAmount(order));
  if (taken === amount) return taken;
  const { provider, id: orderId } = order;
  const detail = { ...about, amount: amount - taken };
  const at = clock.now();
  await recordDifference(trx, { provider, orderId, kind: 'takenTwice', detail, at, isOver: false });
  log.error({ orderId, ...detail }, 'Refunds exceed the order amount');
  return taken;
}

async function complete(
  context: RefundBookingContext,
  trx: Tx,
  order: OrderRow,
  refund: RefundRow,
  offer: Offer,
): Promise<void> {
  const amount = await capToRemaining(context, trx, order, refund.amount, { refundId: refundIdOf(refund) });
  if (amount === 0) return;
  // A dispute may have been charged back or closed since the request.
  const { fee, feeTax } = nextShare(order, amount);
  const start = order.status === 'fulfilled' ? (['refund.started'] as const) : [];
  const whole = [...start, 'refund.succeeded'] as const;
  const part = [...start, 'refund.parted'] as const;
  const items = refund.access_ids?.length;
  const detail = items ? { items } : {};
  await book(context, trx, order, { ...refund, amount, fee, fee_tax: feeTax }, offer, {
    whole,
    part,
    detail,
  });
}

async function bookExternal(
  context: RefundBookingContext,
  trx: Tx,
  order: OrderRow,
  offer: Offer,
  { amount, reason, key, accessIds, ...how }: ExternalRefund,
): Promise<boolean> {
  const before = await findRefunds(trx, order.seller_id, order.id);
  if (before.some((refund) => refund.key === key)) return false;
  const { fee, feeTax } = nextShare(order, amount);
  const at = context.clock.now();
  const refund: RefundRow = {
    seller_id: order.seller_id,
    order_id: order.id,
    number: before.length + 1,
    status: 'done',
    amount,
    fee,
    fee_tax: feeTax,
    reason,
    key,
    at,
    ended_at: at,
    access_ids: accessIds ? [...accessIds] : null,
  };
  await insertRefund(trx, refund);
  await book(context, trx, order, refund, offer, how);
  return true;
}

export function createRefundBooking(
  deps: Pick<Deps, 'clock' | 'events' | 'log'>,
  parts: {
    moveOrder: MoveOrder;
    ledger: Ledger;
    invoices: Invoices;
    release: ReleaseHolds;
  },
): RefundBooking {
  const context: RefundBookingContext = { ...deps, ...parts };
  return {
    capToRemaining: (trx, order, amount, about) => capToRemaining(context, trx, order, amount, about),
    complete: (trx, order, refund, offer) => complete(context, trx, order, refund, offer),
    bookExternal: (trx, order, offer, given) => bookExternal(context, trx, order, offer, given),
  };
}

/** The creator's share of what has not gone back. */
function remainingNet(order: OrderRow, gone: { amount: number; fee: number; feeTax: number }): number {
  const { amount, fee, fee_tax: feeTax } = order;
  return netOf({ amount: amount - gone.amount, fee: fee - gone.fee, feeTax: feeTax - gone.feeTax });
}
