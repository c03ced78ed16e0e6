import { kindOf } from '@haat/kinds/rules';
import type { Cancellation } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound } from '../../../platform/http/errors';
import { enqueue } from '../../../platform/jobs/jobs';
import type { Catalog } from '../../catalog';
import {
  cancelSession,
  countSeats,
  findCancellation,
  insertLateSeat,
  mayCancel,
  retryRefused,
  sumSeats,
} from '../../delivery';
import type { Notifier } from '../../messaging';
import type { Checkout, RefundAuthorization } from '../checkout';

export interface CancellationsDependencies {
  catalog: Pick<Catalog, 'getSellable' | 'withdraw' | 'forget'>;
  checkout: Pick<Checkout, 'refund' | 'refundLimit' | 'undeliveredSeats'>;
  notify: Pick<Notifier, 'notify'>;
}

export type CancellationsContext = Pick<Deps, 'clock' | 'database' | 'events' | 'jobs' | 'log'> &
  CancellationsDependencies & {
    /** Kept with refunds whose creator gave no reason. */
    usualReason: string;
  };

interface CancelInput {
  /** As shown, so that exactly what was confirmed is cancelled. */
  seats: number;
  /** Paise. */
  amount: number;
  reason?: string | undefined;
}

/** @throws Refusal 404 for another's product, and for what is no live session */
async function sessionOf({ catalog }: CancellationsContext, sellerId: string, productId: string) {
  const sellable = await catalog.getSellable(productId);
  if (sellable?.sellerId !== sellerId || !kindOf(sellable.product).session)
    throw notFound('Live session not found');
  return sellable.product;
}

export async function viewCancellation(
  context: CancellationsContext,
  sellerId: string,
  productId: string,
): Promise<Cancellation> {
  const { checkout, clock, database } = context;
  const product = await sessionOf(context, sellerId, productId);
  const key = { sellerId, productId };
  const cancellation = await findCancellation(database.db, key);
  if (!cancellation) {
    const totals = await sumSeats(database.db, key, await checkout.undeliveredSeats(database.db, key));
    const canCancel = await mayCancel(database.db, product, clock.now());
    return { canCancel, ...totals, cancelled: null };
  }
  const { seats, amount, done, returned, failed } = await countSeats(database.db, key);
  const { reason, at } = cancellation;
  return {
    canCancel: false,
    seats: seats - done,
    amount: amount - returned,
    cancelled: { at: at.toISOString(), reason, seats, amount, done, returned, failed },
  };
}

/**
 * Takes a session off sale for good and lets its seats be refunded by a job. Again, it tries those refunds once more that failed.
 * @throws Refusal 401 and 429 (the code), 403 (it needs one), 404, 409 (not so any more, or not to be cancelled)
 */
export async function cancel(
  context: CancellationsContext,
  { sellerId, productId }: { sellerId: string; productId: string },
  { seats, amount, reason = '' }: CancelInput,
  authorization: RefundAuthorization,
): Promise<Cancellation> {
  const { catalog, checkout, clock, database, jobs } = context;
  await sessionOf(context, sellerId, productId);
  const key = { sellerId, productId };
  const begin = { queue: 'session-cancellations.begin', payload: {}, dedupeKey: productId };
  const now = clock.now();
  if (await findCancellation(database.db, key))
    await database.tx(async (trx) => {
      if ((await retryRefused(trx, key, now)) > 0) await enqueue(trx, begin);
    });
  else
    await checkout.refundLimit.within(sellerId, authorization, async (trx, count) => {
      const product = await catalog.withdraw(trx, sellerId, productId);
      // Somebody was faster: it is cancelled, and what was shown is not to be compared.
      if (await findCancellation(trx, key)) return;
      const waiting = await checkout.undeliveredSeats(trx, key);
      const totals = await sumSeats(trx, key, waiting);
      if (totals.seats !== seats || totals.amount !== amount)
        throw conflict('sales_changed', 'There were new sales or refunds. Check the amounts again');
      if (amount > 0) await count(amount);
      await cancelSession(trx, product, { reason: reason.trim(), now, waiting });
      await enqueue(trx, begin);
    });
  catalog.forget(productId, sellerId);
  jobs.kick();
  return viewCancellation(context, sellerId, productId);
}

/** Whoever pays when it is cancelled already, or whose grant opens again, is refunded as well; of gifts their delivery sees to it. */
export function followLateSeats(context: CancellationsContext): void {
  const { clock, database, events } = context;
  events.on(['access.granted', 'access.restored'], {
    key: 'session-cancellations.late',
    handle: ({ sellerId, productId, grantId, orderId }) =>
      database.tx((trx) => insertLateSeat(trx, { sellerId, productId, grantId, orderId }, clock.now())),
  });
}
