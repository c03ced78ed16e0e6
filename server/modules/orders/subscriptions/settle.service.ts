import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Outbox } from '../../../platform/events/events';
import { anchorOf } from '../../../platform/text/period';
import { carryProgress, moveGrants } from '../../delivery';
import type { Mandates } from '../mandates';
import { createApprovals } from './autopay/approvals';
import { applyPriceChange } from './changes/price-change';
import { subscriptionTerms } from './changes/proration';
import type { Charges } from './charges/charge.service';
import type { Dunning } from './charges/dunning';
import { noSnapshot } from './daily-snapshot';
import { findRunning } from './joining';
import { firstPeriod, nextPeriod } from './periods/billing-period';
import { isUnwanted, type Reversals } from './periods/reversal.service';
import type { Messages, TellBuyer } from './subscription.messages';
import {
  findOrderOf,
  findOrders,
  insertSubscription,
  lockSubscription,
  nextTermsOf,
  type SubscriptionOrderRow,
  type SubscriptionRow,
  saveOrder,
  saveOrderPeriod,
  saveSubscription,
  shiftOrders,
} from './subscription.repository';
import type { Timeline } from './subscription.timeline';
import { afterPayment } from './subscription.transitions';

export type SettleDeps = Pick<Deps, 'database' | 'events' | 'gateways' | 'clock'>;

export interface SettleParts {
  charges: Charges;
  mandates: Pick<Mandates, 'adopt' | 'shownOf'>;
  messages: Messages;
  reversals: Reversals;
  timeline: Timeline;
  dunning: Dunning;
}

export interface Settling {
  /** Brings a subscription in accordance with what has become of one of its orders. Asked again it changes nothing. */
  settle(sellerId: string, orderId: string): Promise<void>;
}

const soldStatuses = new Set<SubscriptionOrderRow['status']>(['paid', 'fulfilled', 'refunding', 'disputed']);
const over = new Set<SubscriptionOrderRow['status']>(['failed', 'dropped', 'expired']);

interface SettlingContext extends SettleDeps, SettleParts {
  approvals: ReturnType<typeof createApprovals>;
}

async function begin(
  { events, approvals, timeline }: SettlingContext,
  trx: Tx,
  order: SubscriptionOrderRow,
  at: Date,
): Promise<boolean> {
  const { seller_id, order_id: id, terms } = order;
  const { from, to, anchor } = firstPeriod(order, at);
  const row: SubscriptionRow = {
    seller_id,
    id,
    product_id: order.product_id,
    buyer_phone: order.buyer_phone,
    buyer_email: order.buyer_email,
    buyer_name: order.buyer_name,
    status: order.kind === 'trial' ? 'trialing' : 'active',
    terms: subscriptionTerms(terms),
    next_terms: null,
    anchor_day: anchor,
    started_at: at,
    ends_at: to,
    since: at,
    reminded: 0,
    paused_at: null,
    resumed_at: null,
    due_at: null,
    charge: null,
    updated_at: at,
    ...noSnapshot,
  };
  if (!(await insertSubscription({ trx, events }, row))) return false;
  await saveOrder(trx, order, {
    applied_at: at,
    starts_at: from,
    ends_at: to,
    terms: { ...terms, ...duration({ from, to }) },
  });
  await approvals.adopt(trx, order);
  await timeline.record(trx, row, order.kind === 'trial' ? 'trial' : 'begun', { until: to });
  return true;
}

async function extend(
  context: SettlingContext,
  trx: Tx,
  before: SubscriptionRow,
  order: SubscriptionOrderRow,
  at: Date,
): Promise<SubscriptionRow> {
  const { approvals, events, timeline } = context;

  // Whoever never ends has nothing to gain by it; that is refused where an order is placed.
  const period = nextPeriod(before, order.terms, at) ?? { from: at, to: at, anchor: before.anchor_day };
  const isMore = before.ends_at !== null;
  // Nobody agrees to other terms for somebody else.
  const isAgreed = order.gift !== 'received' || before.status === 'expired';
  const isGuest = await approvals.isGuest(trx, before, order);
  await endPause(trx, before, at);
  await saveOrder(trx, order, {
    applied_at: at,
    starts_at: period.from,
    ends_at: period.to,
    terms: { ...order.terms, ...duration(period), ...(isGuest && { isGuest }) },
  });
  const row = await saveSubscription({ trx, events }, before, {
    ...afterPayment(before, at),
    ...(isMore && { ends_at: period.to, anchor_day: period.anchor }),
    ...(isMore && isAgreed && { terms: subscriptionTerms(order.terms), next_terms: null }),
    // Who pays from the page is who is written to.
    ...(order.kind === 'again' &&
      !isGuest && { buyer_email: order.buyer_email, buyer_name: order.buyer_name }),
  });
  await replaceTrials(context, trx, row, order);
  await publishRenewal({ trx, events }, row, period.from);
  await timeline.record(trx, row, 'renewed', { until: row.ends_at });
  return row;
}

/** Other terms from now on. */
async function change(
  context: SettlingContext,
  trx: Tx,
  before: SubscriptionRow,
  order: SubscriptionOrderRow,
  at: Date,
): Promise<SubscriptionRow> {
  await endPause(trx, before, at);
  const orders = await findOrders(trx, before.seller_id, before.id);
  const changed = applyPriceChange(orders, order, at);
  await saveOrder(trx, order, { applied_at: at });
  for (const one of changed.orders) await saveOrderPeriod(trx, before, one);
  const row = await saveSubscription({ trx, events: context.events }, before, {
    ...afterPayment(before, at),
    terms: subscriptionTerms(order.terms),
    next_terms: null,
    anchor_day: anchorOf(at),
    ends_at: changed.end,
  });
  await replaceTrials(context, trx, row, order);
  await publishRenewal({ trx, events: context.events }, row, at);
  await context.timeline.record(trx, row, 'changed', { until: row.ends_at, terms: row.terms });
  return row;
}

const publishRenewal = (
  { trx, events }: Outbox,
  { seller_id: sellerId, id: subscriptionId, product_id: productId }: SubscriptionRow,
  startsAt: Date,
): Promise<void> =>
  events.publish(trx, 'subscription.renewed', {
    sellerId,
    subscriptionId,
    productId,
    startsAt: startsAt.toISOString(),
  });

/** What is left of a pause when somebody pays is put off, as at its end. */
async function endPause(trx: Tx, before: SubscriptionRow, at: Date): Promise<void> {
  const { status, paused_at: from } = before;
  if (status === 'paused' && from)
    await shiftOrders(trx, before, { after: from, ms: at.getTime() - from.getTime() });
}

/**
 * Free days open nothing more once something is paid: who took those was never proved to be who pays. What was learned in them goes along; notes, which
 * are private, stay behind.
 */
async function replaceTrials(
  { events }: SettlingContext,
  trx: Tx,
  { seller_id: sellerId, id, updated_at: at }: SubscriptionRow,
  { order_id: to }: SubscriptionOrderRow,
): Promise<void> {
  const trials = (await findOrders(trx, sellerId, id)).filter(({ kind }) => kind === 'trial');
  if (trials.length === 0) return;
  const orderIds = trials.map((one) => one.order_id);
  await moveGrants({ trx, events }, sellerId, { orderIds }, { events: ['trial.replaced'], at });
  await carryProgress(trx, sellerId, { from: orderIds, to });
}

/** What a payment makes of a subscription that there is. */
async function pay(
  context: SettlingContext,
  trx: Tx,
  row: SubscriptionRow,
  order: SubscriptionOrderRow,
  tell: TellBuyer,
): Promise<void> {
  const { clock, charges, approvals } = context;

  const at = order.paid_at ?? clock.now();
  const isChange = order.kind === 'change' && row.ends_at !== null;
  const next = await (isChange ? change : extend)(context, trx, row, order, at);
  // Whatever else was to be charged for the same time is not wanted any more.
  await charges.release(trx, row, { at, isUnwanted: true });
  // A mandate pays for nothing that was not agreed to with it.
  const unfit = await charges.fit(trx, next, nextTermsOf(row));
  await approvals.adopt(trx, order);
  if (unfit && !approvals.isOne(order)) await tell(trx, next, unfit);
}

/** The first order of a subscription, or of one that another first order has begun. */
async function start(
  context: SettlingContext,
  trx: Tx,
  subscriptionOrder: SubscriptionOrderRow,
  tell: TellBuyer,
): Promise<void> {
  const { clock, approvals, reversals } = context;

  const found = await findRunning(trx, subscriptionOrder);
  if (!found) return;
  const { order, running } = found;
  if (!running) await begin(context, trx, order, order.paid_at ?? clock.now());
  else if (running.ends_at) await pay(context, trx, running, order, tell);
  else {
    // What never ends is paid for already.
    await approvals.forgo(trx, order);
    const paid = { ...running, terms: subscriptionTerms(order.terms), next_terms: null };
    await reversals.refundUnwanted(trx, paid, order, { now: clock.now(), tell });
  }
}

/**
 * What was learned in a period whose money goes back goes along to the next that its holder has paid for. One that was bought from the page, or placed before
 * in a browser that had proved nothing, may be somebody else's.
 */
async function carryLearned(
  trx: Tx,
  { seller_id: sellerId, id }: SubscriptionRow,
  order: SubscriptionOrderRow,
): Promise<void> {
  const next = (await findOrders(trx, sellerId, id)).find(
    ({ order_id, kind, terms, placed_at, applied_at, returned_at }) =>
      order_id !== order.order_id &&
      goesOnWith.has(kind) &&
      (!terms.isUnproved || (order.applied_at !== null && placed_at >= order.applied_at)) &&
      applied_at !== null &&
      returned_at === null,
  );
  if (next) await carryProgress(trx, sellerId, { from: [order.order_id], to: next.order_id });
}

const goesOnWith: ReadonlySet<SubscriptionOrderRow['kind']> = new Set(['renewal', 'change', 'charge']);

async function takeBack(
  { reversals, clock, charges }: SettlingContext,
  trx: Tx,
  row: SubscriptionRow,
  order: SubscriptionOrderRow,
  tell: TellBuyer,
): Promise<void> {
  await reversals.reverse(trx, row, order, clock.now());
  await carryLearned(trx, row, order);
  const next = await lockSubscription(trx, row.seller_id, row.id);
  // Other terms may have come back with it.
  const unfit = next && (await charges.fit(trx, next, nextTermsOf(row)));
  if (next && unfit) await tell(trx, next, unfit);
}

async function settle(context: SettlingContext, sellerId: string, orderId: string): Promise<void> {
  const { database, messages, approvals, reversals, clock, dunning } = context;

  const subscriptionOrder = await findOrderOf(database.db, sellerId, orderId);
  if (!subscriptionOrder) return;
  const tell = await messages.writer(subscriptionOrder);
  await database.tx(async (trx) => {
    const row = await lockSubscription(trx, sellerId, subscriptionOrder.subscription_id);
    // Read again under the lock: another run may have settled it.
    const order = await findOrderOf(trx, sellerId, orderId);
    if (!order) return;
    const isApplied = soldStatuses.has(order.status);
    if (order.status === 'refunded' && !order.applied_at) await approvals.forgo(trx, order);
    if (!row) {
      // Somebody else has just begun it: what there is to do is done.
      if (isApplied && order.paid_at && order.subscription_id === orderId)
        await start(context, trx, order, tell);
      return;
    }
    const isNew = !order.applied_at && !order.returned_at;
    if (isApplied && isNew && isUnwanted(row, order))
      await reversals.refundUnwanted(trx, row, order, { now: clock.now(), tell });
    else if (isApplied && isNew && order.paid_at) await pay(context, trx, row, order, tell);
    else if (order.status === 'refunded' && order.applied_at && !order.returned_at)
      await takeBack(context, trx, row, order, tell);
    else if (order.kind === 'charge' && over.has(order.status)) await dunning.unpaid(trx, row, order, tell);
  });
}

export function createSettling(deps: SettleDeps, dependencies: SettleParts): Settling {
  const approvals = createApprovals(deps, dependencies);
  const context: SettlingContext = { ...deps, ...dependencies, approvals };
  deps.events.on(['order.paid', 'order.refunded', 'charge.unpaid'], {
    key: 'subscriptions.order',
    when: ({ subscriptionId }) => subscriptionId !== null,
    handle: ({ sellerId, orderId }: { sellerId: string; orderId: string }) =>
      settle(context, sellerId, orderId),
  });
  return { settle: (sellerId, orderId) => settle(context, sellerId, orderId) };
}

const duration = ({ from, to }: { from: Date; to: Date | null }) =>
  to === null ? {} : { lasts: to.getTime() - from.getTime() };
