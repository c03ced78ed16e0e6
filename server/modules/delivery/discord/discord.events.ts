import type { GuildStatus } from './discord.tables';

declare module '../../../platform/events/events' {
  interface DomainEvents {
    /** A connected Discord server was lost, or its bot lacks rights that it needs. */
    'discord.restricted': { sellerId: string; guildId: string; status: GuildStatus };
    /** The bot can admit and remove members of a connected Discord server again. */
    'discord.ready': { sellerId: string; guildId: string };
  }
}
