import { makeURLSearchParams, REST, type RequestData, type RouteLike } from '@discordjs/rest';
import {
  type APIGuild,
  type APIGuildMember,
  type APIUser,
  OAuth2Scopes,
  PermissionFlagsBits,
  type RESTAPIPartialCurrentUserGuild,
  type RESTPostOAuth2AccessTokenResult,
  Routes,
} from 'discord-api-types/v10';
import type { DiscordConfig } from '../../platform/config/providers';
import { createThrottle, type Throttle, type Urgency } from '../throttle';
import { type CalledAs, failureOf } from './discord.errors';
import { type DiscordBot, type DiscordGateway, DiscordRefused } from './discord.gateway';
import { discordLimits } from './discord.limits';

const timeoutMs = 10_000;

const botRights =
  PermissionFlagsBits.CreateInstantInvite | PermissionFlagsBits.KickMembers | PermissionFlagsBits.ManageRoles;
const managingRights = PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageGuild;

type Method = 'get' | 'put' | 'post' | 'delete';
type Call = <Answer>(as: Caller, method: Method, route: RouteLike, data?: RequestData) => Promise<Answer>;

interface Caller {
  type: CalledAs;
  authorization: string;
}

/**
 * Calls the REST API by @discordjs/rest, without its retries and waits: jobs try again, with the time that Discord asks for. All calls of the bot share
 * one throttle.
 */
export function createDiscord(
  config: DiscordConfig,
  throttle: Throttle = createThrottle(discordLimits),
): DiscordBot {
  const rest = new REST({
    api: `${config.url}/api`,
    version: '10',
    retries: 0,
    timeout: timeoutMs,
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    rejectOnRateLimit: () => true,
  });
  const call: Call = async (caller, method, route, data = {}) => {
    try {
      // The client forgets its own token once it is refused, so each call brings what it is made with.
      const answer = await rest[method](route, {
        ...data,
        auth: false,
        headers: { ...data.headers, authorization: caller.authorization },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return answer as never;
    } catch (error) {
      throw failureOf(error, caller.type);
    }
  };
  const bot: Caller = { type: 'bot', authorization: `Bot ${config.botToken}` };
  const calls = (urgency: Urgency): DiscordGateway => {
    const throttled: Call = (caller, method, route, data) =>
      throttle.run({ urgency, target: targetOf(method, route) }, () => call(caller, method, route, data));
    return {
      ...addresses(config),
      ...personCalls(call, config),
      ...guildCalls(throttled, bot),
      ...memberCalls(throttled, bot),
    };
  };
  return { ...calls('urgent'), inBulk: calls('bulk') };
}

/** Discord limits a route by itself in each server, whoever the member is. */
const targetOf = (method: Method, route: RouteLike): string =>
  `${method} ${route.replace(/\/(members|roles)\/\d+/g, '/$1')}`;

type Calls<Name extends keyof DiscordGateway> = Pick<DiscordGateway, Name>;

/** Pages of Discord that people open. */
function addresses({ clientId, url }: DiscordConfig): Calls<'botInviteUrl' | 'joinUrl' | 'guildUrl'> {
  const authorizeUrl = (scopes: readonly string[], more: Record<string, string>) =>
    `${url}/oauth2/authorize?${makeURLSearchParams({ client_id: clientId, response_type: 'code', scope: scopes.join(' '), ...more })}`;
  return {
    botInviteUrl: ({ state, redirectUri }) =>
      authorizeUrl([OAuth2Scopes.Bot, OAuth2Scopes.Identify, OAuth2Scopes.Guilds], {
        permissions: `${botRights}`,
        redirect_uri: redirectUri,
        state,
      }),
    joinUrl: ({ state, redirectUri }) =>
      authorizeUrl([OAuth2Scopes.Identify, OAuth2Scopes.GuildsJoin], { redirect_uri: redirectUri, state }),
    guildUrl: (guildId) => `${url}/channels/${guildId}`,
  };
}

/** What is asked with what somebody agreed to. */
function personCalls(
  call: Call,
  { clientId, clientSecret }: DiscordConfig,
): Calls<'consentOf' | 'userOf' | 'guildsOf'> {
  const application: Caller = {
    type: 'application',
    authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
  };
  const person = (token: string): Caller => ({ type: 'person', authorization: `Bearer ${token}` });
  return {
    consentOf: async (code, redirectUri) => {
      const answer = await call<RESTPostOAuth2AccessTokenResult & { guild?: { id: string } }>(
        application,
        'post',
        Routes.oauth2TokenExchange(),
        {
          body: new URLSearchParams({
            grant_type: 'authorization_code',
            code,
            redirect_uri: redirectUri,
          }).toString(),
          passThroughBody: true,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        },
      );
      return {
        accessToken: answer.access_token,
        scopes: answer.scope.split(' '),
        guildId: answer.guild?.id ?? null,
      };
    },
    userOf: async (token) => {
      const { id, username, global_name } = await call<APIUser>(person(token), 'get', Routes.user());
      return { id, name: global_name || username };
    },
    guildsOf: async (token) => {
      const guilds = await call<RESTAPIPartialCurrentUserGuild[]>(person(token), 'get', Routes.userGuilds());
      return guilds.map(({ id, owner, permissions }) => ({
        id,
        isManaged: owner || (BigInt(permissions) & managingRights) !== 0n,
      }));
    },
  };
}

/** What the bot is, and what it knows of servers. */
function guildCalls(call: Call, bot: Caller): Calls<'botId' | 'guild'> {
  let botId: Promise<string> | null = null;
  return {
    botId: () => {
      botId ??= call<APIUser>(bot, 'get', Routes.user()).then(({ id }) => id);
      // A failure is not kept.
      botId.catch(() => {
        botId = null;
      });
      return botId;
    },
    guild: async (guildId) => {
      const { id, name, owner_id: ownerId, roles } = await call<APIGuild>(bot, 'get', Routes.guild(guildId));
      return {
        id,
        title: name,
        ownerId,
        roles: roles.map(({ id: roleId, name: title, position, permissions, managed }) => ({
          id: roleId,
          name: title,
          position,
          permissions: BigInt(permissions),
          isManaged: managed,
        })),
      };
    },
  };
}

/** Who is in a server, and with which roles. */
function memberCalls(
  call: Call,
  bot: Caller,
): Calls<'rolesOf' | 'addMember' | 'giveRole' | 'takeRole' | 'removeMember'> {
  return {
    rolesOf: async (guildId, userId) => {
      try {
        return (await call<APIGuildMember>(bot, 'get', Routes.guildMember(guildId, userId))).roles;
      } catch (error) {
        if (error instanceof DiscordRefused && error.refusal === 'notMember') return null;
        throw error;
      }
    },
    addMember: async (guildId, userId, { accessToken, roleIds }) => {
      const body = { access_token: accessToken, ...(roleIds.length > 0 && { roles: roleIds }) };
      const answer = await call<Partial<APIGuildMember> | null>(
        bot,
        'put',
        Routes.guildMember(guildId, userId),
        {
          body,
        },
      );
      // 201 brings the member, 204 nothing.
      return answer?.user ? 'added' : 'present';
    },
    giveRole: async (guildId, userId, roleId) => {
      await call(bot, 'put', Routes.guildMemberRole(guildId, userId, roleId));
    },
    takeRole: async (guildId, userId, roleId) => {
      await call(bot, 'delete', Routes.guildMemberRole(guildId, userId, roleId));
    },
    removeMember: async (guildId, userId) => {
      await call(bot, 'delete', Routes.guildMember(guildId, userId));
    },
  };
}
