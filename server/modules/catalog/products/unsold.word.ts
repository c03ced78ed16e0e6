import type { Tx } from '../../../platform/database/database';
import { enqueue } from '../../../platform/jobs/jobs';

/** Where word is left that a page is not sold any more, not even to those who have subscribed. */
export const unsoldQueue = 'subscriptions.unsold';

export interface Unsold {
  sellerId: string;
  productId: string;
}

/** Written with the change itself, so that it is not lost. */
export const leaveUnsold = (trx: Tx, payload: Unsold): Promise<void> =>
  enqueue(trx, { queue: unsoldQueue, payload });
