import type { Selectable } from 'kysely';
import { indianDay } from '../../../platform/text/india';
import type { SubscriptionTable } from './subscription.tables';

type Row = Selectable<SubscriptionTable>;
type DailySnapshot = Pick<Row, 'snapshot_status' | 'snapshot_terms' | 'snapshot_ends_at' | 'snapshot_since'>;

/** Of one that has just begun. */
export const noSnapshot: DailySnapshot = {
  snapshot_status: null,
  snapshot_terms: null,
  snapshot_ends_at: null,
  snapshot_since: null,
};

/**
 * What a change at `at` leaves behind: the first one of an Indian day how the subscription stood until then, and so at the midnight before; a later
 * one of the same day nothing. So who counts a day after its end finds how everything stood at it, whatever has happened since midnight.
 */
export const snapshotOf = (before: Row, at: Date): Partial<DailySnapshot> =>
  indianDay(before.updated_at) >= indianDay(at)
    ? {}
    : {
        snapshot_status: before.status,
        snapshot_terms: before.terms,
        snapshot_ends_at: before.ends_at,
        snapshot_since: before.updated_at,
      };
