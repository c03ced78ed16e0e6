import type { Dispute } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { $api } from '../client';

export const holdsKey = ['get', '/api/wallet/holds'] as const;
export const disputesKey = ['get', '/api/disputes'] as const;

/** What of the creator's money is kept back, and why. */
export const useHolds = () => $api.useQuery('get', '/api/wallet/holds');

/** Payments of the creator's sales that a buyer's bank questions or has questioned. */
export const useDisputes = () => $api.useQuery('get', '/api/disputes');

/** The creator's side of a payment that a bank questions. Said again, the last words count. */
export function useAnswerDispute(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (text: string): Promise<Dispute> =>
      answer(await api.POST('/api/disputes/{id}/answer', { params: { path: { id } }, body: { text } })),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: disputesKey }),
        client.invalidateQueries({ queryKey: holdsKey }),
      ]),
  });
}
