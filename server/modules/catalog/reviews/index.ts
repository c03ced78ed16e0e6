import type { Deps } from '../../../platform/deps';
import type { BuyerPhones } from '../../accounts';
import type { Notifier } from '../../messaging';
import { scheduleAsking } from './ask.service';
import { createJudgedReviews } from './judged.service';
import { createOwnReviews } from './own.service';
import { createReceivedReviews } from './received.service';
import { createChange } from './review.change';
import { createReviewNotices } from './review.notices';
import { reviewHandlers } from './review.routes';
import { createShownReviews } from './shown.service';

/** What verified buyers say of products, what creators answer, and what the operator lets stand. */
export function createReviews(
  deps: Pick<Deps, 'clock' | 'database' | 'jobs' | 'random'>,
  dependencies: { notify: Pick<Notifier, 'notify'>; access: BuyerPhones },
) {
  const listeners: ((productId: string) => void)[] = [];
  const notices = createReviewNotices(dependencies);
  const { change } = createChange(deps, {
    changed: (productId) => {
      for (const listener of listeners) listener(productId);
    },
  });
  const ownReviews = createOwnReviews(deps, { change, notices });
  const received = createReceivedReviews(deps, { change, notices });
  const shown = createShownReviews(deps);
  scheduleAsking(deps, { notices });
  return {
    handlers: reviewHandlers(ownReviews, received, shown, dependencies.access),
    /** What a buyer's pages do, as their calls do. */
    own: ownReviews,
    /** Reviews on a preview; null if there are none. */
    summary: shown.summary,
    /** All of them, page by page. */
    pagesOf: shown.pagesOf,
    onPage: shown.onPage,
    /** Tells when what is said of a product has changed. */
    onChanged: (listener: (productId: string) => void): void => void listeners.push(listener),
    /** For the operator. */
    moderation: createJudgedReviews(deps, { received, notices }),
  };
}

export type Reviews = ReturnType<typeof createReviews>;
