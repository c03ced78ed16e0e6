import type { Database } from '../../../../platform/database/database';
import { findFacts, type OrderFacts } from './order.repository';

/** What does not change of an order once it is placed, by its public id; its product and price are those it was placed with, another date is in its row. */
export interface OrderLookup {
  find(orderId: string): Promise<OrderFacts | null>;
  /** Caches a new order, so that its first lookup needs no query. */
  remember(order: OrderFacts): void;
}

const maxCached = 20_000;

/** What was found once is kept, because it cannot become wrong. */
export function createOrderLookup(database: Database): OrderLookup {
  const cache = new Map<string, OrderFacts>();

  function remember(order: OrderFacts): void {
    if (cache.size >= maxCached) cache.delete(cache.keys().next().value as string);
    cache.set(order.id, order);
  }

  return {
    remember,
    async find(orderId) {
      const cached = cache.get(orderId);
      if (cached) return cached;
      const facts = await findFacts(database.db, orderId);
      if (facts) remember(facts);
      return facts;
    },
  };
}
