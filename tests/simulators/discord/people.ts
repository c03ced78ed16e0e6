// What people do in Discord.
import {
  bitsOf,
  everyoneIn,
  type Guild,
  nextId,
  type Person,
  type Right,
  type Role,
  type World,
} from './world';

export function addPerson(world: World, name: string): Person {
  const id = nextId(world);
  const person = { id, username: name.toLowerCase(), globalName: name, otherGuilds: 0 };
  world.people.set(id, person);
  return person;
}

/** A server with its owner in it. */
export function createGuild(world: World, owner: Person, name: string): Guild {
  const id = nextId(world);
  const everyone = {
    id,
    name: '@everyone',
    position: 0,
    permissions: bitsOf(['CREATE_INSTANT_INVITE']),
    managed: false,
  };
  const members = new Map([[owner.id, { roles: new Set<string>() }]]);
  const guild: Guild = { id, name, ownerId: owner.id, roles: [everyone], members, banned: new Set() };
  world.guilds.set(id, guild);
  return guild;
}

/** Stands over all roles that are there. */
export function createRole(world: World, guild: Guild, name: string, given: readonly Right[] = []): Role {
  const position = Math.max(...guild.roles.map((role) => role.position)) + 1;
  const role = { id: nextId(world), name, position, permissions: bitsOf(given), managed: false };
  guild.roles.push(role);
  return role;
}

/** Moves a role right below or right above another. */
export function moveRole(guild: Guild, role: Role, where: 'below' | 'above', other: Role): void {
  const others = guild.roles.filter((one) => one !== role).sort((a, b) => a.position - b.position);
  others.splice(others.indexOf(other) + (where === 'above' ? 1 : 0), 0, role);
  for (const [position, one] of others.entries()) one.position = position;
}

export const botRoleOf = (guild: Guild): Role => {
  const role = guild.roles.find(({ managed }) => managed);
  if (!role) throw new Error('The bot is not in this server');
  return role;
};

/** The bot comes in by an invite, with a role of its own above those that members have. */
export function addBot(world: World, guild: Guild, permissions: bigint): void {
  const { botId } = world;
  if (guild.members.has(botId)) {
    botRoleOf(guild).permissions = permissions;
    return;
  }
  const role = createRole(world, guild, 'Haat');
  Object.assign(role, { permissions, managed: true });
  guild.members.set(botId, { roles: new Set([role.id]) });
}

/** Somebody takes the bot out of a server, with its role. */
export function removeBot(world: World, guild: Guild): void {
  guild.members.delete(world.botId);
  guild.roles = guild.roles.filter(({ managed }) => !managed);
}

/** Exactly these from now on; what all members may do does not count. */
export function setBotRights(guild: Guild, given: readonly Right[]): void {
  botRoleOf(guild).permissions = bitsOf(given);
  everyoneIn(guild).permissions = 0n;
}

/** Comes in by somebody's invite. */
export function join(guild: Guild, person: Person): void {
  if (!guild.members.has(person.id)) guild.members.set(person.id, { roles: new Set() });
}

export const leave = (guild: Guild, person: Person): void => {
  guild.members.delete(person.id);
};

export function ban(guild: Guild, person: Person): void {
  leave(guild, person);
  guild.banned.add(person.id);
}

export const isIn = (guild: Guild, person: Person): boolean => guild.members.has(person.id);

/** The names of the roles that somebody has, in their order. */
export const roleNames = (guild: Guild, person: Person): string[] =>
  guild.roles.filter(({ id }) => guild.members.get(person.id)?.roles.has(id)).map(({ name }) => name);
