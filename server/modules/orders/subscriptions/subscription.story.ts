import type { Tx } from '../../../platform/database/database';
import type { Random } from '../../../platform/security/ids';
import { type SubscriptionRow, tellStory } from './subscription.repository';

export type Chapter =
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

export interface Stories {
  /** Writes what has happened to a subscription into the story of the order that began it, where its seller reads it. */
  tell(trx: Tx, row: SubscriptionRow, chapter: Chapter, detail: Record<string, unknown>): Promise<void>;
}

export const createStories = ({ random }: { random: Random }): Stories => ({
  tell: (trx, row, chapter, detail) =>
    tellStory(trx, {
      sellerId: row.seller_id,
      orderId: row.id,
      id: random.uuid(),
      at: row.updated_at,
      event: `subscription.${chapter}`,
      detail,
    }),
});
