import type { Leaving } from '@haat/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../services/api';
import { $api } from './client';

export const leavingKey = ['get', '/api/account/leaving'] as const;

/** Whether the account is on its way out, and what stands in the way. */
export const useLeaving = () => $api.useQuery('get', '/api/account/leaving');

/** Begins the days after which the account is deleted, with a code. */
export function useLeave() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ code, remainder }: { code: string; remainder: number }): Promise<Leaving> => {
      const params = { header: { 'Step-Up-Code': code } };
      return answer(await api.POST('/api/account/leaving', { params, body: { remainder } }));
    },
    // What was refused has changed since it was shown.
    onError: () => client.invalidateQueries({ queryKey: leavingKey }),
    onSuccess: (leaving) => client.setQueryData(leavingKey, leaving),
  });
}

/** Keeps the account after all. */
export function useStay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<Leaving> => answer(await api.DELETE('/api/account/leaving')),
    onSuccess: (leaving) => client.setQueryData(leavingKey, leaving),
  });
}
