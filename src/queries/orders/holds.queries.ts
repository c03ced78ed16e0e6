import type { Dispute } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { $api } from '../client';

export const holdsKey = ['get', '/api/wallet/holds'] as const;
export const disputesKey = ['get', '/api/disputes'] as const;

/** Holds and their reasons. */
export const useHolds = () => $api.useQuery('get', '/api/wallet/holds');

/** Disputes, open and decided. */
export const useDisputes = () => $api.useQuery('get', '/api/disputes');

/** The response to a dispute. The latest one counts. */
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
