-- A seat that went from one Discord account to another: what the former account was given is taken, and moves are limited.
create table discord_seat_move (
  seller_id uuid not null,
  grant_id text not null,
  guild_id text not null,
  -- Who had the seat before.
  discord_user_id text not null,
  -- Roles that they were given for it.
  role_ids jsonb not null,
  -- Whether the bot had added them to the server.
  is_added boolean not null,
  moved_at timestamptz not null,
  -- Whether what they were given has been taken.
  is_settled boolean not null,
  primary key (seller_id, grant_id, moved_at, discord_user_id)
);
create index discord_seat_move_by_user on discord_seat_move (seller_id, guild_id, discord_user_id);
create index discord_seat_move_by_guild on discord_seat_move (seller_id, guild_id, moved_at);

-- The same of Telegram: whoever could not be removed at once is looked at again until they are out.
alter table telegram_seat_move add column is_settled boolean not null default false;
alter table telegram_seat_move alter column is_settled drop default;

-- Who tried an invite that is not theirs is written the same way for every service.
drop index telegram_link_attempt_by_chat;
alter table telegram_link_attempt drop column chat_id;
alter table telegram_link_attempt rename column telegram_user_id to account_id;
alter table telegram_link_attempt rename to link_attempt;
alter index telegram_link_attempt_by_time rename to link_attempt_by_time;
alter index telegram_link_attempt_pkey rename to link_attempt_pkey;
