import type { MembershipStatus } from '@haat/machines/lifecycles/membership';
import type { RequiredRight } from '../../../gateways/discord';
import type { Json } from '../../../platform/database/schema';

export type GuildStatus = 'ready' | 'missingRights' | 'lost';

/** A role that a creator may choose for members. */
export interface GuildRole {
  id: string;
  name: string;
  isAssignable: boolean;
  /** Why the bot cannot give it; null where it can. */
  reason: 'aboveBot' | 'managed' | null;
}

export interface DiscordGuildTable {
  seller_id: string;
  guild_id: string;
  title: string;
  status: GuildStatus;
  missing_rights: Json<readonly RequiredRight[]>;
  /** The highest first. */
  roles: Json<readonly GuildRole[]>;
  connected_at: Date;
  /** When Discord was asked last. */
  checked_at: Date;
  disconnected_at: Date | null;
}

/** Sent along to the pages of Discord, and comes back with who agreed. */
interface DiscordConsentStateTable {
  /** SHA-256. */
  state_hash: Buffer;
  purpose: 'connect' | 'join';
  seller_id: string;
  /** Of the buyer; null for a creator. */
  grant_id: string | null;
  expires_at: Date;
}

/** The seat of a grant in a server. */
export interface DiscordMemberTable {
  seller_id: string;
  grant_id: string;
  guild_id: string;
  /** Whose seat it is; null until somebody takes it. */
  discord_user_id: string | null;
  /** As Discord shows them. */
  name: string | null;
  status: MembershipStatus;
  /** Roles that were given for it, or are about to be. */
  role_ids: Json<readonly string[]>;
  /** Whether the bot added them. Whoever was in the server before is not removed from it. */
  is_added: boolean;
  joined_at: Date | null;
  /** When they left or were removed. */
  left_at: Date | null;
  changed_at: Date;
}

/** A seat that went to another Discord account. */
interface DiscordSeatMoveTable {
  seller_id: string;
  grant_id: string;
  guild_id: string;
  /** Who had the seat before. */
  discord_user_id: string;
  /** Roles that were given for it, or were about to be. */
  role_ids: Json<readonly string[]>;
  /** Whether the bot had added them. */
  is_added: boolean;
  moved_at: Date;
  /** Whether what they were given has been taken. */
  is_settled: boolean;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    discord_guild_ref: { guild_id: string; seller_id: string };
    discord_guild: DiscordGuildTable;
    discord_consent_state: DiscordConsentStateTable;
    discord_member: DiscordMemberTable;
    discord_seat_move: DiscordSeatMoveTable;
  }
}
