import { sessionDoor } from '@haat/kinds/parts/live/door';
import { isOver } from '@haat/kinds/parts/live/session.rules';
import { kindOf } from '@haat/kinds/rules';
import type { Deps } from '../../../platform/deps';
import type { Catalog, Sellable } from '../../catalog';
import { findGrantsOfOrder, findSequences } from './session-message.repository';

/** A session that an order lets its buyer into. */
export interface BoughtSession {
  uid: string;
  sequence: number;
  title: string;
  /** ISO 8601. */
  startsAt: string;
  minutes: number;
  timeZone: string;
  /** Path of the buyer's own door. */
  joinPath: string;
}

interface OrderKey {
  sellerId: string;
  orderId: string;
  product: Sellable['product'];
}

/** The sessions that an order lets its buyer into and that are not over, for the calendar in the mail of its receipt. */
export async function sessionsOfOrder(
  { catalog, clock, database }: Pick<Deps, 'clock' | 'database'> & { catalog: Pick<Catalog, 'getSellable'> },
  { sellerId, orderId, product }: OrderKey,
): Promise<BoughtSession[]> {
  const { session, refersTo } = kindOf(product);
  // Most products are no session and hold none.
  if (!session && !refersTo) return [];
  const grants = await findGrantsOfOrder(database.db, { sellerId, orderId });
  const now = clock.now();
  const found = await Promise.all(
    grants.map(async ({ id, product_id: productId }) => {
      const of = productId === product.id ? product : (await catalog.getSellable(productId))?.product;
      const held = of && kindOf(of).session?.(of.content as never);
      if (!of || !held || isOver(held.session, now)) return null;
      const { startsAt, minutes } = held.session;
      const sequence = (await findSequences(database.db, { sellerId, productId })).get('') ?? 0;
      const { timeZone } = held;
      return { uid: id, sequence, title: of.title, startsAt, minutes, timeZone, joinPath: sessionDoor(id) };
    }),
  );
  return found.filter((one) => one !== null);
}
