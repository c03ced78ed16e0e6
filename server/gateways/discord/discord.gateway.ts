/** What the bot has to be allowed to do in a server, by the names of Discord. */
export const requiredRights = ['CREATE_INSTANT_INVITE', 'KICK_MEMBERS', 'MANAGE_ROLES'] as const;
export type RequiredRight = (typeof requiredRights)[number];

export interface DiscordRole {
  id: string;
  name: string;
  /** The higher, the more it may do to others; of two alike the one with the lower id is higher. */
  position: number;
  permissions: bigint;
  /** Belongs to a bot, an integration or to boosters: nobody gives it. */
  isManaged: boolean;
}

export interface DiscordGuild {
  id: string;
  title: string;
  ownerId: string;
  /** With `@everyone`, whose id is that of the server. */
  roles: DiscordRole[];
}

/** An account of Discord. */
export interface DiscordUser {
  id: string;
  /** As Discord shows it. */
  name: string;
}

/** What somebody agreed to. */
export interface DiscordConsent {
  /** Theirs; used at once and stored nowhere. */
  accessToken: string;
  scopes: readonly string[];
  /** The server that the bot was added to; null where nobody was asked for one. */
  guildId: string | null;
}

/** A server that somebody is in. */
export interface GuildOfUser {
  id: string;
  /** They own or manage it. */
  isManaged: boolean;
}

/** Why Discord refused a call for good. */
export type DiscordRefusal =
  /** The server is gone, or the bot is not in it. */
  | 'guildUnavailable'
  /** The bot may not do this, or a role or member stands as high as its own role. */
  | 'rightMissing'
  | 'roleUnknown'
  /** Discord knows nobody of this id here. */
  | 'notMember'
  | 'banned'
  /** Whoever is to be added is in as many servers as Discord allows. */
  | 'tooManyGuilds'
  /** The code or token of somebody's consent is over, taken back, or was none. */
  | 'consentOver'
  /** The token of the bot, or the secret of the application, is wrong. */
  | 'credentialsWrong'
  | 'other';

/** Discord will not do this, however often it is asked. */
export class DiscordRefused extends Error {
  override readonly name = 'DiscordRefused';
  constructor(
    readonly refusal: DiscordRefusal,
    /** Discord's code, without anything of a person. */
    readonly reason: string,
  ) {
    super(`Discord refused the call: ${reason}`);
  }
}

/** Where somebody goes who agreed or did not, with what they agreed about. */
export interface ConsentRequest {
  state: string;
  redirectUri: string;
}

/**
 * The REST API of Discord. Each call is made once: who calls tries again.
 * All that ask Discord throw `DiscordRefused`, and `TryLater` for a limit (with the time to wait), an outage or silence.
 */
export interface DiscordGateway {
  /** The page on which somebody says who they are and adds the bot to a server of theirs, with the rights it needs. */
  botInviteUrl(of: ConsentRequest): string;
  /** The page on which somebody says who they are and lets the bot add them to a server. */
  joinUrl(of: ConsentRequest): string;
  /** Opens a server in Discord. */
  guildUrl(guildId: string): string;
  /** What the code of a return is worth; it is worth it once. */
  consentOf(code: string, redirectUri: string): Promise<DiscordConsent>;
  userOf(accessToken: string): Promise<DiscordUser>;
  guildsOf(accessToken: string): Promise<GuildOfUser[]>;
  /** The id of the bot; asked once. */
  botId(): Promise<string>;
  guild(guildId: string): Promise<DiscordGuild>;
  /** The ids of the roles that somebody has in a server; null for whoever is not in it. */
  rolesOf(guildId: string, userId: string): Promise<string[] | null>;
  /** Adds somebody who has agreed. Who is `present` already gets no roles by this. */
  addMember(
    guildId: string,
    userId: string,
    of: { accessToken: string; roleIds: readonly string[] },
  ): Promise<'added' | 'present'>;
  giveRole(guildId: string, userId: string, roleId: string): Promise<void>;
  takeRole(guildId: string, userId: string, roleId: string): Promise<void>;
  removeMember(guildId: string, userId: string): Promise<void>;
}

/** Whoever waits for a call goes before those that nobody waits for. */
export interface DiscordBot extends DiscordGateway {
  /** The same calls, for many members at a time. */
  inBulk: DiscordGateway;
}
