import type { Handlers } from '../../../../platform/http/contract';
import { conflict, notFound } from '../../../../platform/http/errors';
import { signedIn } from '../../../accounts';
import type { DiscordDelivery } from '../discord.delivery';

const noBot = () =>
  conflict(
    'discord_not_configured',
    'This installation has no Discord bot. Buyers can still join by an invite link that you share.',
  );

/** `discord` is null where the installation has no bot. */
export function discordHandlers(discord: DiscordDelivery | null) {
  return {
    async startDiscordConnection(request) {
      if (!discord) throw noBot();
      return [200, await discord.startConnection(signedIn(request).accountId)];
    },
    async listDiscordConnections(request) {
      const { accountId } = signedIn(request);
      return [200, discord ? await discord.listConnections(accountId) : { isAvailable: false, items: [] }];
    },
    async removeDiscordConnection(request) {
      const { accountId } = signedIn(request);
      if (!discord) throw notFound();
      await discord.disconnect(accountId, request.params.id);
      return [204, undefined];
    },
  } satisfies Handlers<'startDiscordConnection' | 'listDiscordConnections' | 'removeDiscordConnection'>;
}
