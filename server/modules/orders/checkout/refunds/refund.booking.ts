import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { enqueue } from '../../../../platform/jobs/jobs';
import { moveGrants } from '../../../delivery';
import { type Invoices, type Ledger, netOf } from '../../../money';
import type { MoveOrder } from '../order/move-order.service';
import { saleEvent } from '../order/order.events';
import type { OrderEventType } from '../order/order.lifecycle';
import type { OrderRow } from '../order/order.repository';
import type { Offer } from '../placing/offer.service';
import { keepDifference } from '../reconciliation/reconciliation.repository';
import { findRefunds, insertRefund, type RefundRow } from './refund.repository';
import { leftOf, nameOf, nextShare } from './refund.rules';

/**
 * Lets go of what is held of an order's disputes, so that its money is where a refund takes it from. What it answers holds of it again, for
 * those that are not decided, as much as is left for the creator.
 */
export type ReleaseHolds = (
  trx: Tx,
  order: { sellerId: string; orderId: string; reason: string },
) => Promise<(left: number) => Promise<void>>;

/** A refund not started by us. */
export interface GivenBack {
  /** Paise, at most what is left of the order. */
  amount: number;
  reason: string;
  /** The same for every copy of the same news. */
  key: string;
  /** What happens to the order when all of it is back, and when a part is. */
  whole: readonly OrderEventType[];
  part: readonly OrderEventType[];
  /** Kept with the order's story beside the amount. */
  detail?: Record<string, unknown>;
  /** The bank has notified the buyer, who only gets the credit note. */
  isTold?: boolean;
}

export interface RefundBooking {
  /** Amount of a gateway refund or chargeback to book: at most the rest of the order. The excess is stored as a discrepancy. */
  atMostLeft(trx: Tx, order: OrderRow, amount: number, detail: Record<string, unknown>): Promise<number>;
  /** Books a completed refund: */
  complete(trx: Tx, order: OrderRow, refund: RefundRow, offer: Offer): Promise<void>;
  /** Books a refund made at the gateway; false if already booked. */
  outside(trx: Tx, order: OrderRow, offer: Offer, given: GivenBack): Promise<boolean>;
}

interface RefundBookingContext extends Pick<Deps, 'clock' | 'events' | 'log'> {
  moveOrder: MoveOrder;
  ledger: Ledger;
  invoices: Invoices;
  release: ReleaseHolds;
}

async function book(
  { release, moveOrder, events, ledger, invoices }: RefundBookingContext,
  trx: Tx,
  order: OrderRow,
  refund: RefundRow,
  offer: Offer,
  given: Pick<GivenBack, 'whole' | 'part' | 'isTold' | 'detail'>,
): Promise<void> {
  const { seller_id: sellerId, id: orderId, currency } = order;
  const { amount, fee, fee_tax: feeTax } = refund;
  const refunded = {
    amount: (order.refunded ?? 0) + amount,
    fee: (order.refunded_fee ?? 0) + fee,
    feeTax: (order.refunded_fee_tax ?? 0) + feeTax,
  };
  const isWhole = refunded.amount === order.amount;
  const holdAgain =
    order.status === 'disputed' &&
    (await release(trx, { sellerId, orderId, reason: 'The money went back to the buyer' }));
  const moved = await moveOrder(trx, order, {
    events: isWhole ? given.whole : given.part,
    detail: { ...given.detail, ...(amount < order.amount && { amount }) },
    change: { refunded },
  });
  if (moved.outcome !== 'moved')
    throw new Error(`The refund of order ${orderId} succeeded but does not match the order`);
  // After a partial chargeback the sale counts for the rest.
  const isReleased = moved.from === 'disputed' && moved.status !== 'disputed';
  const all = { orderIds: [orderId] };
  if (isWhole)
    await moveGrants({ trx, events }, sellerId, all, { events: ['refund.succeeded'], at: moved.at });
  else if (isReleased)
    await moveGrants({ trx, events }, sellerId, all, { events: ['dispute.won'], at: moved.at });
  if (!isWhole && refund.access_ids)
    await moveGrants(
      { trx, events },
      sellerId,
      { ids: refund.access_ids },
      { events: ['refund.succeeded'], at: moved.at },
    );
  await ledger.postRefund(trx, { sellerId, orderId, amount, fee, feeTax, currency }, nameOf(refund));
  if (holdAgain) await holdAgain(netLeftOf(order, refunded));
  await enqueue(
    trx,
    invoices.creditNoteFor({ sellerId, orderId, refundId: nameOf(refund), amount, at: moved.at }),
  );
  await events.publish(
    trx,
    'order.refunded',
    { ...saleEvent(order, offer), refund: nameOf(refund), amount, isTold: given.isTold ?? false },
    `${orderId} ${nameOf(refund)}`,
  );
}

async function atMostLeft(
  { clock, log }: RefundBookingContext,
  trx: Tx,
  order: OrderRow,
  amount: number,
  about: Record<string, unknown>,
): Promise<number> {
  const taken = Math.min(amount, leftOf(order));
  if (taken === amount) return taken;
  const { provider, id: orderId } = order;
  const detail = { ...about, amount: amount - taken };
  const at = clock.now();
  await keepDifference(trx, { provider, orderId, kind: 'takenTwice', detail, at, isOver: false });
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
  const amount = await atMostLeft(context, trx, order, refund.amount, { refundId: nameOf(refund) });
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

async function outside(
  context: RefundBookingContext,
  trx: Tx,
  order: OrderRow,
  offer: Offer,
  { amount, reason, key, ...how }: GivenBack,
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
    access_ids: null,
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
    atMostLeft: (trx, order, amount, about) => atMostLeft(context, trx, order, amount, about),
    complete: (trx, order, refund, offer) => complete(context, trx, order, refund, offer),
    outside: (trx, order, offer, given) => outside(context, trx, order, offer, given),
  };
}

/** The creator's share of the unrefunded amount. */
function netLeftOf(order: OrderRow, gone: { amount: number; fee: number; feeTax: number }): number {
  const { amount, fee, fee_tax: feeTax } = order;
  return netOf({ amount: amount - gone.amount, fee: fee - gone.fee, feeTax: feeTax - gone.feeTax });
}
