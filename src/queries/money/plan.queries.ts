import type { PlanState } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { $api } from '../client';

export const planKey = ['get', '/api/plan'] as const;
export const referralKey = ['get', '/api/referral'] as const;

/** The plan of the account, until when it is paid for, and what each other would cost now. */
export const usePlan = () => $api.useQuery('get', '/api/plan');

/** Sets the plan that follows; FREE lets the current one end. */
export function usePlanDecision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (plan: PlanState['next']) =>
      answer(await api.POST('/api/plan/next', { body: { plan } })),
    onSuccess: (state) => client.setQueryData(planKey, state),
  });
}

/** What the account's invitation has brought. */
export const useReferral = () => $api.useQuery('get', '/api/referral');
