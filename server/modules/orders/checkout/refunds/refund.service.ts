import { type RefundEvent, transition } from '@haat/machines/lifecycles/refund';
import { refundOfShares } from '@haat/openapi/item-refunds';
import type { RefundState } from '../../../../gateways/payments';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { conflict, notFound } from '../../../../platform/http/errors';
import { enqueue, enqueueMany } from '../../../../platform/jobs/jobs';
import { crashPoint } from '../../../../platform/observability/crash-point';
import { findGrants, type ShownGrant } from '../../../delivery';
import { ordersHeldBy } from '../gifts/gift.reversal';
import type { MoveOrder } from '../order/move-order.service';
import { findOrder, lockOrder, type OrderRow } from '../order/order.repository';
import { type FailedRefund, failedRefundQueue } from '../payments/event.queues';
import type { Offers } from '../placing/offer.service';
import type { RefundBooking } from './refund.booking';
import {
  findRefunds,
  findUndecided,
  insertRefund,
  isOpen,
  type RefundRow,
  setRefundStatus,
} from './refund.repository';
import {
  amountOfItems,
  nextPart,
  type RefundInput,
  refundIdOf,
  remainingAmount,
  sameRefund,
} from './refund.rules';
import type { RefundAuthorization, RefundLimit } from './refund-limit.service';

export interface Refunds {
  /**
   * Gives the buyer a part of the amount back, or all that is left; the same wish again changes nothing. One refund of an order at a time.
   * `asked` by the creator, it counts for the day and may need a code; otherwise a rule or an operator has decided.
   * @throws Refusal 401 and 429 (the code), 403 (it needs one), 404 (not this seller's), 409 (not paid, another under way, or the gateway refuses),
   * 422 (not such an amount)
   */
  refund(
    sellerId: string,
    orderId: string,
    input: RefundInput,
    authorization?: RefundAuthorization,
  ): Promise<void>;
  /** Asks about the refund of an order that is under way; null when there is none. @throws GatewaySilent */
  resume(sellerId: string, orderId: string): Promise<RefundState | null>;
}

export type RefundDeps = Pick<Deps, 'database' | 'gateways' | 'jobs' | 'clock'>;

interface RefundJob {
  sellerId: string;
  orderId: string;
}

const queue = 'checkout.refund';
/** Ms after which a refund in progress counts as interrupted, and a job resumes it. */
const cutOffAfter = 60_000;
/** Ms between lookups of a refund that the gateway has accepted */
const askAgainAfter = 30 * 60_000;
/** Days of retries: a gateway outage is temporary. */
const attempts = 60;
/** Polls a refund, independent of the job that started it. */
const daily = 'checkout.refund-daily';
const day = 24 * 60 * 60_000;

const eventOf: Record<RefundState, RefundEvent> = {
  refunded: { type: 'gateway.refunded' },
  pending: { type: 'gateway.waiting' },
  refused: { type: 'gateway.refused' },
};

interface StartedRefund {
  order: OrderRow;
  refund: RefundRow;
}

interface RefundsContext extends RefundDeps {
  offers: Offers;
  moveOrder: MoveOrder;
  booking: RefundBooking;
  limit: RefundLimit;
}

/** Paise that are asked for; undefined for all that is left. */
async function wantedOf(
  trx: Tx,
  order: OrderRow,
  before: readonly RefundRow[],
  input: RefundInput,
): Promise<number | undefined> {
  if (input.share !== undefined) return refundOfShares(input.share, remainingAmount(order));
  if (!input.accessIds) return input.amount;
  const grants: ShownGrant[] = [];
  for (const id of await ordersHeldBy(trx, order))
    grants.push(...(await findGrants(trx, order.seller_id, id)));
  return amountOfItems(order, grants, before, input);
}

/** Writes the refund down, with a job that ends it should we not: the gateway is asked outside the transaction. */
async function startRefund(
  { moveOrder, clock, database, limit }: RefundsContext,
  sellerId: string,
  orderId: string,
  input: RefundInput,
  authorization: RefundAuthorization | undefined,
): Promise<StartedRefund> {
  const write = async (trx: Tx, count: (paise: number) => Promise<void>): Promise<StartedRefund> => {
    const order = await lockOrder(trx, sellerId, orderId);
    if (!order) throw notFound('Sale not found');
    const before = await findRefunds(trx, sellerId, orderId);
    const same = sameRefund(order, before, input);
    if (same) return { order, refund: same };
    const { amount, fee, feeTax } = nextPart(order, await wantedOf(trx, order, before, input));
    await count(amount);
    const detail = {
      ...(input.reason && { reason: input.reason }),
      ...(amount < order.amount && { amount }),
    };
    const updated = await moveOrder(trx, order, { events: ['refund.started'], detail });
    if (updated.outcome !== 'moved') throw conflict('not_refundable', 'Only a paid sale can be refunded');
    const refund: RefundRow = {
      seller_id: sellerId,
      order_id: orderId,
      number: before.length + 1,
      status: 'started',
      amount,
      fee,
      fee_tax: feeTax,
      reason: input.reason ?? null,
      key: input.key ?? null,
      at: updated.at,
      ended_at: null,
      access_ids: input.accessIds ? [...new Set(input.accessIds)] : null,
    };
    await insertRefund(trx, refund);
    const payload: RefundJob = { sellerId, orderId };
    const runAt = new Date(clock.now().getTime() + cutOffAfter);
    await enqueue(trx, { queue, payload, runAt, dedupeKey: refundIdOf(refund) });
    return { order, refund };
  };
  if (!authorization) return database.tx((trx) => write(trx, async () => undefined));
  // A try whose answer got lost has used its code up.
  const order = await findOrder(database.db, sellerId, orderId);
  const same = order && sameRefund(order, await findRefunds(database.db, sellerId, orderId), input);
  if (order && same) return { order, refund: same };
  return limit.within(sellerId, authorization, write);
}

/** Asks the gateway and books what it answers. The same refund asked twice gives the money back once. */
async function finish(
  { offers, gateways, database, clock, booking, moveOrder }: RefundsContext,
  order: OrderRow,
  refund: RefundRow,
): Promise<RefundState> {
  const offer = await offers.find(order.product_id);
  const gateway = gateways.payments.named(order.provider);
  if (!gateway || !offer) throw new Error(`The refund of order ${order.id} has no gateway`);
  const answer = await gateway.refund({
    orderId: order.id,
    session: order.gateway_session,
    paymentId: order.gateway_payment_id ?? '',
    amount: refund.amount,
    refundId: `refund_${refundIdOf(refund)}`,
  });
  crashPoint('refund.given');
  await database.tx(async (trx) => {
    const locked = await lockOrder(trx, order.seller_id, order.id);
    const existing = await findRefunds(trx, order.seller_id, order.id);
    const current = existing.find(({ number }) => number === refund.number);
    const { state } = current ? transition(current.status, eventOf[answer]) : {};
    // Another worker has booked it in the meantime.
    if (!locked || !current || !state) return;
    const hasEnded = answer !== 'pending';
    await setRefundStatus(trx, current, { status: state, ended_at: hasEnded ? clock.now() : null });
    if (answer === 'refunded') await booking.complete(trx, locked, current, offer);
    if (answer === 'refused') await moveOrder(trx, locked, { events: ['refund.failed'] });
    // The caller knows that it is in progress.
    if (answer === 'refused' && current.status === 'pending') {
      const { seller_id: sellerId, order_id: orderId, number } = current;
      const payload: FailedRefund = { sellerId, orderId, number };
      await enqueue(trx, { queue: failedRefundQueue, payload, dedupeKey: refundIdOf(current) });
    }
  });
  crashPoint('refund.booked');
  return answer;
}

async function resume(
  context: RefundsContext,
  sellerId: string,
  orderId: string,
): Promise<RefundState | null> {
  const order = await findOrder(context.database.db, sellerId, orderId);
  const refund = (await findRefunds(context.database.db, sellerId, orderId)).find(isOpen);
  return order && refund ? finish(context, order, refund) : null;
}

async function refund(
  context: RefundsContext,
  sellerId: string,
  orderId: string,
  input: RefundInput,
  authorization?: RefundAuthorization,
): Promise<void> {
  const { order, refund } = await startRefund(context, sellerId, orderId, input, authorization);
  if (refund.status === 'done') return;
  crashPoint('refund.written');
  const answer = isOpen(refund) ? await finish(context, order, refund) : 'refused';
  if (answer === 'refused')
    throw conflict('refund_refused', 'The payment gateway rejected the refund. Try again later');
  context.jobs.kick();
}

export function createRefunds(
  deps: RefundDeps,
  parts: {
    offers: Offers;
    moveOrder: MoveOrder;
    booking: RefundBooking;
    limit: RefundLimit;
  },
): Refunds {
  const context: RefundsContext = { ...deps, ...parts };
  deps.jobs.handle<RefundJob>(
    queue,
    async ({ sellerId, orderId }) => {
      if ((await resume(context, sellerId, orderId)) !== 'pending') return;
      const runAt = new Date(deps.clock.now().getTime() + askAgainAfter);
      await deps.database.tx((trx) => enqueue(trx, { queue, payload: { sellerId, orderId }, runAt }));
    },
    { attempts },
  );
  deps.jobs.handle<RefundJob>(daily, async ({ sellerId, orderId }) => {
    await resume(context, sellerId, orderId);
  });
  // No refund stays in progress forever because its job failed.
  deps.jobs.every('checkout.refunds', day, async () => {
    const left = await findUndecided(deps.database.db, new Date(deps.clock.now().getTime() - day));
    const again = left.map((refund) => ({
      queue: daily,
      payload: { sellerId: refund.seller_id, orderId: refund.order_id } satisfies RefundJob,
      dedupeKey: refundIdOf(refund),
    }));
    await deps.database.tx((trx) => enqueueMany(trx, again));
  });
  return {
    resume: (sellerId, orderId) => resume(context, sellerId, orderId),
    refund: (sellerId, orderId, input, actor) => refund(context, sellerId, orderId, input, actor),
  };
}
