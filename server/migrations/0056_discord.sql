-- Servers of Discord in which the bot of the installation is, and who is in them through us.

-- A server belongs to one seller.
create table discord_guild_ref (
  guild_id text not null primary key,
  seller_id uuid not null
);

create index discord_guild_ref_by_seller on discord_guild_ref (seller_id);

create table discord_guild (
  seller_id uuid not null,
  guild_id text not null,
  title text not null,
  status text not null,
  -- What the bot lacks, by the names of Discord.
  missing_rights jsonb not null,
  -- Those that members may have, the highest first, each with whether the bot can give it.
  roles jsonb not null,
  connected_at timestamptz not null,
  -- When Discord was asked last.
  checked_at timestamptz not null,
  -- When the creator disconnected it; null while it is connected.
  disconnected_at timestamptz,
  primary key (seller_id, guild_id),
  check (status in ('ready', 'missingRights', 'lost'))
);

-- What is sent along to the pages of Discord and comes back: ties a server to a creator, or an account to the grant of a buyer.
create table discord_consent_state (
  -- SHA-256.
  state_hash bytea not null primary key,
  purpose text not null,
  seller_id uuid not null,
  -- Of the buyer; null for a creator.
  grant_id text,
  expires_at timestamptz not null,
  check (purpose in ('connect', 'join')),
  check ((purpose = 'join') = (grant_id is not null))
);
create index discord_consent_state_by_seller on discord_consent_state (seller_id);
create index discord_consent_state_by_end on discord_consent_state (expires_at);

-- The seat of a grant in a server.
create table discord_member (
  seller_id uuid not null,
  grant_id text not null,
  guild_id text not null,
  -- Whose seat it is; null until somebody takes it.
  discord_user_id text,
  -- As Discord shows them.
  name text,
  status text not null,
  -- Roles that were given for it, or are about to be: these are taken away when it ends.
  role_ids jsonb not null,
  -- Whether the bot added them. Whoever was in the server before is not removed from it.
  is_added boolean not null,
  joined_at timestamptz,
  -- When they left or were removed.
  left_at timestamptz,
  changed_at timestamptz not null,
  primary key (seller_id, grant_id, guild_id),
  check (status in ('invited', 'requested', 'joined', 'left', 'removed'))
);
create index discord_member_by_user on discord_member (seller_id, guild_id, discord_user_id) where discord_user_id is not null;
