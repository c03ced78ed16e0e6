import type { ChannelPlatform } from '@haat/kinds/kind';
import type { DiscordConnections, TelegramConnections } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { $api } from '../client';

const telegram = '/api/telegram/connection';
const discord = '/api/discord/connection';
export const channelsKey = ['get', telegram] as const;
export const serversKey = ['get', discord] as const;

/** Ms: Discord does not say when a right was given or a role was moved, so it is asked while somebody looks. */
const lookEvery = 8_000;

/** The channels and groups that the bot administers for the creator, newest first. */
export const useTelegramChannels = <Read>(select: (data: TelegramConnections) => Read) =>
  $api.useQuery('get', telegram, undefined, { select });

/** The servers that the bot was added to by the creator, newest first. */
export const useDiscordServers = <Read>(select: (data: DiscordConnections) => Read) =>
  $api.useQuery('get', discord, undefined, { select, refetchInterval: lookEvery });

/** What is connected, for the editor: null while it is not loaded, and where there is no bot. */
export function useEditorChannels(platform: ChannelPlatform) {
  const channels = $api.useQuery('get', telegram, undefined, { enabled: platform === 'Telegram' }).data;
  const servers = $api.useQuery('get', discord, undefined, {
    enabled: platform === 'Discord',
    refetchInterval: lookEvery,
  }).data;
  const data = platform === 'Telegram' ? channels : servers;
  return data?.isAvailable ? data.items : null;
}

/** Loads them again where they are shown. */
export function useChannelsRefresh() {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: channelsKey });
    void client.invalidateQueries({ queryKey: serversKey });
  }, [client]);
}

const linkOf = ({ deepLink, expiresAt }: { deepLink: string; expiresAt: string }) => ({
  deepLink,
  expiresInMs: Math.max(0, Date.parse(expiresAt) - Date.now()),
});

/** A link to the bot, or to the page on which the bot is added, and for how long it is good, in ms. */
export const startTelegramConnection = async () => linkOf(answer(await api.POST(telegram)));
export const startDiscordConnection = async () => linkOf(answer(await api.POST(discord)));

export function useDisconnect(platform: ChannelPlatform) {
  const refresh = useChannelsRefresh();
  return useMutation({
    mutationFn: async ({ id }: { id: string }) => {
      const one = { params: { path: { id } } };
      await (platform === 'Telegram'
        ? api.DELETE('/api/telegram/connection/{id}', one).then(answer)
        : api.DELETE('/api/discord/connection/{id}', one).then(answer));
    },
    onSuccess: refresh,
  });
}
