import { transition } from '@haat/machines/lifecycles/subscription';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { moveGrants } from '../../../delivery';
import type { Checkout } from '../../checkout';
import type { OrderPeriod } from '../changes/price-change';
import { subscriptionTerms } from '../changes/proration';
import type { Charges } from '../charges/charge.service';
import type { TellBuyer } from '../subscription.messages';
import {
  findOrders,
  type SubscriptionOrderRow,
  type SubscriptionRow,
  saveOrder,
  saveOrderPeriod,
  saveSubscription,
} from '../subscription.repository';
import type { Timeline } from '../subscription.timeline';
import { withoutOrder } from './reversal.rules';

/** What money that goes back does to a subscription. */
export interface Reversals {
  /** Money of a charge that its buyer had said no to, or that came after another payment for the same time. */
  refundUnwanted(
    trx: Tx,
    row: SubscriptionRow,
    order: SubscriptionOrderRow,
    how: { now: Date; tell: TellBuyer },
  ): Promise<void>;
  /** An order is paid no more. */
  reverse(trx: Tx, before: SubscriptionRow, order: SubscriptionOrderRow, now: Date): Promise<void>;
}

/**
 * A charge pays for the time after the end that it was announced for, unless its buyer has said no; what is given, for time after an end that
 * there is.
 */
export const isUnwanted = (
  { ends_at }: SubscriptionRow,
  { kind, period, terms, gift }: SubscriptionOrderRow,
): boolean =>
  (gift === 'received' && ends_at === null) ||
  (kind === 'charge' &&
    (terms.unwantedAt !== undefined || ends_at === null || !period?.startsWith(`${ends_at.toISOString()}/`)));

export function createReversals(
  { events }: Pick<Deps, 'events'>,
  {
    checkout,
    timeline,
    charges,
  }: {
    checkout: Pick<Checkout, 'refundByRule' | 'returnGift'>;
    timeline: Timeline;
    charges: Charges;
  },
): Reversals {
  /** Nothing that was paid stands any more: the free days open again, or with the end of the pause. */
  async function openFreeDays(
    trx: Tx,
    row: SubscriptionRow,
    left: readonly OrderPeriod[],
    at: Date,
  ): Promise<void> {
    const orderIds = left.map((one) => one.order_id);
    await moveGrants({ trx, events }, row.seller_id, { orderIds }, { events: ['trial.restored'], at });
  }

  /** The money of an order is back with the buyer: what it had still paid for is taken off, what it took the place of comes back. */
  async function reverse(
    trx: Tx,
    before: SubscriptionRow,
    order: SubscriptionOrderRow,
    now: Date,
  ): Promise<void> {
    const { seller_id: sellerId, id } = before;
    const stopped = before.status === 'paused' ? (before.paused_at ?? now) : now;
    const orders = await findOrders(trx, sellerId, id);
    const left = withoutOrder(orders, order, stopped);
    await saveOrder(trx, order, { returned_at: now });
    for (const one of left) await saveOrderPeriod(trx, before, one);
    const end = endOf(left, before, stopped);
    const hasTime = end === null || end > stopped;
    const isBack = hasTime && (before.status === 'expired' || before.status === 'grace');
    const event = isBack ? 'period.paid' : 'period.returned';
    const next = isBack || !hasTime ? transition(before.status, { type: event }).state : undefined;
    // Another end is another charge.
    const isMoved = next !== undefined || end?.getTime() !== before.ends_at?.getTime();
    if (isMoved) await charges.release(trx, before, { at: now, isUnwanted: true });
    const lapsed = order.kind === 'change' && before.terms.priceId === order.terms.priceId;
    const last = lapsed ? lastOf(left) : undefined;
    const row = await saveSubscription({ trx, events }, before, {
      ends_at: end,
      since: now,
      reminded: 0,
      charge: isMoved ? null : before.charge,
      updated_at: now,
      ...(next && { status: next, paused_at: null }),
      ...(last && { terms: subscriptionTerms(last.terms) }),
    });
    if (hasTime || !next) {
      if (hasTime && left.every(({ kind }) => kind === 'trial')) await openFreeDays(trx, row, left, now);
      return timeline.record(trx, row, 'shortened', { until: end });
    }
    await charges.end(trx, row, now);
    await timeline.record(trx, row, 'ended', {});
  }

  return {
    reverse,

    async refundUnwanted(trx, row, order, { now, tell }) {
      const { seller_id: sellerId, order_id: orderId } = order;
      await saveOrder(trx, order, { returned_at: now });
      // Who paid is told; what its recipient got with it ends with the refund.
      if (order.gift === 'received') return checkout.returnGift(trx, { sellerId, orderId });
      const reason =
        'The bank paid for a period that the buyer had said no to, had paid for already, or that is not sold any more';
      await checkout.refundByRule(trx, { sellerId, orderId, rule: 'unwanted-charge', reason });
      // Its payment is unmatched, however late it arrives.
      await moveGrants(
        { trx, events },
        sellerId,
        { orderIds: [orderId] },
        { events: ['refund.succeeded'], at: now },
      );
      const updated = { ...row, updated_at: now };
      await timeline.record(trx, updated, 'unwanted', {});
      await tell(trx, updated, 'chargeReturned');
    },
  };
}

/** When what stands runs out, null for never; where nothing is left it is over now, unless it was over before. */
function endOf(left: readonly OrderPeriod[], before: SubscriptionRow, stopped: Date): Date | null {
  if (left.some(({ ends_at }) => ends_at === null)) return null;
  const last = lastOf(left)?.ends_at;
  if (last && last > stopped) return last;
  return before.ends_at === null || before.ends_at > stopped ? stopped : before.ends_at;
}

/** The order whose time ends last. */
const lastOf = (left: readonly OrderPeriod[]): OrderPeriod | undefined =>
  left.toSorted((a, b) => timeOf(b.ends_at) - timeOf(a.ends_at))[0];

const timeOf = (at: Date | null) => at?.getTime() ?? Number.MAX_SAFE_INTEGER;
