import type { Deps } from '../../../../platform/deps';
import { enqueue } from '../../../../platform/jobs/jobs';
import { isPaid } from '../order/order.lifecycle';
import type { OrderLookup } from '../order/order.lookup';
import { findOrder } from '../order/order.repository';
import type { Payments } from '../payments/payment.service';
import type { RefundSync } from '../refunds/refund-sync.service';
import {
  endDifference,
  findPlacedAfter,
  type PlacedRow,
  recordDifference,
} from './reconciliation.repository';

export type ReconciliationDeps = Pick<Deps, 'database' | 'gateways' | 'jobs' | 'clock' | 'log'>;

interface ReconciliationJob {
  /** Where the last step ended: ISO 8601, and the id of an order. */
  at: string;
  id: string;
}

const queue = 'checkout.reconcile-week';
const day = 24 * 60 * 60_000;
/** Gateways limit requests per minute. */
const most = 50;
const pauseMs = 60_000;

/**
 * Every night each order of the last seven days is held against its gateway. What the gateway knows and we had not heard is taken;
 * what we hold for paid and the gateway does not is kept for the operator, and loud; refunds that it began itself are booked. Orders of the built-in gateway have no books but ours.
 */
export function scheduleReconciliation(
  deps: ReconciliationDeps,
  {
    orderLookup,
    payments,
    refundSync,
  }: { orderLookup: OrderLookup; payments: Payments; refundSync: RefundSync },
): void {
  const { database, gateways, jobs, clock, log } = deps;

  async function compare(row: PlacedRow): Promise<void> {
    const { id: orderId, provider } = row;
    const { notices } = await payments.ask(orderId);
    const facts = await orderLookup.find(orderId);
    const now = facts && (await findOrder(database.db, facts.seller_id, orderId));
    if (!now) return;
    const at = clock.now();
    if (!isPaid(row.status) && isPaid(now.status)) {
      await recordDifference(database.db, {
        provider,
        orderId,
        kind: 'unheard',
        detail: {},
        at,
        isOver: true,
      });
      log.warn({ orderId }, 'Reconciliation found a payment without a webhook');
      return;
    }
    const paymentId = now.gateway_payment_id;
    const isKnownThere = notices.some((one) => one.outcome === 'success' && one.paymentId === paymentId);
    if (!isPaid(now.status) || now.amount === 0 || isKnownThere) {
      if (isPaid(now.status)) await refundSync.sync(orderId);
      return endDifference(database.db, orderId, at);
    }
    const detail = { paymentId, amount: now.amount };
    await recordDifference(database.db, { provider, orderId, kind: 'missing', detail, at, isOver: false });
    log.error({ orderId, paymentId }, 'Order is paid here, but the gateway has no payment for it');
  }

  /** One step, and a job for the next: a gateway that is silent has the same step tried again. */
  jobs.handle<ReconciliationJob>(queue, async ({ at, id }) => {
    const rows = await findPlacedAfter(database.db, { at: new Date(at), id }, most);
    for (const row of rows) {
      const gateway = gateways.payments.named(row.provider);
      if (gateway && gateway !== gateways.payments.sandbox) await compare(row);
    }
    const last = rows.at(-1);
    if (rows.length < most || !last) return;
    const next: ReconciliationJob = { at: last.created_at.toISOString(), id: last.id };
    const runAt = new Date(clock.now().getTime() + pauseMs);
    await database.tx((trx) => enqueue(trx, { queue, payload: next, runAt }));
  });

  jobs.every('checkout.reconcile-week', day, async () => {
    // Without a gateway outside there is nothing to hold against.
    if (gateways.payments.current === gateways.payments.sandbox) return;
    const from = new Date(clock.now().getTime() - 7 * day);
    await database.tx((trx) => enqueue(trx, { queue, payload: { at: from.toISOString(), id: '' } }));
  });
}
