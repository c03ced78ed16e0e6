import type { OrderStatus } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import { lockDiscount, writeDiscount } from './discount.repository';
import { statusColumnsAt } from './discount.status';
import { findOrderStatus, findUse, writeUse } from './use.repository';

export interface FollowedOrder {
  sellerId: string;
  orderId: string;
}

const soldStatuses: ReadonlySet<OrderStatus> = new Set(['paid', 'fulfilled', 'refunding', 'disputed']);

/**
 * Brings a discount's counts up to where one of its orders stands: a use comes back when the order holds
 * nothing any more unpaid, and is taken again when money comes after that. It writes what is and not what happened, so it may run twice, late and in any order.
 */
export function createUsageSync({ clock, database }: Pick<Deps, 'clock' | 'database'>) {
  return async (order: FollowedOrder): Promise<void> => {
    const found = await findUse(database.db, order);
    if (!found) return;
    await database.tx(async (trx) => {
      const row = await lockDiscount(trx, order.sellerId, found.discount_id);
      const use = await findUse(trx, order);
      const now = await findOrderStatus(trx, order);
      if (!row || !use || !now) return;
      const next = {
        // A refund gives no use back: it was used.
        is_held: now.holds_stock || now.status === 'refunded',
        is_sold: soldStatuses.has(now.status),
        earned: soldStatuses.has(now.status) ? now.amount - (now.refunded ?? 0) : 0,
      };
      const counts = {
        used: row.used + Number(next.is_held) - Number(use.is_held),
        sales: row.sales + Number(next.is_sold) - Number(use.is_sold),
        earned: row.earned + next.earned - use.earned,
      };
      await writeUse(trx, use, next);
      await writeDiscount(trx, row, { ...counts, ...statusColumnsAt({ ...row, ...counts }, clock.now()) });
    });
  };
}
