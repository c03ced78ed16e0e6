import { sessionDoor, sessionUid } from '@haat/kinds/parts/live/door';
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
    grants.map(async ({ id, product_id: productId, session_sequence: moved }) => {
      const of = productId === product.id ? product : (await catalog.getSellable(productId))?.product;
      const held = of && kindOf(of).session?.(of.content as never);
      const coming = held?.dates.filter((date) => !isOver(date, now)) ?? [];
      if (!of || !held || coming.length === 0) return [];
      const sequences = await findSequences(database.db, { sellerId, productId });
      return coming.map((date) => ({
        uid: sessionUid(id, date.id),
        sequence: (sequences.get(date.id) ?? 0) + moved,
        title: of.title,
        startsAt: date.startsAt,
        minutes: date.minutes,
        timeZone: held.timeZone,
        joinPath: sessionDoor(id),
      }));
    }),
  );
  return found.flat();
}
