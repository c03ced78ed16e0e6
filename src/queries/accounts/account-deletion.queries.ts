import type { AccountDeletion } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { $api } from '../client';

export const accountDeletionKey = ['get', '/api/account/deletion'] as const;

/** Account deletion status and blockers. */
export const useAccountDeletion = () => $api.useQuery('get', '/api/account/deletion');

/** Begins the days after which the account is deleted, with a code. */
export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({
      code,
      remainder,
    }: {
      code: string;
      remainder: number;
    }): Promise<AccountDeletion> => {
      const params = { header: { 'Step-Up-Code': code } };
      return answer(await api.POST('/api/account/deletion', { params, body: { remainder } }));
    },
    // What was refused has changed since it was shown.
    onError: () => client.invalidateQueries({ queryKey: accountDeletionKey }),
    onSuccess: (accountDeletion) => client.setQueryData(accountDeletionKey, accountDeletion),
  });
}

/** Keeps the account after all. */
export function useCancelAccountDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<AccountDeletion> => answer(await api.DELETE('/api/account/deletion')),
    onSuccess: (accountDeletion) => client.setQueryData(accountDeletionKey, accountDeletion),
  });
}
