import { type ReviewEvent, transition } from '@haat/machines/lifecycles/review';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { type ReviewKey, type ReviewRow, saveReview } from './review.repository';
import { lockSum, moveSum } from './sum.repository';

/** Told when what is shown of a product has changed. */
export type Changed = (productId: string) => void;

export interface Change {
  before: ReviewRow | null;
  after: ReviewRow;
}

/** Where an event leads a review; null when the chart refuses. */
export const led = ({ status }: ReviewRow, type: ReviewEvent['type']): ReviewRow['status'] | null =>
  transition(status, { type }).state ?? null;

/** The one way to change a review: the sums of its product are held meanwhile, so whatever comes at once comes one after the other. */
export function createChange(
  { database, jobs }: Pick<Deps, 'database' | 'jobs'>,
  { changed }: { changed: Changed },
) {
  return {
    /** `work` answers null when there is nothing to change; what it throws changes nothing. */
    async change(
      key: Pick<ReviewKey, 'seller_id' | 'product_id'>,
      work: (trx: Tx) => Promise<Change | null>,
    ): Promise<void> {
      const isChanged = await database.tx(async (trx) => {
        await lockSum(trx, key);
        const done = await work(trx);
        if (!done) return false;
        await saveReview(trx, done.after);
        await moveSum(trx, done.before, done.after);
        return true;
      });
      if (!isChanged) return;
      changed(key.product_id);
      jobs.kick();
    },
  };
}

export type ChangeReview = ReturnType<typeof createChange>['change'];
