import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import type { MoveOrder } from '../order/move-order.service';
import { orderEvent } from '../order/order.events';
import { isUnpaid } from '../order/order.lifecycle';
import {
  findHeldTooLong,
  findOpenOf,
  lockOrder,
  type OpenOrder,
  type OrderFacts,
  type OrderRow,
  prolongHold,
} from '../order/order.repository';
import type { UnpaidOrders } from '../payments/unpaid.service';
import type { AskGateway } from '../reconciliation/gateway.question';
import { replaceable } from './hold.rules';

export interface HoldUpkeep {
  /** Releases expired reservations, unless the gateway says */
  releaseDue(): Promise<number>;
  /** Ends the oldest open order of a buyer for a product with which no payment is under way; false when there is none. */
  expireOldestOpen: ExpireOldestOpen;
  /** Ends an order for a newer one, written with that; it is locked and `replaceable`, and its gateway was asked before. */
  expireLocked: ExpireLocked;
}

export type ExpireLocked = (trx: Tx, order: OrderRow) => Promise<boolean>;

export type ExpireOldestOpen = (
  order: Pick<OrderFacts, 'seller_id' | 'product_id' | 'buyer_phone'>,
) => Promise<boolean>;

const minute = 60_000;

/** Releases reservations of unpaid orders: after a while */
export function createHoldUpkeep(
  { clock, database, events, jobs }: Pick<Deps, 'clock' | 'database' | 'events' | 'jobs'>,
  parts: { ask: AskGateway; moveOrder: MoveOrder; unpaidOrders: UnpaidOrders },
): HoldUpkeep {
  const { ask, moveOrder, unpaidOrders } = parts;

  /** True if it was released, false if it was paid in the meantime */
  async function release(
    { sellerId, id }: OpenOrder,
    answer: Awaited<ReturnType<AskGateway>>,
  ): Promise<boolean> {
    return database.tx(async (trx) => {
      const order = await lockOrder(trx, sellerId, id);
      const now = clock.now();
      if (!order?.hold_until || order.hold_until > now || !isUnpaid(order.status)) return false;
      const isOver = order.expires_at <= now;
      if (!isOver && (order.status === 'pending' || answer === 'silent')) {
        const later = Math.min(now.getTime() + minute, order.expires_at.getTime());
        await prolongHold(trx, order, new Date(later));
        return false;
      }
      // Whose time is over with a payment at a bank is waited for, but holds nothing and does not keep its buyer from another order.
      const change = { holdUntil: null, ...(isOver && { isClosed: true }) };
      const result = await moveOrder(trx, order, { events: ['hold.ended'], change });
      if (result.outcome !== 'moved') throw new Error(`The hold of order ${id} could not be released`);
      await events.publish(trx, 'order.released', orderEvent(order));
      return true;
    });
  }

  async function releaseDue(): Promise<number> {
    let total = 0;
    for (;;) {
      const due = await findHeldTooLong(database.db, clock.now());
      if (due.length === 0) return total;
      for (const order of due) if (await release(order, await ask(order))) total += 1;
    }
  }

  async function expireLocked(trx: Tx, order: OrderRow): Promise<boolean> {
    const result = await moveOrder(trx, order, { events: ['order.expired'], detail: { by: 'newerOrder' } });
    if (result.outcome !== 'moved') return false;
    await unpaidOrders.handle(trx, order, { from: result.from, to: result.status });
    return true;
  }

  async function end({ sellerId, id }: OpenOrder): Promise<boolean> {
    return database.tx(async (trx) => {
      const order = await lockOrder(trx, sellerId, id);
      if (!order || !replaceable.has(order.status)) return order?.open_slot === null;
      return expireLocked(trx, order);
    });
  }

  jobs.every('checkout.holds', minute, async () => {
    await releaseDue();
  });

  return {
    releaseDue,
    expireLocked,
    async expireOldestOpen(order) {
      for (const one of await findOpenOf(database.db, order)) {
        if ((await ask(one)) === 'silent') continue;
        if (await end(one)) return true;
      }
      return false;
    },
  };
}
