import { ApiError } from '@haat/machines/failure';
import type { StepUpSent } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Adds the code of `POST /api/step-up`, if given. */
export interface Proof {
  stepUp?: string;
}
export const proofHeader = (stepUp: string | undefined) => ({
  header: stepUp === undefined ? {} : { 'Step-Up-Code': stepUp },
});

/** Whether the error requires a step-up code. */
export const isProofNeeded = (error: unknown) => error instanceof ApiError && error.code === 'step_up_needed';

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
