import type { BuyerReview, NewReview, ReceivedReview } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { $api } from '../client';
import { atCursor, usePages } from '../pages';

const ownPath = '/api/purchases/{id}/review';
const ofId = (id: string) => ({ params: { path: { id } } });

export const ownReviewKey = (orderId: string) => ['get', ownPath, ofId(orderId)] as const;

/** What the buyer says of a purchase, and whether they may. */
export const useOwnReview = (orderId: string) => $api.useQuery('get', ownPath, ofId(orderId));

export function useWriteReview(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewReview): Promise<BuyerReview> =>
      answer(await api.PUT(ownPath, { ...ofId(orderId), body })),
    onSuccess: (review) => client.setQueryData(ownReviewKey(orderId), review),
  });
}

export function useWithdrawReview(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<BuyerReview> => answer(await api.DELETE(ownPath, ofId(orderId))),
    onSuccess: (review) => client.setQueryData(ownReviewKey(orderId), review),
  });
}

export const receivedReviewsKey = ['get', '/api/reviews'] as const;

/** What buyers say of the signed-in creator's products, newest first. */
export const useReceivedReviews = () =>
  usePages(receivedReviewsKey, async (cursor, signal) =>
    answer(await api.GET('/api/reviews', { params: { query: atCursor(cursor) }, signal })),
  );

/** Replies to a review publicly, or reports it. */
export function useReviewMove(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({
      move,
      text,
    }: {
      move: 'answer' | 'report';
      text: string;
    }): Promise<ReceivedReview> =>
      move === 'answer'
        ? answer(await api.PUT('/api/reviews/{id}/answer', { ...ofId(id), body: { text } }))
        : answer(await api.POST('/api/reviews/{id}/report', { ...ofId(id), body: { reason: text } })),
    onSuccess: () => client.invalidateQueries({ queryKey: receivedReviewsKey }),
  });
}
