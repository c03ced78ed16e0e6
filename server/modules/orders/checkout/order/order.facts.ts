import type { Database } from '../../../../platform/database/database';
import { findFacts, type OrderFacts } from './order.repository';

/** What never changes of an order once it is placed, by its public id. */
export interface KnownOrders {
  find(orderId: string): Promise<OrderFacts | null>;
  /** So that the first question about an order placed here asks nobody. */
  remember(order: OrderFacts): void;
}

const keptAtMost = 20_000;

/** What was found once is kept, because it cannot become wrong. */
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
