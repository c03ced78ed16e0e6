import type { BuyerRefund, RefundRequest, RefundRounds } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Proof, proofHeader } from '../accounts/step-up.queries';
import { $api } from '../client';

const askedPath = '/api/purchases/{id}/refund-request';
const options = (orderId: string) =>
  $api.queryOptions('get', askedPath, { params: { path: { id: orderId } } });
export const buyerRefundKey = (orderId: string) => options(orderId).queryKey;
export const openRequestsKey = ['get', '/api/refund-requests'] as const;

/** What a buyer may ask back of a purchase, and how the newest request stands. */
export const useBuyerRefund = (orderId: string) =>
  $api.useQuery('get', askedPath, { params: { path: { id: orderId } } });

/** The creator's requests that wait for an answer. */
export const useOpenRequests = () => $api.useQuery('get', '/api/refund-requests');

interface RefundRequestInput {
  /** Paise. */
  amount: number;
  reason: string;
}

export function useAskRefund(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: RefundRequestInput): Promise<BuyerRefund> =>
      answer(await api.POST(askedPath, { params: { path: { id: orderId } }, body })),
    onSuccess: (refund) => client.setQueryData(buyerRefundKey(orderId), refund),
  });
}

export function useWithdrawRequest(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<BuyerRefund> =>
      answer(await api.DELETE(askedPath, { params: { path: { id: orderId } } })),
    onSuccess: (refund) => client.setQueryData(buyerRefundKey(orderId), refund),
  });
}

/** Answers a buyer. The same answer again changes nothing; what it moves is loaded again. */
export function useAnswerRequest(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({
      stepUp,
      ...body
    }: { isGranted: boolean; message: string } & Proof): Promise<RefundRequest> =>
      answer(
        await api.POST('/api/transactions/{id}/refund-request', {
          params: { path: { id: orderId }, ...proofHeader(stepUp) },
          body,
        }),
      ),
    onSuccess: () => client.invalidateQueries({ predicate: isMoved }),
  });
}

/** What a refund moves. */
const isMoved = ({ queryKey: [, path] }: { queryKey: readonly unknown[] }) =>
  typeof path === 'string' && /^\/api\/(transactions|refund-requests|wallet|analytics|products)/.test(path);

const roundsPath = '/api/refund-rounds/{id}';
const roundsOptions = (productId: string) =>
  $api.queryOptions('get', roundsPath, { params: { path: { id: productId } } });
export const roundsKey = (productId: string) => roundsOptions(productId).queryKey;

const askAgainMs = 3_000;

/** Amounts and progress of a refund to all buyers; polled while in progress. */
export const useRounds = (productId: string) =>
  $api.useQuery(
    'get',
    roundsPath,
    { params: { path: { id: productId } } },
    { refetchInterval: ({ state }) => (state.data?.round?.endedAt === null ? askAgainMs : false) },
  );

interface RoundWish {
  reason: string;
  /** As shown, so that exactly the confirmed amounts are refunded. */
  orders: number;
  amount: number;
}

export function useStartRound(productId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ stepUp, ...body }: RoundWish & Proof): Promise<RefundRounds> =>
      answer(
        await api.POST(roundsPath, { params: { path: { id: productId }, ...proofHeader(stepUp) }, body }),
      ),
    onSuccess: async (rounds) => {
      client.setQueryData(roundsKey(productId), rounds);
      await client.invalidateQueries({ predicate: isMoved });
    },
    onError: () => client.invalidateQueries({ queryKey: roundsKey(productId) }),
  });
}
