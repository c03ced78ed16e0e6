import type { OwnBusiness } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { $api } from '../client';

export const businessKey = ['get', '/api/business'] as const;

/** The GST registration; null if none. */
export const useBusiness = () => $api.useQuery('get', '/api/business');

/** Creates or updates the GST registration. */
export function useSaveBusiness() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: { gstin: string; address: string | null }): Promise<OwnBusiness> =>
      answer(await api.PUT('/api/business', { body: given })),
    onSuccess: (business) => client.setQueryData(businessKey, business),
  });
}

export function useEndBusiness() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<OwnBusiness> => answer(await api.DELETE('/api/business')),
    onSuccess: (business) => client.setQueryData(businessKey, business),
  });
}
