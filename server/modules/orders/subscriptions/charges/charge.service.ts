import { mandateOfSession } from '../../../../gateways/payments';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { enqueue } from '../../../../platform/jobs/jobs';
import { mayRenewByItself } from '../../../catalog';
import type { RenewalNotice } from '../../../messaging';
import { type MandateRow, type Mandates } from '../../mandates';
import {
  findOrderOf,
  findOrders,
  nextTermsOf,
  type SubscriptionRow,
  saveOrder,
  saveSubscription,
} from '../subscription.repository';
import type { SubscriptionTerms } from '../subscription.tables';

/** Whose money: of a mandate, and of the orders that it pays. */
export interface Charges {
  /** Cancels a charge in progress at the gateway. If unwanted, a late payment is refunded. The caller clears the charge. */
  release(trx: Tx, row: SubscriptionRow, how: { at: Date; isUnwanted: boolean }): Promise<void>;
  /** As `release` for what is not wanted, and nothing is taken by itself any more; answers the mandate that did until now. */
  end(trx: Tx, row: SubscriptionRow, at: Date): Promise<MandateRow | null>;
  /**
   * Ends a mandate that is not good for what the next period costs or how long it lasts, or that nothing follows; what its buyer is to be
   * told of that, null while there is nothing to tell. @param agreed what it would have paid for until now
   */
  fit(trx: Tx, row: SubscriptionRow, agreed?: SubscriptionTerms): Promise<RenewalNotice['about'] | null>;
  /** Takes an order back at the gateway that may have it. */
  revoke(trx: Tx, order: { sellerId: string; orderId: string }): Promise<void>;
}

const queue = 'subscriptions.revoke';
/** Each waits up to an hour: until its day has come and gone. */
const attempts = 60;

/** Whether two terms take the same sum as often: a mandate that was agreed to for the one is good for the other. */
export const isSamePrice = (a: SubscriptionTerms, b: SubscriptionTerms): boolean =>
  a.amount === b.amount && a.period.unit === b.period.unit && a.period.count === b.period.count;

export const keyOf = ({ seller_id: sellerId, id: subscriptionId }: SubscriptionRow) => ({
  sellerId,
  subscriptionId,
});

export function createCharges(
  { database, events, jobs }: Pick<Deps, 'events' | 'database' | 'jobs'>,
  { mandates }: { mandates: Mandates },
): Charges {
  const revoke: Charges['revoke'] = (trx, payload) => enqueue(trx, { queue, payload });

  async function release(
    trx: Tx,
    row: SubscriptionRow,
    { at, isUnwanted }: { at: Date; isUnwanted: boolean },
  ): Promise<void> {
    const { seller_id: sellerId, charge } = row;
    const open = (await findOrders(trx, sellerId, row.id)).filter(
      (order) => order.kind === 'charge' && order.applied_at === null,
    );
    for (const order of open)
      if (isUnwanted && order.terms.unwantedAt === undefined)
        await saveOrder(trx, order, { terms: { ...order.terms, unwantedAt: at.toISOString() } });
    const orderId = charge?.orderId;
    if (orderId && charge.state !== 'refused' && open.some((order) => order.order_id === orderId))
      await revoke(trx, { sellerId, orderId });
  }

  jobs.handle<{ sellerId: string; orderId: string }>(
    queue,
    async ({ sellerId, orderId }) => {
      const order = await findOrderOf(database.db, sellerId, orderId);
      const id = order && mandateOfSession(order.gateway_session);
      if (id) await mandates.revoke({ seller_id: sellerId, id }, orderId);
    },
    { attempts },
  );

  return {
    release,
    revoke,

    async end(trx, row, at) {
      await release(trx, row, { at, isUnwanted: true });
      return mandates.endAll(trx, keyOf(row));
    },

    async fit(trx, row, agreed) {
      const open = await mandates.shownOf(trx, keyOf(row));
      const terms = nextTermsOf(row);
      const isOver = row.ends_at === null || row.status === 'expired' || row.status === 'cancelled';
      const mayGoOn = !isOver && mayRenewByItself(terms);
      const isSame = agreed === undefined || isSamePrice(agreed, terms);
      if (!open || (mayGoOn && isSame && open.most >= terms.amount)) return null;
      const live = await mandates.endAll(trx, keyOf(row));
      // What time brings next is another thing now.
      await saveSubscription({ trx, events }, row, { updated_at: row.updated_at });
      if (!live) return null;
      if (row.ends_at === null) return 'autopayOver';
      return mayGoOn ? 'agreeAnew' : 'autopayOff';
    },
  };
}
