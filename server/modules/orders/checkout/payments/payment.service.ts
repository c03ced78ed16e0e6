import type { OrderStatus } from '@haat/openapi';
import { bankReferenceOf, GatewaySilent, type PaymentNotice } from '../../../../gateways/payments';
import type { Db, Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { crashPoint } from '../../../../platform/observability/crash-point';
import type { Holds, SoldNow } from '../holds/hold.service';
import { type NoticeRecord, recordNotice } from '../order/move.repository';
import type { Move, MoveOrder, MoveOutcome } from '../order/move-order.service';
import { orderEvent } from '../order/order.events';
import { isPaid, type OrderEventType } from '../order/order.lifecycle';
import type { OrderLookup } from '../order/order.lookup';
import { findOrder, lockOrder, type OrderFacts, type OrderRow } from '../order/order.repository';
import type { BuildSaleDocuments } from '../order/sale.documents';
import { createNetworkLimit } from '../placing/network.limit';
import type { Offer, Offers } from '../placing/offer.service';
import { isCharge } from '../placing/order.rules';
import { findUnmatchedPayment } from '../reconciliation/unmatched-payment.repository';
import type { UnmatchedPayments } from '../reconciliation/unmatched-payment.service';
import { type AskOnce, createSharedQuestions } from './shared-questions';
import { whyNotSold } from './start-payment.service';
import type { UnpaidOrders } from './unpaid.service';

export interface Payments {
  /**
   * Takes what a gateway says about a payment, whether by webhook, on return or when asked later: any number of copies, in any
   * order, at once. `applied` at most once for each notice; the money of an order is booked once.
   */
  apply(notice: PaymentNotice): Promise<Applied>;
  /** Asks the order's gateway and takes what it says. @throws GatewaySilent */
  ask(orderId: string): Promise<Asked>;
  /**
   * As `ask`, for a return without a webhook: a gateway that is silent is asked again later. Anybody may come back as often as they like, so
   * a gateway outside is asked once in a few seconds, and no more for a network that asks too much: webhooks and sweeps find what is not
   * asked here. The order as it is then; null when there is none.
   */
  confirm(orderId: string, ip: string): Promise<OrderRow | null>;
}

export type Applied =
  | { outcome: 'applied' | 'repeated' | 'ignored'; status: OrderStatus }
  /** There is no such order at that gateway. */
  | { outcome: 'unknown' }
  /** Amount or currency differs from the order: the order is unchanged, and the payment is refunded. */
  | { outcome: 'mismatch' };

export interface Asked {
  /** Whether anything changed by it. */
  isChange: boolean;
  notices: PaymentNotice[];
}

const eventsOf: Record<PaymentNotice['outcome'], readonly OrderEventType[]> = {
  // A page is delivered the moment it is paid for; a kind that takes longer fulfils later.
  success: ['payment.succeeded', 'order.fulfilled'],
  failed: ['payment.failed'],
  dropped: ['payment.dropped'],
  pending: ['payment.pending'],
};

export type PaymentDeps = Pick<
  Deps,
  'config' | 'database' | 'events' | 'gateways' | 'jobs' | 'log' | 'clock'
>;

interface PaymentsContext extends PaymentDeps {
  offers: Offers;
  orderLookup: OrderLookup;
  moveOrder: MoveOrder;
  buildSaleDocuments: BuildSaleDocuments;
  unmatchedPayments: UnmatchedPayments;
  unpaidOrders: UnpaidOrders;
  holds: Pick<Holds, 'retake' | 'soldNow'>;
  askOnce: AskOnce;
  mayAsk(ip: string): boolean;
}

/** Questions of one network in a minute. Cashfree answers a hundred for all; who is not among them hears of it a little later. */
const confirmations = { windowMs: 60_000, atMost: 60 };

async function moveOf(
  { gateways, buildSaleDocuments }: PaymentsContext,
  db: Db,
  order: OrderFacts,
  offer: Offer,
  notice: PaymentNotice,
): Promise<Move> {
  const { paymentId, failure, via } = notice;
  // As people know it: what is taken with a mandate is not paid as everything else.
  const isAutopay = gateways.payments.mandates.named(order.provider) !== null;
  const method = isAutopay ? `${notice.method}Autopay` : notice.method;
  return {
    events: eventsOf[notice.outcome],
    detail: { paymentId, method, ...(failure && { failure }), ...(via && { via }) },
    change: { paymentId, bankReference: bankReferenceOf(notice.reference), method, failure },
    notice: recordOf(notice),
    ...(notice.outcome === 'success' && { sale: await buildSaleDocuments(db, order, offer) }),
  };
}

/** A success is one statement. Effects of a decline are written with it. */
async function move(
  context: PaymentsContext,
  order: OrderFacts,
  offer: Offer,
  notice: PaymentNotice,
): Promise<MoveOutcome> {
  const { database, moveOrder, unpaidOrders } = context;

  const wanted = await moveOf(context, database.db, order, offer, notice);
  if (notice.outcome === 'success') return moveOrder(database.db, order, { ...wanted, isHeldOnly: true });
  return database.tx(async (trx) => {
    const result = await moveOrder(trx, order, wanted);
    if (result.outcome === 'moved' && result.status !== 'pending')
      await unpaidOrders.handle(trx, order, { from: result.from, to: result.status });
    return result;
  });
}

/** Whether the product of an order is still available. */
async function isLeft({ holds }: PaymentsContext, trx: Tx, order: OrderRow, sold: SoldNow): Promise<boolean> {
  const { product, availability } = sold;
  if (isCharge(order)) return product.status === 'published' || product.status === 'paused';
  const isOffered =
    product.status === 'published' &&
    availability.closed === null &&
    product.prices.some(({ id }) => id === order.price_id);
  if (order.status === 'expired' && !isOffered) return false;
  // It may have been ordered a day ago: what may be begun to be paid may be paid.
  if (order.asked_at !== null && whyNotSold(order, sold) !== null) return false;
  return (await holds.retake(trx, order, sold)) === null;
}

/** Payment for an order without a reservation: sold if still available, otherwise refunded. */
async function late(
  context: PaymentsContext,
  facts: OrderFacts,
  notice: PaymentNotice,
): Promise<Applied | null> {
  const { offers, holds, database, moveOrder, events, unmatchedPayments } = context;

  const offer = await offers.find(facts.product_id, { isFresh: true });
  const sold = offer && (await holds.soldNow(offer));
  return database.tx(async (trx) => {
    const order = await lockOrder(trx, facts.seller_id, facts.id);
    if (!order || order.holds_stock || isPaid(order.status)) return null;
    // It is being or was refunded although the gateway reports it paid: it stays unmatched
    if (await findUnmatchedPayment(trx, notice.provider, notice.paymentId))
      return { outcome: 'ignored', status: order.status };
    if (offer && sold && (await isLeft(context, trx, order, sold))) {
      const result = await moveOrder(trx, order, await moveOf(context, trx, order, offer, notice));
      return result.outcome === 'moved' ? { outcome: 'applied', status: result.status } : null;
    }
    if (order.status !== 'expired') await moveOrder(trx, order, { events: ['order.expired'] });
    await events.publish(trx, 'order.released', orderEvent(order));
    await unmatchedPayments.record(trx, order, notice, 'late');
    return { outcome: 'ignored', status: 'expired' };
  });
}

/** A notice the chart has no use for: a copy, a late word about an older attempt, or money taken a second time. */
async function refused(
  context: PaymentsContext,
  facts: OrderFacts,
  status: OrderStatus,
  notice: PaymentNotice,
): Promise<Applied> {
  const { jobs, database, log, unmatchedPayments, clock } = context;

  const isMoney = notice.outcome === 'success';
  if (isMoney && !isPaid(status)) {
    const sold = await late(context, facts, notice);
    if (!sold) return apply(context, notice);
    jobs.kick();
    return sold;
  }
  const order = await findOrder(database.db, facts.seller_id, facts.id);
  if (order?.gateway_payment_id === notice.paymentId) return { outcome: 'repeated', status };
  if (isMoney && isPaid(status)) {
    log.error({ orderId: facts.id, paymentId: notice.paymentId }, 'Order paid twice');
    await database.tx((trx) => unmatchedPayments.record(trx, facts, notice, 'twice'));
  } else
    await recordNotice(database.db, {
      ...recordOf(notice),
      orderId: notice.orderId,
      outcome: 'ignored',
      at: clock.now(),
    });
  return { outcome: 'ignored', status };
}

async function mismatched(
  { log, database, unmatchedPayments, clock }: PaymentsContext,
  order: OrderFacts,
  notice: PaymentNotice,
): Promise<Applied> {
  const { paymentId, amount } = notice;
  log.error({ orderId: order.id, paymentId, amount }, 'Payment amount does not match the order');
  if (notice.outcome === 'success')
    await database.tx((trx) => unmatchedPayments.record(trx, order, notice, 'amount'));
  else
    await recordNotice(database.db, {
      ...recordOf(notice),
      orderId: order.id,
      outcome: 'mismatch',
      at: clock.now(),
    });
  return { outcome: 'mismatch' };
}

async function apply(context: PaymentsContext, notice: PaymentNotice): Promise<Applied> {
  const { orderLookup, offers, jobs } = context;

  const order = await orderLookup.find(notice.orderId);
  const offer = order && (await offers.find(order.product_id));
  if (!order || !offer || order.provider !== notice.provider) return { outcome: 'unknown' };
  if (notice.amount !== order.amount || notice.currency !== order.currency)
    return mismatched(context, order, notice);
  const result = await move(context, order, offer, notice);
  if (result.outcome === 'unknown' || result.outcome === 'repeated') return result;
  if (result.outcome === 'refused') return refused(context, order, result.status, notice);
  jobs.kick();
  return { outcome: 'applied', status: result.status };
}

async function ask(context: PaymentsContext, orderId: string): Promise<Asked> {
  const order = await context.orderLookup.find(orderId);
  const gateway = order && context.gateways.payments.named(order.provider);
  if (!order || !gateway) return { isChange: false, notices: [] };
  const notices = await gateway.status({ id: order.id, session: order.gateway_session });
  crashPoint('payment.asked');
  let isChange = false;
  for (const notice of notices) isChange = (await apply(context, notice)).outcome === 'applied' || isChange;
  crashPoint('payment.booked');
  return { isChange, notices };
}

/** As `ask`; a gateway that is silent is no trouble. */
async function askQuietly(context: PaymentsContext, orderId: string): Promise<void> {
  try {
    await ask(context, orderId);
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error;
    context.log.warn({ err: error, orderId }, 'The gateway did not respond to an order lookup');
  }
}

async function confirm(context: PaymentsContext, orderId: string, ip: string): Promise<OrderRow | null> {
  const { askOnce, database, gateways, mayAsk, orderLookup } = context;

  const facts = await orderLookup.find(orderId);
  const order = facts && (await findOrder(database.db, facts.seller_id, orderId));
  if (!order || isPaid(order.status)) return order;
  const question = () => askQuietly(context, orderId);
  if (gateways.payments.current === gateways.payments.sandbox) await question();
  else await askOnce(orderId, async () => (mayAsk(ip) ? question() : undefined));
  return findOrder(database.db, order.seller_id, orderId);
}

export function createPayments(
  deps: PaymentDeps,
  parts: {
    offers: Offers;
    orderLookup: OrderLookup;
    moveOrder: MoveOrder;
    buildSaleDocuments: BuildSaleDocuments;
    unmatchedPayments: UnmatchedPayments;
    unpaidOrders: UnpaidOrders;
    holds: Pick<Holds, 'retake' | 'soldNow'>;
  },
): Payments {
  const askOnce = createSharedQuestions(deps);
  const mayAsk = createNetworkLimit(deps, confirmations);
  const context: PaymentsContext = { ...deps, ...parts, askOnce, mayAsk };
  return {
    apply: (notice) => apply(context, notice),
    ask: (orderId) => ask(context, orderId),
    confirm: (orderId, ip) => confirm(context, orderId, ip),
  };
}

function recordOf(notice: PaymentNotice): NoticeRecord {
  return { provider: notice.provider, eventId: notice.eventId, type: notice.outcome };
}
