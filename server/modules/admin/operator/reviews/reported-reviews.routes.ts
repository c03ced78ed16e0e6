import type { Handlers } from '../../../../platform/http/contract';
import type { Gate } from '../gate.service';
import type { ReviewModerationAdmin } from './reported-reviews.service';

/** Reviews and tickets. Every call requires an unlocked session */
export function wordsHandlers({
  gate,
  reviewModeration,
}: {
  gate: Gate;
  reviewModeration: ReviewModerationAdmin;
}) {
  return {
    async listReportedReviews(request) {
      await gate.unlocked(request);
      return [200, { items: await reviewModeration.list() }];
    },
    async judgeReview(request) {
      const by = await gate.fresh(request);
      return [200, { items: await reviewModeration.judge(by, request.body) }];
    },
  } satisfies Handlers<'listReportedReviews' | 'judgeReview'>;
}
