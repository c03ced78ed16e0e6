import type { Kyc, PayoutAccount } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Proof, proofHeader } from '../accounts/step-up.queries';
import { $api } from '../client';

export const kycKey = ['get', '/api/kyc'] as const;
const accountsKey = ['get', '/api/payout-accounts'] as const;

const isWaiting = ({ status, accounts }: Kyc) =>
  status === 'panChecking' || accounts.some((account) => account.status === 'checking');

/** The register and banks answer within seconds; when they do not, within hours. */
const soonMs = 1_500;
const laterMs = 15_000;
const soonTimes = 30;

/** KYC and payout accounts; polled during a verification. */
export const useKyc = () =>
  $api.useQuery('get', '/api/kyc', undefined, {
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data || !isWaiting(data)) return false;
      return dataUpdateCount < soonTimes ? soonMs : laterMs;
    },
  });

/** Gives a PAN, which is then looked up. */
export function useGivePan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: { pan: string; name: string }): Promise<Kyc> =>
      answer(await api.POST('/api/kyc/pan', { body: given })),
    onSuccess: (kyc) => client.setQueryData(kycKey, kyc),
  });
}

export type NewAccount = { kind: 'bank'; accountNumber: string; ifsc: string } | { kind: 'upi'; vpa: string };

function useAccountsChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: kycKey }),
      client.invalidateQueries({ queryKey: accountsKey }),
    ]);
}

/** Adds an account with a one-time password. */
export function useAddPayoutAccount() {
  const changed = useAccountsChanged();
  return useMutation({
    mutationFn: async (given: NewAccount & { otp: string }): Promise<PayoutAccount> =>
      answer(await api.POST('/api/payout-accounts', { body: given })),
    onSuccess: changed,
  });
}

export function useRemovePayoutAccount() {
  const changed = useAccountsChanged();
  return useMutation({
    mutationFn: async ({ id, stepUp }: { id: string } & Proof) => {
      await api.DELETE('/api/payout-accounts/{id}', { params: { path: { id }, ...proofHeader(stepUp) } });
    },
    onSettled: changed,
  });
}
