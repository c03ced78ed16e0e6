import type { Language } from '@haat/i18n';
import type { User } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { $api } from '../client';
import { sessionsKey } from './sessions.queries';

/** Updates the profile; omitted fields stay. */
interface ProfileChanges {
  name?: string;
  bio?: string;
  handle?: string;
  language?: Language;
}

/** Returns the updated user. */
export const saveAccount = async (changes: ProfileChanges): Promise<User> =>
  answer(await api.PATCH('/api/account', { body: changes })).user;

/** Changes what buyers see as the seller's name. */
export const renameAccount = (name: string): Promise<User> => saveAccount({ name });

export const handleKey = ['get', '/api/account/handle'] as const;

/** The handle of the public page, when it may be changed, and which others still lead there. */
export const useHandle = () => $api.useQuery('get', '/api/account/handle');

export function useHandleRefresh() {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: handleKey }), [client]);
}

export const addressesKey = ['get', '/api/account/addresses'] as const;

/** Every way into the account, the oldest first. */
export const useAddresses = () => $api.useQuery('get', '/api/account/addresses');

/** Removes a sign-in method, with a code; returns the updated user. */
export const removeAddress = async (id: string, code: string): Promise<User> => {
  const params = { path: { id }, header: { 'Step-Up-Code': code } };
  return answer(await api.DELETE('/api/account/addresses/{id}', { params })).user;
};

/** Loads them again, when one has come or gone, and the devices with them. */
export function useAddressesRefresh() {
  const client = useQueryClient();
  return useCallback(
    () => Promise.all([addressesKey, sessionsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
    [client],
  );
}
