export { createDiscord } from './discord';
export {
  type DiscordBot,
  type DiscordGateway,
  type DiscordGuild,
  type DiscordRefusal,
  DiscordRefused,
  type DiscordRole,
  type DiscordUser,
  type RequiredRight,
  requiredRights,
} from './discord.gateway';
