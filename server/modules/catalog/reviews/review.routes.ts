import type { Handlers } from '../../../platform/http/contract';
import { type Asking, type BuyerPhones, signedIn } from '../../accounts';
import type { Buyer, OwnReviews } from './own.service';
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

export function reviewHandlers(
  ownReviews: OwnReviews,
  received: ReceivedReviewService,
  shown: ShownReviews,
  { phonesFor }: BuyerPhones,
) {
  const buyerOf = async (request: Asking & { params: { id: string } }): Promise<Buyer> => ({
    accountId: request.account?.accountId ?? null,
    phones: await phonesFor(request, request.params.id),
  });

  return {
    getOwnReview: async (request) => [
      200,
      await ownReviews.ofPurchase(await buyerOf(request), request.params.id),
    ],
    writeReview: async (request) => [
      200,
      await ownReviews.write(await buyerOf(request), request.params.id, request.body),
    ],
    withdrawReview: async (request) => [
      200,
      await ownReviews.withdraw(await buyerOf(request), request.params.id),
    ],
    listProductReviews: async (request) => [200, await shown.list(request.params.id, request.query)],
    listReceivedReviews: async (request) => [
      200,
      await received.list(signedIn(request).accountId, request.query),
    ],
    answerReview: async (request) => [
      200,
      await received.answer(signedIn(request).accountId, request.params.id, request.body.text),
    ],
    reportReview: async (request) => [
      200,
      await received.report(signedIn(request).accountId, request.params.id, request.body.reason),
    ],
  } satisfies Handlers<Operations>;
}
