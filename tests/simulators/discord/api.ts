// The REST API of Discord as far as the product calls it, with the refusals of the real one.
import {
  type Consent,
  type Guild,
  outranksMember,
  outranksRole,
  type Person,
  permissionsIn,
  type Right,
  type Role,
  rights,
  type World,
} from './world';

/** A refusal of the API. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** Null is 204, without a body. */
export interface Answer {
  status: number;
  body: object | null;
}

export interface ApiCall {
  method: string;
  /** Below `/api/v10`. */
  path: string;
  body: Record<string, unknown>;
  /** The bot, or somebody by what they agreed to. */
  as: 'bot' | Consent;
}

const done: Answer = { status: 204, body: null };
const ok = (body: object): Answer => ({ status: 200, body });

export const unauthorized = () => new Refused(401, 0, '401: Unauthorized');
const notFound = () => new Refused(404, 0, '404: Not Found');
const unknownGuild = () => new Refused(404, 10004, 'Unknown Guild');
const missingAccess = () => new Refused(403, 50001, 'Missing Access');
const missingPermissions = () => new Refused(403, 50013, 'Missing Permissions');

/** Servers that somebody may be in at most. */
const mostGuilds = 100;

export const userOf = ({ id, username, globalName }: Person) => ({
  id,
  username,
  global_name: globalName,
  discriminator: '0',
  avatar: null,
});

export const guildOf = (guild: Guild) => ({
  id: guild.id,
  name: guild.name,
  icon: null,
  owner_id: guild.ownerId,
  roles: guild.roles.map(roleOf),
});

const roleOf = ({ permissions, ...role }: Role) => ({ ...role, permissions: String(permissions), color: 0 });

function personIn(world: World, id: string): Person {
  const person = world.people.get(id);
  if (!person) throw new Refused(404, 10013, 'Unknown User');
  return person;
}

/** The server, where the bot is in it. */
function guildIn(world: World, id: string): Guild {
  const guild = world.guilds.get(id);
  if (!guild) throw unknownGuild();
  if (!guild.members.has(world.botId)) throw missingAccess();
  return guild;
}

function requireRight(world: World, guild: Guild, right: Right): void {
  if ((permissionsIn(guild, world.botId) & rights[right]) === 0n) throw missingPermissions();
}

function memberIn(guild: Guild, userId: string) {
  const member = guild.members.get(userId);
  if (!member) throw new Refused(404, 10007, 'Unknown Member');
  return member;
}

const memberOf = (world: World, guild: Guild, userId: string) => ({
  user: userId === world.botId ? botUser(world) : userOf(personIn(world, userId)),
  roles: [...memberIn(guild, userId).roles],
  nick: null,
  joined_at: new Date(0).toISOString(),
  deaf: false,
  mute: false,
});

const botUser = ({ botId }: World) => ({
  id: botId,
  username: 'haat',
  global_name: null,
  bot: true,
  discriminator: '0001',
});

/** A role that the bot may give and take in the server. */
function roleToGive(world: World, guild: Guild, id: unknown): Role {
  const role = guild.roles.find((one) => one.id === id);
  if (!role) throw new Refused(404, 10011, 'Unknown Role');
  if (role.managed || role.id === guild.id || !outranksRole(guild, world.botId, role))
    throw missingPermissions();
  return role;
}

function addMember(world: World, guild: Guild, userId: string, body: ApiCall['body']): Answer {
  requireRight(world, guild, 'CREATE_INSTANT_INVITE');
  const consent = world.tokens.get(String(body['access_token']));
  if (!consent || consent.personId !== userId || !consent.scopes.includes('guilds.join'))
    throw new Refused(403, 50025, 'Invalid OAuth2 access token');
  const person = personIn(world, userId);
  if (guild.banned.has(userId)) throw new Refused(403, 40007, 'The user is banned from this guild.');
  if (guild.members.has(userId)) return done;
  if (person.otherGuilds + guildsOf(world, userId).length >= mostGuilds)
    throw new Refused(400, 30001, `Maximum number of guilds reached (${mostGuilds})`);
  const given = Array.isArray(body['roles']) ? body['roles'] : [];
  if (given.length > 0) requireRight(world, guild, 'MANAGE_ROLES');
  const roles = given.map((id) => roleToGive(world, guild, id).id);
  guild.members.set(userId, { roles: new Set(roles) });
  return { status: 201, body: memberOf(world, guild, userId) };
}

function removeMember(world: World, guild: Guild, userId: string): Answer {
  requireRight(world, guild, 'KICK_MEMBERS');
  memberIn(guild, userId);
  if (!outranksMember(guild, world.botId, userId)) throw missingPermissions();
  guild.members.delete(userId);
  return done;
}

function changeRole(
  world: World,
  guild: Guild,
  [userId, roleId]: [string, string],
  isGiven: boolean,
): Answer {
  requireRight(world, guild, 'MANAGE_ROLES');
  const member = memberIn(guild, userId);
  const { id } = roleToGive(world, guild, roleId);
  if (isGiven) member.roles.add(id);
  else member.roles.delete(id);
  return done;
}

const guildsOf = (world: World, userId: string): Guild[] =>
  [...world.guilds.values()].filter(({ members }) => members.has(userId));

function asPerson(world: World, { path }: ApiCall, { personId, scopes }: Consent): Answer {
  if (path === '/users/@me' && scopes.includes('identify')) return ok(userOf(personIn(world, personId)));
  if (path === '/users/@me/guilds' && scopes.includes('guilds'))
    return ok(
      guildsOf(world, personId).map((guild) => ({
        id: guild.id,
        name: guild.name,
        icon: null,
        owner: guild.ownerId === personId,
        permissions: String(permissionsIn(guild, personId)),
        features: [],
      })),
    );
  throw unauthorized();
}

/** @throws Refused */
export function answerApi(world: World, call: ApiCall): Answer {
  const { method, path, body, as } = call;
  if (as !== 'bot') return asPerson(world, call, as);
  if (method === 'GET' && path === '/users/@me') return ok(botUser(world));
  const [, guildId = '', rest = ''] = /^\/guilds\/(\d+)(\/.*)?$/.exec(path) ?? [];
  if (guildId === '') throw notFound();
  const guild = guildIn(world, guildId);
  if (method === 'GET' && rest === '') return ok(guildOf(guild));
  if (method === 'GET' && rest === '/roles') return ok(guild.roles.map(roleOf));
  const [, userId = '', roleId = ''] = /^\/members\/(\d+)(?:\/roles\/(\d+))?$/.exec(rest) ?? [];
  if (userId === '') throw notFound();
  switch (`${method} ${roleId === '' ? 'member' : 'role'}`) {
    case 'GET member':
      return ok(memberOf(world, guild, userId));
    case 'PUT member':
      return addMember(world, guild, userId, body);
    case 'DELETE member':
      return removeMember(world, guild, userId);
    case 'PUT role':
      return changeRole(world, guild, [userId, roleId], true);
    case 'DELETE role':
      return changeRole(world, guild, [userId, roleId], false);
    default:
      throw new Refused(405, 0, '405: Method Not Allowed');
  }
}
