import { GatewaySilent, type PaymentNotice, type SeenRefund } from '../../../../gateways/payments';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { enqueue } from '../../../../platform/jobs/jobs';
import { platformAccountId } from '../../../../platform/money/platform-account';
import type { Ledger } from '../../../money';
import { recordNotice } from '../order/move.repository';
import type { OrderLookup } from '../order/order.lookup';
import type { OrderFacts } from '../order/order.repository';
import type { UnpaidOrders } from '../payments/unpaid.service';
import { recordDifference } from './reconciliation.repository';
import {
  endUnmatchedPayment,
  findStuckUnmatchedPayments,
  findUnmatchedPayment,
  insertUnmatchedPayment,
  noteOnOrder,
  type UnmatchedPaymentRow,
} from './unmatched-payment.repository';

/** Why a payment is unmatched: it came after the sale was over */
export type UnmatchedPaymentReason = 'late' | 'twice' | 'amount';

export interface UnmatchedPayments {
  /** Remembers a payment that bought nothing, and gives it back by itself; a copy changes nothing. */
  record(trx: Tx, order: OrderFacts, notice: PaymentNotice, reason: UnmatchedPaymentReason): Promise<void>;
  /** Asks about the going back of a payment now. @throws GatewaySilent */
  resume(provider: string, paymentId: string): Promise<void>;
  /** The gateway has given a payment back, whoever asked it to; false when it is none that bought nothing. */
  markReturned(provider: string, paymentId: string): Promise<boolean>;
  /** A bank took a payment back by itself, in the same transaction; a part of one leaves it as it is. */
  recordChargeback(trx: Tx, payment: { order: OrderFacts; paymentId: string; amount: number }): Promise<void>;
  /** Those that do not go back by themselves, the oldest first; or those that were settled by hand, the newest first. */
  findStuck(isSettled: boolean): Promise<StuckUnmatchedPayment[]>;
  /** Hears whether the gateway has given it back meanwhile, before somebody does; asks it for nothing. */
  refresh(unmatched: StuckUnmatchedPayment): Promise<void>;
  /** Somebody gave it back from our bank; false when it has ended before. */
  settle(trx: Tx, unmatched: StuckUnmatchedPayment): Promise<boolean>;
}

/** Queues of the operator. */
type StuckUnmatchedPayment = UnmatchedPaymentRow & { seller_id: string };

interface ReturnJob {
  provider: string;
  paymentId: string;
}

const queue = 'checkout.return';
/** Ms between lookups of a refund that the gateway has accepted */
const askAgainAfter = 30 * 60_000;
/** Ms of processing after which it needs attention. */
const stuckAfter = 3 * 24 * 60 * 60_000;
const mostStuck = 200;
/** Days of retries: a gateway outage is temporary. */
const attempts = 60;

const noticeOutcomes = { late: 'late', twice: 'paidTwice', amount: 'mismatch' } as const;
const reasons: Record<UnmatchedPaymentReason, string | null> = {
  late: 'Your payment arrived after this was no longer on sale. It is refunded automatically within 7 working days',
  amount: 'The amount you paid does not match the price. It is refunded automatically within 7 working days',
  // The order is paid.
  twice: null,
};

export type UnmatchedPaymentDeps = Pick<Deps, 'database' | 'events' | 'gateways' | 'jobs' | 'clock' | 'log'>;

interface UnmatchedPaymentsContext extends UnmatchedPaymentDeps {
  orderLookup: OrderLookup;
  ledger: Ledger;
  unpaidOrders: UnpaidOrders;
}

function movementOf(unmatched: Pick<UnmatchedPaymentRow, 'provider' | 'payment_id' | 'amount'>) {
  return {
    sellerId: platformAccountId,
    reference: `${unmatched.provider}:${unmatched.payment_id}`,
    amount: unmatched.amount,
  };
}

async function end(
  { clock, log, ledger, events }: UnmatchedPaymentsContext,
  trx: Tx,
  unmatched: UnmatchedPaymentRow,
  order: OrderFacts,
): Promise<void> {
  const { provider, payment_id: paymentId, amount } = unmatched;
  const at = clock.now();
  if (!(await endUnmatchedPayment(trx, unmatched, { status: 'returned', at }))) {
    if ((await findUnmatchedPayment(trx, provider, paymentId))?.status !== 'settled') return;
    const detail = { refundId: `return_${paymentId}`, paymentId, amount };
    const about = { provider, orderId: order.id, kind: 'takenTwice' as const, detail };
    if (await recordDifference(trx, { ...about, at, isOver: false }))
      log.error({ orderId: order.id, paymentId }, 'The gateway refunded a payment that was settled manually');
    return;
  }
  await ledger.post(trx, { type: 'strayReturned', ...movementOf(unmatched) });
  await events.publish(trx, 'payment.returned', {
    sellerId: order.seller_id,
    orderId: order.id,
    paymentId: unmatched.payment_id,
    amount: unmatched.amount,
  });
}

async function resume(context: UnmatchedPaymentsContext, provider: string, paymentId: string): Promise<void> {
  const { database, orderLookup, gateways, log, clock } = context;

  const unmatched = await findUnmatchedPayment(database.db, provider, paymentId);
  if (unmatched?.status !== 'returning') return;
  const order = await orderLookup.find(unmatched.order_id);
  const gateway = gateways.payments.named(provider);
  if (!order || !gateway) throw new Error('The unmatched payment has no gateway');
  const state = await gateway.refund({
    orderId: order.id,
    session: order.gateway_session,
    paymentId,
    amount: unmatched.amount,
    refundId: `return_${paymentId}`,
  });
  if (state === 'refused')
    log.error({ orderId: order.id, paymentId }, 'The gateway rejected the refund of an unmatched payment');
  await database.tx(async (trx) => {
    if (state === 'refunded') return end(context, trx, unmatched, order);
    if (state === 'refused')
      return void (await endUnmatchedPayment(trx, unmatched, { status: 'refused', at: clock.now() }));
    const runAt = new Date(clock.now().getTime() + askAgainAfter);
    await enqueue(trx, { queue, payload: { provider, paymentId }, runAt });
  });
}

async function markReturned(
  context: UnmatchedPaymentsContext,
  provider: string,
  paymentId: string,
): Promise<boolean> {
  const { database, orderLookup } = context;

  const unmatched = await findUnmatchedPayment(database.db, provider, paymentId);
  const order = unmatched && (await orderLookup.find(unmatched.order_id));
  if (!unmatched || !order) return false;
  await database.tx((trx) => end(context, trx, unmatched, order));
  return true;
}

async function refresh(
  context: UnmatchedPaymentsContext,
  { provider, payment_id: paymentId, order_id: orderId, amount }: StuckUnmatchedPayment,
): Promise<void> {
  const { orderLookup, gateways, log } = context;

  const order = await orderLookup.find(orderId);
  const gateway = gateways.payments.named(provider);
  if (!order || !gateway) return;
  let seen: SeenRefund[] = [];
  try {
    seen = await gateway.refunds({ id: orderId, session: order.gateway_session });
  } catch (error) {
    // A gateway without a response for days is why it may be settled manually.
    if (!(error instanceof GatewaySilent)) throw error;
    log.warn({ orderId, paymentId }, 'The gateway does not report the refund of an unmatched payment');
  }
  const isBack = (one: SeenRefund) =>
    one.state === 'refunded' && one.paymentId === paymentId && one.amount >= amount;
  if (seen.some(isBack)) await markReturned(context, provider, paymentId);
}

function findStuck(
  { database, clock }: UnmatchedPaymentsContext,
  isSettled: boolean,
): Promise<StuckUnmatchedPayment[]> {
  return findStuckUnmatchedPayments(database.db, {
    isSettled,
    since: new Date(clock.now().getTime() - stuckAfter),
    most: mostStuck,
  });
}

async function settle(
  { clock, ledger }: UnmatchedPaymentsContext,
  trx: Tx,
  unmatched: StuckUnmatchedPayment,
): Promise<boolean> {
  if (!(await endUnmatchedPayment(trx, unmatched, { status: 'settled', at: clock.now() }))) return false;
  await ledger.post(trx, { type: 'straySettled', ...movementOf(unmatched) });
  return true;
}

async function recordChargeback(
  context: UnmatchedPaymentsContext,
  trx: Tx,
  { order, paymentId, amount }: { order: OrderFacts; paymentId: string; amount: number },
): Promise<void> {
  const unmatched = await findUnmatchedPayment(trx, order.provider, paymentId);
  if (unmatched && unmatched.amount <= amount) await end(context, trx, unmatched, order);
}

async function record(
  { clock, ledger, unpaidOrders, log }: UnmatchedPaymentsContext,
  trx: Tx,
  order: OrderFacts,
  notice: PaymentNotice,
  reason: UnmatchedPaymentReason,
): Promise<void> {
  const { provider, paymentId, amount } = notice;
  const at = clock.now();
  const unmatched = { provider, payment_id: paymentId, order_id: order.id, reason, amount, at };
  if (!(await insertUnmatchedPayment(trx, unmatched))) return;
  await ledger.post(trx, { type: 'stray', ...movementOf(unmatched) });
  await recordNotice(trx, {
    provider,
    eventId: notice.eventId,
    type: notice.outcome,
    orderId: order.id,
    outcome: noticeOutcomes[reason],
    at,
  });
  const text = reasons[reason];
  if (text !== null) await noteOnOrder(trx, { sellerId: order.seller_id, id: order.id }, text);
  await enqueue(trx, { queue, payload: { provider, paymentId } });
  // The second payment of an order leaves what the first one bought.
  if (reason !== 'twice') await unpaidOrders.cancelApproval(trx, order);
  log.error({ orderId: order.id, paymentId, reason }, 'Unmatched payment, refunding');
}

/** Unmatched payments are refunded without a request. */
export function createUnmatchedPayments(
  deps: UnmatchedPaymentDeps,
  parts: { orderLookup: OrderLookup; ledger: Ledger; unpaidOrders: UnpaidOrders },
): UnmatchedPayments {
  const context: UnmatchedPaymentsContext = { ...deps, ...parts };
  deps.jobs.handle<ReturnJob>(queue, ({ provider, paymentId }) => resume(context, provider, paymentId), {
    attempts,
  });
  return {
    resume: (provider, paymentId) => resume(context, provider, paymentId),
    markReturned: (provider, paymentId) => markReturned(context, provider, paymentId),
    refresh: (unmatched) => refresh(context, unmatched),
    findStuck: (isSettled) => findStuck(context, isSettled),
    settle: (trx, unmatched) => settle(context, trx, unmatched),
    recordChargeback: (trx, payment) => recordChargeback(context, trx, payment),
    record: (trx, order, notice, reason) => record(context, trx, order, notice, reason),
  };
}
