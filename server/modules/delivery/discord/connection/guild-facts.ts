import {
  type DiscordGateway,
  type DiscordGuild,
  type DiscordRole,
  type RequiredRight,
  requiredRights,
} from '../../../../gateways/discord';
import type { GuildRole } from '../discord.tables';

/** Bits of the rights that are looked at, as Discord numbers them. */
const bits = {
  CREATE_INSTANT_INVITE: 1n << 0n,
  KICK_MEMBERS: 1n << 1n,
  MANAGE_ROLES: 1n << 28n,
} as const satisfies Record<RequiredRight, bigint>;
const administrator = 1n << 3n;

/** Whether a role stands over another. */
const isOver = (one: DiscordRole, other: DiscordRole): boolean =>
  one.position === other.position ? BigInt(one.id) < BigInt(other.id) : one.position > other.position;

const heldRoles = (guild: DiscordGuild, roleIds: readonly string[]): DiscordRole[] =>
  guild.roles.filter(({ id }) => id === guild.id || roleIds.includes(id));

const permissionsOf = (roles: readonly DiscordRole[]): bigint =>
  roles.reduce((all, { permissions }) => all | permissions, 0n);

/** Owners and administrators, who are never removed. */
export const isAdministrator = (guild: DiscordGuild, userId: string, roleIds: readonly string[]): boolean =>
  guild.ownerId === userId || (permissionsOf(heldRoles(guild, roleIds)) & administrator) !== 0n;

export interface GuildFacts {
  title: string;
  missingRights: RequiredRight[];
  roles: GuildRole[];
}

/** What the bot may do in a server, and which roles it can give. A role that stands over its own it cannot. */
export function factsOf(guild: DiscordGuild, botRoleIds: readonly string[]): GuildFacts {
  const held = heldRoles(guild, botRoleIds);
  const permissions = permissionsOf(held);
  const isAllowed = (right: RequiredRight) => (permissions & (administrator | bits[right])) !== 0n;
  const canGive = (role: DiscordRole) => held.some((one) => isOver(one, role));
  const reasonOf = (role: DiscordRole): GuildRole['reason'] => {
    if (role.isManaged) return 'managed';
    return canGive(role) ? null : 'aboveBot';
  };
  return {
    title: guild.title,
    missingRights: requiredRights.filter((right) => !isAllowed(right)),
    roles: guild.roles
      .filter(({ id }) => id !== guild.id)
      .toSorted((one, other) => (isOver(one, other) ? -1 : 1))
      .map((role) => {
        const reason = reasonOf(role);
        return { id: role.id, name: role.name, isAssignable: reason === null, reason };
      }),
  };
}

/** Asks Discord about a server. @throws DiscordRefused `guildUnavailable` where the bot is not in it. */
export async function readGuild(discord: DiscordGateway, guildId: string): Promise<GuildFacts> {
  const guild = await discord.guild(guildId);
  return factsOf(guild, (await discord.rolesOf(guildId, await discord.botId())) ?? []);
}
