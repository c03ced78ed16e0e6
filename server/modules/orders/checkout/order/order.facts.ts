import type { Database } from '../../../../platform/database/database';
import { findFacts, type OrderFacts } from './order.repository';

/** What never changes of an order once it is placed, by its public id. */
export interface KnownOrders {
  find(orderId: string): Promise<OrderFacts | null>;
  /** Caches a new order, so that its first lookup needs no query. */
  remember(order: OrderFacts): void;
}

const keptAtMost = 20_000;

/** Cached, because it never changes. */
export function createKnownOrders(database: Database): KnownOrders {
  const kept = new Map<string, OrderFacts>();

  function remember(order: OrderFacts): void {
    if (kept.size >= keptAtMost) kept.delete(kept.keys().next().value as string);
    kept.set(order.id, order);
  }

  return {
    remember,
    async find(orderId) {
      const known = kept.get(orderId);
      if (known) return known;
      const facts = await findFacts(database.db, orderId);
      if (facts) remember(facts);
      return facts;
    },
  };
}
