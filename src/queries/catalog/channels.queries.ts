import type { TelegramConnection, TelegramConnections } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { $api } from '../client';

const path = '/api/telegram/connection';
export const channelsKey = ['get', path] as const;

/** The channels and groups that the bot administers for the creator, newest first. */
export const useChannels = () => $api.useQuery('get', path);

/** The same for the editor: null while they are not loaded, and where there is no bot. */
export function useEditorChannels(): TelegramConnections['items'] | null {
  const { data } = useChannels();
  return data?.isAvailable ? data.items : null;
}

/** Loads them again where they are shown. */
export function useChannelsRefresh() {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: channelsKey }), [client]);
}

/** A link to the bot, and for how long it is good, in ms. */
export async function startConnection(): Promise<{ deepLink: string; expiresInMs: number }> {
  const { deepLink, expiresAt } = answer(await api.POST(path));
  return { deepLink, expiresInMs: Math.max(0, Date.parse(expiresAt) - Date.now()) };
}

export function useDisconnectChannel() {
  const refresh = useChannelsRefresh();
  return useMutation({
    mutationFn: async ({ id }: Pick<TelegramConnection, 'id'>) => {
      await api.DELETE('/api/telegram/connection/{id}', { params: { path: { id } } }).then(answer);
    },
    onSuccess: refresh,
  });
}
