import type { NewOrder } from '@haat/openapi';
import { GatewaySilent } from '../../../../gateways/payments';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import type { Refusal } from '../../../../platform/http/errors';
import { codeOf, type DiscountRedemption } from '../../../catalog';
import { lockOrder, type OpenOrder, type OrderRow } from '../order/order.repository';
import { isContinuation } from '../placing/order.rules';
import type { Proved } from '../placing/owned.service';
import type { AskGateway } from '../reconciliation/gateway.question';
import { replaceable } from './hold.rules';
import type { ExpireLocked } from './hold.upkeep';
import { findOwnHolds, type Held, type OwnHold } from './own-holds.repository';
import { hasOffer } from './seat-offer.repository';

interface Own {
  productId: string;
  /** Null for the only price. */
  priceId: string | null;
  /** E.164. */
  phone: string;
  proof: Proved | null;
}

/**
 * Unpaid orders that hold what their own buyer asks for with another one. They end with the transaction that places it, or stay as they are: what they hold
 * is lost to nobody else in between.
 */
export interface OwnHolds {
  /**
   * Such an order of this browser, of the same price rather than another, the oldest, besides those that are known; null without one. No payment is under way
   * with it: its gateway has answered, no bank has agreed to its mandate, and nobody else was asked to pay it.
   */
  find(own: Own, held: Held, known: readonly OpenOrder[]): Promise<OpenOrder | null>;
  /** Locks those that may end still and gives their uses of discounts back, before the newer order takes one; */
  lock(trx: Tx, orders: readonly OpenOrder[]): Promise<OrderRow[]>;
  /** then ends them. Answers how many seats of the product that frees. */
  end(trx: Tx, locked: readonly OrderRow[]): Promise<number>;
}

export function createOwnHolds(
  { clock, database, gateways }: Pick<Deps, 'clock' | 'database' | 'gateways'>,
  parts: { ask: AskGateway; discounts: Pick<DiscountRedemption, 'giveBack'>; expireLocked: ExpireLocked },
): OwnHolds {
  /** What a bank has agreed to is paid without its buyer. */
  async function isApproved({ id, provider, session }: OwnHold): Promise<boolean> {
    const mandates = gateways.payments.mandates.named(provider);
    if (!mandates) return false;
    try {
      const { state } = await mandates.seen({ id, session });
      return state === 'active' || state === 'paused';
    } catch (error) {
      if (!(error instanceof GatewaySilent)) throw error;
      return true;
    }
  }

  async function freedBy(trx: Tx, order: OrderRow): Promise<number> {
    if (!order.holds_stock || isContinuation(order)) return 0;
    const { seller_id: sellerId, id: orderId, quantity } = order;
    // A seat that was offered is offered again.
    return (await hasOffer(trx, { sellerId, orderId }, clock.now())) ? quantity - 1 : quantity;
  }

  return {
    async find({ productId, priceId, phone, proof }, held, known) {
      if (!proof || proof.orders.length === 0) return null;
      for (const one of await findOwnHolds(
        database.db,
        { orders: proof.orders, productId, priceId, phone },
        held,
      )) {
        if (known.some(({ id }) => id === one.id)) continue;
        // What it answers may be that it is paid or being paid: that is seen under the lock.
        if ((await parts.ask(one)) !== 'silent' && !(await isApproved(one))) return one;
      }
      return null;
    },

    async lock(trx, orders) {
      const locked: OrderRow[] = [];
      // Orders before discounts, each in one order, as everybody locks them.
      for (const { sellerId, id } of orders.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
        const order = await lockOrder(trx, sellerId, id);
        if (order && replaceable.has(order.status) && order.asked_at === null) locked.push(order);
      }
      for (const { seller_id: sellerId, id: orderId } of locked)
        await parts.discounts.giveBack(trx, { sellerId, orderId });
      return locked;
    },

    async end(trx, locked) {
      let freed = 0;
      for (const order of locked)
        if (await parts.expireLocked(trx, order)) freed += await freedBy(trx, order);
      return freed;
    },
  };
}

/** What was not left for an order that is refused, and may be held by another one of its buyer; null where it was refused for something else. */
export function heldElsewhere({ code }: Refusal, { discountCode }: NewOrder): Held | null {
  if (code === 'sold_out' || code === 'not_enough_left') return 'stock';
  if (code === 'discount_used' || code === 'discount_spent') return { code: codeOf(discountCode) };
  // No code was refused: a discount that is applied automatically is not left.
  return code === 'amount_changed' ? { code: null } : null;
}
