import type { Cancellation } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Proof, proofHeader } from '../accounts/step-up.queries';
import { $api } from '../client';

const path = '/api/products/{id}/cancellation';
const options = (productId: string) =>
  $api.queryOptions('get', path, { params: { path: { id: productId } } });
export const cancellationKey = (productId: string) => options(productId).queryKey;

const askAgainMs = 3_000;
const isUnderWay = ({ cancelled }: Cancellation): boolean =>
  cancelled !== null && cancelled.done + cancelled.failed < cancelled.seats;

/** What cancelling a live session would refund, and how far its refunds are; polled while they go on. */
export const useCancellation = (productId: string, isEnabled: boolean) =>
  $api.useQuery(
    'get',
    path,
    { params: { path: { id: productId } } },
    {
      enabled: isEnabled,
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? askAgainMs : false),
    },
  );

interface CancelWish {
  /** As shown, so that exactly what was confirmed is refunded. */
  seats: number;
  /** Paise. */
  amount: number;
  reason?: string;
}

const isMoved = ({ queryKey: [, moved] }: { queryKey: readonly unknown[] }) =>
  typeof moved === 'string' && /^\/api\/(transactions|refund-r|wallet|analytics|products)/.test(moved);

/** Cancels it; again, it tries those refunds once more that failed. */
export function useCancelSession(productId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ stepUp, ...body }: CancelWish & Proof): Promise<Cancellation> =>
      answer(await api.POST(path, { params: { path: { id: productId }, ...proofHeader(stepUp) }, body })),
    onSuccess: async (cancellation) => {
      client.setQueryData(cancellationKey(productId), cancellation);
      await client.invalidateQueries({ predicate: isMoved });
    },
    onError: () => client.invalidateQueries({ queryKey: cancellationKey(productId) }),
  });
}
