import { GatewaySilent, type PaymentNotice, type SeenRefund } from '../../../../gateways/payments';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { enqueue } from '../../../../platform/jobs/jobs';
import { platformAccountId } from '../../../../platform/money/platform-account';
import type { Ledger } from '../../../money';
import { recordNotice } from '../order/move.repository';
import type { KnownOrders } from '../order/order.facts';
import type { OrderFacts } from '../order/order.repository';
import type { Unpaid } from '../payments/unpaid.service';
import { keepDifference } from './reconciliation.repository';
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
  /** Stores an unmatched payment and refunds it. Idempotent. */
  take(trx: Tx, order: OrderFacts, notice: PaymentNotice, reason: UnmatchedPaymentReason): Promise<void>;
  /** Looks up the refund of an unmatched payment now. @throws GatewaySilent */
  goOn(provider: string, paymentId: string): Promise<void>;
  /** The gateway refunded an unmatched payment; false if the payment is not one. */
  wentBack(provider: string, paymentId: string): Promise<boolean>;
  /** A chargeback of an unmatched payment, in the same transaction; a partial one changes nothing. */
  taken(trx: Tx, payment: { order: OrderFacts; paymentId: string; amount: number }): Promise<void>;
  /** Those not refunded automatically, oldest first; or those settled manually */
  stuck(isSettled: boolean): Promise<StuckUnmatchedPayment[]>;
  /** Checks whether the gateway has refunded it in the meantime; does not start a refund. */
  lookAgain(unmatched: StuckUnmatchedPayment): Promise<void>;
  /** It was refunded from our bank account; false if already settled. */
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
const words: Record<UnmatchedPaymentReason, string | null> = {
  late: 'Your payment arrived after this was no longer on sale. It is refunded automatically within 7 working days',
  amount: 'The amount you paid does not match the price. It is refunded automatically within 7 working days',
  // The order is paid.
  twice: null,
};

export type UnmatchedPaymentDeps = Pick<Deps, 'database' | 'events' | 'gateways' | 'jobs' | 'clock' | 'log'>;

interface UnmatchedPaymentsContext extends UnmatchedPaymentDeps {
  known: KnownOrders;
  ledger: Ledger;
  unpaid: Unpaid;
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
    if (await keepDifference(trx, { ...about, at, isOver: false }))
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

async function goOn(context: UnmatchedPaymentsContext, provider: string, paymentId: string): Promise<void> {
  const { database, known, gateways, log, clock } = context;

  const unmatched = await findUnmatchedPayment(database.db, provider, paymentId);
  if (unmatched?.status !== 'returning') return;
  const order = await known.find(unmatched.order_id);
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

async function wentBack(
  context: UnmatchedPaymentsContext,
  provider: string,
  paymentId: string,
): Promise<boolean> {
  const { database, known } = context;

  const unmatched = await findUnmatchedPayment(database.db, provider, paymentId);
  const order = unmatched && (await known.find(unmatched.order_id));
  if (!unmatched || !order) return false;
  await database.tx((trx) => end(context, trx, unmatched, order));
  return true;
}

async function lookAgain(
  context: UnmatchedPaymentsContext,
  { provider, payment_id: paymentId, order_id: orderId, amount }: StuckUnmatchedPayment,
): Promise<void> {
  const { known, gateways, log } = context;

  const order = await known.find(orderId);
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
  if (seen.some(isBack)) await wentBack(context, provider, paymentId);
}

function stuck(
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

async function taken(
  context: UnmatchedPaymentsContext,
  trx: Tx,
  { order, paymentId, amount }: { order: OrderFacts; paymentId: string; amount: number },
): Promise<void> {
  const unmatched = await findUnmatchedPayment(trx, order.provider, paymentId);
  if (unmatched && unmatched.amount <= amount) await end(context, trx, unmatched, order);
}

async function take(
  { clock, ledger, unpaid, log }: UnmatchedPaymentsContext,
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
  const told = words[reason];
  if (told !== null) await noteOnOrder(trx, { sellerId: order.seller_id, id: order.id }, told);
  await enqueue(trx, { queue, payload: { provider, paymentId } });
  // The second payment of an order leaves what the first one bought.
  if (reason !== 'twice') await unpaid.forgo(trx, order);
  log.error({ orderId: order.id, paymentId, reason }, 'Unmatched payment, refunding');
}

/** Unmatched payments are refunded without a request. */
export function createUnmatchedPayments(
  deps: UnmatchedPaymentDeps,
  parts: { known: KnownOrders; ledger: Ledger; unpaid: Unpaid },
): UnmatchedPayments {
  const context: UnmatchedPaymentsContext = { ...deps, ...parts };
  deps.jobs.handle<ReturnJob>(queue, ({ provider, paymentId }) => goOn(context, provider, paymentId), {
    attempts,
  });
  return {
    goOn: (provider, paymentId) => goOn(context, provider, paymentId),
    wentBack: (provider, paymentId) => wentBack(context, provider, paymentId),
    lookAgain: (unmatched) => lookAgain(context, unmatched),
    stuck: (isSettled) => stuck(context, isSettled),
    settle: (trx, unmatched) => settle(context, trx, unmatched),
    taken: (trx, payment) => taken(context, trx, payment),
    take: (trx, order, notice, reason) => take(context, trx, order, notice, reason),
  };
}
