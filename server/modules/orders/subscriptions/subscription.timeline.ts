import type { Tx } from '../../../platform/database/database';
import type { Random } from '../../../platform/security/ids';
import { type SubscriptionRow, tellStory } from './subscription.repository';

export type TimelineEntry =
  | 'trial'
  | 'begun'
  | 'renewed'
  | 'changed'
  | 'changing'
  | 'shortened'
  | 'paused'
  | 'resumed'
  | 'cancelled'
  | 'stayed'
  | 'late'
  | 'ended'
  | 'autopayOn'
  | 'autopayOff'
  | 'announced'
  | 'awaited'
  | 'refused'
  | 'missed'
  | 'unwanted';

export interface Timeline {
  /** Adds what happened to a subscription to the timeline of its first order, where its seller reads it. */
  record(trx: Tx, row: SubscriptionRow, entry: TimelineEntry, detail: Record<string, unknown>): Promise<void>;
}

export const createTimeline = ({ random }: { random: Random }): Timeline => ({
  record: (trx, row, entry, detail) =>
    tellStory(trx, {
      sellerId: row.seller_id,
      orderId: row.id,
      id: random.uuid(),
      at: row.updated_at,
      event: `subscription.${entry}`,
      detail,
    }),
});
