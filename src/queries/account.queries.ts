import type { User } from '@haat/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { answer, api } from '../services/api';
import { $api } from './client';

/** Changes what buyers see as the seller's name. */
export const renameAccount = async (name: string): Promise<User> =>
  answer(await api.PATCH('/api/account', { body: { name } })).user;

export const addressesKey = ['get', '/api/account/addresses'] as const;

/** Every way into the account, the oldest first. */
export const useAddresses = () => $api.useQuery('get', '/api/account/addresses');

/** Loads them again, when one has come. */
export function useAddressesRefresh() {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: addressesKey }), [client]);
}
