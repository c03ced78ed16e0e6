import type { Handlers } from '../../platform/contract';
import { signedIn } from '../identity';
import type { OwnReviews } from './own.service';
import type { ReceivedReviewService } from './received.service';
import type { ShownReviews } from './shown.service';

type Operations =
  | 'getOwnReview'
  | 'writeReview'
  | 'withdrawReview'
  | 'listProductReviews'
  | 'listReceivedReviews'
  | 'answerReview'
  | 'reportReview';

export function reviewHandlers(own: OwnReviews, received: ReceivedReviewService, shown: ShownReviews) {
  return {
    getOwnReview: async (request) => [200, await own.ofPurchase(signedIn(request), request.params.id)],
    writeReview: async (request) => [
      200,
      await own.write(signedIn(request), request.params.id, request.body),
    ],
    withdrawReview: async (request) => [200, await own.withdraw(signedIn(request), request.params.id)],
    listProductReviews: async (request) => [200, await shown.list(request.params.id, request.query)],
    listReceivedReviews: async (request) => [
      200,
      await received.list(signedIn(request).accountId, request.query),
    ],
    answerReview: async (request) => [
      200,
      await received.answer(signedIn(request).accountId, request.params.id, request.body.words),
    ],
    reportReview: async (request) => [
      200,
      await received.report(signedIn(request).accountId, request.params.id, request.body.reason),
    ],
  } satisfies Handlers<Operations>;
}
