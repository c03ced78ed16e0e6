// The people, servers and roles of a simulated Discord.

export interface Person {
  id: string;
  username: string;
  globalName: string | null;
  /** How many servers they are in that nobody sees here. */
  otherGuilds: number;
}

export interface Role {
  id: string;
  name: string;
  position: number;
  permissions: bigint;
  managed: boolean;
}

export interface Member {
  roles: Set<string>;
}

export interface Guild {
  id: string;
  name: string;
  ownerId: string;
  roles: Role[];
  members: Map<string, Member>;
  banned: Set<string>;
}

/** What somebody agreed to on the authorize page. */
export interface Consent {
  personId: string;
  scopes: readonly string[];
  redirectUri: string;
  guildId: string | null;
}

export interface World {
  clientId: string;
  botId: string;
  people: Map<string, Person>;
  guilds: Map<string, Guild>;
  /** Codes that were not exchanged yet, by code. */
  codes: Map<string, Consent>;
  /** By access token. */
  tokens: Map<string, Consent>;
  nextId: bigint;
}

export const rights = {
  CREATE_INSTANT_INVITE: 1n << 0n,
  KICK_MEMBERS: 1n << 1n,
  BAN_MEMBERS: 1n << 2n,
  ADMINISTRATOR: 1n << 3n,
  MANAGE_GUILD: 1n << 5n,
  MANAGE_ROLES: 1n << 28n,
} as const;
export type Right = keyof typeof rights;

export const bitsOf = (given: readonly Right[]): bigint =>
  given.reduce((bits, one) => bits | rights[one], 0n);

/** As long as the snowflakes of today. */
export const nextId = (world: World): string => String(world.nextId++);

export const everyoneIn = (guild: Guild): Role => {
  const role = guild.roles.find(({ id }) => id === guild.id);
  if (!role) throw new Error('A server without @everyone');
  return role;
};

/** The roles of a member, with @everyone. */
export const heldRoles = (guild: Guild, userId: string): Role[] => {
  const held = guild.members.get(userId)?.roles;
  return held ? guild.roles.filter(({ id }) => id === guild.id || held.has(id)) : [];
};

export function permissionsIn(guild: Guild, userId: string): bigint {
  if (guild.ownerId === userId) return (1n << 50n) - 1n;
  const bits = heldRoles(guild, userId).reduce((all, { permissions }) => all | permissions, 0n);
  return (bits & rights.ADMINISTRATOR) === 0n ? bits : (1n << 50n) - 1n;
}

/** Whether a role stands over another: by position, and of two alike by the lower id. */
const isOver = (one: Role, other: Role): boolean =>
  one.position === other.position ? BigInt(one.id) < BigInt(other.id) : one.position > other.position;

const topOf = (guild: Guild, userId: string): Role =>
  heldRoles(guild, userId).reduce((top, role) => (isOver(role, top) ? role : top), everyoneIn(guild));

/** Whether somebody may give and take a role. */
export const outranksRole = (guild: Guild, userId: string, role: Role): boolean =>
  guild.ownerId === userId || isOver(topOf(guild, userId), role);

/** Whether somebody may remove a member. */
export const outranksMember = (guild: Guild, userId: string, otherId: string): boolean =>
  guild.ownerId !== otherId &&
  (guild.ownerId === userId || isOver(topOf(guild, userId), topOf(guild, otherId)));
