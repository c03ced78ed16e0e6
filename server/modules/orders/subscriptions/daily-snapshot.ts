import type { Selectable } from 'kysely';
import { indianDay } from '../../../platform/text/india';
import type { SubscriptionTable } from './subscription.tables';

type Row = Selectable<SubscriptionTable>;
type Stood = Pick<Row, 'stood_status' | 'stood_terms' | 'stood_ends_at' | 'stood_since'>;

/** Of one that has just begun. */
export const neverStood: Stood = {
  stood_status: null,
  stood_terms: null,
  stood_ends_at: null,
  stood_since: null,
};

/**
 * What a change at `at` leaves behind: the first one of an Indian day how the subscription stood until then, and so at the midnight before; a later
 * one of the same day nothing. So who counts a day after its end finds how everything stood at it, whatever has happened since midnight.
 */
export const stoodOf = (before: Row, at: Date): Partial<Stood> =>
  indianDay(before.updated_at) >= indianDay(at)
    ? {}
    : {
        stood_status: before.status,
        stood_terms: before.terms,
        stood_ends_at: before.ends_at,
        stood_since: before.updated_at,
      };
