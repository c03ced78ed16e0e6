export { discordHandlers } from './connection/connection.routes';
export { eraseGuilds } from './connection/guild.repository';
export { createDiscordDelivery, type DiscordDelivery, type Returned } from './discord.delivery';
