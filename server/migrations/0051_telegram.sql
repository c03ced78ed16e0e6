-- Channels and groups of Telegram that the bot of the installation administers, and who is in them through us.

-- A chat belongs to one seller.
create table telegram_chat_ref (
  -- As Telegram has it, as text: ids are longer than 32 bits.
  chat_id text not null primary key,
  seller_id uuid not null
);

create index telegram_chat_ref_by_seller on telegram_chat_ref (seller_id);

create table telegram_chat (
  seller_id uuid not null,
  chat_id text not null,
  title text not null,
  type text not null,
  status text not null,
  -- What the bot lacks, by the names of Telegram.
  missing_rights jsonb not null,
  -- Null as long as Telegram has not said it.
  member_count integer,
  connected_at timestamptz not null,
  -- When Telegram was asked last.
  checked_at timestamptz not null,
  -- When the creator disconnected it; null while it is connected.
  disconnected_at timestamptz,
  primary key (seller_id, chat_id),
  check (type in ('channel', 'group')),
  check (status in ('ready', 'missingRights', 'lost'))
);

-- Codes that are opened at the bot: they tie a Telegram account to a creator who connects, or to a buyer who joins.
create table telegram_start_code (
  -- SHA-256.
  code_hash bytea not null primary key,
  purpose text not null,
  seller_id uuid not null,
  -- Of the buyer; null for a creator.
  grant_id text,
  -- Who opened it; null as long as nobody did.
  telegram_user_id text,
  expires_at timestamptz not null,
  check (purpose in ('connect', 'join')),
  check ((purpose = 'join') = (grant_id is not null))
);
create index telegram_start_code_by_user on telegram_start_code (telegram_user_id) where telegram_user_id is not null;
create index telegram_start_code_by_seller on telegram_start_code (seller_id);
create index telegram_start_code_by_end on telegram_start_code (expires_at);

-- The seat of a grant in a chat.
create table telegram_member (
  seller_id uuid not null,
  grant_id text not null,
  chat_id text not null,
  -- Whose seat it is; null until somebody takes it.
  telegram_user_id text,
  -- As Telegram shows them.
  name text,
  -- In which the bot writes to them.
  language text not null,
  status text not null,
  -- A link of this grant that makes a request to join; null as long as none was made.
  invite_link text,
  joined_at timestamptz,
  -- When they left or were removed.
  left_at timestamptz,
  changed_at timestamptz not null,
  primary key (seller_id, grant_id, chat_id),
  check (status in ('invited', 'requested', 'joined', 'left', 'removed'))
);
create index telegram_member_by_user on telegram_member (seller_id, chat_id, telegram_user_id) where telegram_user_id is not null;
create index telegram_member_by_link on telegram_member (seller_id, chat_id, invite_link) where invite_link is not null;

-- Who is in a chat as far as Telegram has said, whether they came through us or not.
create table telegram_presence (
  seller_id uuid not null,
  chat_id text not null,
  telegram_user_id text not null,
  name text not null,
  is_present boolean not null,
  is_administrator boolean not null,
  -- The update that said it last: an older one does not change it.
  update_id bigint not null,
  seen_at timestamptz not null,
  primary key (seller_id, chat_id, telegram_user_id)
);

-- Updates that were taken: Telegram sends one again until it is confirmed.
create table telegram_update (
  id bigint not null primary key,
  received_at timestamptz not null
);
create index telegram_update_by_time on telegram_update (received_at);
