import type { StepUpSent } from '@haat/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { answer, api } from '../services/api';

export const stepUpKey = ['post', '/api/step-up'] as const;

/**
 * The code that went out to the user's own phone or e-mail; asked for when first looked at. Whoever looks again before
 * another code may be sent finds the same one, and coming back from the messages sends no other.
 */
export const useStepUpSent = () =>
  useQuery({
    queryKey: stepUpKey,
    queryFn: async (): Promise<StepUpSent> => answer(await api.POST('/api/step-up')),
    staleTime: 30_000,
    gcTime: 30_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Forgets the code that was sent, once it has been used. */
export function useStepUpForget() {
  const client = useQueryClient();
  return useCallback(() => client.removeQueries({ queryKey: stepUpKey }), [client]);
}
