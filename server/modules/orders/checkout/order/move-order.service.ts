import type { OrderStatus } from '@haat/openapi';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../../platform/clock/clock';
import type { Schema } from '../../../../platform/database/schema';
import type { Random } from '../../../../platform/security/ids';
import { type NoticeRecord, type OrderChange, type SaleDocuments, writeMove } from './move.repository';
import { type OrderEventType, transitionsOf } from './order.lifecycle';
import type { OrderFacts } from './order.repository';

export type MoveOutcome =
  | { outcome: 'moved'; from: OrderStatus; status: OrderStatus; at: Date }
  /** The chart does not allow it from the status the order has; nothing is written. */
  | { outcome: 'refused'; status: OrderStatus }
  /** The notice that asks for it was taken before; nothing is written. */
  | { outcome: 'repeated'; status: OrderStatus }
  | { outcome: 'unknown' };

export interface Move {
  /** What happens to the order, in this order. */
  events: readonly OrderEventType[];
  /** What its story keeps of it; shown to the seller. */
  detail?: Record<string, unknown>;
  change?: OrderChange;
  notice?: NoticeRecord;
  sale?: SaleDocuments;
  /** Refused where the order holds no piece of the stock, whatever the chart says: who asks has to look closer there. */
  isHeldOnly?: boolean;
}

/**
 * Moves an order if the chart allows it: the chart is asked about every status beforehand, and the one statement that
 * locks the row takes the answer for the status it finds. Nothing else writes an order's status.
 */
export type MoveOrder = (
  db: Kysely<Schema>,
  order: Pick<OrderFacts, 'seller_id' | 'id'>,
  move: Move,
) => Promise<MoveOutcome>;

export function createMoveOrder({ clock, random }: { clock: Clock; random: Random }): MoveOrder {
  return async (db, order, { events, detail = {}, change = {}, notice, sale, isHeldOnly = false }) => {
    const at = clock.now();
    const transitions = transitionsOf(events);
    // Ids sort as the events happened, also within one millisecond.
    const ids = events.map(() => random.uuid()).sort();
    const steps = events.map((event, index) => ({ id: ids[index] as string, event, detail }));
    const written = { transitions, at, steps, change, notice, sale, isHeldOnly };
    const { from, to, held } = await writeMove(db, order, written);
    if (from === null) return { outcome: 'unknown' };
    if (to !== null) return { outcome: 'moved', from, status: to, at };
    const isAllowed = transitions.has(from) && (held || !isHeldOnly);
    return { outcome: isAllowed ? 'repeated' : 'refused', status: from };
  };
}
